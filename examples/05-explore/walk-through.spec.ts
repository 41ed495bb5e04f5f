// The guide to exploring is true: its spec finds the defect, and its commands print what it shows.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { type RunningLedger, startLedger } from '../ledger/server.mjs';

jest.setTimeout(900_000);

const root = join(import.meta.dirname, '..', '..');
const bin = join(root, 'packages', 'cli', 'bin', 'flowproof.js');
const guide = readFileSync(join(root, 'docs', 'exploration.md'), 'utf8');
const shownAddress = 'http://127.0.0.1:4174';
const shownRun = 'runs/20260304-091011';

function blocks(language: string): readonly string[] {
  const fence = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gmsu');
  return Array.from(guide.matchAll(fence), ([, text = '']) => text);
}

const [spec = ''] = blocks('ts');
const [explored = '', reproduced = '', gone = '', judged = ''] = blocks('console');
const [found = ''] = blocks('text');
const [asFlow = ''] = blocks('yaml');
const keptFlow = '/violations/balanceIsTheSum/balanceIsTheSum.flow.yaml';

let folder = '';
let ledger: RunningLedger;
let run = '';
let told = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'flowproof-walk-'));
  writeFileSync(join(folder, 'first.explore.ts'), spec);
  ledger = await startLedger({ defects: ['wrong-total'] });
});

afterAll(async () => {
  await ledger.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Performs the command of a block and gives what the block should say beside what was said. */
async function perform(
  block: string,
): Promise<{ readonly shown: string; readonly said: string; readonly code: number | null }> {
  const [command = '', ...shown] = block.trimEnd().split('\n');
  const args = command
    .replace('$ flowproof ', '')
    .replace(shownAddress, ledger.url)
    .replace(shownRun, run)
    .split(' ');
  const { NODE_OPTIONS: _, ...env } = process.env;
  const child = spawn(process.execPath, [bin, ...args], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  told = '';
  child.stdout.setEncoding('utf8').on('data', (piece: string) => (said += piece));
  child.stderr.setEncoding('utf8').on('data', (piece: string) => (told += piece));
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  run = /runs\/[\d-]+/u.exec(said)?.[0] ?? run;
  return { shown: steady(shown.join('\n')), said: steady(said.trimEnd()), code };
}

/** Numbers that differ from run to run, made equal. */
function steady(text: string): string {
  return text.replace(/runs\/[\d-]+/gu, 'runs/T').replace(/\d+(?:\.\d+)?/gu, 'N');
}

it('explores, finds the wrong total and works it down to two actions', async () => {
  const { shown, said, code } = await perform(explored);
  expect(said).toBe(shown);
  expect(code).toBe(1);
  const entry = /(?<=Tap button Delete ).+/u.exec(told)?.[0] ?? '';
  const worked = found.slice(found.indexOf('balanceIsTheSum: 2')).replaceAll('Groceries', entry);
  expect(steady(told)).toContain(steady(worked.trimEnd()));
});

it('keeps it as a flow with the steps that the guide shows', () => {
  const flow = readFileSync(join(folder, run + keptFlow), 'utf8');
  const entry = /(?<=Delete )[^"\\]+/u.exec(flow)?.[0] ?? '';
  // Both are quoted, each in its way.
  const stepsOf = (text: string): readonly string[] =>
    Array.from(text.matchAll(/- (?:rules|assert): .*/gu), ([step]) => step.replace(/["'\\]/gu, ''));
  expect(stepsOf(asFlow)).toHaveLength(4);
  expect(stepsOf(flow)).toEqual(stepsOf(asFlow.replaceAll('Groceries', entry)));
});

it('judges the recorded run again without the ledger', async () => {
  const { shown, said, code } = await perform(judged);
  expect(said).toBe(shown);
  expect(code).toBe(1);
});

it('shows the defect again, and that it is gone from the mended ledger', async () => {
  const there = await perform(reproduced);
  expect(there.said).toBe(there.shown);
  expect(there.code).toBe(1);
  const flow = `$ flowproof run ${shownRun}${keptFlow} --recording-detail off`;
  expect((await perform(flow)).code).toBe(1);
  const { port } = new URL(ledger.url);
  await ledger.close();
  ledger = await startLedger({ port: Number(port) });
  const mended = await perform(gone);
  expect(mended.said).toBe(mended.shown);
  expect(mended.code).toBe(0);
  expect((await perform(flow)).code).toBe(0);
});
