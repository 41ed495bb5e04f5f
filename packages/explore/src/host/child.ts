// The program of the process a spec runs in: a context of its own around the bundle, one answer for each question.
// It is bundled into one text and evaluated in a bare Node process, so it imports Node's own modules only.
import { writeSync } from 'node:fs';
import { createContext, Script } from 'node:vm';
import { Worker } from 'node:worker_threads';
import type { ChildAnswer, ChildQuestion, Thrown } from './child-messages.ts';
import { type Handshake, handshakeName } from './handshake.ts';
import { longestMarkName, marks, markPipe } from './marks.ts';

/** Memory that no limit of the heap counts, and code made from strings' only other way in. */
const closed = [
  'ArrayBuffer',
  'SharedArrayBuffer',
  'Atomics',
  'WebAssembly',
  'DataView',
  'Int8Array',
  'Uint8Array',
  'Uint8ClampedArray',
  'Int16Array',
  'Uint16Array',
  'Int32Array',
  'Uint32Array',
  'Float32Array',
  'Float64Array',
  'BigInt64Array',
  'BigUint64Array',
  'FinalizationRegistry',
  'WeakRef',
];

/** Ends this process when its parent is gone or it has grown too large: a spinning main thread notices neither. */
const guardSource = `
const { workerData, parentPort } = require('node:worker_threads');
const { writeSync } = require('node:fs');
const end = () => process.kill(process.pid, 'SIGKILL');
setInterval(() => {
  if (process.ppid !== workerData.parent) end();
  if (process.memoryUsage.rss() <= workerData.rssBytes) return;
  try { writeSync(workerData.pipe, Buffer.from([workerData.outOfMemory])); } catch {}
  end();
}, 1000);
`;

let handshake: Handshake | undefined;

process.on('message', (message) => {
  answer(message as ChildQuestion);
});
process.on('disconnect', () => {
  process.exit();
});

function answer(question: ChildQuestion): void {
  let said: ChildAnswer;
  try {
    said = { kind: 'answer', text: question.kind === 'load' ? load(question) : ask(question) };
  } catch (error) {
    said = { kind: 'thrown', thrown: describe(error) };
  }
  process.send?.(said);
}

function load({ code, name, settings, rssBytes }: Extract<ChildQuestion, { kind: 'load' }>): string {
  new Worker(guardSource, {
    eval: true,
    workerData: { parent: process.ppid, rssBytes, pipe: markPipe, outOfMemory: marks.outOfMemory },
  }).unref();
  handshake = { enter, define, settings };
  const context = createContext(
    { [handshakeName]: handshake },
    { codeGeneration: { strings: false, wasm: false }, microtaskMode: 'afterEvaluate' },
  );
  new Script(`for (const name of ${JSON.stringify(closed)}) delete globalThis[name];`).runInContext(context);
  mark(marks.loading);
  new Script(code, { filename: name }).runInContext(context);
  return ask({ kind: 'ask', text: '{"kind":"open"}', tree: '' });
}

function ask({ text, tree }: Extract<ChildQuestion, { kind: 'ask' }>): string {
  if (handshake?.ask === undefined) throw new Error('the bundle left nothing to ask');
  mark(marks.reading);
  return handshake.ask(text, tree);
}

/** A callback is about to be called. */
function enter(callback: number): void {
  mark(Math.min(callback + marks.firstCallback, marks.another));
}

/** Tells what the next callback is called, as long as a byte can tell it apart. */
function define(callback: number, name: string): void {
  if (callback + marks.firstCallback >= marks.definition) return;
  const bytes = Buffer.from(name, 'utf8').subarray(0, longestMarkName);
  say(Buffer.concat([Buffer.from([marks.definition, bytes.length]), bytes]));
}

function mark(which: number): void {
  say(Buffer.from([which]));
}

function say(bytes: Buffer): void {
  try {
    writeSync(markPipe, bytes);
  } catch {
    // A pipe that is full or closed only costs a name in a message.
  }
}

/** Whatever was thrown, as text; what is thrown by a spec may throw again when it is looked at. */
function describe(error: unknown): Thrown {
  try {
    if (typeof error !== 'object' || error === null) return { message: `threw ${String(error)}`, stacks: [] };
    const told = error as { readonly [key: string]: unknown; readonly fault?: unknown };
    const fault = told.fault;
    const source = typeof fault === 'object' && fault !== null ? (fault as typeof told) : told;
    const text = (key: string): string | undefined =>
      typeof source[key] === 'string' ? source[key] : undefined;
    const stacks = [source['madeAt'], told['stack']].filter((stack) => typeof stack === 'string');
    const [code, hint] = [text('code'), text('hint')];
    const message = text('message') ?? 'an object was thrown';
    const during = told['during'];
    return {
      ...(code !== undefined && { code }),
      ...(hint !== undefined && { hint }),
      ...((during === 'setup' || during === 'candidates') && { during }),
      message: code === undefined ? `${text('name') ?? 'Error'}: ${message}` : message,
      stacks,
    };
  } catch {
    return { message: 'threw something that cannot be looked at', stacks: [] };
  }
}
