// From a ladder of an earlier trace to the one that recording writes for the same target, or to nothing.
import type { Selector, SelectorPayload } from '@flowproof/trace-format';

type PayloadKey = keyof SelectorPayload;

/**
 * The ladder without what was only known of the page it was recorded on; the order of looking is the one that is
 * recorded today.
 *
 * @returns undefined where a rung says more than is understood here: leaving it out could mean another target.
 */
export function decodeLadder(ladder: readonly Selector[]): readonly Selector[] | undefined {
  const rungs = withoutIdentity(ladder).map(decodeRung);
  return rungs.every((rung) => rung !== undefined) ? rungs : undefined;
}

/** A text without the mark of the twelve rungs: other engines look for it in another order. */
export function isForeignText({ payload }: Selector): boolean {
  return (payload.text ?? payload.inner_text) !== undefined && payload.ladder !== 2;
}

// The identity behind a plain text is read from the page anew each time it is recorded.
function withoutIdentity(ladder: readonly Selector[]): readonly Selector[] {
  const [text, identity, ...more] = ladder;
  if (text?.tier !== 'text_anchor' || identity?.tier !== 'native_id' || more.length > 0) return ladder;
  return text.payload.nth === undefined && identity.confidence === 0.5 && holds(identity, ['css'])
    ? [text]
    : ladder;
}

function decodeRung(selector: Selector): Selector | undefined {
  switch (selector.tier) {
    case 'native_id':
      return decodeIdentity(selector);
    case 'structural':
      return selector.payload.kind === undefined
        ? onlyWith(selector, ['control_type', 'name'], ['nth'])
        : decodeRegion(selector);
    case 'text_anchor':
      return withLadder(onlyWith(selector, ['text'], ['nth', 'role', 'ladder']));
    case 'visual_template':
    case 'ai_relocation':
      return undefined;
  }
}

function decodeIdentity(selector: Selector): Selector | undefined {
  const plain =
    onlyWith(selector, ['css'], ['nth']) ?? onlyWith(selector, ['automation_id'], ['name', 'nth']);
  if (plain !== undefined || onlyWith(selector, ['id'], ['nth']) === undefined) return plain;
  const { id, ...payload } = selector.payload;
  return { ...selector, provenance: 'uia', payload: { automation_id: id ?? '', ...payload } };
}

function decodeRegion(selector: Selector): Selector | undefined {
  const { column_field, row_id, container_id, ...payload } = selector.payload;
  const known = { ...selector, payload };
  switch (payload.kind) {
    case 'cell':
      return onlyWith(known, ['kind', 'column_text', 'row_anchor'], ['row_anchor_also']);
    case 'scoped':
      return decodeInner(known, ['kind', 'container', 'container_anchor'], ['anchor_also']);
    case 'framed':
      return decodeInner(known, ['kind', 'frame'], []);
    default:
      return undefined;
  }
}

function decodeInner(
  selector: Selector,
  needed: readonly PayloadKey[],
  more: readonly PayloadKey[],
): Selector | undefined {
  return (
    onlyWith(selector, [...needed, 'inner_css'], more) ??
    onlyWith(selector, [...needed, 'inner_id'], more) ??
    withLadder(onlyWith(selector, [...needed, 'inner_text'], [...more, 'role', 'ladder']))
  );
}

function withLadder(selector: Selector | undefined): Selector | undefined {
  if (selector === undefined) return undefined;
  const { ladder, ...payload } = selector.payload;
  return ladder === undefined || ladder === 2
    ? { ...selector, payload: { ...payload, ladder: 2 } }
    : undefined;
}

// Unknown keys are kept when a trace is read: a payload that holds one is not understood.
function onlyWith(
  selector: Selector,
  needed: readonly PayloadKey[],
  more: readonly PayloadKey[],
): Selector | undefined {
  return needed.every((key) => selector.payload[key] !== undefined) && holds(selector, [...needed, ...more])
    ? selector
    : undefined;
}

function holds({ payload }: Selector, keys: readonly PayloadKey[]): boolean {
  const known: ReadonlySet<string> = new Set(keys);
  return Object.entries(payload).every(([key, value]) => known.has(key) && value !== null);
}
