// Sets a file on a file input, hidden or not.
import { realpath, stat } from 'node:fs/promises';
import type { ActOutcome } from '@flowproof/driver';
import type { KnownElement } from '../elements.ts';
import { messageOf } from '../errors.ts';
import type { Progress } from './progress.ts';

/** Chooses the file; a path is relative to the working directory. */
export async function upload(element: KnownElement, path: string, progress: Progress): Promise<ActOutcome> {
  const { tab, world, handle, facts } = element;
  if (facts.tag !== 'input' || facts.inputType !== 'file')
    return { kind: 'failed', message: 'it is not a file input', hint: 'name the input that takes the file' };
  const file = await canonical(path);
  if (file === undefined) return { kind: 'failed', message: `there is no file ${path}` };
  const objectId = await tab.objectId(world, handle);
  if (objectId === undefined) return { kind: 'gone' };
  progress.begin();
  try {
    await tab.line.send((cdp) => cdp.send('DOM.setFileInputFiles', { files: [file], objectId }), {
      what: 'set the file',
      world,
    });
  } finally {
    void tab.line
      .send((cdp) => cdp.send('Runtime.releaseObject', { objectId }), { what: 'release the input' })
      .catch(messageOf);
  }
  return { kind: 'done' };
}

async function canonical(path: string): Promise<string | undefined> {
  try {
    const real = await realpath(path);
    return (await stat(real)).isFile() ? real : undefined;
  } catch {
    return undefined;
  }
}
