// Replaces references by their values at the moment of use. A value is data: it is never looked through again.
import { findReferences } from './find-references.ts';
import { isJsonObject } from '../json/lossless-json.ts';
import type { JsonValue } from '../json/json-value.ts';
import type { Reference } from './find-references.ts';

/** Where values come from. */
export interface ReferenceScope {
  /** Environment variables by name. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Values this run read earlier, by name. Left out: `${captured.…}` stays literal text. */
  readonly captures?: Readonly<Record<string, string>>;
}

/** Why a text could not be resolved. */
export type ReferenceFault =
  | { readonly code: 'variable_unset'; readonly name: string; readonly message: string }
  | {
      readonly code: 'capture_missing';
      readonly name: string;
      /** Names that are captured, sorted. */
      readonly inScope: readonly string[];
      readonly message: string;
    }
  | {
      readonly code: 'capture_unterminated';
      /** The whole text. */
      readonly text: string;
      readonly message: string;
    };

/** A value with its references replaced and the variables that went into it, or the first fault. */
export type Resolution<Value> =
  | { readonly ok: true; readonly value: Value; readonly variables: readonly string[] }
  | { readonly ok: false; readonly fault: ReferenceFault };

/** A resolved text, or the first fault. */
export type TextResolution =
  | { readonly ok: true; readonly text: string; readonly variables: readonly string[] }
  | { readonly ok: false; readonly fault: ReferenceFault };

/**
 * Replaces captures and variables in a text; a fault of a capture is told before one of a variable.
 * A variable that is set to nothing resolves to empty text.
 *
 * @example
 * resolveReferences('${captured.n} of ${MAX}', { env: { MAX: '9' }, captures: { n: '2' } });
 * // { ok: true, text: '2 of 9', variables: ['MAX'] }
 */
export function resolveReferences(text: string, scope: ReferenceScope): TextResolution {
  const references = findReferences(text).filter(
    ({ kind }) => kind === 'variable' || scope.captures !== undefined,
  );
  const fault =
    firstFault(
      references.filter(({ kind }) => kind !== 'variable'),
      text,
      scope,
    ) ?? firstFault(references, text, scope);
  if (fault !== undefined) return { ok: false, fault };
  const parts: string[] = [];
  let from = 0;
  for (const reference of references) {
    parts.push(text.slice(from, reference.start), valueOf(reference, scope) ?? '');
    from = reference.end;
  }
  const variables = references.flatMap((found) => (found.kind === 'variable' ? [found.name] : []));
  return { ok: true, text: parts.join('') + text.slice(from), variables: [...new Set(variables)] };
}

/**
 * Replaces variables only, as typing at the keyboard focus does; `${captured.…}` stays as it is.
 *
 * @example
 * resolveVariables('${captured.n} ${MAX}', { MAX: '9' }); // { ok: true, text: '${captured.n} 9', variables: ['MAX'] }
 */
export function resolveVariables(text: string, env: ReferenceScope['env']): TextResolution {
  return resolveReferences(text, { env });
}

/**
 * Replaces references in the texts of a JSON value, in place; keys, numbers and flags pass through.
 *
 * @example
 * resolveInJson({ name: '${DESK}', floor: 2 }, { env: { DESK: 'Window' } });
 * // { ok: true, value: { name: 'Window', floor: 2 }, variables: ['DESK'] }
 */
export function resolveInJson(value: JsonValue, scope: ReferenceScope): Resolution<JsonValue> {
  if (typeof value === 'string') {
    const resolved = resolveReferences(value, scope);
    return resolved.ok ? { ok: true, value: resolved.text, variables: resolved.variables } : resolved;
  }
  if (Array.isArray(value)) return resolveAll(value as readonly JsonValue[], scope, (items) => items);
  if (!isJsonObject(value)) return { ok: true, value, variables: [] };
  const keys = Object.keys(value);
  return resolveAll(Object.values(value), scope, (items) =>
    Object.fromEntries(items.map((item, index) => [keys[index] ?? '', item])),
  );
}

function resolveAll(
  values: readonly JsonValue[],
  scope: ReferenceScope,
  rebuild: (items: readonly JsonValue[]) => JsonValue,
): Resolution<JsonValue> {
  const items: JsonValue[] = [];
  const variables = new Set<string>();
  for (const value of values) {
    const resolved = resolveInJson(value, scope);
    if (!resolved.ok) return resolved;
    items.push(resolved.value);
    for (const name of resolved.variables) variables.add(name);
  }
  return { ok: true, value: rebuild(items), variables: [...variables] };
}

function firstFault(
  references: readonly Reference[],
  text: string,
  scope: ReferenceScope,
): ReferenceFault | undefined {
  const unresolved = references.find((reference) => valueOf(reference, scope) === undefined);
  if (unresolved === undefined) return undefined;
  if (unresolved.kind === 'variable') return variableUnset(unresolved.name);
  if (unresolved.kind === 'unterminated') return captureUnterminated(text);
  return captureMissing(unresolved.name, Object.keys(scope.captures ?? {}).sort());
}

function valueOf(reference: Reference, scope: ReferenceScope): string | undefined {
  if (reference.kind === 'unterminated') return undefined;
  const values = reference.kind === 'variable' ? scope.env : (scope.captures ?? {});
  return Object.hasOwn(values, reference.name) ? values[reference.name] : undefined;
}

function variableUnset(name: string): ReferenceFault {
  return { code: 'variable_unset', name, message: `the environment variable ${name} is not set` };
}

function captureMissing(name: string, inScope: readonly string[]): ReferenceFault {
  const known = inScope.length === 0 ? 'nothing is captured yet' : `captured so far: ${inScope.join(', ')}`;
  return { code: 'capture_missing', name, inScope, message: `nothing was captured as "${name}"; ${known}` };
}

function captureUnterminated(text: string): ReferenceFault {
  return {
    code: 'capture_unterminated',
    text,
    message: `a \${captured.…} reference misses its closing brace in ${JSON.stringify(text)}`,
  };
}
