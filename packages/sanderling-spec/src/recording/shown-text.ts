// What of a typed text may be written, printed or sent.
import type { Platform } from '../platform.ts';
import { platformRules } from '../platform.ts';
import { edgeCaseTexts } from '../samplers/edge-case-texts.ts';
import { isSecret } from '../secret.ts';
import type { Secret } from '../secret.ts';

/** A typed text as every file and message has it. */
export interface ShownText {
  readonly text: string;
  /** The place of a redacted text in the edge-case corpus, 1-based: the corpus is no secret. */
  readonly text_corpus?: number;
}

/** What decides whether typed text is shown. */
export interface TypedInto {
  readonly editable: boolean;
  readonly secure: boolean | null;
}

/** Stands for what is not shown. */
export const redacted = '[redacted]';

/** A typed text after redaction. */
export function shownText(text: string | Secret, into: TypedInto, platform: Platform): ShownText {
  if (isSecret(text)) return { text: String(text) };
  const hidden =
    into.secure === true || (into.editable && into.secure === null) || platformRules[platform].hidesTypedText;
  if (!hidden) return { text };
  const place = edgeCaseTexts.indexOf(text) + 1;
  return { text: redacted, ...(place > 0 && { text_corpus: place }) };
}

/**
 * The value at a place of the edge-case corpus (1-based, as `text_corpus` is); `undefined` outside.
 *
 * @example
 * corpusText(7); // => '-1'
 */
export function corpusText(place: number): string | undefined {
  return edgeCaseTexts[place - 1];
}

/** A secret with its value. */
export interface SecretValue {
  readonly name: string;
  readonly value: string;
}

/** Shorter values are left alone: they would be found in everything. */
const shortestSecret = 4;

/**
 * Every occurrence of a secret's value replaced by `${NAME}`, longer values first.
 *
 * @example
 * redactSecrets('signed in with hunter22', [{ name: 'PASSWORD', value: 'hunter22' }]); // => 'signed in with ${PASSWORD}'
 */
export function redactSecrets(text: string, secrets: readonly SecretValue[]): string {
  const longestFirst = secrets
    .filter((each) => each.value.length >= shortestSecret)
    .sort((one, two) => two.value.length - one.value.length);
  let redactedText = text;
  for (const { name, value } of longestFirst) {
    if (redactedText.includes(value)) redactedText = redactedText.replaceAll(value, () => `\${${name}}`);
  }
  return redactedText;
}
