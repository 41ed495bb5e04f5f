// The process of a spec, held open: one question at a time, each with a deadline, and an end that can be told.
import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { ExploreError, type ExploreErrorCode, specExited, specOutOfMemory, specTimedOut } from '../errors.ts';
import type { SpecBundle } from '../load/bundle-spec.ts';
import { bundleName } from '../load/places.ts';
import type { ChildAnswer, ChildQuestion, Thrown } from './child-messages.ts';
import { MarkReader } from './marks.ts';

/** Bounds of a spec's process. */
export interface SpecLimits {
  /** Longest wait for one answer, ms. */
  readonly answerMs: number;
  /** Resident size, MB. */
  readonly memoryMb: number;
}

/** As documented. */
const specLimits: SpecLimits = { answerMs: 10_000, memoryMb: 512 };

/** The heap ends before the resident size does, so that both are met by ordinary objects. */
const heapShare = 0.75;

const bootstrap = "process.once('message', (code) => { new Function('require', code)(require); });";

/** Holds the child process. */
export class SpecProcess {
  readonly #child: ChildProcess;
  readonly #bundle: SpecBundle;
  readonly #limits: SpecLimits;
  readonly #closed: Promise<ExploreError>;
  readonly #marks = new MarkReader();
  /** The question before: there is never more than one on the way. */
  #before: Promise<unknown> = Promise.resolve();
  #waiting: ((answer: ChildAnswer) => void) | undefined;
  #timedOut = false;

  constructor(bundle: SpecBundle, limits: SpecLimits = specLimits) {
    this.#bundle = bundle;
    this.#limits = limits;
    this.#child = spawn(
      process.execPath,
      [`--max-old-space-size=${Math.floor(limits.memoryMb * heapShare)}`, '--eval', bootstrap],
      { env: {}, serialization: 'advanced', stdio: ['ignore', 'ignore', 'ignore', 'ipc', 'pipe'] },
    );
    const pipe = this.#child.stdio[4] as Readable;
    pipe.on('data', (bytes: Buffer) => {
      this.#marks.read(bytes);
    });
    pipe.on('error', () => undefined);
    this.#child.on('message', (message) => {
      const waiting = this.#waiting;
      this.#waiting = undefined;
      waiting?.(message as ChildAnswer);
    });
    this.#child.on('error', () => undefined);
    this.#closed = new Promise((resolve) => {
      this.#child.once('close', (code, signal) => {
        resolve(this.#ended(code, signal));
      });
    });
    this.#child.send(bundle.child);
  }

  /** Of the child; undefined where it could not be started. */
  get pid(): number | undefined {
    return this.#child.pid;
  }

  /**
   * Evaluates the bundle. Called once, before anything is asked.
   *
   * @param settings - JSON text for the guest.
   * @returns JSON text of what the guest says about the spec.
   */
  load(settings: string): Promise<string> {
    const { memoryMb } = this.#limits;
    return this.#ask(
      { kind: 'load', code: this.#bundle.code, name: bundleName, settings, rssBytes: memoryMb * 2 ** 20 },
      'spec_load',
    );
  }

  /** Asks one question: JSON text there, JSON text back. */
  ask(text: string, tree: string): Promise<string> {
    return this.#ask({ kind: 'ask', text, tree }, 'spec_load');
  }

  /** Ends the process at once. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#closed;
  }

  #ask(question: ChildQuestion, fallback: ExploreErrorCode): Promise<string> {
    const answered = this.#before.then(() => this.#put(question, fallback));
    this.#before = answered.catch(() => undefined);
    return answered;
  }

  async #put(question: ChildQuestion, fallback: ExploreErrorCode): Promise<string> {
    let timer: NodeJS.Timeout | undefined;
    const answered = new Promise<ChildAnswer>((resolve) => {
      this.#waiting = resolve;
      timer = setTimeout(() => {
        this.#timedOut = true;
        this.#child.kill('SIGKILL');
      }, this.#limits.answerMs);
      if (this.#child.connected) this.#child.send(question, () => undefined);
    });
    try {
      const first = await Promise.race([answered, this.#closed]);
      if (first instanceof ExploreError) throw first;
      if (first.kind === 'answer') return first.text;
      throw this.#asError(first.thrown, fallback);
    } finally {
      clearTimeout(timer);
      this.#waiting = undefined;
    }
  }

  #asError(thrown: Thrown, fallback: ExploreErrorCode): ExploreError {
    const places = thrown.stacks.map((stack) => this.#bundle.places.ofStack(stack));
    return new ExploreError((thrown.code ?? fallback) as ExploreErrorCode, thrown.message, {
      hint: thrown.hint,
      during: thrown.during,
      place: places.find((place) => place !== undefined),
    });
  }

  #ended(code: number | null, signal: NodeJS.Signals | null): ExploreError {
    const { running, outOfMemory } = this.#marks;
    if (this.#timedOut) return specTimedOut(running, this.#limits.answerMs);
    // V8 aborts when its heap is full: as a signal, or as the code a shell would make of it.
    if (outOfMemory || signal === 'SIGABRT' || code === 134) {
      return specOutOfMemory(running, this.#limits.memoryMb);
    }
    return specExited(running, signal ?? `exit code ${code ?? 'unknown'}`);
  }
}
