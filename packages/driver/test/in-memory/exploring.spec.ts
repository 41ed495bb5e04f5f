// The in-memory surface while it is explored: what engines are tested with.
import { describe, expect, it } from '@jest/globals';
import type { CapturedTree, TreeRequest } from '@flowproof/driver';
import type { AppElement, SmallApp } from '@flowproof/driver/in-memory';
import { opened, type OpenedApp } from './opened-app.ts';

const request: TreeRequest = { settleMs: 2000, picture: 'none', masks: [] };
const exploring = { allowedOrigins: [], dialogs: 'dismiss' } as const;

function explored(app: SmallApp | readonly AppElement[]): Promise<OpenedApp> {
  return opened(app, { request: { exploring } });
}

async function treeOf({ surface }: OpenedApp): Promise<CapturedTree> {
  return JSON.parse((await surface.tree(request)).tree) as CapturedTree;
}

const indexOf = ({ elements }: CapturedTree, id: string): number =>
  elements.findIndex((each) => each.id === id);

describe('the tree of an app in memory', () => {
  it('has labels, what they name, options and items, each at its depth', async () => {
    const { elements, depths } = await treeOf(
      await explored([
        { kind: 'field', id: 'name', label: 'Name', value: 'Ada' },
        { kind: 'list', id: 'size', label: 'Size', options: [{ text: 'S', value: '1' }, { text: 'L' }] },
        { kind: 'items', items: [{ kind: 'item', id: 'tea', content: [{ kind: 'text', text: 'Tea' }] }] },
      ]),
    );
    expect(elements.map((each, index) => `${depths[index] ?? ''} ${each.class ?? ''}`)).toEqual([
      '0 body',
      '1 label',
      '2 input',
      '1 label',
      '2 select',
      '3 option',
      '3 option',
      '1 ul',
      '2 li',
      '3 p',
    ]);
    expect(elements[2]).toEqual({
      class: 'input',
      id: 'name',
      value: 'Ada',
      flags: 33,
      bounds: [0, 16, 320, 32],
      attrs: { id: 'name', type: 'text', hintText: 'Name' },
    });
    expect(elements[5]).toEqual({ class: 'option', own: [[0, 'S']], flags: 16, attrs: { value: '1' } });
  });

  it('is the same for the same app, and takes no time but that of the clock', async () => {
    const [one, other] = [
      await explored([{ kind: 'text', text: 'x' }]),
      await explored([{ kind: 'text', text: 'x' }]),
    ];
    expect(await one.surface.tree(request)).toEqual(await other.surface.tree(request));
    expect(one.clock.now()).toBe(40);
  });

  it('is said to be unsettled when something goes on happening', async () => {
    const onOpen = Array.from(
      { length: 100 },
      (_, n) => ({ kind: 'tally', key: 'n', afterMs: n * 30 }) as const,
    );
    const { surface } = await explored({ elements: [{ kind: 'text', key: 'n', text: '0' }], onOpen });
    expect((await surface.tree({ ...request, settleMs: 500 })).settled).toBe(false);
    expect((await surface.tree({ ...request, settleMs: 5000 })).settled).toBe(true);
  });

  it('comes with its picture, or with why there is none', async () => {
    const { surface } = await explored([
      {
        kind: 'items',
        items: ['a', 'a'].map((text) => ({
          kind: 'item' as const,
          content: [{ kind: 'text' as const, text }],
        })),
      },
    ]);
    const plain = await surface.tree({ ...request, picture: 'png' });
    expect([...(plain.picture ?? []).slice(1, 4)]).toEqual([0x50, 0x4e, 0x47]);
    const masks = [{ kind: 'scoped', container: 'item', anchors: ['a'], inner: { text: 'a' } }] as const;
    const masked = await surface.tree({ ...request, picture: 'png', masks });
    expect([masked.picture, masked.pictureWithheld]).toEqual([
      undefined,
      'a mask names more than one element',
    ]);
  });
});

