// What exploring relies on: a tree that says what is there and how it stands, and gestures that meet what it showed.
import {
  type CapturedElement,
  type CapturedTree,
  type Dispatched,
  elementFlags,
  type TreeCapture,
} from '../../exploration.ts';
import type { SmallApp } from '../../small-app/app.ts';
import type { Surface } from '../../surface.ts';
import { insist, insistSame } from '../failure.ts';
import type { Scenario } from '../scenario.ts';
import { buttonThatCounts, buttonThatSays, counter, status } from './parts.ts';

/** Long enough for everything that a scenario lets happen, ms. */
const settleMs = 3000;

interface Look extends Omit<TreeCapture, 'tree'> {
  readonly tree: CapturedTree;
}

async function look(surface: Surface): Promise<Look> {
  const capture = await surface.tree({ settleMs, picture: 'none', masks: [] });
  return { ...capture, tree: JSON.parse(capture.tree) as CapturedTree };
}

/** The one element that fits, and its number. */
function pick(
  { tree }: Look,
  what: string,
  fits: (element: CapturedElement) => boolean,
): { readonly element: CapturedElement; readonly index: number } {
  const index = tree.elements.findIndex(fits);
  const element = tree.elements[index];
  insist(element !== undefined, `the tree should have ${what}`);
  return { element, index };
}

function hinted(seen: Look, hint: string): ReturnType<typeof pick> {
  return pick(seen, `a field with the hint "${hint}"`, ({ attrs }) => attrs?.['hintText'] === hint);
}

function identified(seen: Look, id: string): ReturnType<typeof pick> {
  return pick(seen, `an element ${id}`, (element) => element.id === id);
}

/** An element with a text of its own. */
function saying(seen: Look, text: string): ReturnType<typeof pick> {
  return pick(seen, `an element that says "${text}"`, (element) => ownText(element) === text);
}

function ownText({ own = [] }: CapturedElement): string {
  return own
    .map(([, text]) => text)
    .join('')
    .trim();
}

function has({ flags = 0 }: CapturedElement, name: keyof typeof elementFlags): boolean {
  return (flags & elementFlags[name]) !== 0;
}

function insistDone(dispatched: Dispatched): void {
  insist(dispatched.kind === 'done', `the gesture should be done and is ${JSON.stringify(dispatched)}`);
}

function insistRefused(dispatched: Dispatched, reason: string): void {
  insistSame(
    'the reason of the refusal',
    dispatched.kind === 'refused' ? dispatched.reason : undefined,
    reason,
  );
}

function exploring(name: string, app: SmallApp, run: (surface: Surface) => Promise<void>): Scenario {
  return { name, app, needs: ['explore'], exploring: { allowedOrigins: [], dialogs: 'accept' }, run };
}

