// Puts a text into a field as a person does: tap, see that it has the focus, replace what it holds.
import type { Dispatched, Gesture } from '@flowproof/driver';
import { isPicked } from '../acts/type.ts';
import { sendStrokes } from '../input/keyboard.ts';
import { chordOf, type Stroke, strokesOf } from '../input/strokes.ts';
import { type GestureStage, sendUnlessLeft } from './gesture.ts';
import { type Aimed, aimAt, doneAt, refused } from './outcome.ts';
import { tapAt } from './tap.ts';

type InputText = Extract<Gesture, { kind: 'inputText' }>;

/** Longest wait in the page for the focus, ms. */
const focusMs = 250;

/** Replaces the content of a field; chooses from a native list. */
export async function inputText(stage: GestureStage, gesture: InputText): Promise<Dispatched> {
  const aimed = await aimAt(stage, gesture.into);
  const { tab, world, progress } = stage;
  if (aimed.kind === 'refused' || world === undefined) return aimed as Dispatched;
  const { text, keys } = gesture;
  if (aimed.tag === 'select') {
    const verdict = await tab.askIn(world, 'select', aimed.ref, [text], false);
    if (verdict.kind === 'failed') return refused('apply_error', verdict.message);
    if (verdict.kind !== 'done') return refused('apply_error', 'the list takes no choice now');
    return doneAt(aimed, aimed.ratio);
  }
  await tapAt(stage, 'tap', aimed);
  if (!tab.isCurrent(world)) return refused('focus_not_obtained', 'tapping the field left the page');
  const focus = await tab.askWaiting(world, focusMs, 'takeFocus', gesture.into);
  if (focus.kind !== 'ready')
    return refused('focus_not_obtained', 'the field did not take the focus, so nothing was typed');
  // Dates and the like are picked and not written.
  if (!keys && isPicked(aimed)) await tab.askIn(world, 'setValue', aimed.ref, text, false);
  else
    await sendUnlessLeft({ tab, progress }, () =>
      sendStrokes(tab, strokesFor(aimed, gesture, focus.isEmpty)),
    );
  return doneAt(aimed, aimed.ratio);
}

function strokesFor({ tag }: Aimed, { text, keys }: InputText, isEmpty: boolean): readonly Stroke[] {
  if (text === '') return isEmpty ? [] : (chordOf('Delete', [], process.platform) ?? []);
  return keys ? strokesOf(text, tag === 'input' ? 'space' : 'enter') : [{ kind: 'insertion', text }];
}