describe('an app in memory that is explored', () => {
  it('is left and brought back, and tells where it went', async () => {
    const app = await explored([
      {
        kind: 'link',
        id: 'away',
        text: 'Away',
        onClick: [{ kind: 'go', to: 'https://elsewhere.example/in?token=1' }],
      },
    ]);
    const { surface } = app;
    await surface.dispatch({ kind: 'tap', on: indexOf(await treeOf(app), 'away') });
    const away = await surface.tree(request);
    const shown = 'https://elsewhere.example/in?token=[redacted]';
    expect([away.inFront, away.url]).toEqual([false, shown]);
    expect(away.happened.navigations.map(({ url }) => url)).toEqual([shown]);
    await surface.activate();
    expect(await surface.tree(request)).toMatchObject({ inFront: true, url: 'memory://app/' });
  });

  it('answers dialogs as it was opened to', async () => {
    const app = await explored([
      {
        kind: 'button',
        id: 'ask',
        text: 'Ask',
        onClick: [
          { kind: 'dialog', type: 'alert', message: 'a' },
          { kind: 'dialog', type: 'confirm', message: 'c' },
        ],
      },
    ]);
    await app.surface.dispatch({ kind: 'tap', on: indexOf(await treeOf(app), 'ask') });
    expect((await app.surface.tree(request)).happened.dialogs).toEqual([
      { type: 'alert', message: 'a', answer: 'accept' },
      { type: 'confirm', message: 'c', answer: 'dismiss' },
    ]);
  });

  it('remembers every gesture, and does nothing for what is disabled or covered', async () => {
    const counts = (id: string): AppElement => ({
      kind: 'button',
      id,
      text: id,
      onClick: [{ kind: 'tally', key: 'n' }],
    });
    const app = await explored([
      { ...counts('off'), disabled: true },
      { ...counts('under'), covered: true },
      counts('on'),
      { kind: 'text', id: 'n', key: 'n', text: '0' },
    ]);
    const tree = await treeOf(app);
    for (const id of ['off', 'under', 'on'])
      expect(await app.surface.dispatch({ kind: 'longPress', on: indexOf(tree, id) })).toMatchObject({
        kind: 'done',
      });
    await app.surface.dispatch({ kind: 'network', mode: 'offline' });
    const after = await treeOf(app);
    expect(after.elements[indexOf(after, 'n')]?.own).toEqual([[0, ' 1']]);
    expect(app.surface.gestures.map(({ kind }) => kind)).toEqual([
      'longPress',
      'longPress',
      'longPress',
      'network',
    ]);
  });

  it.each([
    [
      { kind: 'swipe', from: { x: 1, y: 2 }, to: { x: 3, y: 4 }, durationMillis: 250 },
      { kind: 'done', at: { x: 1, y: 2 } },
    ],
    [{ kind: 'scroll', direction: 'down' }, { kind: 'done' }],
    [
      { kind: 'scroll', direction: 'down', in: 1 },
      { kind: 'done', at: { x: 160, y: 24 } },
    ],
    [
      { kind: 'swipe', from: 99, to: 1, durationMillis: 250 },
      { kind: 'refused', reason: 'element_gone' },
    ],
    [
      { kind: 'pressKey', key: 'back' },
      { kind: 'refused', reason: 'unsupported_key' },
    ],
  ] as const)('answers %j with %j', async (gesture, dispatched) => {
    const app = await explored([{ kind: 'scroller', reachPx: 100, content: [{ kind: 'text', text: 'x' }] }]);
    await treeOf(app);
    expect(await app.surface.dispatch(gesture)).toMatchObject(dispatched);
  });

  it('must have been opened for it', async () => {
    const { surface } = await opened([{ kind: 'text', text: 'x' }]);
    await expect(surface.tree(request)).rejects.toThrow(
      'the in-memory surface was not opened to be explored',
    );
    await expect(surface.dispatch({ kind: 'pressKey', key: 'tab' })).rejects.toThrow(
      'not opened to be explored',
    );
  });
});
