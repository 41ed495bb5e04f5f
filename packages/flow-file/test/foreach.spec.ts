// Templates unfold before anything else is looked at.
import { describe, expect, it } from '@jest/globals';
import { readFlow } from '@flowproof/flow-file';
import type { FlowStep } from '@flowproof/flow-file';

const head = 'name: Beds\napp: web\nurl: http://x\nsteps:\n';

function stepsOf(values: string, ...steps: readonly string[]): readonly FlowStep[] {
  const template = steps.map((step) => `        - ${step}\n`).join('');
  const result = readFlow(
    `${head}  - foreach:\n      values: ${values}\n      steps:\n${template}  - Done\n`,
  );
  if (!result.ok) throw new Error(result.faults.map((fault) => fault.message).join('\n'));
  return result.flow.steps;
}

const textsOf = (steps: readonly FlowStep[]): readonly unknown[] =>
  steps.map((step) => ('text' in step ? step.text : step.kind));

describe('a foreach', () => {
  it('yields the whole template once per value, in order, then goes on', () => {
    expect(textsOf(stepsOf('[a, b]', 'Open ${each}', 'Close ${each}'))).toEqual([
      'Open a',
      'Close a',
      'Open b',
      'Close b',
      'Done',
    ]);
  });

  it('writes values as they are written in the file', () => {
    expect(textsOf(stepsOf('[007, 1.50, true, "x y"]', 'Open ${each}.'))).toEqual([
      'Open 007.',
      'Open 1.50.',
      'Open true.',
      'Open x y.',
      'Done',
    ]);
  });

  it('reads keys of mappings, blanks in their names too', () => {
    expect(textsOf(stepsOf('[{bed: 7, pot size: big}]', 'Bed ${each.bed}, ${each.pot size}'))).toEqual([
      'Bed 7, big',
      'Done',
    ]);
  });

  it('gives a text that is one token the value with its type', () => {
    const [step] = stepsOf(
      '[{code: 404, body: {a: [1]}, list: [x]}]',
      'assert_api: {request: POST http://x, status: "${each.code}", body: "${each.body}"}',
    );
    expect(step).toMatchObject({ question: { status: 404, body: { value: { a: [1] } } } });
  });

  it('reaches texts at any depth, and blocks with their conditions', () => {
    const [step] = stepsOf(
      '[Mint]',
      'repeat: {until: "page shows ${each}", max: 2, steps: [{when: "page shows ${each}", steps: ["Pick ${each}"]}]}',
    );
    expect(step).toMatchObject({
      until: { claim: { text: 'Mint' } },
      steps: [{ condition: { claim: { text: 'Mint' } }, steps: [{ text: 'Pick Mint' }] }],
    });
  });

  it('leaves keys and look-alikes alone', () => {
    const [step] = stepsOf(
      '[a]',
      'assert_api: {request: "POST http://x/${each_bed}", body: {"${each}": "${each}"}}',
    );
    expect(step).toMatchObject({
      question: { url: 'http://x/${each_bed}', body: { value: { '${each}': 'a' } } },
    });
  });

  it('may hold the blocks of a flow with apps', () => {
    const result = readFlow(`name: Beds
apps: {a: {app: web, url: http://x}, b: {app: web, url: http://y}}
steps:
  - foreach:
      values: [a, b]
      steps:
        - in: \${each}
          steps: [rules: Press Tab]
`);
    expect(result.ok && result.flow.steps.map((step) => step.kind === 'in' && step.surface)).toEqual([
      'a',
      'b',
    ]);
  });

  it('puts a step where its template stands', () => {
    const [first, second] = stepsOf('[a, b]', 'Open ${each}');
    expect([first?.location, second?.location]).toEqual([
      { line: 8, column: 11 },
      { line: 8, column: 11 },
    ]);
  });

  it.each([
    ['[[1]]', 'Open ${each}', 'wrong_type'],
    ['[~]', 'Open ${each}', 'wrong_type'],
    ['7', 'Open ${each}', 'wrong_type'],
    ['', 'Open ${each}', 'missing_key'],
    ['["${each}"]', 'Open ${each}', 'foreach'],
    ['[a]', '"Open ${each"', 'foreach'],
    ['[a]', 'Open ${each.}', 'foreach'],
  ])('values %s with %s is refused as %s', (values, step, code) => {
    const result = readFlow(
      `${head}  - foreach:\n      values: ${values}\n      steps:\n        - ${step}\n`,
    );
    expect(result.ok ? [] : result.faults.map((fault) => fault.code)).toEqual([code]);
  });
});
