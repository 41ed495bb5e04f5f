// Actions whose value comes first, put together from value and target; and `Type` without a target.
import type { Action, SelectAction, TypeAction, UploadAction } from '../action.ts';
import { endMarker, isToken, type Sentence, tokenEnd } from '../lex.ts';
import { hasCapture, malformedCapture } from '../references.ts';
import type { AppId } from '../surface-app.ts';
import type { Target } from '../target.ts';
import { keyword, Quoted } from '../tokens.ts';
import { skipSpace, trimSpace } from '../white-space.ts';
import { type Reading, refuse, refuseNeeding, tokenAtOffset } from './reading.ts';
import { need } from './fault.ts';
import type { Split } from './split.ts';
import { sentenceParser } from './value-first-rules.ts';

const someText = need('text', 'a text');
const intoTarget = need('word', '`into the "…" field`');
const fromTarget = need('word', '`from the "…" field`');
const looksTargeted = /[ \t\r\n]into[ \t\r\n]+"/i;

/** Reads `Type … into`, `Upload … into` and `Select … from`. */
export function readValueFirst(sentence: Sentence, split: Split): Reading<Action> {
  const verb = sentence.tokens[0] ?? endMarker;
  if (split.kind === 'none') return noSeparator(sentence);
  if (split.kind === 'misfit') {
    if (split.index === 1) return refuseNeeding(sentence, someText, sentence.tokens[1] ?? endMarker);
    return { ok: false, sentence, fault: split.fault };
  }
  if (split.value === '') return refuseNeeding(sentence, someText, sentence.tokens[1] ?? endMarker);
  const { value, target } = split;
  const span = { start: sentence.start, end: sentence.end };
  if (isToken(verb, keyword.upload)) return upload(sentence, value, target);
  if (isToken(verb, keyword.select)) return select(sentence, split, span);
  const broken = hasCapture(value) ? malformedCapture(value) : -1;
  if (broken !== -1) {
    return refuse(sentence, 'capture_name', tokenAtOffset(sentence, sentence.text.indexOf(value) + broken));
  }
  const typed: TypeAction = { kind: 'type_text', mode: 'fill', target, text: value, span };
  return { ok: true, value: typed };
}

function noSeparator(sentence: Sentence): Reading<Action> {
  const selecting = isToken(sentence.tokens[0], keyword.select);
  if (selecting) return refuseNeeding(sentence, fromTarget, endMarker);
  return refuseNeeding(sentence, sentence.count === 1 ? someText : intoTarget, endMarker);
}

function upload(sentence: Sentence, value: string, target: Target): Reading<UploadAction> {
  const quoted = value.length >= 2 && value.startsWith('"') && value.endsWith('"');
  const path = quoted ? value.slice(1, -1) : value;
  if (trimSpace(path) === '') return refuseNeeding(sentence, someText, sentence.tokens[1] ?? endMarker);
  return {
    ok: true,
    value: { kind: 'upload', target, path, span: { start: sentence.start, end: sentence.end } },
  };
}

function select(
  sentence: Sentence,
  split: Split & { readonly kind: 'split' },
  span: SelectAction['span'],
): Reading<SelectAction> {
  const { value, target } = split;
  if (!value.startsWith('"')) {
    return { ok: true, value: { kind: 'select', target, options: [value], multiple: false, span } };
  }
  sentenceParser.load(sentence);
  const outcome = sentenceParser.attempt(() => sentenceParser.optionList(), 1);
  if (!outcome.ok) return { ok: false, sentence, fault: outcome.fault };
  // The list ends with the separator it was split at, or something else stands between.
  if (sentenceParser.position() !== split.index + 1) {
    return refuse(sentence, 'select_list', sentence.tokens[sentenceParser.position() - 1] ?? endMarker);
  }
  return { ok: true, value: { kind: 'select', target, options: outcome.value, multiple: true, span } };
}

/** Reads `Type` without a target: into the focus, or into the text editor's document. */
export function readBareType(sentence: Sentence, app: AppId): Reading<TypeAction> {
  const { tokens, count, text } = sentence;
  const verb = tokens[0] ?? endMarker;
  const last = tokens[count - 1] ?? endMarker;
  if (count === 1) return refuseNeeding(sentence, someText, endMarker);
  const span = { start: sentence.start, end: sentence.end };
  if (app === 'notepad') {
    const typed = text.slice(skipSpace(text, tokenEnd(verb), sentence.end), sentence.end);
    return { ok: true, value: { kind: 'type_text', mode: 'document', text: typed, span } };
  }
  const into = looksTargeted.exec(text);
  if (into !== null) return refuseNeeding(sentence, intoTarget, tokenAtOffset(sentence, into.index + 1));
  if (isToken(last, keyword.field) && isToken(tokens[count - 2], Quoted)) {
    return refuseNeeding(sentence, intoTarget, tokens[count - 2] ?? last);
  }
  sentenceParser.load(sentence);
  const outcome = sentenceParser.attempt(() => sentenceParser.typeFocused(), 0);
  return outcome.ok ? outcome : { ...outcome, sentence };
}
