// What holds for every small app and every target.
import { describe, expect, it } from '@jest/globals';
import type { ElementLocator } from '@flowproof/driver';
import { type AppElement, ManualClock, MemorySurface } from '@flowproof/driver/in-memory';
import fc from 'fast-check';

const word = fc.constantFrom('Save', 'save', 'Save all', 'Sa', 'Name', ' Name ', 'Tea');
const traits = {
  hidden: fc.boolean(),
  absent: fc.boolean(),
  covered: fc.boolean(),
  id: fc.constantFrom('a', 'b', 'c1'),
};

const leaf: fc.Arbitrary<AppElement> = fc.oneof(
  fc.record(
    { kind: fc.constantFrom('button' as const, 'link' as const), text: word, ...traits },
    { requiredKeys: ['kind', 'text'] },
  ),
  fc.record(
    { kind: fc.constant('text' as const), text: word, ...traits },
    { requiredKeys: ['kind', 'text'] },
  ),
  fc.record(
    { kind: fc.constant('field' as const), label: word, placeholder: word, ...traits },
    { requiredKeys: ['kind', 'label'] },
  ),
  fc.record(
    { kind: fc.constant('checkbox' as const), label: word, ...traits },
    { requiredKeys: ['kind', 'label'] },
  ),
  fc.record(
    {
      kind: fc.constant('list' as const),
      label: word,
      options: fc.array(fc.record({ text: word }), { maxLength: 2 }),
      ...traits,
    },
    { requiredKeys: ['kind', 'label', 'options'] },
  ),
);
const element: fc.Arbitrary<AppElement> = fc.oneof(
  { weight: 4, arbitrary: leaf },
  {
    weight: 1,
    arbitrary: fc.array(fc.array(leaf, { maxLength: 3 }), { maxLength: 3 }).map((items) => ({
      kind: 'items' as const,
      items: items.map((content) => ({ kind: 'item' as const, content })),
    })),
  },
);
const elements = fc.array(element, { maxLength: 6 });
const locator: fc.Arbitrary<ElementLocator> = fc.oneof(
  fc.record(
    {
      kind: fc.constant('element' as const),
      text: word,
      role: fc.constantFrom('button' as const, 'field' as const, 'checkbox' as const),
      ladder: fc.constant(2 as const),
    },
    { requiredKeys: ['kind', 'text'] },
  ),
  fc.record({
    kind: fc.constant('element' as const),
    css: fc.constantFrom('button', '#a', '.x, p', 'li button', '!'),
  }),
  fc.record({ kind: fc.constant('element' as const), id: fc.constantFrom('a', 'b', 'zz') }),
);

async function opened(app: readonly AppElement[]): Promise<MemorySurface> {
  const surface = new MemorySurface({ app: { elements: app }, clock: new ManualClock() });
  await surface.open({ timeoutMs: 1000 });
  return surface;
}

describe('for every small app', () => {
  it('the count of a target is the largest ordinal that resolves', async () => {
    await fc.assert(
      fc.asyncProperty(elements, locator, async (app, target) => {
        const surface = await opened(app);
        const count = await surface.count(target, 1000);
        if (typeof count !== 'number') {
          expect(await surface.resolve(target, { purpose: 'read' })).toEqual(count);
          return;
        }
        const found: boolean[] = [];
        for (let nth = 1; nth <= count + 2; nth += 1) {
          found.push((await surface.resolve({ ...target, nth }, { purpose: 'read' })).kind === 'found');
        }
        expect(found).toEqual([...Array.from({ length: count }, () => true), false, false]);
      }),
    );
  });

  it('a target resolves without an ordinal exactly when there is one', async () => {
    await fc.assert(
      fc.asyncProperty(elements, locator, async (app, target) => {
        const surface = await opened(app);
        const count = await surface.count(target, 1);
        const answer = await surface.resolve(target, { purpose: 'click' });
        expect(answer.kind === 'found').toBe(count === 1);
      }),
    );
  });

  it('what was just found is never stale', async () => {
    await fc.assert(
      fc.asyncProperty(elements, locator, async (app, target) => {
        const surface = await opened(app);
        const answer = await surface.resolve(target, { purpose: 'scroll' });
        if (answer.kind !== 'found') return;
        const outcome = await surface.act({ kind: 'scroll', element: answer.element, to: { kind: 'view' } });
        expect(outcome).toEqual({ kind: 'done' });
      }),
    );
  });
});
