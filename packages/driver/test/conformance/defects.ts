// Surfaces that break one promise each, made from the in-memory one.
import type {
  Act,
  CapturedElement,
  CapturedTree,
  Dispatched,
  Gesture,
  Locator,
  Readings,
  Resolution,
  Surface,
} from '@flowproof/driver';
import type { MemorySurface } from '@flowproof/driver/in-memory';

/** What a defect does otherwise than the surface it is made from. */
export type Defect = (surface: MemorySurface) => Partial<Surface>;

function otherResolve(change: (answer: Resolution) => Resolution): Defect {
  return (surface) => ({ resolve: async (...asked) => change(await surface.resolve(...asked)) });
}

function otherLocator(change: (locator: Locator) => Locator): Defect {
  return (surface) => ({
    resolve: (locator, question) => surface.resolve(change(locator), question),
    count: (locator, limit) => surface.count(change(locator), limit),
  });
}

function otherReadings(change: (readings: Readings) => Readings): Defect {
  return otherResolve((answer) =>
    answer.kind === 'found' ? { ...answer, readings: change(answer.readings) } : answer,
  );
}

function otherAct<K extends Act['kind']>(
  kind: K,
  perform: (surface: MemorySurface, act: Extract<Act, { kind: K }>) => ReturnType<Surface['act']>,
): Defect {
  return (surface) => ({
    act: (act) => (act.kind === kind ? perform(surface, act as Extract<Act, { kind: K }>) : surface.act(act)),
  });
}

function otherElements(change: (element: CapturedElement) => CapturedElement): Defect {
  return (surface) => ({
    tree: async (request) => {
      const capture = await surface.tree(request);
      const { elements, depths } = JSON.parse(capture.tree) as CapturedTree;
      return { ...capture, tree: JSON.stringify({ elements: elements.map(change), depths }) };
    },
  });
}

function otherDispatch(
  kind: Gesture['kind'],
  perform: (surface: MemorySurface, gesture: Gesture) => Promise<Dispatched>,
): Defect {
  return (surface) => ({
    dispatch: (gesture) => (gesture.kind === kind ? perform(surface, gesture) : surface.dispatch(gesture)),
  });
}

function without<T extends object, K extends keyof T>(value: T, key: K): Omit<T, K> {
  return Object.fromEntries(Object.entries(value).filter(([each]) => each !== key)) as Omit<T, K>;
}

const done = { kind: 'done' } as const;
const nothing = (): Promise<typeof done> => Promise.resolve(done);

/** Opens all gates of the element called Pay before an act, as a surface does that asks no gate when it acts. */
function forcing(surface: MemorySurface): Partial<Surface> {
  return {
    act: (act) => {
      if (act.kind === 'click') force(surface);
      return surface.act(act);
    },
    resolve: async (...asked) => {
      const answer = await surface.resolve(...asked);
      return answer.kind === 'found' ? without(answer, 'unmet') : answer;
    },
  };
}

