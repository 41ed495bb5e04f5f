// Free text that runs to the end of a sentence, and what may not hide in it: scopes, captures, counts.
import type { IToken } from 'chevrotain';
import type { Expected } from '../assertion.ts';
import { isToken } from '../lex.ts';
import { hasCapture, malformedCapture, readComparedCapture } from '../references.ts';
import { findScopePhrase } from '../scope-phrase.ts';
import { FreeText as FreeTextToken, keyword, NumberWord } from '../tokens.ts';
import { dropSpace, isSpaceAt } from '../white-space.ts';
import { need } from './fault.ts';
import { TargetRules } from './target-rules.ts';

const someText = need('text', 'a text');

/** A text and where it stands. */
export interface FreeText {
  readonly text: string;
  readonly first: IToken;
}

/** A text with its final count taken off. */
export interface CountedText {
  readonly text: string;
  readonly count?: number;
}

/** Rules for free text. */
export abstract class ExpectedTextRules extends TargetRules {
  /** Everything to the end of the step, as written. */
  readonly rest = this.RULE('restRule', (): FreeText => {
    const first = this.LA(1);
    this.ACTION(() => {
      this.gatherText();
    });
    const text = this.CONSUME(FreeTextToken, someText);
    return { text: text.image, first };
  });

  /** A text that must not hold a scope phrase: it would be looked for as words. */
  protected plain({ text, first }: FreeText): string {
    if (this.sentence.lastQuote !== -1) {
      const at = findScopePhrase(text);
      if (at !== -1) this.stop('scope_position', this.tokenIn(first, at));
    }
    return text;
  }

  /** A text that cannot be a remembered value. */
  protected uncaptured(free: FreeText): string {
    if (hasCapture(free.text)) this.stop('capture_position', free.first);
    return this.plain(free);
  }

  /** Words, or one remembered value with at most one number added. */
  protected expected(free: FreeText): Expected {
    if (!hasCapture(free.text)) return { kind: 'text', text: this.plain(free) };
    const broken = malformedCapture(free.text);
    if (broken !== -1) this.stop('capture_name', this.tokenIn(free.first, broken));
    const capture = readComparedCapture(free.text);
    if (capture === undefined) this.stop('capture_expression', free.first);
    return { kind: 'captured', ...capture };
  }

  /** Words with a number of times behind them, when there is one. */
  protected counted({ text, first }: FreeText): CountedText {
    const { tokens, count } = this.sentence;
    const number = tokens[count - 2];
    const last = tokens[count - 1];
    if (number === undefined || !isToken(number, NumberWord) || number.startOffset <= first.startOffset) {
      return { text };
    }
    if (!isToken(last, keyword.times) && !isToken(last, keyword.time)) return { text };
    const value = Number(number.image);
    if (!Number.isSafeInteger(value) || !isSpaceAt(this.sentence.text, number.startOffset - 1))
      return { text };
    const end = dropSpace(this.sentence.text, first.startOffset, number.startOffset);
    return { text: this.sentence.text.slice(first.startOffset, end), count: value };
  }

  /** The token in which an offset of a free text lies. */
  private tokenIn(first: IToken, offset: number): IToken {
    const place = first.startOffset + offset;
    let found = first;
    for (const token of this.sentence.tokens) {
      if (token.startOffset <= place && token.startOffset >= first.startOffset) found = token;
    }
    return found;
  }
}
