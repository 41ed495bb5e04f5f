// From a target in a sentence to the ladder a trace keeps of it (trace format, section 7.2).
import type { AppId, CellTarget, LabelTarget, Region, Target } from '@flowproof/grammar';
import type { Selector, SelectorPayload, TargetRole } from '@flowproof/trace-format';
import { provenanceOf } from './app-kind.ts';

/** What an action or assertion says about its target beyond the label. */
export interface TargetUse {
  readonly app: AppId;
  /** Which candidates a text may name, where the form requires a noun. */
  readonly role?: TargetRole;
  /** Typing and clearing look beside the text on a picture. */
  readonly typing?: boolean;
  /** A bare native id of a press-style action is its own label. */
  readonly press?: boolean;
}

/** The ladder of a target, strongest rung first. */
export function chooseSelectors(target: Target, use: TargetUse): readonly Selector[] {
  if (target.kind === 'cell') return [cell(target)];
  if (target.region !== undefined) return [inRegion(target, target.region, use)];
  const rungs = plain(target, use);
  const { ordinal } = target;
  return ordinal === undefined
    ? rungs
    : rungs.map((rung) => ({ ...rung, payload: { ...rung.payload, nth: ordinal } }));
}

function plain(target: LabelTarget, use: TargetUse): readonly Selector[] {
  const { by, value } = target.label;
  switch (by) {
    case 'css':
      return [{ tier: 'native_id', provenance: 'web', confidence: 1, payload: { css: value } }];
    case 'id':
      return nativeId(target, use);
    case 'text':
      return [textAnchor(value, use)];
  }
}

function nativeId(target: LabelTarget, use: TargetUse): readonly Selector[] {
  const id = target.label.value;
  const labelled = use.press === true && isBare(target.label);
  if (use.app === 'sap') {
    const native: Selector = { tier: 'native_id', provenance: 'sap-com', confidence: 1, payload: { id } };
    return labelled
      ? [native, { tier: 'text_anchor', provenance: 'sap-com', confidence: 0.5, payload: { text: id } }]
      : [native];
  }
  if (use.app === 'notepad' && id === notepadDocumentId) return notepadDocument;
  if (!labelled)
    return [{ tier: 'native_id', provenance: 'uia', confidence: 1, payload: { automation_id: id } }];
  return pressLadder(id, id, use.app);
}

/** Written without quotes: as long as its value, at most with an `id:` in front; quotes would make it longer. */
function isBare({ value, span }: LabelTarget['label']): boolean {
  return span.end - span.start <= value.length + 'id:'.length;
}

/** The three rungs of a press-style action whose native id and label are both known. */
export function pressLadder(id: string, label: string, app: AppId): readonly Selector[] {
  return [
    { tier: 'native_id', provenance: 'uia', confidence: 1, payload: { automation_id: id, name: label } },
    {
      tier: 'structural',
      provenance: 'uia',
      confidence: 0.7,
      payload: { control_type: 'Button', name: label },
    },
    { tier: 'text_anchor', provenance: 'uia', confidence: 0.5, payload: { text: label, ...ladderOf(app) } },
  ];
}

const notepadDocumentId = '15';

/** The text editor's document. */
export const notepadDocument: readonly Selector[] = [
  { tier: 'native_id', provenance: 'uia', confidence: 1, payload: { automation_id: notepadDocumentId } },
  {
    tier: 'structural',
    provenance: 'uia',
    confidence: 0.7,
    payload: { control_type: 'Edit', name: 'Text Editor' },
  },
];

function textAnchor(text: string, use: TargetUse): Selector {
  return {
    tier: 'text_anchor',
    provenance: provenanceOf(use.app),
    confidence: 1,
    payload: textPayload(text, use),
  };
}

function textPayload(text: string, use: TargetUse): SelectorPayload {
  if (use.app === 'vision') return { text, relation: use.typing === true ? 'right_of' : 'inside' };
  return { text, ...ladderOf(use.app), ...roleOf(use) };
}

/** The order of the twelve rungs; every text on the web says that it is meant by it. */
function ladderOf(app: AppId): { readonly ladder?: 2 } {
  return app === 'web' ? { ladder: 2 } : {};
}

function roleOf({ app, role }: TargetUse): { readonly role?: TargetRole } {
  return app === 'web' && role !== undefined ? { role } : {};
}

function cell(target: CellTarget): Selector {
  const [anchor = '', ...also] = target.anchors;
  return structural({
    kind: 'cell',
    column_text: target.column,
    row_anchor: anchor,
    ...(also.length > 0 && { row_anchor_also: also }),
  });
}

function inRegion(target: LabelTarget, region: Region, use: TargetUse): Selector {
  const inner = innerPayload(target, use);
  switch (region.kind) {
    case 'item':
      return structural({ ...scope('item', region.anchors), ...inner });
    case 'container':
      return structural({ ...scope(prefixed(region.container), region.anchors), ...inner });
    case 'iframe':
      return structural({ kind: 'framed', frame: prefixed(region.frame), ...inner });
  }
}

function scope(container: string, anchors: readonly string[]): SelectorPayload {
  const [anchor = '', ...also] = anchors;
  return {
    kind: 'scoped',
    container,
    container_anchor: anchor,
    ...(also.length > 0 && { anchor_also: also }),
  };
}

function innerPayload(target: LabelTarget, use: TargetUse): SelectorPayload {
  const { by, value } = target.label;
  if (by === 'css') return { inner_css: value };
  if (by === 'id') return { inner_id: value };
  return { inner_text: value, ...ladderOf(use.app), ...roleOf(use) };
}

function prefixed(label: LabelTarget['label']): string {
  return label.by === 'text' ? label.value : `${label.by}:${label.value}`;
}

function structural(payload: SelectorPayload): Selector {
  return { tier: 'structural', provenance: 'web', confidence: 0.9, payload };
}
