// Renders a small app as one HTML document, so that a web driver can show what the in-memory surface runs.
import { tagOf } from '../in-memory/tree/naming.ts';
import type {
  AppElement,
  AppPage,
  ItemElement,
  ListElement,
  RowElement,
  TableElement,
} from '../small-app/app.ts';
import { htmlRuntime } from './html-runtime.ts';

/** Height of a box that scrolls, px. */
const scrollerHeightPx = 100;

const style = `
  body { font: 16px sans-serif; margin: 16px; }
  .spot { position: relative; width: fit-content; margin: 4px 0; }
  .cover { position: absolute; inset: 0; z-index: 1; background: rgba(200, 200, 200, 0.8); }
  .moving { animation: sway 0.4s linear infinite alternate; }
  @keyframes sway { to { transform: translateX(120px); } }
`;

type Source = AppElement | ItemElement | RowElement;

/**
 * Renders the page an app opens with. What the app does by itself, in answer to acts or with dialogs, it does in the
 * browser too; further pages of the app are the server's matter.
 *
 * @returns a whole document that needs nothing from outside.
 * @example
 * const html = renderHtml({ title: 'Desk', elements: [{ kind: 'button', text: 'Save' }] });
 */
export function renderHtml(app: AppPage): string {
  const spots: Source[] = [];
  const body = renderAll(app.elements, spots);
  const data = {
    spots: spots.map((source) => ({ ...source, tag: tagOf[source.kind] })),
    onOpen: app.onOpen,
    onKey: app.onKey,
    asksBeforeLeaving: app.asksBeforeLeaving,
  };
  return [
    '<!doctype html>',
    '<html lang="en">',
    `<head><meta charset="utf-8"><title>${escape(app.title ?? '')}</title><style>${style}</style></head>`,
    `<body>${body}`,
    `<script>{const app = ${JSON.stringify(data).replaceAll('<', '\\u003c')};${htmlRuntime}}</script>`,
    '</body></html>',
  ].join('\n');
}

function renderAll(elements: readonly AppElement[], spots: Source[]): string {
  return elements
    .map((element) => `<div class="spot" ${mark(element, spots)}>${render(element, spots)}</div>`)
    .join('');
}

function render(element: AppElement, spots: Source[]): string {
  switch (element.kind) {
    case 'text':
      return `<p${written(element)}>${escape(element.text)}</p>`;
    case 'button':
      return `<button type="button"${written(element)}>${escape(element.text)}</button>`;
    case 'link':
      return `<a href="#"${written(element)}>${escape(element.text)}</a>`;
    case 'field':
      return labelled(
        element.label,
        `<input${written(element, {
          type: element.password === true ? 'password' : 'text',
          value: element.value,
          placeholder: element.placeholder,
          readonly: element.readOnly === true ? '' : undefined,
        })}>`,
      );
    case 'checkbox':
      return `<label><input${written(element, {
        type: 'checkbox',
        checked: element.checked === true ? '' : undefined,
      })}> ${escape(element.label)}</label>`;
    case 'list':
      return labelled(element.label, renderList(element));
    case 'upload':
      return labelled(element.label, `<input${written(element, { type: 'file' })}>`);
    case 'items':
      return `<ul${written(element)}>${element.items.map((item) => renderItem(item, spots)).join('')}</ul>`;
    case 'table':
      return renderTable(element, spots);
    case 'frame':
      return `<iframe${written(element, { name: element.name, srcdoc: renderHtml({ elements: element.content }) })}></iframe>`;
    case 'scroller':
      return (
        `<div${written(element, { style: `height:${scrollerHeightPx}px;width:200px;overflow:auto` })}>` +
        `<div style="height:${scrollerHeightPx + element.reachPx}px;overflow:hidden">${renderAll(element.content, spots)}</div></div>`
      );
  }
}

function renderList(element: ListElement): string {
  const options = element.options.map(
    ({ text, value, disabled }) =>
      `<option${attributes({
        value,
        disabled: disabled === true ? '' : undefined,
        selected: element.chosen?.includes(text) === true ? '' : undefined,
      })}>${escape(text)}</option>`,
  );
  return `<select${written(element, { multiple: element.multiple === true ? '' : undefined })}>${options.join('')}</select>`;
}

function renderItem(item: ItemElement, spots: Source[]): string {
  return `<li ${mark(item, spots)}${written(item)}>${renderAll(item.content, spots)}</li>`;
}

function renderTable(table: TableElement, spots: Source[]): string {
  const headers = table.columns.map((column) => `<th>${escape(column)}</th>`).join('');
  const rows = table.rows.map((row) => {
    const place = mark(row, spots);
    const cells = row.cells.map((cell) => (typeof cell === 'string' ? escape(cell) : renderAll(cell, spots)));
    return `<tr ${place}${written(row)}>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  return `<table${written(table)}><tr>${headers}</tr>${rows.join('')}</table>`;
}

function labelled(label: string, control: string): string {
  return `<label>${escape(label)} ${control}</label>`;
}

function mark(source: Source, spots: Source[]): string {
  return `data-spot="${spots.push(source) - 1}"`;
}

type Attributes = Readonly<Record<string, string | undefined>>;

function written(source: Source, more: Attributes = {}): string {
  const styles = Object.entries(source.styles ?? {}).map(([property, value]) => `${property}:${value}`);
  return attributes({
    id: source.id,
    style: styles.length === 0 ? undefined : styles.join(';'),
    ...more,
    ...source.attributes,
  });
}

function attributes(values: Attributes): string {
  return Object.entries(values)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([name, value]) => ` ${name}="${escape(value)}"`)
    .join('');
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
