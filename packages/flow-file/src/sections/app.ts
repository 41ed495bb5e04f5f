// The `app` key: which kind of thing is driven.
import type { AppId } from '@flowproof/grammar';
import { captureBeforeLaunch } from '../errors/section-errors.ts';
import { unknownApp } from '../errors/app-errors.ts';
import type { DesktopApp, WindowShape } from '../flow-app.ts';
import type { Reading } from '../reading.ts';
import { holdsCapture } from '../references.ts';
import { blockOf, fullText } from '../shape/shape.ts';
import type { Block, Shape } from '../shape/shape.ts';
import { present, textAt } from '../shape/values.ts';
import { valueAt } from '../yaml/tree.ts';
import type { TreeNode } from '../yaml/tree.ts';

/** Kinds of apps that differ in their keys; `surfaces` is a flow with `apps`. */
export type AppKind = 'web' | 'sap' | 'vision' | 'desktop' | 'api' | 'agent' | 'surfaces';

/** An app whose kind is known. `grammar`: the id its sentences are read for; absent where there are none. */
export interface KnownApp {
  readonly kind: AppKind;
  readonly grammar?: AppId;
}

const ids: Readonly<Record<string, KnownApp>> = {
  web: { kind: 'web', grammar: 'web' },
  sap: { kind: 'sap', grammar: 'sap' },
  vision: { kind: 'vision', grammar: 'vision' },
  calc: { kind: 'desktop', grammar: 'calc' },
  notepad: { kind: 'desktop', grammar: 'notepad' },
  api: { kind: 'api', grammar: 'api' },
  agent: { kind: 'agent' },
};

/** The ids that may be written. */
const appIds: readonly string[] = Object.keys(ids);

/** Keys of the mapping form. */
const programBlock: Block = {
  name: 'app',
  keys: {
    command: {
      shape: fullText,
      required: true,
      about: 'Command line of the program; ${VAR} allowed. It is executed.',
    },
    window_title: {
      shape: fullText,
      required: true,
      about: 'The window to wait for and drive; ${VAR} allowed.',
    },
  },
};

/** An id, or a program with its window. */
export const appShape: Shape = { kind: 'either', shapes: [{ kind: 'text' }, blockOf(programBlock)] };

/** The app a value names; an unknown id is a fault. */
export function knownApp(node: TreeNode | undefined, { log }: Reading): KnownApp | undefined {
  if (node?.kind === 'map') return { kind: 'desktop', grammar: 'windows' };
  if (node?.kind !== 'text') return undefined;
  const app = Object.hasOwn(ids, node.text) ? ids[node.text] : undefined;
  if (app === undefined) log.add(unknownApp(node.text, appIds, node.span));
  return app;
}

/** Refuses captures in the command of a flow with one app. */
export function checkLaunchTexts(node: TreeNode | undefined, { log }: Reading): void {
  for (const key of Object.keys(programBlock.keys)) {
    const value = valueAt(node, key);
    if (value?.kind === 'text' && holdsCapture(value.text))
      log.add(captureBeforeLaunch(`app.${key}`, value.span));
  }
}

/** A launched desktop program. */
export function readDesktopApp(node: TreeNode | undefined, window: WindowShape | undefined): DesktopApp {
  const shape = present({ kind: 'desktop' as const, window });
  if (node?.kind === 'text') return { ...shape, id: node.text === 'calc' ? 'calc' : 'notepad' };
  return {
    ...shape,
    id: 'windows',
    command: textAt(node, 'command') ?? '',
    windowTitle: textAt(node, 'window_title') ?? '',
  };
}
