// Generated steps of every form, as a parser would make them.
import type {
  Action,
  Assertion,
  Condition,
  DialogClause,
  Expected,
  Modifier,
  RoleNoun,
  Step,
  Target,
} from '@flowproof/grammar';
import fc from 'fast-check';
import { countable, target } from './targets.ts';
import { captureName, freeText, quotable } from './texts.ts';

const span = { start: 0, end: 0 };
const allNouns: readonly RoleNoun[] = ['field', 'button', 'link', 'dropdown', 'checkbox'];

const plain = target({ nouns: [] });
const pointed = target({ nouns: [], frames: false });
const any = target({ nouns: allNouns });
const seconds = fc.oneof(
  fc.constant(10_000),
  fc.constant(60_000),
  fc.integer({ min: 1, max: 4000 }).map((each) => each * 1000),
);

const dialog: fc.Arbitrary<DialogClause> = fc.oneof(
  fc
    .tuple(fc.constantFrom('accept' as const, 'dismiss' as const), fc.option(quotable, { nil: undefined }))
    .map(([disposition, message]): DialogClause => ({
      disposition,
      ...(message !== undefined && { message }),
      span,
    })),
  quotable.map((reply): DialogClause => ({ disposition: 'accept', reply, span })),
);
const maybeDialog = fc
  .option(dialog, { nil: undefined })
  .map((each) => (each === undefined ? {} : { dialog: each }));
const percent = fc.oneof(
  fc.integer({ min: 0, max: 100 }),
  fc.double({ min: 0, max: 100, noNaN: true }).map(Math.abs),
);
const maybePoint = fc
  .option(fc.record({ xPct: percent, yPct: percent }), { nil: undefined })
  .map((each) => (each === undefined ? {} : { point: each }));

const modifiers = fc.uniqueArray(fc.constantFrom<Modifier>('ctrl', 'alt', 'shift', 'win', 'mod'), {
  maxLength: 3,
});
const named = fc.constantFrom('Enter', 'Escape', 'Tab', 'ArrowUp', 'PageDown', 'F5', 'F12');
const chord = fc.oneof(
  fc.tuple(named, modifiers),
  fc.tuple(
    fc.constantFrom('a', 'z', '7', ',', '/', 'ß', 'é', '"', '🌱'),
    modifiers.filter((each) => each.length > 0),
  ),
);

const fieldTarget = target({ nouns: ['field'], required: true });
const listTarget = target({ nouns: ['field', 'dropdown'], required: true });
const boxTarget = target({ nouns: ['checkbox'], required: true });
const buttonTarget = target({ nouns: ['button'], required: true, frames: false });
const uploadTarget = target({ nouns: ['field'], required: true, frames: false });

