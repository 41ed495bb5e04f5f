// Puts a refusal into words: code, place, message, hint and reason.
import type { Diagnostic, GrammarCode } from './diagnostic.ts';
import { reasonOf, wordings } from './errors.ts';
import { faultCode } from './fault-code.ts';
import { formsHint } from './forms-hint.ts';
import { endMarker, type Sentence } from './lex.ts';
import type { Refused } from './parse/reading.ts';
import { suggest } from './suggest.ts';
import type { AppId, Position } from './surface-app.ts';

const refusedOnPurpose: ReadonlySet<GrammarCode> = new Set([
  'loop',
  'conditional',
  'regex',
  'between',
  'date_expression',
  'no_pointer',
]);

/** Codes about everything from the fault to the end of the step. */
const toTheEnd: ReadonlySet<GrammarCode> = new Set(['key_name', 'capture_expression']);

const longest = 100;

/** A text for use inside a message: on one line, without control characters, and not endless. */
function clip(text: string, length = longest): string {
  // eslint-disable-next-line no-control-regex -- control characters are what must not reach a terminal
  const plain = text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ');
  if (plain.length <= length) return plain;
  const cut = plain.slice(0, length);
  // A character outside the basic plane is not cut in half.
  return `${/[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut}…`;
}

/** Words that a diagnostic is given when somebody reads them. */
interface Words {
  readonly message: string;
  readonly hint: string;
}

/**
 * The diagnostic of a refused sentence. Its words are found when they are asked for: looking for the sentence the
 * author may have meant costs many times what refusing one does.
 */
export function diagnose(refused: Refused, app: AppId, position: Position): Diagnostic {
  const code = faultCode(refused, position);
  const { sentence, fault } = refused;
  const length = toTheEnd.has(code) ? Infinity : fault.token.image.length;
  const span = faultSpan(sentence, fault.token.startOffset, length);
  const reason = reasonOf(code, refused.restriction);
  let words: Words | undefined;
  const inWords = (): Words => (words ??= putInWords(refused, code, span, app, position));
  return {
    code,
    class: refusedOnPurpose.has(code) ? 'refused' : code === 'surface' ? 'surface' : 'unparsed',
    span,
    get message() {
      return inWords().message;
    },
    get hint() {
      return inWords().hint;
    },
    ...(reason !== undefined && { reason }),
  };
}

function putInWords(
  { sentence, fault, restriction }: Refused,
  code: GrammarCode,
  span: Diagnostic['span'],
  app: AppId,
  position: Position,
): Words {
  const found = foundWords(sentence, fault.token === endMarker, code, span);
  const needed = 'need' in fault.kind ? fault.kind.words : undefined;
  const forms = formsHint(sentence, app, position);
  const wording = wordings[code]({ app, found, needed, restriction, forms });
  const suggestion = suggest({ text: sentence.text, span, code, needed, app, position });
  return {
    message: `\`${clip(sentence.text.slice(sentence.start, sentence.end))}\`: ${wording.problem}`,
    hint: suggestion === undefined ? wording.hint : `Did you mean \`${clip(suggestion, 200)}\`?`,
  };
}

function foundWords(sentence: Sentence, atEnd: boolean, code: GrammarCode, span: Diagnostic['span']): string {
  // Nothing starts like that: what counts is the sentence from its first word on.
  const start = code === 'unknown_form' ? sentence.start : span.start;
  if (atEnd && start === span.start) return 'the end of the step';
  return `\`${clip(sentence.text.slice(start, span.end), 40)}\``;
}

function faultSpan(sentence: Sentence, start: number, length: number): Diagnostic['span'] {
  if (Number.isNaN(start)) return { start: sentence.end, end: sentence.end };
  return { start, end: Math.min(start + length, sentence.end) };
}

/** The diagnostic of a sentence that could not be read because of a fault in the grammar itself. */
export function diagnoseOwnFault(text: unknown, fault: unknown): Diagnostic {
  const written = String(text);
  const said = fault instanceof Error ? fault.message : String(fault);
  return {
    code: 'near_miss',
    class: 'unparsed',
    message: `\`${clip(written)}\`: could not be read because of a fault in the grammar: ${clip(said)}`,
    span: { start: 0, end: written.length },
    hint: 'Report this sentence, and write the step in another way.',
  };
}
