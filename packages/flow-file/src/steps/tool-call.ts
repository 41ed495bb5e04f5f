// Reads `<tool> where <path> <matcher> <value> and …`.
import { badToolCall } from '../errors/agent-errors.ts';
import type { Finding } from '../finding.ts';
import type { SourceSpan } from '../place.ts';
import type { ToolCallClause, ToolCallPattern } from '../tool-call-pattern.ts';
import { shortened } from '../yaml/tree.ts';

/** The pattern, or the fault of its first broken clause. */
export function readToolCall(
  text: string,
  span: SourceSpan,
): { readonly pattern: ToolCallPattern } | { readonly fault: Finding } {
  const [tool, rest] = firstWord(text);
  if (!/^[A-Za-z0-9_-]+$/u.test(tool)) {
    return {
      fault: badToolCall(
        `"${shortened(tool)}" is no name of a tool`,
        'begin with the tool: letters, digits, _ and -',
        span,
      ),
    };
  }
  if (rest === '') return { pattern: { tool, clauses: [] } };
  const [where, conditions] = firstWord(rest);
  if (where !== 'where') {
    return {
      fault: badToolCall(
        `where is missing between ${tool} and what its arguments must be`,
        `write ${tool} where <path> equals <value>`,
        span,
      ),
    };
  }
  const clauses: ToolCallClause[] = [];
  for (const written of conditions.split(/(?<=\s)and(?=\s)/u)) {
    const clause = readClause(written, span);
    if ('fault' in clause) return clause;
    clauses.push(clause);
  }
  return { pattern: { tool, clauses } };
}

/** The first word of a text, and the rest without white space at its ends. */
function firstWord(text: string): readonly [string, string] {
  const trimmed = text.trim();
  const gap = trimmed.search(/\s/u);
  return gap === -1 ? [trimmed, ''] : [trimmed.slice(0, gap), trimmed.slice(gap).trim()];
}

const matcherHint = 'write <path> equals, contains or matches <value>, or <path> exists, <path> is absent';

function readClause(written: string, span: SourceSpan): ToolCallClause | { readonly fault: Finding } {
  const [path, rest] = firstWord(written);
  const [word, value] = firstWord(rest);
  const matcher = matcherOf(word, value);
  if (!/^[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*$/u.test(path)) {
    return {
      fault: badToolCall(
        `"${shortened(path)}" is no path of an argument`,
        'write names joined by dots, such as slot.id',
        span,
      ),
    };
  }
  if (matcher === undefined)
    return {
      fault: badToolCall(`"${shortened(written)}" is no condition on an argument`, matcherHint, span),
    };
  if (matcher.kind === 'matches' && !isPattern(matcher.value)) {
    return {
      fault: badToolCall(
        `"${shortened(matcher.value)}" is no regular expression`,
        'close its brackets and escape its signs',
        span,
      ),
    };
  }
  return { path: path.split('.'), matcher };
}

function matcherOf(word: string, value: string): ToolCallClause['matcher'] | undefined {
  if (word === 'exists') return value === '' ? { kind: 'exists' } : undefined;
  if (word === 'is' && (value === 'absent' || value === 'missing')) return { kind: 'absent' };
  if (value === '') return undefined;
  if (word === 'equals' || word === 'is') return { kind: 'equals', value };
  return word === 'contains' || word === 'matches' ? { kind: word, value } : undefined;
}

function isPattern(source: string): boolean {
  try {
    return new RegExp(source, '') instanceof RegExp;
  } catch {
    return false;
  }
}
