// Sends each act to the file that knows how.
import type { Act, ActOutcome } from '@flowproof/driver';
import type { Elements, KnownElement } from '../elements.ts';
import type { Tab } from '../page/tab.ts';
import { click, hover } from './click.ts';
import { drag } from './drag.ts';
import { addressOf, goTo, reload } from './navigate.ts';
import { pressKey } from './press-key.ts';
import type { Progress } from './progress.ts';
import { setChecked } from './set-checked.ts';
import { typeFocused, typeInto } from './type.ts';
import { upload } from './upload.ts';

/** What acts work on. */
export interface Stage {
  readonly tab: Tab;
  readonly elements: Elements;
  /** The address that the flow opened. */
  readonly launchUrl: string;
  readonly progress: Progress;
}

type ElementAct = Extract<Act, { element: number }>;

/** Performs one act. Rejects with `WorldLost` when the document goes away under it. */
export async function performAct(stage: Stage, act: Act): Promise<ActOutcome> {
  const { tab, launchUrl, progress } = stage;
  switch (act.kind) {
    case 'type_focused':
      return typeFocused(tab, act, progress);
    case 'press_key':
      return pressKey(tab, act, progress);
    case 'navigate':
      return goTo(tab, addressOf(act.to, launchUrl), progress);
    case 'reload':
      return reload(tab, progress);
    case 'scroll':
      return scroll(stage, act);
    default: {
      const element = stage.elements.recall(act.element, tab);
      return element === undefined ? { kind: 'gone' } : onElement(stage, act, element);
    }
  }
}

async function onElement(
  { tab, elements, progress }: Stage,
  act: Exclude<ElementAct, { kind: 'scroll' }>,
  element: KnownElement,
): Promise<ActOutcome> {
  switch (act.kind) {
    case 'click':
      return click(element, act, progress);
    case 'hover':
      return hover(element, progress);
    case 'drag': {
      const onto = elements.recall(act.onto, tab);
      return onto === undefined ? { kind: 'gone' } : drag(element, onto, progress);
    }
    case 'type':
      return typeInto(element, act, progress);
    case 'set_checked':
      return setChecked(element, act.checked, progress);
    case 'upload':
      return upload(element, act.path, progress);
    case 'clear':
      progress.begin();
      return tab.askIn(element.world, 'setValue', element.handle, '', false);
    case 'select':
      progress.begin();
      return tab.askIn(element.world, 'select', element.handle, act.options, act.exact);
  }
}

async function scroll(
  { tab, elements, progress }: Stage,
  act: Extract<Act, { kind: 'scroll' }>,
): Promise<ActOutcome> {
  if (act.element === undefined) {
    progress.begin();
    return (await tab.ask('scroll', undefined, act.to)).answer;
  }
  const element = elements.recall(act.element, tab);
  if (element === undefined) return { kind: 'gone' };
  progress.begin();
  return tab.askIn(element.world, 'scroll', element.handle, act.to);
}
