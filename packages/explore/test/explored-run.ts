// Runs of small apps in memory: the spec in its real process, the directory on the real disk, time by hand.
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Surface } from '@flowproof/driver';
import { ManualClock, MemorySurface, type SmallApp } from '@flowproof/driver/in-memory';
import {
  explore,
  type ExploreEvent,
  type ExploreOptions,
  type RunResult,
  type StepRecord,
} from '@flowproof/explore';
import { withSpecs } from './spec-folder.ts';

/** What a run left. */
export interface Ran {
  readonly result: RunResult;
  readonly directory: string;
  readonly records: readonly StepRecord[];
  readonly events: readonly ExploreEvent[];
  readonly files: readonly string[];
  /** Text of a file of the run's directory. */
  readonly read: (name: string) => Promise<string>;
}

/** How a run is made. */
export interface RunOptions extends Partial<ExploreOptions> {
  readonly app?: SmallApp;
  readonly clock?: ManualClock;
  /** Changes what the surface says. */
  readonly wrap?: (surface: Surface, count: number) => Surface;
}

/** Explores and looks at what is left while it is there. */
export async function ran<T>(
  spec: string,
  { app = { elements: [] }, clock = new ManualClock(1_700_000_000_000), wrap, ...options }: RunOptions,
  look: (run: Ran) => Promise<T> | T,
): Promise<T> {
  return withSpecs({ 'a.spec.ts': spec }, async (folder) => {
    const events: ExploreEvent[] = [];
    let count = 0;
    const { result, directory } = await explore({
      spec: 'a.spec.ts',
      workingDirectory: folder,
      output: join(folder, 'runs'),
      version: '0.0.0',
      seed: 7,
      maxSteps: 10,
      shrinkBudgetMs: 0,
      screenshots: 'off',
      clock,
      target: {
        platform: 'web',
        name: 'app:small',
        open: { url: 'http://app.test/', exploring: { allowedOrigins: [], dialogs: 'accept' } },
        newSurface: () => {
          const surface = new MemorySurface({ app, clock });
          count += 1;
          return Promise.resolve(wrap?.(surface, count) ?? surface);
        },
        host: { os: 'none', arch: 'none', node: 'none' },
      },
      onEvent: (event) => events.push(event),
      ...options,
    });
    const read = (name: string): Promise<string> => readFile(join(directory, name), 'utf8');
    return look({
      result,
      directory,
      records: recordsOf(await read('trace.jsonl')),
      events,
      files: (await readdir(directory, { recursive: true })).sort(),
      read,
    });
  });
}

/** The records of a trace, whole lines only. */
function recordsOf(text: string): readonly StepRecord[] {
  return text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as StepRecord);
}

/** A surface that answers like another one but for what is given. */
export function surfaceLike(surface: Surface, other: Partial<Surface>): Surface {
  return new Proxy(surface, {
    get: (target, key) => {
      const value: unknown = Reflect.get(key in other ? other : target, key);
      return typeof value === 'function'
        ? (value as () => unknown).bind(key in other ? other : target)
        : value;
    },
  });
}
