// Typing: real keys into a field that the flow has clicked, or values set where there are no keys to press.
import type { Act, ActOutcome } from '@flowproof/driver';
import type { KnownElement } from '../elements.ts';
import { sendStrokes } from '../input/keyboard.ts';
import { chordOf, strokesOf } from '../input/strokes.ts';
import type { PageTyping } from '../page-script/protocol.ts';
import { WorldLost } from '../page/line.ts';
import type { Tab } from '../page/tab.ts';
import { pressElement } from './press.ts';
import type { Progress } from './progress.ts';

/** Inputs whose value is picked and not written. */
const pickedTypes: ReadonlySet<string> = new Set([
  'date',
  'time',
  'datetime-local',
  'month',
  'week',
  'color',
  'range',
]);

/** Whether a field's value is picked and not written. */
export function isPicked({ tag, inputType }: Pick<KnownElement['facts'], 'tag' | 'inputType'>): boolean {
  return tag === 'input' && pickedTypes.has(inputType ?? '');
}

/** Types into a field, replacing what it holds. */
export async function typeInto(
  element: KnownElement,
  act: Extract<Act, { kind: 'type' }>,
  progress: Progress,
): Promise<ActOutcome> {
  const { tab, world, handle, facts } = element;
  const { text, secret } = act;
  if (facts.tag === 'select') {
    progress.begin();
    return tab.askIn(world, 'select', handle, [text], false);
  }
  if (facts.framed || isPicked(facts)) {
    progress.begin();
    return tab.askIn(world, 'setValue', handle, text, secret);
  }
  const pressed = await pressElement(element, { purpose: 'type', progress }, [
    'prepareTyping',
    handle,
    secret,
  ]);
  if (pressed.kind === 'left')
    return { kind: 'failed', message: 'clicking the field left the page, so nothing was typed' };
  if (pressed.kind !== 'pressed') return pressed;
  const ready = pressed.answer;
  // Pages that draw a field anew once it has the focus: nothing was typed yet, so the new one is looked for.
  if (ready === undefined || ready.kind === 'gone') return { kind: 'gone' };
  if (ready.kind === 'failed') return ready;
  return typeKeys(element, text, ready);
}

async function typeKeys(
  { tab, world, handle, facts }: KnownElement,
  text: string,
  ready: Extract<PageTyping, { kind: 'ready' }>,
): Promise<ActOutcome> {
  const strokes =
    text === ''
      ? ready.wasEmpty
        ? []
        : (chordOf('Delete', [], process.platform) ?? [])
      : strokesOf(text, facts.tag === 'input' ? 'space' : 'enter');
  const { commits } = tab.navigation;
  const leaving = (): boolean => tab.navigation.commits !== commits || tab.navigation.pending;
  await tab.navigation.orOnce(
    () => tab.navigation.commits !== commits,
    () => sendStrokes(tab, strokes),
  );
  const verdict = await tab.navigation
    .orOnce(leaving, () => tab.askIn(world, 'verifyTyping', handle, text))
    .catch(leftWhenLost);
  // A field that leaves the page once it is full (a code that submits itself) has taken its text.
  if (verdict === undefined) return { kind: 'done' };
  return verdict.kind === 'gone'
    ? { kind: 'failed', message: 'the field went away before it took anything of what was typed' }
    : verdict;
}

/** Types at whatever has the focus. */
export async function typeFocused(
  tab: Tab,
  act: Extract<Act, { kind: 'type_focused' }>,
  progress: Progress,
): Promise<ActOutcome> {
  if (act.secret) await tab.ask('markFocusSecret');
  progress.begin();
  await sendStrokes(tab, strokesOf(act.text, 'enter'));
  return { kind: 'done' };
}

function leftWhenLost(error: unknown): undefined {
  if (!(error instanceof WorldLost)) throw error;
}
