// Installs the packed packages as strangers do: into an empty project that type-checks them, and globally.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../setup/install.mjs';
import { npm, packAll } from './pack.mjs';

const folder = mkdtempSync(join(tmpdir(), 'flowproof-install-'));
try {
  const tarballs = await packAll(join(folder, 'tarballs'));
  const project = join(folder, 'project');
  rehearseProject(project, [...tarballs.values()]);
  rehearseGlobal([...tarballs.values()]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function rehearseProject(project, tarballs) {
  mkdirSync(project);
  writeFileSync(
    join(project, 'package.json'),
    JSON.stringify({ name: 'stranger', private: true, type: 'module' }),
  );
  npm(['install', '--no-audit', '--no-fund', ...tarballs], project);
  const names = packageNames();
  const libraries = names.filter((name) => name !== 'flowproof');
  writeFileSync(
    join(project, 'use.ts'),
    `${libraries.map((name, index) => `import * as p${index} from '${name}';`).join('\n')}\n` +
      `console.log([${libraries.map((_, index) => `Object.keys(p${index}).length`).join(', ')}].join(' '));\n`,
  );
  writeFileSync(
    join(project, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        module: 'nodenext',
        moduleResolution: 'nodenext',
        target: 'es2023',
        strict: true,
        skipLibCheck: false,
        outDir: 'out',
      },
      files: ['use.ts'],
    }),
  );
  run([process.execPath, join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-p', project], project);
  console.log(
    `exports per package: ${run([process.execPath, join(project, 'out', 'use.js')], project).trim()}`,
  );
}

function rehearseGlobal(tarballs) {
  const prefix = join(folder, 'global');
  npm(['install', '-g', '--no-audit', '--no-fund', ...tarballs], folder, { npm_config_prefix: prefix });
  const version = run([join(prefix, 'bin', 'flowproof'), '--version'], folder).trim();
  run([join(prefix, 'bin', 'flowproof'), 'parse', 'Click "Save"'], folder);
  console.log(`flowproof ${version} runs from a global install`);
}

function packageNames() {
  const tags = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.values(tags)
    .filter(
      (entry) =>
        entry.link !== true && entry.name !== undefined && /^(@flowproof\/|flowproof$)/.test(entry.name),
    )
    .map((entry) => entry.name);
}

function run([command, ...args], cwd) {
  const { NODE_OPTIONS: _, ...env } = process.env;
  const result = spawnSync(command, args, { cwd, encoding: 'utf8', env });
  if (result.status !== 0)
    throw new Error(`${command} ${args.join(' ')} failed:\n${result.stdout}${result.stderr}`);
  return result.stdout;
}
