// What may stand where: the tables from which files are checked and the JSON Schemas are written.

/** What a value must be. Ranges marked `rule` are checked by the section's own rule, under its own code. */
export type Shape =
  | {
      readonly kind: 'text';
      readonly notBlank?: 'missing_key' | 'wrong_type' | 'rule';
      readonly pattern?: string;
    }
  | {
      readonly kind: 'whole' | 'number';
      readonly least?: number;
      readonly most?: number;
      /** The value must be greater. */
      readonly above?: number;
      readonly range?: 'rule';
    }
  | { readonly kind: 'scalar'; readonly range?: 'rule' }
  | { readonly kind: 'boolean' | 'any' | 'steps' }
  | { readonly kind: 'word'; readonly words: readonly string[] }
  | { readonly kind: 'list'; readonly of: Shape; readonly length?: number }
  /** A mapping with keys of the author's. */
  | { readonly kind: 'record'; readonly of: Shape; readonly keyPattern?: string }
  | { readonly kind: 'block'; readonly block: Block }
  /** Decided by the kind of value found. */
  | { readonly kind: 'either'; readonly shapes: readonly Shape[] };

/** One key of a block. */
export interface Key {
  readonly shape: Shape;
  /** Always required; what depends on other keys is a rule. */
  readonly required?: true;
  /** One line for people. */
  readonly about: string;
}

/** A mapping with known keys. */
export interface Block {
  /** How messages name it: `browser.viewport`, `a flow`. */
  readonly name: string;
  readonly keys: Readonly<Record<string, Key>>;
  /** Unknown keys are ignored. */
  readonly open?: true;
}

export const text: Shape = { kind: 'text' };
export const fullText: Shape = { kind: 'text', notBlank: 'missing_key' };
export const boolean: Shape = { kind: 'boolean' };
export const anyValue: Shape = { kind: 'any' };
export const steps: Shape = { kind: 'steps' };

export function listOf(of: Shape): Shape {
  return { kind: 'list', of };
}

export function recordOf(of: Shape): Shape {
  return { kind: 'record', of };
}

export function blockOf(block: Block): Shape {
  return { kind: 'block', block };
}
