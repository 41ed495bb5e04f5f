// Faults of selectors: all of them end the run, because no match is what a screen without the element looks like, too.
import { found } from './found.ts';
import { SpecError } from './spec-error.ts';

/** A selector that says nothing. */
export function badSelector(selector: unknown, message: string): SpecError {
  return new SpecError({
    code: 'bad_selector',
    message: `${message} (${found(selector)})`,
    hint: 'write "kind:value", { key: value } or a path of them',
    found: found(selector),
  });
}

/** A value that was not set, or is neither text nor boolean. */
export function badSelectorValue(key: string, value: unknown): SpecError {
  return new SpecError({
    code: 'bad_selector_value',
    message: `the selector key ${JSON.stringify(key)} is ${found(value)}`,
    hint: 'a selector matches text, or true and false; leave the key out when there is nothing to match',
    subject: key,
    found: found(value),
  });
}

/** A key that can never match. */
export function unknownSelectorKey(key: string, nearest: string, accepted: readonly string[]): SpecError {
  return new SpecError({
    code: 'unknown_selector_key',
    message: `no element of the screen has an attribute ${JSON.stringify(key)}`,
    hint: `${nearest} is the nearest key; accepted are ${accepted.join(', ')} and the attributes on the screen`,
    subject: key,
    found: key,
  });
}

/** A path in string form where only one step down is meant. */
export function pathOnElement(selector: string): SpecError {
  return new SpecError({
    code: 'path_on_element',
    message: `${JSON.stringify(selector)} is a path in string form, looked up inside an element`,
    hint: 'write the path as a list of objects, or look it up on the tree',
    found: selector,
  });
}