function force(surface: MemorySurface): void {
  try {
    surface.change('Pay', { disabled: false, covered: false, moving: false });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
}

/** By what is wrong with the surface. */
export const defects: Readonly<Record<string, Defect>> = {
  'takes the beginning of a text for the text': otherLocator((locator) =>
    locator.kind === 'element' && locator.text !== undefined
      ? { ...locator, text: locator.text.slice(0, 2) }
      : locator,
  ),
  'compares spaces as they are': otherLocator((locator) =>
    locator.kind === 'element' && locator.text?.startsWith(' ') === true
      ? { ...locator, text: 'Sign  in!' }
      : locator,
  ),
  'takes the field before the one that the label names': otherLocator((locator) =>
    locator.kind === 'element' && locator.text === 'Last name' ? { ...locator, text: 'First name' } : locator,
  ),
  'ignores ordinals': otherLocator((locator) => {
    return locator.kind === 'element' ? without(locator, 'nth') : locator;
  }),
  'ignores roles': otherLocator((locator) => {
    return locator.kind === 'element' ? without(locator, 'role') : locator;
  }),
  'finds no ids': otherLocator((locator) =>
    locator.kind === 'element' && locator.id !== undefined ? { ...locator, id: 'nowhere' } : locator,
  ),
  'takes hidden twins': otherLocator((locator) =>
    locator.kind === 'element' && locator.text === 'Save' ? { ...locator, nth: 1 } : locator,
  ),
  'finds everything': otherResolve((answer) =>
    answer.kind === 'missing'
      ? {
          kind: 'found',
          element: 1,
          bounds: { x: 0, y: 0, width: 1, height: 1 },
          readings: {},
          description: 'thing',
        }
      : answer,
  ),
  'finds nothing': otherResolve(() => ({ kind: 'missing' })),
  'takes the first of ambiguous rows and items for missing': otherResolve((answer) =>
    answer.kind === 'ambiguous' || answer.kind === 'unusable' ? { kind: 'missing' } : answer,
  ),
  'gives no details': otherResolve((answer) => (answer.kind === 'missing' ? { kind: 'missing' } : answer)),
  'knows no boxes': otherResolve((answer) =>
    answer.kind === 'found' ? { ...answer, bounds: { x: 0, y: 0, width: 0, height: 0 } } : answer,
  ),
  'looks for scoped targets everywhere': otherLocator((locator) =>
    locator.kind === 'scoped' || locator.kind === 'framed' ? { kind: 'element', ...locator.inner } : locator,
  ),
  'takes another column': otherLocator((locator) =>
    locator.kind === 'cell' ? { ...locator, columnText: 'Customer' } : locator,
  ),
  'counts one more': (surface) => ({
    count: async (...asked) => {
      const count = await surface.count(...asked);
      return typeof count === 'number' ? count + 1 : count;
    },
  }),
  'counts beyond the limit': (surface) => ({ count: (locator) => surface.count(locator, 1000) }),
  'sees everything': otherReadings((readings) =>
    readings.visible === false ? { ...readings, visible: true } : readings,
  ),
  'takes everything for enabled': otherReadings((readings) =>
    readings.enabled === false ? { ...readings, enabled: true } : readings,
  ),
  'takes missing attributes for empty ones': otherReadings((readings) =>
    readings.attribute === null ? { ...readings, attribute: '' } : readings,
  ),
  'reads no styles': otherReadings((readings) =>
    readings.style === undefined ? readings : { ...readings, style: '' },
  ),
  'finds fields with spaces full': otherReadings((readings) =>
    readings.empty === true ? { ...readings, empty: false } : readings,
  ),
  'answers what was not asked': otherReadings((readings) => ({ text: 'anything', ...readings })),
  'knows no values of options': otherReadings((readings) => without(readings, 'alternatives')),
  'takes everything for a checkbox': otherReadings(({ notACheckbox, ...readings }) =>
    notACheckbox === true ? { ...readings, checked: false } : readings,
  ),
  'acts on what is not ready': forcing,
  'cannot say what covers an element': otherResolve((answer) =>
    answer.kind === 'found' && answer.unmet !== undefined
      ? { ...answer, unmet: { gate: answer.unmet.gate } }
      : answer,
  ),
  'takes stale elements for done': (surface) => ({
    act: async (act) => {
      const outcome = await surface.act(act);
      return outcome.kind === 'gone' ? done : outcome;
    },
  }),
  'clicks twice': otherAct('click', async (surface, act) => {
    await surface.act(act);
    return surface.act(act);
  }),
  'clicks with the left button only': otherAct('click', (surface, act) =>
    surface.act({ ...act, button: 'left' }),
  ),
  'knows no double clicks': otherAct('click', (surface, act) => surface.act({ ...act, count: 1 })),
  'hovers over nothing': otherAct('hover', nothing),
  'drops nothing': otherAct('drag', nothing),
  'ignores the middle of points': otherAct('click', (surface, act) =>
    act.point === undefined ? surface.act(act) : nothing(),
  ),
  'scrolls anything anywhere': otherAct('scroll', nothing),
  'hands over no files': otherAct('upload', nothing),
  'adds to what a field holds': otherAct('type', async (surface, act) => {
    await surface.act({ ...act, text: '' });
    await surface.act({ kind: 'type_focused', text: `old ${act.text}`, secret: act.secret });
    return done;
  }),
  'types Latin letters only': otherAct('type', (surface, act) =>
    surface.act({ ...act, text: act.text.replace(/[^\p{Script=Latin} \d-]/gu, '') }),
  ),
  'takes a formatted text for a failure': otherAct('type', async (surface, act) => {
    const outcome = await surface.act(act);
    return act.text === 'ada' ? { kind: 'failed', message: 'the field holds something else' } : outcome;
  }),
  'believes that fields take what is typed': otherAct('type', async (surface, act) => {
    const outcome = await surface.act(act);
    return outcome.kind === 'failed' ? done : outcome;
  }),
  'takes no text into lists': otherAct('type', async (surface, act) => {
    const outcome = await surface.act({ ...act, text: act.text === 'Medium' ? 'Small' : act.text });
    return outcome;
  }),
  'forgets that a text is a secret': otherAct('type', (surface, act) =>
    surface.act({ ...act, secret: false }),
  ),
  'types over the whole field at the focus': otherAct('type_focused', async (surface, act) => {
    for (let press = 0; press < 10; press += 1) {
      await surface.act({ kind: 'press_key', key: 'Backspace', modifiers: [] });
    }
    return surface.act(act);
  }),
  'clears nothing': otherAct('clear', nothing),
  'knows no editable gate': otherResolve((answer) => {
    return answer.kind === 'found' && answer.unmet?.gate === 'editable' ? without(answer, 'unmet') : answer;
  }),
  'forgets modifiers': otherAct('press_key', (surface, act) => surface.act({ ...act, modifiers: [] })),
  'presses no keys': otherAct('press_key', nothing),
  'chooses nothing': otherAct('select', nothing),
  'takes several options for the first': otherAct('select', (surface, act) =>
    surface.act({ ...act, options: act.options.slice(0, 1), exact: false }),
  ),
  'clicks checkboxes whatever they are': otherAct('set_checked', async (surface, act) => {
    const outcome = await surface.act({ kind: 'click', element: act.element, button: 'left', count: 1 });
    return outcome.kind === 'not_ready' ? outcome : done;
  }),
  'accepts dialogs nobody armed': (surface) => ({
    act: (act) => {
      surface.armDialog({ disposition: 'accept' });
      return surface.act(act);
    },
  }),
  'dismisses all dialogs': (surface) => ({
    armDialog: (answer) => {
      surface.armDialog(answer && { ...answer, disposition: 'dismiss' });
    },
  }),
  'forgets replies': (surface) => ({
    armDialog: (answer) => {
      surface.armDialog(answer && { disposition: answer.disposition });
    },
  }),
  'cannot be disarmed': (surface) => ({
    armDialog: (answer) => {
      if (answer !== undefined) surface.armDialog(answer);
    },
  }),
  'tells of no dialogs': () => ({ takeDialogs: () => [] }),
  'tells of no downloads': () => ({ downloads: () => Promise.resolve([]) }),
  'tells of the last download only': (surface) => ({
    downloads: async () => (await surface.downloads()).slice(-1),
  }),
  'tells of claimed downloads again': () => ({ claimDownload: () => undefined }),
  'forgets downloads that were told': (surface) => ({
    downloads: async () => {
      const told = await surface.downloads();
      for (const { id } of told) surface.claimDownload(id);
      return told;
    },
  }),
  'writes every download over the one before': (surface) => ({
    downloads: async () =>
      (await surface.downloads()).map((each) =>
        each.state === 'finished' ? { ...each, path: '/tmp/download' } : each,
      ),
  }),
  'lists no elements': () => ({ inventory: () => Promise.resolve([]) }),
  'lists values': () => ({
    inventory: () => Promise.resolve([{ role: 'textbox', label: 'Token', text: 'tr0ub4dor' }]),
  }),
  'covers no rectangles': (surface) => ({
    capture: (masks) => surface.capture(masks.filter(({ kind }) => kind !== 'rect')),
  }),
  'covers the whole width of a rectangle and more': (surface) => ({
    capture: (masks) =>
      surface.capture(
        masks.map((mask) =>
          mask.kind === 'rect' ? { kind: 'rect', x: 0, y: 0, width: 9999, height: 9999 } : mask,
        ),
      ),
  }),
  'shows nothing in pictures': () => ({ capture: () => Promise.resolve({ png: Uint8Array.of(1) }) }),
  'reads values as text of the page': (surface) => ({
    read: async (what) => `${await surface.read(what)} Lovelace`,
  }),
  'opens nothing anew': otherAct('reload', nothing),
  'tells of no hints': otherElements(({ attrs = {}, ...element }) => ({
    ...element,
    attrs: without(attrs, 'hintText'),
  })),
  'knows no obscured elements': otherElements(({ attrs = {}, ...element }) => ({
    ...element,
    attrs: without(attrs, 'obscured'),
  })),
  'sees every button at once clickable and ticked': otherElements((element) => ({ ...element, flags: 5 })),
  'leaves values out of trees': otherElements((element) => without(element, 'value')),
  'writes secrets into trees': otherElements((element) => ({ ...element, desc: 'tr0ub4dor' })),
  'makes one tap of two': otherDispatch('doubleTap', (surface, gesture) =>
    surface.dispatch(gesture.kind === 'doubleTap' ? { kind: 'tap', on: gesture.on } : gesture),
  ),
  'taps nothing': otherDispatch('tap', nothing),
  'types nothing into what is explored': otherDispatch('inputText', nothing),
  'takes every key for known': otherDispatch('pressKey', nothing),
  'taps what is gone': (surface) => ({
    dispatch: async (gesture) => {
      const dispatched = await surface.dispatch(gesture);
      return dispatched.kind === 'refused' ? done : dispatched;
    },
  }),
  'tells of nothing that happened': (surface) => ({
    tree: async (request) => ({
      ...(await surface.tree(request)),
      happened: { logs: [], exceptions: [], network: [], navigations: [], dialogs: [], truncated: [] },
    }),
  }),
  'lacks the right button and does not say so': (surface) => ({
    capabilities: new Set([...surface.capabilities].filter((each) => each !== 'right-click')),
  }),
};