const actions: readonly fc.Arbitrary<Action>[] = [
  fc.tuple(pointed, maybePoint, maybeDialog).map(([each, point, clause]): Action => ({
    kind: 'click',
    form: 'click',
    target: each,
    ...point,
    ...clause,
    span,
  })),
  fc
    .tuple(buttonTarget, maybeDialog)
    .map(([each, clause]): Action => ({ kind: 'click', form: 'press', target: each, ...clause, span })),
  fc
    .tuple(
      fc.constantFrom('double_click' as const, 'right_click' as const, 'hover' as const),
      pointed,
      maybeDialog,
    )
    .map(([kind, each, clause]): Action => ({ kind, target: each, ...clause, span })),
  fc.tuple(pointed, pointed).map(([each, onto]): Action => ({ kind: 'drag', target: each, onto, span })),
  fc.constantFrom<Action>(
    { kind: 'scroll', to: { kind: 'top' }, span },
    { kind: 'scroll', to: { kind: 'bottom' }, span },
    { kind: 'reload', span },
    {
      kind: 'presses',
      form: 'type',
      text: '4.08',
      presses: ['num4Button', 'decimalSeparatorButton', 'num0Button', 'num8Button'],
      span,
    },
    { kind: 'presses', form: 'press', text: 'divide', presses: ['divideButton'], span },
  ),
  fc
    .tuple(
      plain,
      fc.oneof(
        fc.constantFrom({ kind: 'top' as const }, { kind: 'bottom' as const }, { kind: 'view' as const }),
        fc.nat().map((px) => ({ kind: 'px' as const, px })),
      ),
    )
    .map(([each, to]): Action => ({ kind: 'scroll', target: each, to, span })),
  fc
    .tuple(fc.constantFrom('fill' as const, 'replace' as const), fieldTarget, freeText)
    .map(([mode, each, text]): Action => ({ kind: 'type_text', mode, target: each, text, span })),
  fieldTarget.map((each): Action => ({ kind: 'type_text', mode: 'clear', target: each, span })),
  fc
    .tuple(fc.constantFrom('append' as const, 'document' as const), freeText)
    .map(([mode, text]): Action => ({ kind: 'type_text', mode, text, span })),
  fc.tuple(listTarget, freeText).map(([each, option]): Action => ({
    kind: 'select',
    target: each,
    options: [option],
    multiple: false,
    span,
  })),
  fc
    .tuple(listTarget, fc.array(quotable, { minLength: 2, maxLength: 4 }))
    .map(([each, options]): Action => ({ kind: 'select', target: each, options, multiple: true, span })),
  fc
    .tuple(boxTarget, fc.boolean())
    .map(([each, checked]): Action => ({ kind: 'set_checked', target: each, checked, span })),
  chord.map(([key, held]): Action => ({ kind: 'press_key', key, modifiers: held, span })),
  fc
    .tuple(uploadTarget, freeText)
    .map(([each, path]): Action => ({ kind: 'upload', target: each, path, span })),
  freeText.map((to): Action => ({ kind: 'navigate', to, span })),
  fc
    .tuple(plain, captureName)
    .map(([each, name]): Action => ({ kind: 'capture', target: each, name, reading: 'text', span })),
  fc
    .tuple(countable, captureName)
    .map(([each, name]): Action => ({ kind: 'capture', target: each, name, reading: 'count', span })),
  fc
    .tuple(captureName, seconds)
    .map(([name, timeoutMs]): Action => ({ kind: 'capture_download', name, timeoutMs, span })),
  fc.tuple(freeText, seconds).map(([text, timeoutMs]): Action => ({ kind: 'wait', text, timeoutMs, span })),
];

const offset = fc
  .oneof(fc.integer({ min: -999, max: 999 }), fc.double({ min: -999, max: 999, noNaN: true }))
  .map((each) => each + 0);
const expected: fc.Arbitrary<Expected> = fc.oneof(
  freeText.map((text): Expected => ({ kind: 'text', text })),
  fc.tuple(captureName, fc.option(offset, { nil: undefined })).map(([name, change]): Expected => ({
    kind: 'captured',
    name,
    ...(change !== undefined && { offset: change }),
  })),
);
const whole = expected.filter((each) => each.kind === 'text' || each.offset === undefined);
const attribute = fc.constantFrom('href', 'data-ref', 'aria-label', 'is', 'title', 'xlink:href');

type Claim<T> = T extends { readonly claim: infer C } ? C : never;
type Surface = Claim<Extract<Assertion, { about: 'surface' }>>;
type Element = Claim<Extract<Assertion, { about: 'element' }>>;

const surfaceClaims: fc.Arbitrary<Surface> = fc.oneof(
  fc
    .tuple(fc.constantFrom('page_shows' as const, 'page_not_shows' as const), whole)
    .map(([kind, each]): Surface => ({ kind, expected: each })),
  fc
    .tuple(freeText, fc.nat({ max: 999 }))
    .map(([text, count]): Surface => ({ kind: 'page_shows_times', text, count })),
  fc
    .tuple(
      fc.constantFrom(
        'url_is' as const,
        'url_contains' as const,
        'title_is' as const,
        'title_contains' as const,
      ),
      freeText,
    )
    .map(([kind, text]): Surface => ({ kind, text })),
  fc
    .tuple(
      quotable,
      fc.constantFrom('exists' as const, 'http_only' as const, 'secure' as const, 'persistent' as const),
    )
    .map(([cookie, fact]): Surface => ({ kind: 'cookie', cookie, fact })),
  fc.constantFrom<Surface>(
    { kind: 'display_shows', text: '-7.5' },
    { kind: 'display_shows', text: '${RESULT}' },
  ),
  freeText.map((text): Surface => ({ kind: 'document_contains', text })),
);

