// Faults of steps: their shape, their place, their texts, and the blocks around them.
import type { Diagnostic } from '@flowproof/grammar';
import type { Finding } from '../finding.ts';
import type { SourceSpan } from '../place.ts';
import { nearestWord } from '../shape/nearest.ts';
import { shortened } from '../yaml/tree.ts';

export function emptySteps(owner: string, span: SourceSpan): Finding {
  return {
    code: 'empty_steps',
    message: `the steps of ${owner} are empty`,
    hint: 'write at least one step: a list that does nothing proves nothing',
    span,
  };
}

function formsHint(forms: readonly string[]): string {
  return `the forms are a text, ${forms.join(', ')}`;
}

export function stepOfKind(found: string, forms: readonly string[], span: SourceSpan): Finding {
  const scalar = found === 'a number' || found === 'a boolean';
  return {
    code: 'step_shape',
    message: `a step is a text or a mapping with one key, found ${found}`,
    hint: `${scalar ? 'quote it if it is meant as text; ' : ''}${formsHint(forms)}`,
    span,
  };
}

export function stepWithKeys(keys: readonly string[], forms: readonly string[], span: SourceSpan): Finding {
  return {
    code: 'step_shape',
    message:
      keys.length === 0
        ? 'a step mapping has one key, this one has none'
        : `a step mapping has one key, found ${keys.map(shortened).join(', ')}`,
    hint: `only when and in take steps beside them, and a bound is part of the sentence: … within 5s; ${formsHint(forms)}`,
    span,
  };
}

export function unknownStep(key: string, forms: readonly string[], span: SourceSpan): Finding {
  return {
    code: 'unknown_step',
    message: `there is no step "${shortened(key)}"`,
    hint: `the nearest is ${nearestWord(key, forms) ?? ''}; ${formsHint(forms)}`,
    span,
  };
}

export function stepText(diagnostic: Diagnostic, span: SourceSpan): Finding {
  return {
    code: 'step_text',
    message: `${diagnostic.code}: ${diagnostic.message}`,
    hint: diagnostic.reason === undefined ? diagnostic.hint : `${diagnostic.hint} (${diagnostic.reason})`,
    span,
    grammarCode: diagnostic.code,
  };
}

export function stepOnWrongApp(step: string, app: string, hint: string, span: SourceSpan): Finding {
  return { code: 'config', message: `${step} does not belong in a flow of ${app}`, hint, span };
}

export function unassertedDrag(span: SourceSpan): Finding {
  return {
    code: 'drag',
    message:
      'a drag has no effect of its own that could be verified, and the next step does not say what it did',
    hint: 'write an assertion right behind it, in the same list: - assert: …',
    span,
  };
}

export function boundBelowOne(found: number, span: SourceSpan): Finding {
  return {
    code: 'repeat',
    message: `repeat.max is at least 1, found ${found}`,
    hint: 'write how many passes there may be at most',
    span,
  };
}

function foreachFault(message: string, hint: string, span: SourceSpan): Finding {
  return { code: 'foreach', message, hint, span };
}

export function nestedForeach(span: SourceSpan): Finding {
  return foreachFault(
    'a foreach stands only at the top of steps',
    'flatten the matrix: write the combinations as mappings under values',
    span,
  );
}

export function noValues(span: SourceSpan): Finding {
  return foreachFault('foreach.values is empty', 'write at least one value', span);
}

export function unfoldsTooLarge(limit: number, span: SourceSpan): Finding {
  return foreachFault(
    `the foreach unfolds to more than ${limit} values`,
    'split it into several flows',
    span,
  );
}

export function malformedEach(written: string, span: SourceSpan): Finding {
  return foreachFault(
    `"${shortened(written)}" is no token of a foreach`,
    'write ${each} or ${each.<key>}',
    span,
  );
}

export function eachOutside(written: string, span: SourceSpan): Finding {
  return foreachFault(
    `${shortened(written)} stands outside of a foreach`,
    'put the step into the template of a foreach',
    span,
  );
}

export function mappingInText(span: SourceSpan): Finding {
  return foreachFault(
    '${each} is a mapping here, which no text can hold',
    'name one of its keys: ${each.<key>}',
    span,
  );
}

export function keyOfScalar(written: string, span: SourceSpan): Finding {
  return foreachFault(
    `${shortened(written)} asks for a key, but this value is no mapping`,
    'write ${each}',
    span,
  );
}

export function keyLacking(written: string, keys: readonly string[], span: SourceSpan): Finding {
  return foreachFault(
    `this value has nothing for ${shortened(written)}`,
    `it has ${keys.map(shortened).join(', ')}`,
    span,
  );
}

export function noScalarInText(written: string, span: SourceSpan): Finding {
  return foreachFault(
    `${shortened(written)} is no single value, which no text can hold`,
    'let the token be the whole text',
    span,
  );
}

export function secretLeak(found: string, span: SourceSpan): Finding {
  return {
    code: 'secret_leak',
    message: `assert_no_secret_leak names variables, never values, found ${found}`,
    hint: 'write exactly ${NAME}, or a list of them',
    span,
  };
}
