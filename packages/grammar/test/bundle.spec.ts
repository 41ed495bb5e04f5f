// The built file: one module without dependencies, for import and require in plain Node and for a page whose content
// security policy forbids evaluation. It reads the whole corpus as the sources do.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseStep, renderDiagnostic, toRecord } from '@flowproof/grammar';
import { chromium } from 'playwright-core';

interface Bundler {
  readonly bundle: (options: { readonly folder: string }) => Promise<string>;
}

const root = new URL('../../../', import.meta.url);
const corpus = readFileSync(new URL('conformance/sentences/steps.jsonl', root), 'utf8');

/** Reads the corpus with a grammar and tells everything about every line; runs in Node and in a page. */
const readAll = `(grammar, corpus) => corpus.trim().split('\\n').map((line) => {
  const step = JSON.parse(line);
  const result = grammar.parseStep(step.text, step);
  return result.ok ? grammar.toRecord(result.value) : grammar.renderDiagnostic(step.text, result.diagnostics[0]);
})`;

function fromSources(): unknown[] {
  return corpus
    .trim()
    .split('\n')
    .map((line) => {
      const step = JSON.parse(line) as { text: string; app: 'web'; position: 'action' };
      const result = parseStep(step.text, step);
      return result.ok ? toRecord(result.value) : renderDiagnostic(step.text, result.diagnostics[0]);
    });
}

describe('the built grammar', () => {
  let folder = '';
  let file = '';

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'flowproof-grammar-'));
    const installed = join(folder, 'node_modules', '@flowproof', 'grammar');
    mkdirSync(installed, { recursive: true });
    const { bundle } = (await import(new URL('tools/build/bundle-grammar.mjs', root).href)) as Bundler;
    file = await bundle({ folder: join(installed, 'dist') });
    const manifest = readFileSync(new URL('packages/grammar/package.json', root), 'utf8');
    writeFileSync(join(installed, 'package.json'), manifest);
    writeFileSync(join(folder, 'corpus.jsonl'), corpus);
  }, 60_000);

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  function runNode(name: string, program: string): unknown {
    writeFileSync(join(folder, name), program);
    const env = { ...process.env };
    delete env['NODE_OPTIONS'];
    const child = spawnSync(process.execPath, [name], { cwd: folder, encoding: 'utf8', env });
    expect([child.status, child.stderr]).toEqual([0, '']);
    return JSON.parse(child.stdout);
  }

  it('is imported by plain Node and reads the corpus as the sources do', () => {
    const answer = runNode(
      'use.mjs',
      `import * as grammar from '@flowproof/grammar'; import { readFileSync } from 'node:fs';
       console.log(JSON.stringify((${readAll})(grammar, readFileSync('corpus.jsonl', 'utf8'))));`,
    );
    expect(answer).toEqual(fromSources());
  });

  it('is required by plain Node', () => {
    const answer = runNode(
      'use.cjs',
      `const { parseAction } = require('@flowproof/grammar');
       process.on('warning', () => {});
       console.log(JSON.stringify(parseAction('Press Enter', 'web').ok));`,
    );
    expect(answer).toBe(true);
  });

  it('is one file without imports or evaluation, below 70 kB gzipped, with Chevrotain’s licence beside it', () => {
    const code = readFileSync(file, 'utf8');
    expect(code).not.toMatch(/\bimport\s*[{("']|\brequire\(|\beval\(|new Function\b/);
    expect(gzipSync(code, { level: 9 }).length).toBeLessThan(70_000);
    expect(readFileSync(join(file, '..', 'chevrotain.LICENSE.txt'), 'utf8')).toContain('Apache License');
  });

  it('works in a page whose content security policy forbids evaluation', async () => {
    const executablePath = process.env['CHROME'] ?? '/usr/bin/chromium';
    if (!existsSync(executablePath)) throw new Error(`no browser at ${executablePath}: name one in CHROME`);
    const server = await serve({
      '/grammar.js': readFileSync(file, 'utf8'),
      '/page.js': `import * as grammar from './grammar.js'; globalThis.grammar = grammar;`,
      '/': '<!doctype html><script type="module" src="/page.js"></script>',
    });
    const asRoot = process.getuid?.() === 0;
    const browser = await chromium.launch({ executablePath, args: asRoot ? ['--no-sandbox'] : [] });
    try {
      const page = await browser.newPage();
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      await page.waitForFunction('globalThis.grammar !== undefined');
      const answer = await page.evaluate(`(${readAll})(globalThis.grammar, ${JSON.stringify(corpus)})`);
      expect(answer).toEqual(fromSources());
      expect(faults).toEqual([]);
      // The policy is in force: the page itself may not evaluate.
      expect(
        await page.evaluate(`fetch('/').then((reply) => reply.headers.get('content-security-policy'))`),
      ).toBe(policy);
    } finally {
      await browser.close();
      server.close();
    }
  }, 60_000);
});

const policy = "default-src 'self'; script-src 'self'";

function serve(files: Readonly<Record<string, string>>): Promise<Server> {
  const server = createServer((request, response) => {
    const body = files[request.url ?? ''];
    const type = request.url?.endsWith('.js') === true ? 'text/javascript' : 'text/html';
    response.writeHead(body === undefined ? 404 : 200, {
      'content-type': `${type}; charset=utf-8`,
      'content-security-policy': policy,
    });
    response.end(body);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(server);
    });
  });
}
