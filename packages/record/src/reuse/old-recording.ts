// An earlier trace, gone through from front to back while the flow is recorded again.
import type { AssertStep, PlainStep } from '@flowproof/flow-file';
import { type AppId, parseAction } from '@flowproof/grammar';
import type { StepContext } from '@flowproof/replay';
import { type Trace, type TraceStep, writeStep } from '@flowproof/trace-format';
import { encodeAction } from '../encode/encode-action.ts';
import { encodeAssertion } from '../encode/encode-assertion.ts';
import type { EncodedStep } from '../encode/encoded-step.ts';
import { type DecodedStep, decodeStep } from './decode-step.ts';
import { targetsThere } from './targets-there.ts';

/** What looking at the page needs. */
export interface ReuseParts {
  readonly app: AppId;
  readonly context: StepContext;
  /** How long a target may take to appear, ms. */
  readonly presenceMs: number;
}

/** The steps of an earlier trace; what was taken or passed over is not taken again. */
export class OldRecording {
  readonly #parts: ReuseParts;
  readonly #steps: readonly TraceStep[];
  #next = 0;

  constructor(trace: Trace, parts: ReuseParts) {
    this.#parts = parts;
    this.#steps = trace.header.app.name === parts.app ? trace.steps : [];
  }

  /** What the sentence did when it was recorded before, where that can be done again now. */
  async take(step: PlainStep | AssertStep): Promise<readonly EncodedStep[] | undefined> {
    const run = this.#runOf(step.text);
    if (run === undefined) return undefined;
    const execution = executionIn(run.steps, step, this.#parts.app);
    this.#next = run.start + (execution?.length ?? run.steps.length);
    if (execution === undefined) return undefined;
    const there = await targetsThere(execution, this.#parts.context, this.#parts.presenceMs);
    return there ? execution.map(({ recorded: _, ...encoded }) => encoded) : undefined;
  }

  #runOf(intent: string): { readonly start: number; readonly steps: readonly TraceStep[] } | undefined {
    const start = this.#steps.findIndex((each, index) => index >= this.#next && each.intent === intent);
    if (start < 0) return undefined;
    const length = this.#steps.slice(start).findIndex((each) => each.intent !== intent);
    return { start, steps: this.#steps.slice(start, length < 0 ? undefined : start + length) };
  }
}

// A run of equal intent may stem from one sentence or from the same one several times over. Where the steps are what
// the grammar makes of the sentence, it says how many belong to it; else the run is one, unless it repeats itself.
function executionIn(
  run: readonly TraceStep[],
  step: PlainStep | AssertStep,
  app: AppId,
): readonly DecodedStep[] | undefined {
  const decoded = run.map(decodeStep);
  const meant = meaningOf(step, app);
  if (meant === 'refused') return undefined;
  const spoken = meant?.map((encoded, index) => {
    const before = decoded[index];
    return before !== undefined && written(before) === written(encoded)
      ? { ...encoded, recorded: before.recorded }
      : undefined;
  });
  if (spoken?.every((each) => each !== undefined) === true) return spoken;
  if (step.kind === 'assert' || !decoded.every((each) => each !== undefined)) return undefined;
  return repeatsItself(decoded.map(written)) ? undefined : decoded;
}

function meaningOf(step: PlainStep | AssertStep, app: AppId): readonly EncodedStep[] | 'refused' | undefined {
  if (step.kind === 'assert') return [encodeAssertion(step.assertion, app)];
  const parsed = parseAction(step.text, app);
  if (parsed.ok) return encodeAction(parsed.value, app);
  return parsed.diagnostics[0].class === 'refused' ? 'refused' : undefined;
}

function written({ action, selectors }: EncodedStep): string {
  return writeStep({
    id: 's0001',
    intent: '',
    action,
    selectors,
    sync: { pre: [], post: [] },
    artifacts: {},
  });
}

function repeatsItself(steps: readonly string[]): boolean {
  return steps.some(
    (_, period) =>
      period > 0 &&
      steps.length % period === 0 &&
      steps.every((each, index) => each === steps[index % period]),
  );
}
