// What the names that a spec imports mean while it is bundled: the tool's own copies, refusals, everything else as usual.
import { builtinModules } from 'node:module';
import type { Plugin } from 'esbuild';
import type { ToolCopies } from './tool-copies.ts';

/** Marks a refusal in esbuild's list of errors. */
export type Refusal = 'builtin' | 'runtime';

const builtins = new Set(builtinModules);
const runtime = '@sanderling/spec/runtime';

/** The plugin; it refuses with `detail: Refusal`, to which esbuild adds the place. */
export function specImports(tool: ToolCopies): Plugin {
  return {
    name: 'spec-imports',
    setup(build) {
      // esbuild takes patterns of Go, which knows no flag u.
      build.onResolve({ filter: /^(@sanderling\/spec(\/.*)?|@flowproof\/ltl)$/ }, ({ path, importer }) => {
        const file = tool.files.get(path);
        if (file === undefined) return undefined;
        const refused = path === runtime && !isTool(importer, tool);
        return refused ? { errors: [{ text: path, detail: 'runtime' satisfies Refusal }] } : { path: file };
      });
      build.onResolve({ filter: /^[^./]/ }, ({ path }) =>
        isBuiltin(path) ? { errors: [{ text: path, detail: 'builtin' satisfies Refusal }] } : undefined,
      );
    },
  };
}

/** Whether code at a path belongs to the tool and not to an author. */
export function isTool(path: string, tool: ToolCopies): boolean {
  return tool.directories.some(
    (directory) => path.startsWith(directory) && /[\\/]/u.test(path.charAt(directory.length)),
  );
}

function isBuiltin(path: string): boolean {
  if (path.startsWith('node:')) return true;
  return builtins.has(path) || builtins.has(path.split('/')[0] ?? '');
}