interface ElementForm {
  readonly target: fc.Arbitrary<Target>;
  readonly claim: Element;
}

const on = (where: fc.Arbitrary<Target>, claims: fc.Arbitrary<Element>): fc.Arbitrary<ElementForm> =>
  claims.map((claim) => ({ target: where, claim }));

const elementClaims: fc.Arbitrary<ElementForm> = fc.oneof(
  on(
    plain,
    expected.map((each) => ({ kind: 'shows', expected: each })),
  ),
  on(
    target({ nouns: ['field'], always: true }),
    expected.map((each) => ({ kind: 'field_contains', expected: each })),
  ),
  on(
    any,
    fc.constantFrom<Element>(
      { kind: 'visible' },
      { kind: 'not_visible' },
      { kind: 'enabled' },
      { kind: 'disabled' },
      { kind: 'empty' },
      { kind: 'not_empty' },
    ),
  ),
  on(
    target({ nouns: ['checkbox'], always: true }),
    fc.constantFrom<Element>({ kind: 'checked' }, { kind: 'not_checked' }),
  ),
  on(
    countable,
    fc.nat({ max: 999 }).map((count) => ({ kind: 'appears_times', count })),
  ),
  on(
    plain,
    fc
      .tuple(fc.constantFrom('attribute_is' as const, 'attribute_is_not' as const), attribute, freeText)
      .map(([kind, name, text]) => ({ kind, attribute: name, text })),
  ),
  on(
    plain,
    fc
      .tuple(fc.constantFrom('has_attribute' as const, 'lacks_attribute' as const), attribute)
      .map(([kind, name]) => ({ kind, attribute: name })),
  ),
  on(
    plain,
    fc
      .tuple(
        fc.constantFrom('style_is' as const, 'style_is_not' as const),
        fc.constantFrom('color' as const, 'background-color' as const, 'text-transform' as const),
        freeText,
      )
      .map(([kind, property, text]) => ({ kind, property, text })),
  ),
);

const assertions: fc.Arbitrary<Assertion> = fc.oneof(
  fc
    .tuple(surfaceClaims, seconds)
    .map(([claim, timeoutMs]): Assertion => ({ kind: 'assert', about: 'surface', claim, timeoutMs, span })),
  elementClaims.chain(({ target: each, claim }) =>
    fc.tuple(each, seconds).map(([where, timeoutMs]): Assertion => ({
      kind: 'assert',
      about: 'element',
      target: where,
      claim,
      timeoutMs,
      span,
    })),
  ),
);

const conditions: fc.Arbitrary<Condition> = fc.oneof(
  fc
    .tuple(fc.constantFrom('page_shows' as const, 'page_not_shows' as const), freeText)
    .map(([kind, text]): Condition => ({ kind: 'condition', about: 'surface', claim: { kind, text }, span })),
  fc.tuple(plain, freeText).map(([each, text]): Condition => ({
    kind: 'condition',
    about: 'element',
    target: each,
    claim: { kind: 'shows', text },
    span,
  })),
  fc
    .tuple(any, fc.constantFrom('visible' as const, 'not_visible' as const))
    .map(([each, kind]): Condition => ({
      kind: 'condition',
      about: 'element',
      target: each,
      claim: { kind },
      span,
    })),
  fc
    .tuple(plain, plain, fc.constantFrom('greater_than' as const, 'less_than' as const))
    .map(([each, other, kind]): Condition => ({
      kind: 'condition',
      about: 'element',
      target: each,
      claim: { kind, other },
      span,
    })),
);

/** Steps of every form. */
export const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.oneof(...actions) },
  { weight: 2, arbitrary: assertions },
  { weight: 1, arbitrary: conditions },
);
