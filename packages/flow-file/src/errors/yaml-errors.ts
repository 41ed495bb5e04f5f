// Faults of the YAML itself.
import type { ErrorCode } from 'yaml';
import type { Finding } from '../finding.ts';
import type { SourceSpan } from '../place.ts';

/** Bounds of a file. */
export const fileLimits = {
  /** Characters of a file at most: 2 MB. */
  length: 2 * 1024 * 1024,
  /** Nodes that aliases may unfold to. */
  aliasNodes: 10_000,
  /** Levels of lists and mappings in each other. */
  depth: 100,
} as const;

const quoteScalar =
  "quote the whole value with ' when it holds a colon and a space, a # after a space, or begins with a sign";

/** What the parser's codes mean to the author of a flow. */
const syntax: Partial<Record<ErrorCode, { readonly message: string; readonly hint?: string }>> = {
  BAD_ALIAS: { message: 'an alias needs a name after the *' },
  ALIAS_PROPS: { message: 'an alias takes no anchor and no tag' },
  BAD_DIRECTIVE: {
    message: 'this % directive is not understood',
    hint: 'leave it out: a flow file needs none',
  },
  BAD_DQ_ESCAPE: {
    message: 'a double-quoted text holds an escape that does not exist',
    hint: 'a backslash escapes inside double quotes: put a Windows path in single quotes',
  },
  BAD_INDENT: {
    message: 'the indentation does not fit what stands above',
    hint: 'indent the entries of one list or mapping alike, and close every [ and {',
  },
  BAD_SCALAR_START: { message: 'a value may not begin with this sign', hint: "quote the whole value with '" },
  BLOCK_AS_IMPLICIT_KEY: { message: 'a second colon makes a mapping inside a mapping', hint: quoteScalar },
  BLOCK_IN_FLOW: {
    message: 'a block cannot stand inside { } or [ ]',
    hint: 'write it with { } or [ ] too, or everything as a block',
  },
  MISSING_CHAR: {
    message: 'a closing sign, a comma or a space is missing',
    hint: 'look for an open quote, bracket or brace',
  },
  MULTILINE_IMPLICIT_KEY: {
    message: 'a key stands on one line, followed by a colon',
    hint: 'look for a missing colon, or an open quote above',
  },
  TAB_AS_INDENT: { message: 'a tab cannot indent', hint: 'indent with spaces' },
  UNEXPECTED_TOKEN: {
    message: 'the file cannot be read on from here',
    hint: `a text in quotes ends at the closing quote: ${quoteScalar}`,
  },
  KEY_OVER_1024_CHARS: { message: 'a key has at most 1024 characters', hint: 'look for an open quote' },
  MULTIPLE_ANCHORS: { message: 'a value has at most one anchor' },
  MULTIPLE_TAGS: { message: 'a value has at most one tag' },
  TAG_RESOLVE_FAILED: { message: 'this tag is not understood', hint: 'leave the ! tag out' },
};

/** The parser stopped. */
export function syntaxFault(code: ErrorCode, span: SourceSpan): Finding {
  const { message, hint } = syntax[code] ?? { message: 'this is not well-formed YAML' };
  return { code: 'yaml', message, ...(hint === undefined ? {} : { hint }), span };
}

export function tooLong(length: number): Finding {
  return {
    code: 'yaml',
    message: `the file has ${length} characters, ${fileLimits.length} are read at most`,
    hint: 'split it into several flows',
    span: { start: 0, end: 0 },
  };
}

export function tooDeep(span: SourceSpan): Finding {
  return {
    code: 'yaml',
    message: `lists and mappings are nested more than ${fileLimits.depth} levels deep`,
    span,
  };
}

export function severalDocuments(span: SourceSpan): Finding {
  return {
    code: 'yaml',
    message: 'a second document begins here, a file holds one',
    hint: 'remove the --- or move what follows into a file of its own',
    span,
  };
}

export function notAMapping(what: 'a flow file' | 'a suite file', found: string, span: SourceSpan): Finding {
  return {
    code: 'yaml',
    message: `${what} is a mapping of keys to values, found ${found}`,
    hint: `begin with a key, such as ${what === 'a flow file' ? 'name' : 'env'}: …`,
    span,
  };
}

export function duplicateKey(key: string, firstLine: number, span: SourceSpan): Finding {
  return {
    code: 'yaml',
    message: `the key "${key}" stands twice in one mapping, first in line ${firstLine}`,
    hint: 'remove one of them',
    span,
  };
}

export function keyNotText(span: SourceSpan): Finding {
  return {
    code: 'yaml',
    message: 'a key is one word or text, not a list or mapping',
    hint: quoteScalar,
    span,
  };
}

export function unknownAlias(name: string, span: SourceSpan): Finding {
  return {
    code: 'yaml',
    message: `the alias *${name} has no anchor &${name} above it`,
    hint: 'quote the value if it is meant as text',
    span,
  };
}

export function aliasInItself(name: string, span: SourceSpan): Finding {
  return { code: 'yaml', message: `the alias *${name} stands inside what it names`, span };
}

export function aliasesTooLarge(span: SourceSpan): Finding {
  return { code: 'yaml', message: `aliases unfold to more than ${fileLimits.aliasNodes} values`, span };
}
