// The generators that come with the package. Candidates come in document order, and what is covered is none of them.
import { DoubleTap, InputText, LongPress, Network, PressKey, Scroll, Swipe, Tap, Wait } from '../actions.ts';
import type { Action, Direction, Point } from '../actions.ts';
import type { AccessibilityElement } from '../element.ts';
import { platformRules } from '../platform.ts';
import { drawInt } from '../run/current-run.ts';
import { edgeCaseTexts } from '../samplers/edge-case-texts.ts';
import { centreOf, elementView } from '../tree/element-view.ts';
import { attribute, flagged } from '../tree/screen.ts';
import type { Screen } from '../tree/screen.ts';
import type { BuiltinLeaf, LeafContext, OpenAction } from './builtin-leaf.ts';
import type { ActionGenerator } from './generator.ts';

/** Length of swipes, px. */
const swipeLength = { shortest: 200, nominal: 400, longest: 600 };
const swipeMillis = 250;
const waitMillis = 500;
/** Steps that a network fault lasts. */
const faultSteps = { fewest: 1, nominal: 3, most: 5 };

function builtin(name: string, list: BuiltinLeaf['list']): ActionGenerator {
  const leaf: BuiltinLeaf = Object.freeze({ kind: 'builtin' as const, name, list });
  return leaf;
}

function settled(action: Action): OpenAction {
  return { make: () => action };
}

function hasBox(screen: Screen, index: number): boolean {
  const box = screen.elements[index]?.bounds;
  return box !== undefined && box[2] > box[0] && box[3] > box[1];
}

/** Elements with a box that nothing covers, and that a rule accepts. */
function* reachable(screen: Screen, accept: (index: number) => boolean): Generator<number> {
  for (let index = 0; index < screen.elements.length; index += 1) {
    if (!accept(index) || !hasBox(screen, index)) continue;
    if (screen.platform === 'web' && attribute(screen, index, 'obscured') === 'true') continue;
    yield index;
  }
}

function enabled(screen: Screen, index: number): boolean {
  return !flagged(screen, index, 'disabled');
}

function tapping(name: string, action: (target: { on: AccessibilityElement }) => Action): ActionGenerator {
  return builtin(name, ({ screen }) =>
    [...reachable(screen, (index) => flagged(screen, index, 'clickable') && enabled(screen, index))].map(
      (index) => settled(action({ on: elementView(screen, index) })),
    ),
  );
}

/** A tap on everything that can be tapped: clickable, enabled, with a box. */
export const taps: ActionGenerator = tapping('taps', Tap);
/** A double tap on everything that can be tapped. */
export const doubleTaps: ActionGenerator = tapping('doubleTaps', DoubleTap);
/** A long press on everything that can be tapped. */
export const longPresses: ActionGenerator = tapping('longPresses', LongPress);

/** A value of the edge-case corpus typed into every field: editable, enabled, with a box. */
export const typing: ActionGenerator = builtin('typing', ({ screen }) =>
  [...reachable(screen, (index) => flagged(screen, index, 'editable') && enabled(screen, index))].map(
    (index) => ({
      open: 'text' as const,
      draw: () => drawInt('typing', 0, edgeCaseTexts.length - 1),
      make: (drawn) =>
        InputText({
          into: elementView(screen, index),
          text: drawn === undefined ? '' : (edgeCaseTexts[drawn] ?? ''),
        }),
    }),
  ),
);

/** Every scrollable container down and up. */
export const scrolls: ActionGenerator = builtin('scrolls', ({ screen }) =>
  [...reachable(screen, (index) => attribute(screen, index, 'scrollable') === 'true')].flatMap((index) =>
    (['down', 'up'] as const).map((direction) =>
      settled(Scroll({ direction, in: elementView(screen, index) })),
    ),
  ),
);

const ways: readonly Direction[] = ['up', 'down', 'left', 'right'];

function clamp(value: number, size: number): number {
  return Math.max(0, Math.min(value, size - 1));
}

function swipeEnd(context: LeafContext, index: number, way: Direction, length: number): Point {
  const { x, y } = centreOf(context.screen, index);
  const sideways = way === 'left' || way === 'right';
  const moved = way === 'up' || way === 'left' ? -length : length;
  return {
    x: clamp(sideways ? x + moved : x, context.viewport.width),
    y: clamp(sideways ? y : y + moved, context.viewport.height),
  };
}

/** A swipe up, down, left and right from the middle of every element with a box. */
export const swipes: ActionGenerator = builtin('swipes', (context) =>
  [...reachable(context.screen, () => true)].flatMap((index) =>
    ways.map((way) => ({
      open: 'length' as const,
      draw: () => drawInt('swipes', swipeLength.shortest, swipeLength.longest),
      make: (drawn?: number) =>
        Swipe({
          from: elementView(context.screen, index),
          to: swipeEnd(context, index, way, drawn ?? swipeLength.nominal),
          durationMillis: swipeMillis,
        }),
    })),
  ),
);

/** Every key of the platform's own pool. */
export const pressKeys: ActionGenerator = builtin('pressKeys', ({ screen }) =>
  platformRules[screen.platform].keyPool.map((key) => settled(PressKey({ key }))),
);

/** Half a second of nothing. */
export const waitOnce: ActionGenerator = builtin('waitOnce', () => [
  settled(Wait({ durationMillis: waitMillis })),
]);

interface ListKinds {
  readonly list: RegExp;
  readonly option: RegExp;
}

const webLists: ListKinds = { list: /^select$/, option: /^option$/ };
const desktopLists: ListKinds = { list: /combo ?box/i, option: /list ?item|option|menu ?item/i };

function optionsOf(screen: Screen, list: number, kinds: ListKinds): readonly string[] {
  const current = screen.texts.of(list);
  const texts: string[] = [];
  for (let index = list + 1; index < (screen.ends[list] ?? 0); index += 1) {
    if (!kinds.option.test(screen.elements[index]?.class ?? '') || !enabled(screen, index)) continue;
    const text = screen.texts.of(index) || (attribute(screen, index, 'value') ?? '');
    if (text !== '' && text !== current && !flagged(screen, index, 'selected')) texts.push(text);
  }
  return texts;
}

/** Every option of every list that is not the chosen one. */
export const choices: ActionGenerator = builtin('choices', ({ screen }) => {
  if (screen.platform === 'android' || screen.platform === 'ios') return [];
  const kinds = screen.platform === 'web' ? webLists : desktopLists;
  const isList = (index: number): boolean =>
    kinds.list.test(screen.elements[index]?.class ?? '') && enabled(screen, index);
  return [...reachable(screen, isList)].flatMap((index) =>
    optionsOf(screen, index, kinds).map((text) =>
      settled(InputText({ into: elementView(screen, index), text })),
    ),
  );
});

/** The network gone, slow or failing for 1 to 5 steps. Web only. */
export const networkFaults: ActionGenerator = builtin('networkFaults', ({ screen }) =>
  screen.platform !== 'web'
    ? []
    : (['offline', 'slow', 'fail'] as const).map((mode) => ({
        open: 'steps' as const,
        draw: () => drawInt('networkFaults', faultSteps.fewest, faultSteps.most),
        make: (drawn?: number) => Network({ mode, steps: drawn ?? faultSteps.nominal }),
      })),
);
