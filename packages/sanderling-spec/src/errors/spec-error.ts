// The one kind of error of this package: a stable code, what to do about it, and where the thing at fault was made.

/** Codes of what a spec can get wrong, when it is loaded or while it runs. */
export type SpecErrorCode =
  | 'no_properties'
  | 'no_actions_root'
  | 'no_generator'
  | 'not_a_formula'
  | 'not_a_generator'
  | 'bad_property_name'
  | 'duplicate_extractor'
  | 'root_not_temporal'
  | 'bad_window'
  | 'bad_asserts'
  | 'bad_weight'
  | 'bad_sampler'
  | 'bad_action'
  | 'bad_selector'
  | 'bad_selector_value'
  | 'unknown_selector_key'
  | 'path_on_element'
  | 'stale_state'
  | 'extractor_failed'
  | 'extractor_not_json'
  | 'extractor_outside_load'
  | 'extractor_before_step'
  | 'nested_extractor'
  | 'leaf_failed'
  | 'sampler_in_leaf'
  | 'sampler_outside_step'
  | 'bad_capture';

/** What an error says, as plain data: it may cross a process. */
export interface SpecFault {
  readonly code: SpecErrorCode;
  readonly message: string;
  readonly hint: string;
  /** The export, property, extractor, leaf or selector key at fault. */
  readonly subject?: string;
  /** What was there instead of what was wanted. */
  readonly found?: string;
  /** The stack of the making of what is at fault, or of the call: its frames lead to the author's line. */
  readonly madeAt: string;
}

/**
 * Thrown for everything a spec can get wrong.
 *
 * @example
 * try { tree.ax.find('save') } catch (error) { if (error instanceof SpecError) error.fault.code; } // => 'bad_selector'
 */
export class SpecError extends Error {
  readonly code: SpecErrorCode;
  readonly hint: string;
  readonly fault: SpecFault;

  constructor(fault: Omit<SpecFault, 'madeAt'> & { readonly madeAt?: string | undefined }) {
    super(`${fault.message}: ${fault.hint}`);
    this.name = 'SpecError';
    this.code = fault.code;
    this.hint = fault.hint;
    this.fault = { ...fault, madeAt: fault.madeAt ?? this.stack ?? '' };
  }
}

/** The stack of the place that calls, for whoever makes something that may be refused later. */
export function madeHere(): string {
  return new Error('made here').stack ?? '';
}
