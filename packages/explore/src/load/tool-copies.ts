// Where this tool's own modules lie, from sources as from an installation: what a spec imports by name is always this copy.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const specModules = [
  '@sanderling/spec',
  '@sanderling/spec/defaults',
  '@sanderling/spec/defaults/properties',
  '@sanderling/spec/runtime',
] as const;

/** The tool's modules on disk. */
export interface ToolCopies {
  /** Import name to file. */
  readonly files: ReadonlyMap<string, string>;
  /** Directories that hold no code of an author. */
  readonly directories: readonly string[];
  /** Conditions under which these copies import each other. */
  readonly conditions: readonly string[];
  /** The part of the engine that runs beside the spec. */
  readonly guest: string;
}

const fromSources = import.meta.url.endsWith('.ts');

/**
 * A file of this package: sources and what is built from them differ in the ending alone.
 *
 * @param path - relative to this folder, without its ending.
 */
export function ownFile(path: string): string {
  return fileURLToPath(new URL(`${path}${fromSources ? '.ts' : '.js'}`, import.meta.url));
}

/** Finds the tool's modules. */
export function toolCopies(): ToolCopies {
  const files = new Map<string, string>(
    [...specModules, '@flowproof/ltl'].map((name) => [name, fileURLToPath(import.meta.resolve(name))]),
  );
  return {
    files,
    directories: [...new Set([...files.values()].map((file) => dirname(file))), dirname(ownFile('../index'))],
    conditions: fromSources ? ['@flowproof/source'] : [],
    guest: ownFile('../guest/guest'),
  };
}
