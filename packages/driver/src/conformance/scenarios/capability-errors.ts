// What a surface cannot do is an error that names it, never a silent pass.
import type { Act } from '../../act.ts';
import type { Capability } from '../../capabilities.ts';
import { CapabilityError } from '../../errors.ts';
import type { ElementRef, Reading } from '../../found.ts';
import type { Locator } from '../../locator.ts';
import type { Surface } from '../../surface.ts';
import { byText, clickOn, find } from '../asking.ts';
import { ConformanceFailure, insist } from '../failure.ts';
import type { Scenario } from '../scenario.ts';
import { buttonThatSays, status } from './parts.ts';

type Attempt = (surface: Surface) => Promise<unknown>;

function acting(act: (element: ElementRef) => Act): Attempt {
  return async (surface) => {
    const { element } = await find(surface, byText('Save'));
    return surface.act(act(element));
  };
}

function looking(locator: Locator): Attempt {
  return (surface) => surface.resolve(locator, { purpose: 'read' });
}

function reading(read: Reading): Attempt {
  return (surface) => surface.resolve(byText('Save'), { purpose: 'read', read: [read] });
}

/** Asked for when a surface is opened or armed, or not asked for by themselves. */
type AskedElsewhere = 'native dialogs' | 'session, mocks and browser shape' | 'hit test';

const attempts: Readonly<Record<Exclude<Capability, AskedElsewhere>, Attempt>> = {
  click: acting(clickOn),
  'click at a point': acting((element) => ({
    kind: 'click',
    element,
    button: 'left',
    count: 1,
    point: { xPct: 50, yPct: 50 },
  })),
  'right-click': acting((element) => ({ kind: 'click', element, button: 'right', count: 1 })),
  'double-click': acting((element) => ({ kind: 'click', element, button: 'left', count: 2 })),
  hover: acting((element) => ({ kind: 'hover', element })),
  drag: acting((element) => ({ kind: 'drag', element, onto: element })),
  'type into a field': acting((element) => ({ kind: 'type', element, text: 'a', secret: false })),
  'type at the focus': (surface) => surface.act({ kind: 'type_focused', text: 'a', secret: false }),
  select: acting((element) => ({ kind: 'select', element, options: ['a'], exact: false })),
  'select several': acting((element) => ({ kind: 'select', element, options: ['a', 'b'], exact: true })),
  'set a checkbox': acting((element) => ({ kind: 'set_checked', element, checked: true })),
  'press a key': (surface) => surface.act({ kind: 'press_key', key: 'Enter', modifiers: [] }),
  scroll: (surface) => surface.act({ kind: 'scroll', to: { kind: 'top' } }),
  upload: acting((element) => ({ kind: 'upload', element, path: 'picture.png' })),
  navigate: (surface) => surface.act({ kind: 'navigate', to: '/' }),
  reload: (surface) => surface.act({ kind: 'reload' }),
  cells: looking({ kind: 'cell', columnText: 'A', rowAnchors: ['B'] }),
  scopes: looking({ kind: 'scoped', container: 'item', anchors: ['A'], inner: { text: 'B' } }),
  frames: looking({ kind: 'framed', frame: 'A', inner: { text: 'B' } }),
  'read text': reading({ kind: 'text' }),
  'read visible': reading({ kind: 'visible' }),
  'read enabled': reading({ kind: 'enabled' }),
  'read checked': reading({ kind: 'checked' }),
  'read attributes': reading({ kind: 'attribute', name: 'id' }),
  'read styles': reading({ kind: 'style', property: 'color' }),
  'read surface text': (surface) => surface.read('text'),
  'read url': (surface) => surface.read('url'),
  'read title': (surface) => surface.read('title'),
  'read cookies': (surface) => surface.cookies(),
  'count elements': (surface) => surface.count(byText('Save'), 50),
  screenshots: (surface) => surface.capture([]),
  inventory: (surface) => surface.inventory(),
  downloads: (surface) => surface.downloads(),
  explore: (surface) => surface.tree({ settleMs: 1000, picture: 'none', masks: [] }),
};

async function insistCapabilityError(
  surface: Surface,
  capability: Capability,
  attempt: Attempt,
): Promise<void> {
  try {
    await attempt(surface);
  } catch (error) {
    if (!(error instanceof CapabilityError)) throw error;
    insist(error.message.includes(surface.name), `the error should name the surface: ${error.message}`);
    return;
  }
  throw new ConformanceFailure(`a surface that lacks "${capability}" should say so when it is asked to`);
}

export const capabilityScenarios: readonly Scenario[] = [
  {
    name: 'what the surface cannot do is a capability error',
    app: { elements: [buttonThatSays('Save', 'saved'), status] },
    needs: [],
    run: async (surface) => {
      for (const [capability, attempt] of Object.entries(attempts) as [Capability, Attempt][]) {
        if (!surface.capabilities.has(capability)) await insistCapabilityError(surface, capability, attempt);
      }
    },
  },
];
