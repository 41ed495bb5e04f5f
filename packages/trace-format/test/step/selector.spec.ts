// Which identity payloads are complete.
import { describe, expect, it } from '@jest/globals';
import {
  isCellPayload,
  isFramedPayload,
  isScopedPayload,
  type SelectorPayload,
} from '@flowproof/trace-format';

function kinds(payload: SelectorPayload): readonly string[] {
  const all = { cell: isCellPayload, scoped: isScopedPayload, framed: isFramedPayload };
  return Object.entries(all).flatMap(([kind, fits]) => (fits(payload) ? [kind] : []));
}

describe('a payload', () => {
  it.each<[SelectorPayload, readonly string[]]>([
    [{ kind: 'cell', column_text: 'Floor', row_anchor: 'Window seat' }, ['cell']],
    [{ kind: 'cell', column_text: 'Floor' }, []],
    [{ column_text: 'Floor', row_anchor: 'Window seat' }, []],
    [{ kind: 'scoped', container: 'item', container_anchor: 'Lamp', inner_text: 'Buy' }, ['scoped']],
    [{ kind: 'scoped', container: 'item', container_anchor: 'Lamp', inner_name: 'Buy' }, ['scoped']],
    [{ kind: 'scoped', container: 'item', container_anchor: 'Lamp' }, []],
    [{ kind: 'scoped', container_anchor: 'Lamp', inner_css: 'a' }, []],
    [{ kind: 'framed', frame: 'pay', inner_id: 'pan' }, ['framed']],
    [{ kind: 'framed', frame: 'pay' }, []],
    [{ kind: 'shadow', frame: 'pay', inner_id: 'pan' }, []],
    [{ text: 'Save' }, []],
  ])('%j is %j', (payload, expected) => {
    expect(kinds(payload)).toEqual(expected);
  });
});
