// Where the files of a flow lie.
import { basename, dirname, join } from 'node:path';

/** `<base>.trace.jsonl` beside the spec. */
export function defaultTracePath(specPath: string): string {
  const name = basename(specPath);
  for (const ending of ['.flow.yaml', '.yaml', '.yml']) {
    if (name.endsWith(ending)) return join(dirname(specPath), `${name.slice(0, -ending.length)}.trace.jsonl`);
  }
  return join(dirname(specPath), `${name}.trace.jsonl`);
}
