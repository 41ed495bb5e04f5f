// Cells, items and frames: targets that are named by what stands near them.
import type { CellLocator, ScopedLocator } from '../../locator.ts';
import type { SmallApp, TableElement } from '../../small-app/app.ts';
import type { Surface } from '../../surface.ts';
import { byText, insistShows, press, textOf, type } from '../asking.ts';
import { insist, insistSame } from '../failure.ts';
import type { Scenario } from '../scenario.ts';
import { buttonThatSays, status } from './parts.ts';

const orders: TableElement = {
  kind: 'table',
  columns: ['Customer', 'Total', 'Open'],
  rows: [
    { kind: 'row', cells: ['Ada Byron', '12.50', [buttonThatSays('Open', 'opened Ada')]] },
    { kind: 'row', cells: ['John Smith', '3.00', [buttonThatSays('Open', 'opened Smith')]] },
    { kind: 'row', cells: ['John Jones', '7.25', [buttonThatSays('Open', 'opened Jones')]] },
  ],
};
const people: SmallApp = {
  elements: [
    {
      kind: 'items',
      items: [
        { kind: 'item', content: [{ kind: 'text', text: 'Ada' }, buttonThatSays('Invite', 'invited Ada')] },
        {
          kind: 'item',
          content: [{ kind: 'text', text: 'Grace' }, buttonThatSays('Invite', 'invited Grace')],
        },
        {
          kind: 'item',
          content: [{ kind: 'text', text: 'Grace' }, buttonThatSays('Remove', 'removed Grace')],
        },
      ],
    },
    { kind: 'text', text: 'Edsger is not listed' },
    status,
  ],
};

function cell(columnText: string, ...rowAnchors: readonly string[]): CellLocator {
  return { kind: 'cell', columnText, rowAnchors };
}

function inItem(text: string, ...anchors: readonly string[]): ScopedLocator {
  return { kind: 'scoped', container: 'item', anchors, inner: { text, ladder: 2 } };
}

async function insistHard(
  surface: Surface,
  locator: CellLocator | ScopedLocator,
  kind: 'ambiguous' | 'unusable',
  part: string,
): Promise<void> {
  const answer = await surface.resolve(locator, { purpose: 'read' });
  insist(answer.kind === kind, `${JSON.stringify(locator)} should be ${kind} and is ${answer.kind}`);
  insist(answer.message.includes(part), `the message should contain "${part}": ${answer.message}`);
}

export const regionScenarios: readonly Scenario[] = [
  {
    name: 'a cell is found by its column and a text in its row',
    app: { elements: [orders, status] },
    needs: ['cells', 'read text'],
    run: async (surface) => {
      insistSame('the total of Ada', await textOf(surface, cell('Total', 'Ada')), '12.50');
      insistSame('the total of Jones', await textOf(surface, cell('Total', 'John', 'Jones')), '7.25');
      const nobody = await surface.resolve(cell('Total', 'Grace'), { purpose: 'read' });
      insistSame('the row of nobody', nobody.kind, 'missing');
      const nowhere = await surface.resolve(cell('Weight', 'Ada'), { purpose: 'read' });
      insistSame('the column that is not there', nowhere.kind, 'missing');
    },
  },
  {
    name: 'a text that is in two rows is ambiguous and says in how many',
    app: { elements: [orders, status] },
    needs: ['cells', 'read text'],
    run: (surface) => insistHard(surface, cell('Total', 'John'), 'ambiguous', '2'),
  },
  {
    name: 'a column header that is there twice is ambiguous',
    app: { elements: [{ ...orders, columns: ['Customer', 'Total', 'Total'] }, status] },
    needs: ['cells', 'read text'],
    run: (surface) => insistHard(surface, cell('Total', 'Ada'), 'ambiguous', 'Total'),
  },
  {
    name: 'a click on a cell means the one control in it',
    app: { elements: [orders, status] },
    needs: ['cells', 'click', 'read text'],
    run: async (surface, clock) => {
      await press(surface, clock, cell('Open', 'Jones'));
      await insistShows(surface, clock, 'status', 'opened Jones');
    },
  },
  {
    name: 'typing into a cell means the one field in it',
    app: {
      elements: [
        {
          kind: 'table',
          columns: ['Item', 'Amount'],
          rows: [{ kind: 'row', cells: ['Tea', [{ kind: 'field', label: 'Amount of tea', value: '1' }]] }],
        },
      ],
    },
    needs: ['cells', 'type into a field', 'read text'],
    run: async (surface, clock) => {
      await type(surface, clock, cell('Amount', 'Tea'), '4');
      insistSame('the field', await textOf(surface, byText('Amount of tea')), '4');
    },
  },
  {
    name: 'a target in an item is looked for in the item that holds the text',
    app: people,
    needs: ['scopes', 'click', 'read text'],
    run: async (surface, clock) => {
      await press(surface, clock, inItem('Invite', 'Ada'));
      await insistShows(surface, clock, 'status', 'invited Ada');
      await press(surface, clock, inItem('Remove', 'Grace', 'Remove'));
      await insistShows(surface, clock, 'status', 'removed Grace');
      const answer = await surface.resolve(inItem('Remove', 'Ada'), { purpose: 'click' });
      insistSame('what only another item holds', answer.kind, 'missing');
    },
  },
  {
    name: 'a text that is in two items is ambiguous and says in how many',
    app: people,
    needs: ['scopes', 'read text'],
    run: (surface) => insistHard(surface, inItem('Invite', 'Grace'), 'ambiguous', '2'),
  },
  {
    name: 'a container that is none is unusable and named',
    app: people,
    needs: ['scopes', 'read text'],
    run: (surface) =>
      insistHard(surface, { ...inItem('Invite', 'Ada'), container: 'drawer' }, 'unusable', 'drawer'),
  },
  {
    name: 'a text that is outside of all items is missing and said to be outside',
    app: people,
    needs: ['scopes', 'read text'],
    run: async (surface) => {
      const answer = await surface.resolve(inItem('Invite', 'Edsger'), { purpose: 'click' });
      insist(answer.kind === 'missing', `it should be missing and is ${answer.kind}`);
      insist(
        answer.detail?.includes('Edsger') === true,
        `the detail should name the text: ${answer.detail ?? 'none'}`,
      );
    },
  },
  {
    name: 'a target in a frame is looked for there and nowhere else',
    app: {
      elements: [
        { kind: 'field', label: 'Code', value: 'outside' },
        { kind: 'frame', name: 'Payment', content: [{ kind: 'field', label: 'Code', value: 'inside' }] },
      ],
    },
    needs: ['frames', 'type into a field', 'read text'],
    run: async (surface, clock) => {
      const code = { kind: 'framed', frame: 'Payment', inner: { text: 'Code', ladder: 2 } } as const;
      insistSame('the framed field', await textOf(surface, code), 'inside');
      await type(surface, clock, code, '4711');
      insistSame('the framed field', await textOf(surface, code), '4711');
      insistSame('the other field', await textOf(surface, byText('Code')), 'outside');
      const answer = await surface.resolve({ ...code, frame: 'Chat' }, { purpose: 'read' });
      insist(answer.kind === 'missing', `a frame that is not there should be missing and is ${answer.kind}`);
      insist(
        answer.detail?.includes('Payment') === true,
        `the detail should list the frames: ${answer.detail ?? 'none'}`,
      );
    },
  },
];
