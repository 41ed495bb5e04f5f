// What is refused when a spec is loaded, and where it says the fault is. Real bundles, real processes.
import { describe, expect, it } from '@jest/globals';
import { type ExploreError, renderExploreError } from '@flowproof/explore';
import { openSpec, type SpecSession } from '../../src/host/spec-session.ts';
import { bundleSpec } from '../../src/load/bundle-spec.ts';
import { withSpecs } from '../spec-folder.ts';

const settings = {
  seed: 1,
  startedAtMillis: 1_700_000_000_000,
  platform: 'web',
  guide: 'none',
  allowNoProperties: false,
} as const;

const root =
  "import { defaultActions } from '@sanderling/spec/defaults';\nexport const actionsRoot = defaultActions;\n";
const fine = `${root}export const properties = { fine: () => true };\n`;

async function opened<T>(
  files: Readonly<Record<string, string>>,
  use: (spec: SpecSession) => Promise<T> | T,
): Promise<T> {
  return withSpecs(files, async (folder) => {
    const bundle = await bundleSpec('a.spec.ts', folder);
    const spec = await openSpec(bundle, settings);
    try {
      return await use(spec);
    } finally {
      await spec.kill();
    }
  });
}

async function refusal(text: string, more: Readonly<Record<string, string>> = {}): Promise<string> {
  try {
    await opened({ 'a.spec.ts': text, ...more }, () => undefined);
  } catch (error) {
    return renderExploreError(error as ExploreError);
  }
  return 'it was loaded';
}

describe('a spec that is loaded', () => {
  it('says what it holds', async () => {
    const facts = await opened(
      {
        'a.spec.ts': `import { always, extract, llm, secret } from '@sanderling/spec';
${root}
extract('left', (s) => s.time);
secret('CODE');
export const generator = llm({ model: 'm', instructions: 'i' });
export const properties = { a: always(() => true).asserts('page shows Saved'), b: () => true };
export const setup = actionsRoot;`,
      },
      (spec) => spec.facts,
    );
    expect(facts).toMatchObject({
      properties: { a: { op: 'always' }, b: { op: 'always' } },
      asserts: { a: { sentences: ['page shows Saved'] } },
      secrets: ['CODE'],
      extractors: ['left'],
      hasSetup: true,
      generator: { model: 'm', instructions: 'i' },
    });
  });

  it('may be written over several files', async () => {
    const names = await opened(
      {
        'a.spec.ts': "export { actionsRoot, properties } from './b.ts';",
        'b.ts': fine,
      },
      (spec) => Object.keys(spec.facts.properties),
    );
    expect(names).toEqual(['fine']);
  });

  it('is bundled to the same bytes again', async () => {
    const [a, b] = await withSpecs({ 'a.spec.ts': fine }, async (folder) =>
      Promise.all([bundleSpec('a.spec.ts', folder), bundleSpec('a.spec.ts', folder)]),
    );
    expect(a.sha256).toBe(b.sha256);
    expect(a.sha256).toMatch(/^[0-9a-f]{64}$/u);
  });
});

describe('a spec that is refused', () => {
  it('says when there is none', async () => {
    await withSpecs({}, async (folder) => {
      await expect(bundleSpec('a.spec.ts', folder)).rejects.toMatchObject({
        code: 'spec_load',
        message: 'there is no spec at a.spec.ts',
      });
    });
  });

  it.each([
    [
      'a module of Node, counted in characters',
      "const ä = 'äö€'; import fs from 'node:fs';\nexport const x = fs;",
      `a.spec.ts:1:33: spec_imports_builtin: a spec cannot import node:fs
  const ä = 'äö€'; import fs from 'node:fs';
                                  ^
  hint: a spec sees the application through the state and does no input or output of its own`,
    ],
    [
      'a module of Node without its prefix',
      "import 'fs/promises';",
      `a.spec.ts:1:8: spec_imports_builtin: a spec cannot import fs/promises
  import 'fs/promises';
         ^
  hint: a spec sees the application through the state and does no input or output of its own`,
    ],
    [
      "the engine's side of the package",
      "import '@sanderling/spec/runtime';",
      `a.spec.ts:1:8: spec_load: @sanderling/spec/runtime is for engines and viewers, not for specs
  import '@sanderling/spec/runtime';
         ^
  hint: import from @sanderling/spec, @sanderling/spec/defaults or @sanderling/spec/defaults/properties`,
    ],
    [
      'a module that is not there',
      "\nimport { x } from './gone.ts';\nexport { x };",
      `a.spec.ts:2:19: spec_load: Could not resolve "./gone.ts"
  import { x } from './gone.ts';
                    ^`,
    ],
    [
      'a text that is no program',
      'export const = 1;',
      `a.spec.ts:1:14: spec_load: Expected identifier but found "="
  export const = 1;
               ^`,
    ],
    [
      'a module that throws',
      `${fine}interface Config { readonly a: string }\nconst made = (c: Config | undefined): string => c!.a;\nexport const x = made(undefined);`,
      `a.spec.ts:5:52: spec_load: TypeError: Cannot read properties of undefined (reading 'a')
  const made = (c: Config | undefined): string => c!.a;
                                                     ^`,
    ],
    [
      'a module that looks for the process',
      `${fine}export const limit = process.env.LIMIT;`,
      `a.spec.ts:4:22: spec_load: ReferenceError: process is not defined
  export const limit = process.env.LIMIT;
                       ^`,
    ],
    [
      'chance at load',
      `${fine}export const x = Math.random();`,
      `a.spec.ts:4:23: sampler_outside_step: Math.random is called outside a step
  export const x = Math.random();
                        ^
  hint: draw inside a generator: a value drawn at load looks like a fresh one and is not`,
    ],
  ])('shows the line: %s', async (_, text, said) => {
    expect(await refusal(text)).toBe(said);
  });

  it.each([
    ['no_properties', root],
    ['no_properties', `${root}export const properties = {};`],
    ['no_actions_root', 'export const properties = { a: () => true };'],
    ['not_a_formula', `${root}export const properties = { a: 3 };`],
    ['not_a_generator', 'export const properties = { a: () => true };\nexport const actionsRoot = 3;'],
    ['bad_property_name', `${root}export const properties = { 'a b': () => true };`],
    [
      'duplicate_extractor',
      `import { extract } from '@sanderling/spec';\n${fine}extract('a', () => 1);\nextract('a', () => 2);`,
    ],
    [
      'root_not_temporal',
      `import { now } from '@sanderling/spec';\n${root}export const properties = { a: now(() => true) };`,
    ],
    [
      'bad_window',
      `import { eventually } from '@sanderling/spec';\n${root}export const properties = { a: eventually(() => true).within(-1, 'steps') };`,
    ],
    ['bad_weight', `import { weighted } from '@sanderling/spec';\n${fine}weighted([-1, actionsRoot]);`],
    [
      'bad_asserts',
      `import { always } from '@sanderling/spec';\n${root}export const properties = { a: always(() => true).asserts(3 as never) };`,
    ],
  ])('with %s', async (code, text) => {
    expect(await refusal(text)).toContain(`${code}: `);
  });
});
