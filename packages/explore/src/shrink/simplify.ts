// Plainer values in a sequence: shorter texts, shorter waits, swipes of the nominal length.
import type { RepeatableAction } from './run-history.ts';
import type { TimeLeft, Try } from './shorten.ts';

const plainTexts = ['', 'a'] as const;
const shortWaitMs = 100;
const nominalSwipePx = 400;

/** Tries plainer values for each action, the plainest first, and keeps what still shows the violation. */
export async function simplify(
  sequence: readonly RepeatableAction[],
  tries: Try<RepeatableAction>,
  timeLeft: TimeLeft,
): Promise<readonly RepeatableAction[]> {
  let plain = sequence;
  for (let index = 0; index < plain.length; index += 1) {
    const action = plain[index];
    if (action === undefined) continue;
    for (const simpler of plainer(action)) {
      if (!timeLeft()) return plain;
      const shown = await tries(plain.with(index, simpler));
      if (shown === undefined) continue;
      // An action that found no target would shift the rest.
      if (shown.length === plain.length) plain = shown;
      break;
    }
  }
  return plain;
}

/** Plainer forms of an action, the plainest first. */
export function plainer(action: RepeatableAction): readonly RepeatableAction[] {
  switch (action.kind) {
    case 'InputText':
      return plainerTexts(action.text ?? '').map((text) => ({ ...action, text }));
    case 'Wait': {
      const waits = action.duration_millis ?? 0;
      return waits > shortWaitMs ? [{ ...action, duration_millis: shortWaitMs }] : [];
    }
    case 'Swipe':
      return nominalSwipe(action);
    default:
      return [];
  }
}

function plainerTexts(text: string): readonly string[] {
  // A secret is not chance: the application expects that very value.
  if (/^\$\{\w+\}$/u.test(text)) return [];
  const half = text.slice(0, Math.ceil(text.length / 2));
  return [...plainTexts, half].filter(
    (each) => each.length < text.length || (each === 'a' && text.length === 1 && text !== 'a'),
  );
}

function nominalSwipe(action: RepeatableAction): readonly RepeatableAction[] {
  const { from_x: fromX, from_y: fromY, to_x: toX, to_y: toY } = action;
  if (action.to_selector !== undefined) return [];
  if (fromX === undefined || fromY === undefined || toX === undefined || toY === undefined) return [];
  const length = Math.hypot(toX - fromX, toY - fromY);
  if (length === 0 || Math.round(length) === nominalSwipePx) return [];
  const scale = nominalSwipePx / length;
  return [
    {
      ...action,
      to_x: Math.round(fromX + (toX - fromX) * scale),
      to_y: Math.round(fromY + (toY - fromY) * scale),
    },
  ];
}
