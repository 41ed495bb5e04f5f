// Lint: types-aware rules, the package boundaries of docs/architecture.md row by row, sizes of files and functions.
import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import jsonc from 'jsonc-eslint-parser';
import tseslint from 'typescript-eslint';

const testing = [
  '@jest/globals',
  'fast-check',
  'fast-check/**',
  'playwright-core',
  'axe-core',
  'esbuild',
  'esbuild/**',
];

/** One row of the table in docs/architecture.md: what a package may import, own packages and third parties alike. */
function row(name, imports, thirdParties, forbidden = []) {
  return {
    sourceTag: `pkg:${name}`,
    onlyDependOnLibsWithTags: [name, ...imports].map((each) => `pkg:${each}`),
    allowedExternalImports: [...thirdParties, ...testing],
    ...(forbidden.length > 0 && { notDependOnLibsWithTags: forbidden.map((each) => `pkg:${each}`) }),
  };
}

const packageRows = [
  row('grammar', [], ['chevrotain', 'esbuild']),
  row('trace-format', [], ['lossless-json', 'ajv', 'ajv/**', 'esbuild']),
  row('ltl', [], []),
  row('flow-file', ['grammar'], ['yaml']),
  row('driver', ['trace-format'], []),
  row('pixels', [], ['pngjs']),
  row('sanderling-spec', ['ltl'], []),
  row('driver-web', ['driver', 'pixels'], ['playwright-core', 'esbuild']),
  row(
    'author',
    ['grammar', 'driver', 'flow-file'],
    ['@anthropic-ai/sdk', '@anthropic-ai/sdk/**', 'openai', 'openai/**'],
  ),
  row('replay', ['driver', 'trace-format'], [], ['author']),
  row('record', ['replay', 'flow-file', 'grammar', 'driver', 'trace-format'], []),
  row(
    'explore',
    [
      'sanderling-spec',
      'ltl',
      'driver',
      'trace-format',
      'pixels',
      'grammar',
      'flow-file',
      'replay',
      'record',
      'author',
    ],
    ['esbuild', 'esbuild/**', 'pure-rand', 'pure-rand/**'],
  ),
  row('report', ['replay'], []),
  row('inspect', ['ltl', 'sanderling-spec'], ['preact', 'preact/**']),
  row(
    'cli',
    [
      'grammar',
      'flow-file',
      'trace-format',
      'ltl',
      'driver',
      'pixels',
      'sanderling-spec',
      'driver-web',
      'replay',
      'record',
      'author',
      'explore',
      'report',
      'inspect',
    ],
    ['commander'],
  ),
];

const layerRows = [
  { sourceTag: 'layer:pure', onlyDependOnLibsWithTags: ['layer:pure'] },
  { sourceTag: 'layer:contract', onlyDependOnLibsWithTags: ['layer:pure', 'layer:contract'] },
  { sourceTag: 'layer:surface', onlyDependOnLibsWithTags: ['layer:pure', 'layer:contract', 'layer:surface'] },
  {
    sourceTag: 'layer:engine',
    onlyDependOnLibsWithTags: ['layer:pure', 'layer:contract', 'layer:surface', 'layer:engine'],
  },
  {
    sourceTag: 'layer:output',
    onlyDependOnLibsWithTags: ['layer:pure', 'layer:contract', 'layer:engine', 'layer:output'],
  },
  { sourceTag: 'layer:shell', onlyDependOnLibsWithTags: ['*'] },
  { sourceTag: 'layer:tooling', onlyDependOnLibsWithTags: ['*'] },
];

/** Node's own modules are closed to the pure packages. */
const noNode = {
  files: ['packages/{grammar,trace-format,ltl,sanderling-spec}/src/**/*.ts'],
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: [{ regex: '^node:', message: 'Pure packages do no I/O.' }] },
    ],
    'no-restricted-globals': ['error', 'process', 'Buffer', 'require', 'window', 'document'],
  },
};

/** The page script runs where nothing of ours can be imported. */
const pageScript = {
  files: ['packages/driver-web/src/page-script/**/*.ts'],
  ignores: ['packages/driver-web/src/page-script/generated/**'],
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: [{ regex: '^(?!\\./)', message: 'The page script imports nothing but its own folder.' }] },
    ],
  },
};

export default tseslint.config(
  {
    ignores: [
      '**/dist',
      '**/out-tsc',
      '**/node_modules',
      '**/generated',
      '.nx',
      'examples/demo-shop/public',
      'examples/ledger/public',
      '**/fixtures',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [js.configs.recommended, ...tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          enforceBuildableLibDependency: true,
          banTransitiveDependencies: true,
          allowCircularSelfDependency: true,
          depConstraints: [...packageRows, ...layerRows],
        },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true } }],
      'max-lines': ['error', { max: 400, skipComments: false }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    },
  },
  noNode,
  pageScript,
  {
    files: ['packages/*/test/**/*.ts'],
    rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
  },
  {
    files: ['**/*.mjs', 'packages/cli/bin/*.js'],
    extends: [js.configs.recommended],
    rules: { 'no-unused-vars': ['error', { ignoreRestSiblings: true }] },
    languageOptions: {
      globals: {
        Buffer: 'readonly',
        URL: 'readonly',
        clearTimeout: 'readonly',
        console: 'readonly',
        fetch: 'readonly',
        performance: 'readonly',
        process: 'readonly',
        setTimeout: 'readonly',
        structuredClone: 'readonly',
      },
    },
  },
  {
    files: ['packages/*/package.json'],
    languageOptions: { parser: jsonc },
    plugins: { '@nx': nx },
    rules: {
      '@nx/dependency-checks': [
        'error',
        {
          ignoredFiles: ['{projectRoot}/test/**', '{projectRoot}/jest.config.mjs'],
          // playwright-core's types need Node's of whoever imports ours; chevrotain is bundled into the grammar's dist.
          ignoredDependencies: ['@types/node', 'chevrotain'],
        },
      ],
    },
  },
  prettier,
);
