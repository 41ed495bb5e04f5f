// From places in the bundle to places in what the author wrote, and from esbuild's bytes to characters.
import { SourceMap } from 'node:module';
import { relative, resolve as resolvePath, sep } from 'node:path';
import type { Location } from 'esbuild';
import type { SpecPlace } from './place.ts';

/** What the bundle is called in stacks. */
export const bundleName = 'spec.bundle.js';

const frame = new RegExp(`${bundleName.replaceAll('.', '\\.')}:(\\d+):(\\d+)`, 'u');

/** Finds places of one bundle. */
export interface Places {
  /** The first frame of a stack that is the author's. */
  ofStack(stack: string): SpecPlace | undefined;
}

/** What places need to know of a bundle. */
export interface PlacesOptions {
  /** JSON text of the source map. */
  readonly map: string;
  /** Directory that the map's sources are relative to. */
  readonly mapDirectory: string;
  /** Directory that shown paths are relative to. */
  readonly shownFrom: string;
  /** Whether a file is the tool's own. */
  readonly isTool: (path: string) => boolean;
}

interface MapPayload {
  readonly sources: readonly string[];
  readonly sourcesContent?: readonly (string | null)[];
}

/** Reads the source map when the first place is asked for: most runs never need it. */
export function placesOf(options: PlacesOptions): Places {
  let read: { readonly map: SourceMap; readonly payload: MapPayload } | undefined;
  const mapped = (): { readonly map: SourceMap; readonly payload: MapPayload } => {
    if (read === undefined) {
      const payload = JSON.parse(options.map) as ConstructorParameters<typeof SourceMap>[0];
      read = { map: new SourceMap(payload), payload };
    }
    return read;
  };
  return {
    ofStack(stack) {
      for (const line of stack.split('\n')) {
        const at = frame.exec(line);
        if (at === null) continue;
        const { map, payload } = mapped();
        const found = placeOf(map, payload, Number(at[1]), Number(at[2]), options);
        if (found !== undefined) return found;
      }
      return undefined;
    },
  };
}

function placeOf(
  map: SourceMap,
  payload: MapPayload,
  line: number,
  column: number,
  options: PlacesOptions,
): SpecPlace | undefined {
  const entry = map.findEntry(line - 1, column - 1);
  if (!('originalSource' in entry) || typeof entry.originalSource !== 'string') return undefined;
  const path = resolvePath(options.mapDirectory, entry.originalSource);
  if (options.isTool(path) || path.includes(`${sep}node_modules${sep}`)) return undefined;
  if (entry.originalSource.startsWith('<')) return undefined;
  const content = payload.sourcesContent?.[payload.sources.indexOf(entry.originalSource)];
  const lineText = content?.split(/\r?\n/u)[entry.originalLine];
  return {
    file: shown(path, options.shownFrom),
    line: entry.originalLine + 1,
    column: entry.originalColumn + 1,
    ...(lineText !== undefined && { lineText }),
  };
}

/** The place of an error of esbuild's, whose columns count bytes. */
export function placeOfBundlingError(
  location: Location | null,
  workingDirectory: string,
  shownFrom: string,
): SpecPlace | undefined {
  if (location === null || location.file === '<stdin>') return undefined;
  const before = Buffer.from(location.lineText, 'utf8').subarray(0, location.column).toString('utf8');
  return {
    file: shown(resolvePath(workingDirectory, location.file), shownFrom),
    line: location.line,
    column: before.length + 1,
    lineText: location.lineText,
  };
}

/** A path as messages show it: relative where it lies inside of the directory. */
export function shown(path: string, from: string): string {
  const inside = relative(from, path);
  return inside.startsWith('..') || inside === '' ? path : inside;
}
