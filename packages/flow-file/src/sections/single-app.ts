// What a flow with one app drives: the keys of that app become one value, its rules are applied.
import { windowFault } from '../errors/section-errors.ts';
import { emptyKey, missingKey } from '../errors/shape-errors.ts';
import type { FlowApp } from '../flow-app.ts';
import type { Reading } from '../reading.ts';
import { isMissing } from '../shape/check-shape.ts';
import { itemsAt, present, textAt } from '../shape/values.ts';
import { entryAt, valueAt } from '../yaml/tree.ts';
import type { MapNode } from '../yaml/tree.ts';
import { readAgent } from './agent.ts';
import { checkLaunchTexts, readDesktopApp } from './app.ts';
import type { AppKind } from './app.ts';
import { flowBlock } from './flow-block.ts';
import { readBrowser } from './browser.ts';
import { refuseEarlyCaptures } from './early-captures.ts';
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
      requireKey(root, 'url', 'the url of a web flow', reading);
      return present({
        kind,
        url: textAt(root, 'url') ?? '',
        browser: readBrowser(valueAt(root, 'browser'), reading),
        session: readSession(valueAt(root, 'session'), reading),
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
  if (entry?.value.kind === 'null') log.add(emptyKey(name, entry.keySpan));
  else if (entry === undefined && isMissing(root, flowBlock, key)) log.add(missingKey(name, appSpan(root)));
}

function appSpan(root: MapNode): MapNode['span'] {
  return entryAt(root, 'app')?.keySpan ?? root.span;
}

function checkWindow(root: MapNode, kind: 'vision' | 'desktop', { log }: Reading): void {
  const window = valueAt(root, 'window');
  if (
    kind === 'vision' &&
    windowTitle(window) === undefined &&
    (window !== undefined || isMissing(root, flowBlock, 'window'))
  ) {
    log.add(
      missingKey('the window title of a vision flow', entryAt(root, 'window')?.keySpan ?? appSpan(root)),
    );
  }
  if (window !== undefined) for (const problem of windowProblems(window, kind)) log.add(windowFault(problem));
}