export const exploringScenarios: readonly Scenario[] = [
  exploring(
    'a field is found by its hint, with what it holds, and takes a text in place of that',
    { elements: [{ kind: 'field', label: 'Name', value: 'old' }, status] },
    async (surface) => {
      const before = hinted(await look(surface), 'Name');
      insistSame('what the field holds', before.element.value, 'old');
      insist(has(before.element, 'editable'), 'the field should be editable');
      insistDone(await surface.dispatch({ kind: 'inputText', into: before.index, text: 'new', keys: false }));
      const after = hinted(await look(surface), 'Name');
      insistSame('what the field holds afterwards', after.element.value, 'new');
      insist(has(after.element, 'focused'), 'the field should have the focus');
      insistDone(await surface.dispatch({ kind: 'inputText', into: after.index, text: '', keys: false }));
      insistSame('what an emptied field holds', hinted(await look(surface), 'Name').element.value, undefined);
    },
  ),
  exploring(
    'a tree never carries what a secure field holds',
    { elements: [{ kind: 'field', label: 'Password', password: true, value: 'tr0ub4dor' }, status] },
    async (surface) => {
      const seen = await look(surface);
      const { element, index } = hinted(seen, 'Password');
      insist(has(element, 'secure'), 'the field should be secure');
      insistDone(
        await surface.dispatch({ kind: 'inputText', into: index, text: 'c0rrect-horse', keys: false }),
      );
      const told = JSON.stringify([seen, await look(surface)]);
      insist(!/tr0ub4dor|c0rrect/.test(told), 'a capture should not contain what a secure field holds');
    },
  ),
  exploring(
    'a tap does what a click does, and the next tree is waited for until nothing happens any more',
    {
      elements: [
        {
          kind: 'button',
          text: 'Save',
          onClick: [
            { kind: 'change', key: 'status', to: { text: 'saving' } },
            { kind: 'change', key: 'status', to: { text: 'saved' }, afterMs: 30 },
          ],
        },
        status,
      ],
    },
    async (surface) => {
      const before = await look(surface);
      insist(before.settled && before.inFront, 'the app should be at rest and in front');
      const { element, index } = saying(before, 'Save');
      insist(has(element, 'clickable'), 'the button should be clickable');
      insist(
        !has(saying(before, 'nothing yet').element, 'clickable'),
        'a plain text should not be clickable',
      );
      insistDone(await surface.dispatch({ kind: 'tap', on: index }));
      insistSame('the status', ownText(identified(await look(surface), 'status').element), 'saved');
    },
  ),
  exploring(
    'a double tap presses twice',
    { elements: [buttonThatCounts('More'), counter] },
    async (surface) => {
      insistDone(
        await surface.dispatch({ kind: 'doubleTap', on: saying(await look(surface), 'More').index }),
      );
      insistSame('the counter', ownText(identified(await look(surface), 'counter').element), '2');
    },
  ),
  exploring(
    'an element that has gone since the last tree is refused',
    {
      elements: [
        { kind: 'button', text: 'Away', onClick: [{ kind: 'change', key: 'Gone', to: { absent: true } }] },
        { ...buttonThatCounts('Gone'), id: 'gone' },
        counter,
      ],
    },
    async (surface) => {
      const seen = await look(surface);
      insistDone(await surface.dispatch({ kind: 'tap', on: saying(seen, 'Away').index }));
      insistRefused(
        await surface.dispatch({ kind: 'tap', on: identified(seen, 'gone').index }),
        'element_gone',
      );
      insistRefused(await surface.dispatch({ kind: 'tap', on: 9999 }), 'element_gone');
      const after = await look(surface);
      insist(!after.tree.elements.some(({ id }) => id === 'gone'), 'the tree should not have what is gone');
      insistSame('the counter', ownText(identified(after, 'counter').element), '0');
    },
  ),
  exploring(
    'a tree tells what is disabled, covered, ticked and scrollable, as it stands now',
    {
      elements: [
        { kind: 'button', text: 'Off', disabled: true },
        { kind: 'button', text: 'Under', covered: true },
        { kind: 'checkbox', label: 'Terms', id: 'terms' },
        { kind: 'scroller', id: 'box', reachPx: 200, content: [{ kind: 'text', text: 'long' }] },
        { kind: 'text', id: 'hidden', text: 'not drawn', hidden: true },
        buttonThatSays('On', 'on'),
        status,
      ],
    },
    async (surface) => {
      const seen = await look(surface);
      insist(has(saying(seen, 'Off').element, 'disabled'), 'the button should be disabled');
      insist(!has(saying(seen, 'On').element, 'disabled'), 'the other button should not be disabled');
      insistSame('obscured', saying(seen, 'Under').element.attrs?.['obscured'], 'true');
      insistSame('obscured', saying(seen, 'On').element.attrs?.['obscured'], undefined);
      insistSame('scrollable', identified(seen, 'box').element.attrs?.['scrollable'], 'true');
      insistSame('scrollable', saying(seen, 'On').element.attrs?.['scrollable'], undefined);
      insist(
        !seen.tree.elements.some(({ id }) => id === 'hidden'),
        'the tree should have no part of what is hidden',
      );
      const terms = identified(seen, 'terms');
      insist(!has(terms.element, 'checked'), 'the box should not be ticked');
      insistDone(await surface.dispatch({ kind: 'tap', on: terms.index }));
      insist(has(identified(await look(surface), 'terms').element, 'checked'), 'the box should be ticked');
    },
  ),
  exploring(
    'an option is chosen by a text, and one that a list does not have is refused',
    {
      elements: [
        { kind: 'list', label: 'Size', id: 'size', options: [{ text: 'Small' }, { text: 'Large' }] },
      ],
    },
    async (surface) => {
      const seen = await look(surface);
      const { element, index } = identified(seen, 'size');
      insistSame('what is chosen', element.value, 'Small');
      saying(seen, 'Large');
      insistDone(await surface.dispatch({ kind: 'inputText', into: index, text: 'Large', keys: false }));
      insistSame('what is chosen', identified(await look(surface), 'size').element.value, 'Large');
      insistRefused(
        await surface.dispatch({ kind: 'inputText', into: index, text: 'Huge', keys: false }),
        'apply_error',
      );
    },
  ),
  exploring(
    'nothing is typed where the focus cannot be had, and a key that does not exist is refused',
    {
      elements: [
        { kind: 'text', id: 'plain', text: 'plain' },
        { kind: 'field', label: 'Name' },
      ],
    },
    async (surface) => {
      const { index } = identified(await look(surface), 'plain');
      insistRefused(
        await surface.dispatch({ kind: 'inputText', into: index, text: 'x', keys: false }),
        'focus_not_obtained',
      );
      insistSame('what the field holds', hinted(await look(surface), 'Name').element.value, undefined);
      insistRefused(await surface.dispatch({ kind: 'pressKey', key: 'home' }), 'unsupported_key');
      insistDone(await surface.dispatch({ kind: 'pressKey', key: 'escape' }));
    },
  ),
  exploring(
    'a capture tells what happened since the one before: lines, errors that nobody caught, dialogs',
    {
      elements: [
        {
          kind: 'button',
          text: 'Try',
          onClick: [
            { kind: 'log', level: 'warn', text: 'careful' },
            { kind: 'throw', message: 'no luck' },
            {
              kind: 'dialog',
              type: 'confirm',
              message: 'Sure?',
              accepted: [{ kind: 'change', key: 'status', to: { text: 'sure' } }],
            },
          ],
        },
        status,
      ],
    },
    async (surface) => {
      insistDone(await surface.dispatch({ kind: 'tap', on: saying(await look(surface), 'Try').index }));
      const { happened, ...seen } = await look(surface);
      const lines = happened.logs.map(({ level, message }) => [level, message]);
      insistSame('the lines', lines, [['W', 'careful']]);
      const thrown = happened.exceptions.map((each) => [each.class, each.message]);
      insistSame('the errors', thrown, [['Error', 'no luck']]);
      insistSame('the dialogs', happened.dialogs, [{ type: 'confirm', message: 'Sure?', answer: 'accept' }]);
      insistSame('the status', ownText(identified({ happened, ...seen }, 'status').element), 'sure');
      const { logs, exceptions, dialogs } = (await look(surface)).happened;
      insistSame('what happened afterwards', [logs, exceptions, dialogs], [[], [], []]);
    },
  ),
];
