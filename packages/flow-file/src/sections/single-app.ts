// What a flow with one app drives: the keys of that app become one value, its rules are applied.
import { captureBeforeLaunch, windowFault } from '../errors/section-errors.ts';
import { missingKey } from '../errors/shape-errors.ts';
import type { FlowApp } from '../flow-app.ts';
import type { Reading } from '../reading.ts';
import { holdsCapture, textsOf } from '../references.ts';
import { isMissing } from '../shape/check-shape.ts';
import { itemsAt, present, textAt } from '../shape/values.ts';
import { entryAt, valueAt } from '../yaml/tree.ts';
import type { MapNode } from '../yaml/tree.ts';
import { readAgent } from './agent.ts';
import { checkLaunchTexts, readDesktopApp } from './app.ts';
import type { AppKind } from './app.ts';
import { flowBlock } from './flow-block.ts';
import { readBrowser } from './browser.ts';
import { readLogin } from './login.ts';
import { readMock } from './mock.ts';
import { readSession } from './session.ts';
import { readWindowShape, titleText, windowProblems, windowTitle } from './window.ts';

/** Builds the app of a flow without surfaces. */
export function readSingleApp(root: MapNode, kind: Exclude<AppKind, 'surfaces'>, reading: Reading): FlowApp {
  refuseEarlyCaptures(root, '', reading);
  const window = readWindowShape(valueAt(root, 'window'));
  switch (kind) {
    case 'web':
      requireKey(root, 'url', 'url of a web flow', reading);
      return present({
        kind,
        url: textAt(root, 'url') ?? '',
        browser: readBrowser(valueAt(root, 'browser'), reading),
        session: readSession(valueAt(root, 'session')),
        mocks: itemsAt(root, 'mock').map(readMock),
      });
    case 'sap':
      return present({ kind, connection: textAt(root, 'connection'), login: readLogin(root, reading) });
    case 'vision':
      checkWindow(root, kind, reading);
      return present({ kind, title: titleText(valueAt(root, 'window')), window });
    case 'desktop':
      checkLaunchTexts(valueAt(root, 'app'), reading);
      checkWindow(root, kind, reading);
      return readDesktopApp(valueAt(root, 'app'), window);
    case 'api':
      return { kind };
    case 'agent':
      return readAgent(root, reading);
  }
}

function requireKey(root: MapNode, key: string, name: string, { log }: Reading): void {
  const entry = entryAt(root, key);
  const absent = entry === undefined ? isMissing(root, flowBlock, key) : entry.value.kind === 'null';
  if (absent) log.add(missingKey(name, entry?.keySpan ?? appSpan(root)));
}

function appSpan(root: MapNode): MapNode['span'] {
  return entryAt(root, 'app')?.keySpan ?? root.span;
}

function checkWindow(root: MapNode, kind: 'vision' | 'desktop', { log }: Reading): void {
  const window = valueAt(root, 'window');
  if (kind === 'vision' && windowTitle(window) === undefined && (window !== undefined || isMissing(root, flowBlock, 'window'))) {
    log.add(missingKey('window.title', entryAt(root, 'window')?.keySpan ?? appSpan(root)));
  }
  if (window !== undefined) for (const problem of windowProblems(window, kind)) log.add(windowFault(problem));
}

const launchKeys = ['url', 'connection', 'login', 'window'];

/** Refuses captures in what is resolved before the first step. `owner`: a surface's name and a dot, or nothing. */
export function refuseEarlyCaptures(node: MapNode, owner: string, { log }: Reading): void {
  for (const key of launchKeys) {
    const value = valueAt(node, key);
    for (const text of value === undefined ? [] : textsOf(value)) {
      if (holdsCapture(text.text)) log.add(captureBeforeLaunch(`${owner}${key}`, text.span));
    }
  }
}
