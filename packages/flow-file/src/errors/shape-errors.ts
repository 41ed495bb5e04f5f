// Faults of keys and types, the same in every block.
import type { Finding } from '../finding.ts';
import type { SourceSpan } from '../place.ts';
import { nearestWord } from '../shape/nearest.ts';
import type { Block } from '../shape/shape.ts';
import { shortened } from '../yaml/tree.ts';

export function unknownKey(key: string, block: Block, span: SourceSpan): Finding {
  const known = Object.keys(block.keys);
  const nearest = nearestWord(key, known);
  return {
    code: 'unknown_key',
    message: `"${shortened(key)}" is no key of ${block.name}`,
    hint: `${nearest === undefined ? '' : `the nearest is ${nearest}; `}known are ${known.join(', ')}`,
    span,
  };
}

/** A required key that is not there. */
export function missingKey(name: string, span: SourceSpan): Finding {
  return { code: 'missing_key', message: `${name} is missing`, hint: `write ${lastPart(name)}: …`, span };
}

/** A required key, or a text that must not be blank, with nothing in it. */
export function emptyKey(name: string, span: SourceSpan): Finding {
  return {
    code: 'missing_key',
    message: `${name} holds nothing`,
    hint: `write something after ${lastPart(name)}:`,
    span,
  };
}

/** The key a message is about: the last part of a dotted name, the first word of any other. */
function lastPart(name: string): string {
  return name.replace(/^the /u, '').replace(/ .*$/u, '').replace(/^.*\./u, '');
}

export function wrongType(
  name: string,
  expected: string,
  found: string,
  span: SourceSpan,
  hint?: string,
): Finding {
  return {
    code: 'wrong_type',
    message: `${name} is ${expected}, found ${found}`,
    ...(hint === undefined ? {} : { hint }),
    span,
  };
}
