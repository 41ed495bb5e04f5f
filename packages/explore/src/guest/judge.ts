// Judges the properties of a run: one evaluator each, a fresh one after a violation of an invariant, for counting only.
import { createEvaluator, type Evaluator, toJson, type Violation } from '@flowproof/ltl';
import { extractorsReadBy, type LoadedProperty } from '@sanderling/spec/runtime';
import type { Verdict, Witness } from '../run-directory/step-record.ts';
import { residualTooLarge } from './guest-fault.ts';
import type { EndAnswer, Judged, PropertyReport } from './questions.ts';
import { residualFacts } from './residual-walk.ts';
import type { ValueHistory } from './value-history.ts';

/** Nodes of a residual from which a person is warned, and from which the run is given up. */
const sizes = { warnAt: 4096, stopAt: 262_144 } as const;
const repeatsListed = 10;

interface Judging {
  readonly property: LoadedProperty;
  readonly evaluator: Evaluator;
  /** Judged again after a violation. */
  repeat: Evaluator | undefined;
  verdict: Verdict;
  residual: unknown;
  violatedAt: number[];
  violations: number;
}

/** A violation, and the part of the formula that failed. */
interface Found {
  readonly witness: Witness;
  readonly part: string;
}

/** Every property of a spec. */
export class Judge {
  readonly #all: readonly Judging[];
  readonly #history: ValueHistory;
  /** Step of each observation; index 0 is unused. */
  readonly #steps: number[] = [0];
  #warnings: string[] = [];

  constructor(properties: readonly LoadedProperty[], history: ValueHistory) {
    this.#history = history;
    this.#all = properties.map((property) => ({
      property,
      evaluator: this.#evaluator(property),
      repeat: undefined,
      verdict: 'pending',
      residual: undefined,
      violatedAt: [],
      violations: 0,
    }));
  }

  /** So far. */
  get observations(): number {
    return this.#steps.length - 1;
  }

  /** Feeds one observation to every property. */
  observe(step: number, atMillis: number): Omit<Judged, 'extractorChanges'> {
    this.#steps.push(step);
    const observation = this.#steps.length - 1;
    const violated = this.#all.flatMap((judging) => this.#step(judging, step, atMillis));
    const residuals = this.#all.map(({ residual }) => residual);
    const facts = residualFacts(residuals);
    this.#history.forget(observation, facts.armed);
    const warnings = this.#warnings;
    this.#warnings = [];
    return {
      observation,
      verdicts: this.#verdicts(),
      residuals: Object.fromEntries(this.#all.map(({ property, residual }) => [property.name, residual])),
      violations: violated.map(([name]) => name),
      witnesses: Object.fromEntries(violated.map(([name, { witness }]) => [name, witness])),
      parts: Object.fromEntries(violated.map(([name, { part }]) => [name, part])),
      open: facts.bounded,
      warnings,
    };
  }

  /** Ends the run after a step that was observed or not. */
  end(): EndAnswer {
    const violated: (readonly [string, Found])[] = [];
    const properties: Record<string, PropertyReport> = {};
    const observed = this.#steps.length > 1;
    for (const judging of this.#all) {
      const { name } = judging.property;
      const before = judging.verdict;
      if (observed && before !== 'violated') {
        const { verdict, violation } = judging.evaluator.end();
        judging.verdict = verdict;
        if (violation !== undefined) {
          judging.violations += 1;
          judging.violatedAt.push(this.#steps.at(-1) ?? 0);
          violated.push([name, { witness: this.#witness(violation), part: violation.part }]);
        }
      }
      properties[name] = {
        verdict: judging.verdict === 'violated' ? 'violated' : 'holds',
        counters: { ...judging.evaluator.counters() },
        repeats: Math.max(0, judging.violations - 1),
        repeatSteps: judging.violatedAt,
      };
    }
    return {
      verdicts: this.#verdicts(),
      violations: violated.map(([name]) => name),
      witnesses: Object.fromEntries(violated.map(([name, { witness }]) => [name, witness])),
      parts: Object.fromEntries(violated.map(([name, { part }]) => [name, part])),
      properties,
    };
  }

  #step(judging: Judging, step: number, atMillis: number): readonly (readonly [string, Found])[] {
    const { property } = judging;
    if (judging.verdict === 'violated') {
      this.#again(judging, step, atMillis);
      return [];
    }
    const { verdict, violation, residual } = judging.evaluator.observe({ atMillis });
    judging.verdict = verdict;
    judging.residual = residual;
    if (violation === undefined) return [];
    note(judging, step);
    return [[property.name, { witness: this.#witness(violation), part: violation.part }]];
  }

  /** Only what an invariant says of every step can be broken again. */
  #again(judging: Judging, step: number, atMillis: number): void {
    if (toJson(judging.property.formula).op !== 'always') return;
    judging.repeat ??= this.#evaluator(judging.property);
    if (judging.repeat.observe({ atMillis }).verdict !== 'violated') return;
    note(judging, step);
    judging.repeat = undefined;
  }

  #evaluator(property: LoadedProperty): Evaluator {
    return createEvaluator(property.formula, {
      maxNodes: sizes.warnAt,
      placeOf: (observation) => `step ${this.#steps[observation] ?? observation}`,
      onLarge: (nodes) => {
        if (nodes >= sizes.stopAt) throw residualTooLarge(property.name, nodes);
        this.#warnings.push(`what is left to prove of ${property.name} has grown to ${nodes} nodes`);
      },
    });
  }

  #witness(violation: Violation): Witness {
    const detected = violation.detectedAtObservation;
    const armed = violation.armedAtObservation;
    return {
      reason: violation.reason,
      is_error: violation.isError,
      step: this.#steps[armed] ?? 0,
      detected_step: this.#steps[detected] ?? 0,
      extractors: Object.fromEntries(
        extractorsReadBy(violation.predicates.map(({ fn }) => fn)).map((name) => [
          name,
          { at_armed: this.#history.at(armed, name), at_detected: this.#history.at(detected, name) },
        ]),
      ),
    };
  }

  #verdicts(): Readonly<Record<string, Verdict>> {
    return Object.fromEntries(this.#all.map(({ property, verdict }) => [property.name, verdict]));
  }
}

function note(judging: Judging, step: number): void {
  judging.violations += 1;
  if (judging.violatedAt.length < repeatsListed) judging.violatedAt.push(step);
}
