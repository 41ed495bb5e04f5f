// Which app accepts which form, and why the others do not (grammar reference, section 3).
import type { Action } from './action.ts';
import type { Assertion, Condition } from './assertion.ts';
import type { AppId } from './surface-app.ts';
import type { Label, Target } from './target.ts';

/** Something only some apps have. */
export interface Restriction {
  /** What it is, as the subject of a sentence. */
  readonly what: string;
  readonly apps: readonly AppId[];
  readonly reason: string;
}

const web: readonly AppId[] = ['web'];
const browserOnly = 'only a browser offers it';

/** Every app whose screen sentences can speak of. */
export const screenApps: readonly AppId[] = ['web', 'sap', 'vision', 'windows', 'calc', 'notepad'];

/** All restrictions, by name. */
const restrictions = {
  pointClick: { what: '`Click … at x%,y%`', apps: web, reason: browserOnly },
  rightClick: {
    what: '`Right-click`',
    apps: ['web', 'sap', 'vision'],
    reason: 'a desktop program is driven through its UI Automation tree, which has no context click',
  },
  doubleClick: { what: '`Double-click`', apps: web, reason: browserOnly },
  hover: { what: '`Hover over`', apps: web, reason: browserOnly },
  drag: { what: '`Drag … onto`', apps: web, reason: browserOnly },
  scroll: { what: '`Scroll`', apps: web, reason: browserOnly },
  upload: { what: '`Upload … into`', apps: web, reason: 'only a browser page has file choosers' },
  navigate: { what: '`Go to`', apps: ['web', 'sap'], reason: 'there is no address to go to' },
  reload: { what: '`Reload the page`', apps: web, reason: 'only a browser page is loaded from an address' },
  download: {
    what: '`Wait until the download completes`',
    apps: web,
    reason: 'only a browser has downloads',
  },
  dialog: {
    what: 'a dialog clause',
    apps: web,
    reason: 'outside a browser a message box is a window of its own and is driven by ordinary steps',
  },
  severalOptions: { what: '`Select` with several options', apps: web, reason: browserOnly },
  css: {
    what: 'a `css:` label',
    apps: web,
    reason: "selectors are a browser page's; a UI Automation tree, an SAP screen and a picture have no CSS",
  },
  id: {
    what: 'a native id',
    apps: ['web', 'sap', 'windows', 'calc', 'notepad'],
    reason: 'a picture has neither ids nor an address',
  },
  iframe: { what: 'an iframe scope', apps: web, reason: 'only a browser page has frames' },
  url: { what: '`page url`', apps: web, reason: 'only a browser page has an address' },
  title: { what: '`page title`', apps: web, reason: 'a window caption is not a page title' },
  cookie: { what: '`cookie`', apps: web, reason: 'only a browser has cookies' },
  attribute: { what: '`attribute`', apps: web, reason: "only a browser page's elements have attributes" },
  style: { what: '`style`', apps: web, reason: "only a browser page's elements have computed styles" },
} as const satisfies Record<string, Restriction>;

/** The name of a restriction. */
type RestrictionName = keyof typeof restrictions;

function* labelNeeds(label: Label): Iterable<RestrictionName> {
  if (label.by === 'css') yield 'css';
  if (label.by === 'id') yield 'id';
}

function* targetNeeds(target: Target | undefined): Iterable<RestrictionName> {
  if (target?.kind !== 'label') return;
  yield* labelNeeds(target.label);
  if (target.region?.kind === 'container') yield* labelNeeds(target.region.container);
  if (target.region?.kind === 'iframe') yield 'iframe';
}

const actionNeeds: Partial<Record<Action['kind'], RestrictionName>> = {
  right_click: 'rightClick',
  double_click: 'doubleClick',
  hover: 'hover',
  drag: 'drag',
  scroll: 'scroll',
  upload: 'upload',
  navigate: 'navigate',
  reload: 'reload',
  capture_download: 'download',
};

const claimNeeds: Readonly<Record<string, RestrictionName>> = {
  url_is: 'url',
  url_contains: 'url',
  title_is: 'title',
  title_contains: 'title',
  cookie: 'cookie',
  attribute_is: 'attribute',
  attribute_is_not: 'attribute',
  has_attribute: 'attribute',
  lacks_attribute: 'attribute',
  style_is: 'style',
  style_is_not: 'style',
};

function* needs(step: Action | Assertion | Condition): Iterable<RestrictionName> {
  if (step.kind === 'assert' || step.kind === 'condition') {
    const own = claimNeeds[step.claim.kind];
    if (own !== undefined) yield own;
    if (step.about === 'element') yield* targetNeeds(step.target);
    if ('other' in step.claim) yield* targetNeeds(step.claim.other);
    return;
  }
  const own = actionNeeds[step.kind];
  if (own !== undefined) yield own;
  if (step.kind === 'click' && step.point !== undefined) yield 'pointClick';
  if (step.kind === 'select' && step.multiple) yield 'severalOptions';
  if ('target' in step) yield* targetNeeds(step.target);
  if (step.kind === 'drag') yield* targetNeeds(step.onto);
  if ('dialog' in step) yield 'dialog';
}

/** The first thing in a step that the app does not have; undefined when it has all. */
export function findRestriction(step: Action | Assertion | Condition, app: AppId): Restriction | undefined {
  for (const name of needs(step)) {
    const restriction: Restriction = restrictions[name];
    if (!restriction.apps.includes(app)) return restriction;
  }
  return undefined;
}
