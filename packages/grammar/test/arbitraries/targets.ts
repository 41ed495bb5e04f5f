// Generated targets.
import type { Label, Region, RoleNoun, Target } from '@flowproof/grammar';
import fc from 'fast-check';
import { address, quotable } from './texts.ts';

const span = { start: 0, end: 0 };

const label: fc.Arbitrary<Label> = fc.oneof(
  { weight: 3, arbitrary: quotable.map((value): Label => ({ by: 'text', value, span })) },
  address.map((value): Label => ({ by: 'css', value, span })),
  address.map((value): Label => ({ by: 'id', value, span })),
);

const anchors = fc.array(quotable, { minLength: 1, maxLength: 3 });

const frame: fc.Arbitrary<Label> = fc.oneof(
  quotable.map((value): Label => ({ by: 'text', value, span })),
  address.map((value): Label => ({ by: 'css', value, span })),
);

const iframe: fc.Arbitrary<Region> = frame.map((each) => ({ kind: 'iframe', frame: each, span }));

const region: fc.Arbitrary<Region> = fc.oneof(
  anchors.map((each): Region => ({ kind: 'item', anchors: each, span })),
  fc
    .tuple(
      label.filter((each) => each.by !== 'text'),
      anchors,
    )
    .map(([container, each]): Region => ({ kind: 'container', container, anchors: each, span })),
  iframe,
);

/** What a form asks of its target. */
export interface TargetShape {
  /** Nouns it may carry. */
  readonly nouns: readonly RoleNoun[];
  /** Whether a noun must be there when there is no scope. */
  readonly required?: boolean;
  /** Whether a noun must be there in any case. */
  readonly always?: boolean;
  /** Whether it may stand in a frame. */
  readonly frames?: boolean;
}

/** Targets of a form. */
export function target({
  nouns,
  required = false,
  always = false,
  frames = true,
}: TargetShape): fc.Arbitrary<Target> {
  const some = nouns.length === 0 ? fc.constant(undefined) : fc.constantFrom(...nouns);
  const optional = always ? some : fc.option(some, { nil: undefined });
  const scope = frames ? region : region.filter((each) => each.kind !== 'iframe');
  const noun = (each: RoleNoun | undefined): { noun?: RoleNoun } =>
    each === undefined ? {} : { noun: each };
  return fc.oneof(
    fc
      .tuple(label, required || always ? some : optional)
      .map(([each, word]): Target => ({ kind: 'label', label: each, ...noun(word), span })),
    fc
      .tuple(label, fc.integer({ min: 1, max: 130 }), required || always ? some : optional)
      .map(([each, ordinal, word]): Target => ({ kind: 'label', label: each, ordinal, ...noun(word), span })),
    fc.tuple(label, scope, optional).map(([each, place, word]): Target => ({
      kind: 'label',
      label: each,
      ...noun(word),
      region: place,
      span,
    })),
    fc
      .tuple(quotable, anchors, optional)
      .map(([column, each, word]): Target => ({ kind: 'cell', column, anchors: each, ...noun(word), span })),
  );
}

/** What several elements may match: a label on the page or in a frame. */
export const countable: fc.Arbitrary<Target> = fc.oneof(
  label.map((each): Target => ({ kind: 'label', label: each, span })),
  fc
    .tuple(label, iframe)
    .map(([each, place]): Target => ({ kind: 'label', label: each, region: place, span })),
);
