import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { OrderedLines } from '../../src/terminal/ordered-lines.ts';

describe('lines of flows side by side', () => {
  it('are printed at once for the flow whose turn it is, later for the others', () => {
    const printed: string[] = [];
    const lines = new OrderedLines((line) => printed.push(line));
    lines.say(1, 'b1');
    lines.say(0, 'a1');
    expect(printed).toEqual(['a1']);
    lines.end(1);
    lines.say(0, 'a2');
    lines.say(2, 'c1');
    expect(printed).toEqual(['a1', 'a2']);
    lines.end(0);
    expect(printed).toEqual(['a1', 'a2', 'b1', 'c1']);
    lines.say(2, 'c2');
    expect(printed).toEqual(['a1', 'a2', 'b1', 'c1', 'c2']);
  });

  it('come out flow after flow whatever the order in which they are said', () => {
    const scripts = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 6 });
    fc.assert(
      fc.property(scripts, fc.infiniteStream(fc.nat()), (counts, choices) => {
        const printed: string[] = [];
        const lines = new OrderedLines((line) => printed.push(line));
        const open = counts.map((count, index) => ({ index, count, said: 0 }));
        while (open.length > 0) {
          const at = choices.next().value % open.length;
          const flow = open[at];
          if (flow === undefined) break;
          if (flow.said < flow.count) {
            lines.say(flow.index, `${flow.index}.${flow.said}`);
            flow.said += 1;
          } else {
            lines.end(flow.index);
            open.splice(at, 1);
          }
        }
        expect(printed).toEqual(
          counts.flatMap((count, index) => Array.from({ length: count }, (_, said) => `${index}.${said}`)),
        );
      }),
    );
  });
});
