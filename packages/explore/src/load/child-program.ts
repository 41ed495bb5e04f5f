// The program of a spec's process as one text: bundled when it is needed and not kept as a file, so that it runs from
// sources as from an installation.
import { build } from 'esbuild';
import { ownFile } from './tool-copies.ts';

let bundled: Promise<string> | undefined;

/** The same for every spec. */
export function childProgram(): Promise<string> {
  bundled ??= bundle();
  return bundled;
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [ownFile('../host/child')],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
