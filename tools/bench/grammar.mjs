// What reading sentences costs: per second beside cucumber-expressions, until the first one, in bytes, for long ones.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { ExpressionFactory, ParameterTypeRegistry } from '@cucumber/cucumber-expressions';
import { bundle } from '../build/bundle-grammar.mjs';
import { printLoad } from './measure.mjs';

const root = join(import.meta.dirname, '..', '..');
const targets = { perSecond: 100_000, ratio: 1, firstMs: 60, kilobytes: 70 };
const rounds = 15;
const starts = 40;

const folder = mkdtempSync(join(tmpdir(), 'flowproof-bench-'));
try {
  const file = await bundle({ folder });
  const grammar = await import(pathToFileURL(file).href);
  printLoad();
  benchCorpus(grammar);
  benchFirst(file);
  benchSize(file);
  benchLong(grammar);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Nanoseconds of this process's own time per item: the best of several rounds, after warming up. */
function timed(run, items) {
  for (let round = 0; round < 150; round += 1) run();
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = process.cpuUsage();
    for (let repeat = 0; repeat < 20; repeat += 1) run();
    const { user, system } = process.cpuUsage(start);
    times.push(((user + system) * 1000) / 20 / items);
  }
  return Math.min(...times);
}

function line(what, value, target, met) {
  console.log(
    `${what.padEnd(56)} ${String(value).padStart(10)}${target === undefined ? '' : `   target ${target} ${met ? 'met' : 'MISSED'}`}`,
  );
}

function perSecond(ns) {
  return Math.round(1e9 / ns);
}

function benchCorpus({ parseStep }) {
  const steps = readFileSync(join(root, 'conformance', 'sentences', 'steps.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((each) => JSON.parse(each));
  const read = (some) => () => {
    for (const step of some) parseStep(step.text, step);
  };
  const put = (some) => () => {
    for (const step of some) {
      const result = parseStep(step.text, step);
      if (!result.ok) result.diagnostics[0].hint.trim();
    }
  };
  const accepted = steps.filter((step) => step.refuse === undefined);
  const refused = steps.filter((step) => step.refuse !== undefined);
  const all = perSecond(timed(read(steps), steps.length));
  line(
    `sentences per second, all ${steps.length} of the corpus`,
    all,
    targets.perSecond,
    all >= targets.perSecond,
  );
  line('  the accepted ones', perSecond(timed(read(accepted), accepted.length)));
  line('  the refused ones', perSecond(timed(read(refused), refused.length)));
  line('  the refused ones, with message and hint read', perSecond(timed(put(refused), refused.length)));

  const match = cucumber();
  const shared = accepted.filter((step) => match(step.text) !== null);
  const ours = timed(read(shared), shared.length);
  const theirs = timed(() => {
    for (const step of shared) match(step.text);
  }, shared.length);
  line(`cucumber-expressions, the ${shared.length} it can express, per second`, perSecond(theirs));
  line('flowproof, the same', perSecond(ours));
  const ratio = Math.round((theirs / ours) * 100) / 100;
  line('ratio', ratio, targets.ratio, ratio >= targets.ratio);
}

/** The forms cucumber-expressions can express, tried in order as a step runner does. */
function cucumber() {
  const factory = new ExpressionFactory(new ParameterTypeRegistry());
  const expressions = [
    'Type {} into the {string} field',
    'Replace the {string} field with {}',
    'Clear the {string} field',
    'Select {} from the {string} field/dropdown',
    'Select {} in the {string} field/dropdown',
    'Check the {string} checkbox',
    'Uncheck the {string} checkbox',
    'Press the {string} button',
    'Click {string}',
    'Click the {string}',
    'Right-click {string}',
    'Double-click {string}',
    'Hover over {string}',
    'Drag {string} onto {string}',
    'Scroll {string} into view',
    'Upload {} into the {string} field',
    'Go to {}',
    'Reload the page',
    'Remember the {string} as {word}',
    'Wait until page shows {}',
    'page shows {}',
    'page does not show {}',
    'page url is {}',
    'page title is {}',
    'the {string} field contains {}',
    'the {string} shows {}',
    'the {string} is visible',
    'the {string} is enabled',
    'the {string} appears {int} times',
  ].map((each) => factory.createExpression(each));
  return (text) => {
    for (const expression of expressions) {
      const found = expression.match(text);
      if (found !== null) return found;
    }
    return null;
  };
}

/**
 * A fresh process that reads one sentence, less one that does nothing: the processor time both used, which the load of
 * the machine changes least, and the wall time. Least of many starts, taken in turns.
 */
function benchFirst(file) {
  const report = 'const { user, system } = process.cpuUsage(); console.log((user + system) / 1000);';
  const script = join(folder, 'first.mjs');
  const idle = join(folder, 'idle.mjs');
  const source = JSON.stringify(pathToFileURL(file).href);
  writeFileSync(
    script,
    `import { parseAction } from ${source}; parseAction('Press Enter', 'web'); ${report}`,
  );
  writeFileSync(idle, report);
  const run = (each) => {
    const start = performance.now();
    const child = spawnSync(process.execPath, [each], {
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    return { wall: performance.now() - start, own: Number(child.stdout) };
  };
  const times = Array.from({ length: starts }, () => ({ first: run(script), idle: run(idle) }));
  const least = (which, what) => Math.min(...times.map((each) => each[which][what]));
  const beyond = (what) => Math.round((least('first', what) - least('idle', what)) * 10) / 10;
  const own = beyond('own');
  line('ms to the first parse beyond node, processor time', own, targets.firstMs, own <= targets.firstMs);
  line('  the same, wall time', beyond('wall'));
}

function benchSize(file) {
  const size = Math.round(gzipSync(readFileSync(file), { level: 9 }).length / 100) / 10;
  line('kB of the bundle, minified and gzipped', size, targets.kilobytes, size <= targets.kilobytes);
}

function benchLong({ parseStep }) {
  const action = { app: 'web', position: 'action' };
  const long = {
    'free text': `Type ${'fern '.repeat(390)}into the "A" field`,
    'a hundred separators that do not fit': `Type x${' into the "A" box'.repeat(115)}`,
    'two hundred anchors': `Click the "A" in the item containing "B"${' and "C"'.repeat(240)}`,
  };
  for (const [name, text] of Object.entries(long)) {
    const ms = timed(() => parseStep(text, action), 1) / 1e6;
    line(`ms for ${text.length} characters: ${name}`, Math.round(ms * 1000) / 1000);
  }
}
