// Faults inside sentences point at the characters of the file, however the text is written.
import { describe, expect, it } from '@jest/globals';
import { readFlow } from '@flowproof/flow-file';

const head = 'name: Beds\napp: web\nurl: http://x\nsteps:\n';

/** The piece of the text that the one fault of a flow marks, and its place. */
function marked(text: string): { readonly piece: string; readonly place: string } {
  const result = readFlow(text);
  if (result.ok) throw new Error('accepted');
  const [fault, second] = result.faults;
  if (fault === undefined || second !== undefined) throw new Error('not one fault');
  return {
    piece: text.slice(fault.span.start, fault.span.end),
    place: `${fault.location.line}:${fault.location.column}`,
  };
}

// The grammar refuses the word `Save` of each: a target is quoted.
describe('a refused word', () => {
  it.each([
    ['plain', '  - rules: Click Save\n', '5:18'],
    ['single-quoted', "  - rules: 'Click Save'\n", '5:19'],
    ['double-quoted', '  - rules: "Click Save"\n', '5:19'],
    ['after an escaped character', '  - rules: "\\x43lick Save"\n', '5:22'],
    ['plain over two lines', '  - rules: Click\n      Save\n', '6:7'],
    ['double-quoted over two lines', '  - rules: "Click\n      Save"\n', '6:7'],
    ['in a literal block', '  - rules: |-\n      Click Save\n', '6:13'],
    ['in CRLF lines', '  - rules: Click\r\n      Save\r\n', '6:7'],
    ['in a flow mapping', '  - {rules: Click Save}\n', '5:19'],
  ])('written %s is found', (_name, step, place) => {
    expect(marked(`${head}${step}`)).toEqual({ piece: 'Save', place });
  });

  it('in a folded block is found by its scalar', () => {
    expect(marked(`${head}  - rules: >-\n      Click\n      Save\n`).place).toBe('5:12');
  });

  it('that a foreach put together is found by its scalar', () => {
    const steps = '  - foreach: {values: [Save], steps: [{rules: "Click ${each}"}]}\n';
    expect(marked(`${head}${steps}`)).toEqual({ piece: '"Click ${each}"', place: '5:47' });
  });

  it('reached through an alias is found at its anchor', () => {
    const result = readFlow(`${head}  - rules: &a Click Save\n  - rules: *a\n`);
    expect(
      result.ok ? [] : result.faults.map(({ location }) => `${location.line}:${location.column}`),
    ).toEqual(['5:21']);
  });
});

describe('columns', () => {
  it('do not count a byte-order mark', () => {
    expect(marked(`\uFEFFnaame: Beds\napp: web\nurl: http://x\nsteps: [rules: Press Tab]\n`)).toEqual({
      piece: 'naame',
      place: '1:1',
    });
  });

  it('count UTF-16 units', () => {
    expect(marked(`${head}  - rules: Press Tab # 🌱\n  - {"🌱": a}\n`).place).toBe('6:6');
    expect(marked(`name: {🌱: a}\napp: web\nurl: http://x\nsteps: [rules: Press Tab]\n`).place).toBe('1:7');
  });
});
