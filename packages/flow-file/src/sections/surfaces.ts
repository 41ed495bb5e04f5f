// The `apps` mapping: named surfaces.
import {
  agentSurface,
  apiSurface,
  keyOnWrongSurface,
  noSurfaces,
  surfaceName,
  surfaceWindow,
  surfaceWithout,
} from '../errors/app-errors.ts';
import { misplacedKey } from '../errors/section-errors.ts';
import type { SurfaceApp, SurfacesApp } from '../flow-app.ts';
import type { Reading } from '../reading.ts';
import { blockOf, text } from '../shape/shape.ts';
import type { Block, Shape } from '../shape/shape.ts';
import { present, textAt } from '../shape/values.ts';
import { headOf } from '../shape/check-shape.ts';
import { entryAt, valueAt } from '../yaml/tree.ts';
import type { MapEntry, MapNode, TreeNode } from '../yaml/tree.ts';
import { appShape, knownApp, readDesktopApp } from './app.ts';
import type { AppKind, KnownApp } from './app.ts';
import { browserBlock, readBrowser } from './browser.ts';
import { refuseEarlyCaptures } from './early-captures.ts';
import { loginBlock, readLogin } from './login.ts';
import { readWindowShape, titleText, windowProblems, windowShape, windowTitle } from './window.ts';

const namePattern = '^[a-z][a-z0-9_-]*$';

/** Keys of one surface. */
const surfaceBlock: Block = {
  name: 'a surface',
  keys: {
    app: {
      shape: appShape,
      required: true,
      about: 'web, sap, vision, calc, notepad, or a program with its window.',
    },
    url: { shape: text, about: 'Page to open (web, required there).' },
    connection: { shape: text, about: 'SAP Logon entry to open (sap).' },
    login: { shape: blockOf(loginBlock), about: 'SAP user (sap).' },
    browser: { shape: blockOf(browserBlock), about: 'Browser shape and pinned sources of chance (web).' },
    window: { shape: windowShape, about: 'Title (vision), size and position (vision, sap, desktop).' },
  },
};

/** Names to surfaces. */
export const surfacesShape: Shape = { kind: 'record', of: blockOf(surfaceBlock), keyPattern: namePattern };

/** The declared surfaces: what to drive, and what their sentences are read for. */
export interface DeclaredSurfaces {
  readonly app: SurfacesApp;
  /** Undefined for a name whose app is not known. */
  readonly known: ReadonlyMap<string, KnownApp | undefined>;
}

type SurfaceKind = Exclude<AppKind, 'api' | 'agent' | 'surfaces'>;

/** Builds the surfaces and applies their rules. */
export function readSurfaces(node: TreeNode | undefined, reading: Reading): DeclaredSurfaces {
  const known = new Map<string, KnownApp | undefined>();
  const surfaces: { readonly name: string; readonly app: SurfaceApp }[] = [];
  if (node?.kind === 'map') {
    if (node.entries.length === 0) reading.log.add(noSurfaces(node.span));
    for (const entry of node.entries) {
      const { app, grammar } = readSurface(entry, reading);
      known.set(entry.key, grammar);
      if (app !== undefined) surfaces.push({ name: entry.key, app });
    }
  }
  return { app: { kind: 'surfaces', surfaces }, known };
}

function readSurface(
  entry: MapEntry,
  reading: Reading,
): { readonly app?: SurfaceApp; readonly grammar: KnownApp | undefined } {
  const { key: name, keySpan, value: node } = entry;
  if (!new RegExp(namePattern, 'u').test(name)) reading.log.add(surfaceName(name, keySpan));
  if (node.kind !== 'map') return { grammar: undefined };
  const appNode = valueAt(node, 'app');
  const known = knownApp(appNode, reading);
  const span = appNode?.span ?? headOf(node);
  if (known?.kind === 'api') reading.log.add(apiSurface(name, span));
  if (known?.kind === 'agent') reading.log.add(agentSurface(name, span));
  if (known === undefined || known.kind === 'api' || known.kind === 'agent' || known.kind === 'surfaces')
    return { grammar: undefined };
  checkSurfaceKeys(name, known.kind, node, reading);
  refuseEarlyCaptures(node, `apps.${name}.`, reading);
  return { app: buildSurface(known.kind, node, reading), grammar: known };
}

const belongs: Readonly<
  Record<
    'url' | 'connection' | 'browser' | 'window',
    { readonly on: readonly SurfaceKind[]; readonly hint: string }
  >
> = {
  url: { on: ['web'], hint: 'url belongs to a web surface' },
  connection: { on: ['sap'], hint: 'connection belongs to an sap surface' },
  browser: { on: ['web'], hint: 'browser belongs to a web surface' },
  window: { on: ['sap', 'vision', 'desktop'], hint: 'a page is sized with browser.viewport' },
};

function checkSurfaceKeys(name: string, kind: SurfaceKind, node: MapNode, { log }: Reading): void {
  for (const [key, { on, hint }] of Object.entries(belongs)) {
    const entry = entryAt(node, key);
    if (entry !== undefined && entry.value.kind !== 'null' && !on.includes(kind)) {
      log.add(keyOnWrongSurface(name, kind, key, hint, entry.keySpan));
    }
  }
  const login = entryAt(node, 'login');
  if (login !== undefined && login.value.kind !== 'null' && kind !== 'sap') {
    log.add(
      misplacedKey(
        'login',
        'login',
        `on the surface ${name}, which is ${kind}`,
        'login is SAP configuration',
        login.keySpan,
      ),
    );
  }
  if (kind === 'web' && isBlankOrAbsent(valueAt(node, 'url'))) {
    log.add(surfaceWithout(name, kind, 'url', 'add url: with the page to open', headOf(node)));
  }
  const window = valueAt(node, 'window');
  if (kind === 'vision' && isBlankOrAbsent(windowTitle(window))) {
    log.add(surfaceWithout(name, kind, 'a window title', 'add window: <part of the title>', headOf(node)));
  }
  if (window !== undefined && kind !== 'web') {
    for (const problem of windowProblems(window, kind)) log.add(surfaceWindow(name, kind, problem));
  }
}

function isBlankOrAbsent(node: TreeNode | undefined): boolean {
  return node === undefined || (node.kind === 'text' && node.text.trim() === '');
}

function buildSurface(kind: SurfaceKind, node: MapNode, reading: Reading): SurfaceApp {
  const window = readWindowShape(valueAt(node, 'window'));
  switch (kind) {
    case 'web':
      return present({
        kind,
        url: textAt(node, 'url') ?? '',
        browser: readBrowser(valueAt(node, 'browser'), reading),
        mocks: [],
      });
    case 'sap':
      return present({
        kind,
        connection: textAt(node, 'connection'),
        login: readLogin(node, reading),
        window,
      });
    case 'vision':
      return present({ kind, title: titleText(valueAt(node, 'window')), window });
    case 'desktop':
      return readDesktopApp(valueAt(node, 'app'), window);
  }
}
