// Comparison with a value that this run remembered, as text or as numbers.
import { foldText } from '@flowproof/driver';
import type { References } from '../references.ts';
import { containsText, numberIn } from './compare-texts.ts';
import type { LiveText } from './judge-text.ts';
import { type Judgement, nothingToLookFor, shownText } from './judgement.ts';

/** Two numbers this close, relative to the expected one, are the same. */
const tolerance = 1e-6;

/** Judges one text against a remembered value; with an offset both are read as numbers. */
export function judgeCapture(
  capture: { readonly name: string; readonly offset?: number },
  live: LiveText,
  subject: string,
  references: References,
): Judgement {
  const remembered = references.resolve(`\${captured.${capture.name}}`).text;
  const written = `\${captured.${capture.name}}${offsetText(capture.offset)}`;
  if (capture.offset !== undefined) {
    return judgeNumbers({
      remembered,
      offset: capture.offset,
      written,
      live: live.text,
      subject,
      name: capture.name,
    });
  }
  if (foldText(remembered) === '') return nothingToLookFor(written, subject);
  return {
    holds: [live.text, ...(live.alternatives ?? [])].some((text) => containsText(text, remembered)),
    code: 'text_mismatch',
    message: `expected ${subject} to show ${written} = "${shownText(remembered)}", got "${shownText(live.text)}"`,
    expected: `${written} = ${shownText(remembered)}`,
    actual: shownText(live.text),
  };
}

interface NumberSides {
  readonly name: string;
  readonly remembered: string;
  readonly offset: number;
  readonly written: string;
  readonly live: string;
  readonly subject: string;
}

function judgeNumbers({ name, remembered, offset, written, live, subject }: NumberSides): Judgement {
  const base = numberIn(remembered);
  if (base === undefined)
    return notANumber(`the remembered ${name} is "${shownText(remembered)}"`, written, remembered);
  const there = numberIn(live);
  if (there === undefined) return notANumber(`${subject} shows "${shownText(live)}"`, written, live);
  const wanted = base + offset;
  return {
    holds: Math.abs(there - wanted) <= tolerance * Math.max(1, Math.abs(wanted)),
    code: 'text_mismatch',
    message: `expected ${subject} to show ${written} = ${decimal(wanted)}, got ${decimal(there)}`,
    expected: `${written} = ${decimal(wanted)}`,
    actual: decimal(there),
  };
}

function notANumber(side: string, written: string, text: string): Judgement {
  return {
    holds: false,
    final: true,
    code: 'not_a_number',
    message: `${side}, which is not a number, so it cannot be compared with ${written}`,
    expected: written,
    actual: shownText(text),
  };
}

function offsetText(offset: number | undefined): string {
  if (offset === undefined) return '';
  return offset < 0 ? ` - ${-offset}` : ` + ${offset}`;
}

// A sum of decimals may have a tail of rounding (0.1 + 0.2) that nobody wrote.
function decimal(value: number): string {
  return String(Number(value.toPrecision(15)));
}
