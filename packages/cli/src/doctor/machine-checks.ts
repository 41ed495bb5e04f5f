// What every platform needs of a machine.
import { access, constants, mkdir, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from '../read-text-file.ts';
import { version } from '../version.ts';
import type { Check, Checked } from './check.ts';

const oldestNode = [20, 19] as const;
const leastFreeMb = 500;

/** Node, this tool, the directory of runs and the room in it. */
export function machineChecks(output: string): readonly Check[] {
  return [
    { name: 'Node', run: () => nodeVersion(process.versions.node) },
    { name: 'flowproof', run: () => ({ kind: 'ok', text: `flowproof ${version()}` }) },
    { name: 'output directory', run: () => writable(output) },
    { name: 'disk space', run: () => diskSpace(output) },
  ];
}

/** Whether Node is new enough. */
export function nodeVersion(node: string): Checked {
  const [major = 0, minor = 0] = node.split('.').map(Number);
  const [least, leastMinor] = oldestNode;
  if (major > least || (major === least && minor >= leastMinor)) return { kind: 'ok', text: `Node ${node}` };
  return {
    kind: 'fail',
    text: `Node ${node} is too old`,
    todo: `install Node ${oldestNode.join('.')} or newer`,
  };
}

async function writable(output: string): Promise<Checked> {
  try {
    await mkdir(output, { recursive: true });
    await access(output, constants.W_OK);
    return { kind: 'ok', text: `${output} can be written` };
  } catch (error) {
    return {
      kind: 'fail',
      text: `${output} cannot be written: ${codeOf(error)}`,
      todo: 'name another directory with --output, or give this user the right to write there',
    };
  }
}

async function diskSpace(output: string): Promise<Checked> {
  const { bavail, bsize } = await statfs(output).catch(() => statfs(dirname(output)));
  const freeMb = Math.floor((bavail * bsize) / 2 ** 20);
  if (freeMb >= leastFreeMb) return { kind: 'ok', text: `${freeMb} MB are free` };
  return {
    kind: 'fail',
    text: `only ${freeMb} MB are free`,
    todo: `make room: an hour of exploring with pictures takes about ${leastFreeMb} MB`,
  };
}
