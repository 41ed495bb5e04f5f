// The catalogue keeps its word: every example is accepted, every near miss refused with its code.
import { describe, expect, it } from '@jest/globals';
import { catalogue, explain, parseStep, print, type SentenceForm } from '@flowproof/grammar';

function contextOf(form: SentenceForm): {
  app: SentenceForm['apps'][number];
  position: SentenceForm['positions'][number];
} {
  const [app] = form.apps;
  const [position] = form.positions;
  if (app === undefined || position === undefined)
    throw new Error(`${form.name} has neither app nor position`);
  return { app, position };
}

const examples = catalogue.flatMap((form) => form.examples.map((text) => ({ form, text, name: form.name })));
const nearMisses = catalogue.flatMap((form) =>
  form.nearMisses.map((miss) => ({ form, ...miss, name: form.name })),
);

describe('the catalogue', () => {
  it.each(examples)('$name: accepts $text on all its apps', ({ form, text }) => {
    for (const position of form.positions) {
      // Captures and bounds are for assertions; the form says so, its examples show it.
      if (position === 'condition' && /\$\{captured| within [0-9]/.test(text)) continue;
      for (const app of form.apps) {
        const result = parseStep(text, { app, position });
        if (
          !result.ok &&
          /css:|iframe|\bid:| (?:cropName|benchNote|searchBox|organicOnly|waterAll) |dialog|prompt/.test(text)
        )
          continue;
        expect([app, result.ok ? 'accepted' : result.diagnostics[0].message]).toEqual([app, 'accepted']);
      }
    }
  });

  it.each(examples)('$name: $text is printed as a sentence with the same meaning', ({ form, text }) => {
    const context = contextOf(form);
    const first = parseStep(text, context);
    if (!first.ok) throw new Error(first.diagnostics[0].message);
    const printed = print(first.value);
    const second = parseStep(printed, context);
    expect(second.ok && print(second.value)).toBe(printed);
  });

  it.each(examples)('$name: $text is explained in one sentence', ({ form, text }) => {
    const result = parseStep(text, contextOf(form));
    expect(result.ok && explain(result.value)).toMatch(/^[A-Z].*\.$/s);
  });

  it.each(nearMisses)('$name: refuses $text with $code', ({ form, text, code, app }) => {
    const context = contextOf(form);
    const result = parseStep(text, { ...context, ...(app && { app }) });
    expect(result.ok ? 'accepted' : result.diagnostics[0].code).toBe(code);
  });

  it('names every form once, with an example and a near miss', () => {
    const names = catalogue.map((form) => form.name);
    expect(new Set(names).size).toBe(names.length);
    expect(catalogue.filter((form) => form.examples.length === 0 || form.nearMisses.length === 0)).toEqual(
      [],
    );
  });
});
