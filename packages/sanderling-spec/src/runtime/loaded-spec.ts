// A spec that was read and checked.
import type { Formula as LogicFormula } from '@flowproof/ltl';
import type { SpecFault } from '../errors/spec-error.ts';
import type { Generator } from '../generators/generator.ts';
import type { ModelPicker } from '../llm.ts';

/** A property ready to be evaluated: give `formula` to `createEvaluator` of `@flowproof/ltl`. */
export interface LoadedProperty {
  readonly name: string;
  readonly formula: LogicFormula;
  /** Sentences of the step grammar that hold when the property does. */
  readonly asserts: readonly string[];
  readonly madeAt: string;
  /** Names of the extractors that its predicates have read so far, in order of creation. */
  readonly reads: () => readonly string[];
}

/** Something worth saying that is no fault. */
export interface SpecNotice {
  readonly property: string;
  readonly message: string;
  readonly madeAt: string;
}

/** An extractor by name and number. */
export interface LoadedExtractor {
  readonly index: number;
  readonly name: string;
  readonly madeAt: string;
}

/** What a module exports, checked. */
export interface LoadedSpec {
  readonly properties: readonly LoadedProperty[];
  readonly extractors: readonly LoadedExtractor[];
  readonly actionsRoot: Generator;
  readonly setup?: Generator;
  readonly generator?: ModelPicker;
  /** Whether weights are shown to a model. */
  readonly usesWeights: boolean;
  /** Environment variables that `secret` named while the module was evaluated. */
  readonly secrets: readonly string[];
  readonly notices: readonly SpecNotice[];
}

/** A checked spec, or everything that is wrong with it. */
export type LoadedSpecResult =
  | { readonly ok: true; readonly spec: LoadedSpec }
  | { readonly ok: false; readonly faults: readonly SpecFault[] };

/** How a module is read. */
export interface LoadOptions {
  /** An empty `properties` is allowed. */
  readonly allowNoProperties?: boolean;
}
