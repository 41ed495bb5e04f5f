// Names of extractors: given, numbered by order of creation, and refused when two are alike.
import { expect, it } from '@jest/globals';
import { extract, taps } from '@sanderling/spec';
import '@sanderling/spec/defaults/properties';
import { loadSpec } from '@sanderling/spec/runtime';

it('numbers extractors without a name by order of creation and refuses two of one name', () => {
  extract((s) => s.url);
  extract('total', (s) => s.url);
  extract((s) => s.url);
  const renamed = extract((s) => s.url).named('route');
  const module = { properties: { p: () => true }, actionsRoot: taps };
  const first = loadSpec(module);
  const names = first.ok
    ? first.spec.extractors.map(({ name }) => name).filter((name) => !name.startsWith('defaults.'))
    : [];
  expect(names).toEqual(['extractor_1', 'total', 'extractor_3', 'route']);
  renamed.named('total');
  const second = loadSpec(module);
  expect(second).toMatchObject({
    ok: false,
    faults: [
      {
        code: 'duplicate_extractor',
        message: 'two extractors are called "total"',
        subject: 'total',
        madeAt: expect.stringContaining('duplicate-extractors.spec.ts'),
      },
    ],
  });
});
