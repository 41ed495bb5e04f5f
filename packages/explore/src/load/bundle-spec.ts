// Makes one file of a spec, the tool's own copy of what it imports, and the part of the engine that runs beside it.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname, join, resolve as resolvePath } from 'node:path';
import { build, type BuildFailure, type Message } from 'esbuild';
import { type ExploreError, importsBuiltin, importsRuntime, specMissing, specUnbundled } from '../errors.ts';
import { childProgram } from './child-program.ts';
import { bundleName, placeOfBundlingError, type Places, placesOf, shown } from './places.ts';
import { isTool, type Refusal, specImports } from './spec-imports.ts';
import { type ToolCopies, toolCopies } from './tool-copies.ts';

/** A spec as it runs. */
export interface SpecBundle {
  readonly code: string;
  /** JSON text of the source map. */
  readonly map: string;
  /** SHA-256 of `code`, hexadecimal. */
  readonly sha256: string;
  readonly absolutePath: string;
  /** Path of the spec as it is shown: relative to the working directory. */
  readonly specPath: string;
  readonly places: Places;
  /** The program of the process that the spec runs in. */
  readonly child: string;
}

/**
 * Bundles a spec.
 *
 * @param path - of the module, absolute or relative to `workingDirectory`.
 * @throws ExploreError `spec_load`, `spec_imports_builtin`, with the place in the author's file.
 */
export async function bundleSpec(path: string, workingDirectory: string): Promise<SpecBundle> {
  const specPath = resolvePath(workingDirectory, path);
  const shownPath = shown(specPath, workingDirectory);
  if (!existsSync(specPath)) throw specMissing(shownPath);
  const tool = toolCopies();
  const [bundled, child] = await Promise.all([
    bundleModule(specPath, workingDirectory, tool),
    childProgram(),
  ]);
  return {
    ...bundled,
    sha256: createHash('sha256').update(bundled.code).digest('hex'),
    absolutePath: specPath,
    specPath: shownPath,
    places: placesOf({
      map: bundled.map,
      mapDirectory: dirname(specPath),
      shownFrom: workingDirectory,
      isTool: (file) => isTool(file, tool),
    }),
    child,
  };
}

async function bundleModule(
  specPath: string,
  workingDirectory: string,
  tool: ToolCopies,
): Promise<{ readonly code: string; readonly map: string }> {
  const directory = dirname(specPath);
  try {
    const { outputFiles } = await build({
      stdin: {
        // The guest first: what it puts in the place of chance and time has to be there when the spec is evaluated.
        contents: `import { open } from ${JSON.stringify(tool.guest)};\nimport * as spec from ${JSON.stringify(specPath)};\nopen(spec);\n`,
        resolveDir: directory,
        loader: 'js',
      },
      absWorkingDir: directory,
      outfile: join(directory, bundleName),
      bundle: true,
      write: false,
      format: 'iife',
      platform: 'neutral',
      mainFields: ['module', 'main'],
      conditions: [...tool.conditions],
      target: 'node20',
      sourcemap: 'external',
      logLevel: 'silent',
      plugins: [specImports(tool)],
    });
    const textOf = (ending: string): string =>
      outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
    return { code: textOf('.js'), map: textOf('.js.map') };
  } catch (error) {
    const first = firstMessage(error);
    if (first === undefined) throw error;
    throw asExploreError(first, directory, workingDirectory);
  }
}

function firstMessage(error: unknown): Message | undefined {
  return typeof error === 'object' && error !== null && 'errors' in error
    ? (error as BuildFailure).errors[0]
    : undefined;
}

function asExploreError(message: Message, directory: string, shownFrom: string): ExploreError {
  const place = placeOfBundlingError(message.location, directory, shownFrom);
  const refusal = message.detail as Refusal | undefined;
  if (refusal === 'builtin') return importsBuiltin(message.text, place);
  if (refusal === 'runtime') return importsRuntime(place);
  return specUnbundled(message.text, place);
}
