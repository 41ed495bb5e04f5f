// Gathers words whose meaning depends on where they stand into one token: free text, bare ids, names.
import { EOF, type TokenType } from 'chevrotain';
import { isToken, tokenEnd } from '../lex.ts';
import { BareId, Comma, FreeText, GluedQuote, keyword, OpenQuote, Ordinal, Quoted, Word } from '../tokens.ts';
import { need, type Needed } from './fault.ts';
import { RuleBase } from './rule-base.ts';

/** What decides that a bare native id is over: its noun, and what follows it. */
export interface IdEnd {
  readonly nouns: readonly TokenType[];
  /** Token behind the noun; `trigger`: the end or a dialog clause. */
  readonly then: TokenType | 'trigger';
  /** What is needed when the noun never comes. */
  readonly noun: Needed;
}

const label = need('label', 'a label in double quotes');
const quotes: ReadonlySet<TokenType> = new Set([Quoted, GluedQuote, OpenQuote]);
const dialogWords: ReadonlySet<TokenType> = new Set([
  keyword.accepting,
  keyword.dismissing,
  keyword.answering,
]);

/** Gathering of tokens. */
export abstract class Gathering extends RuleBase {
  /** Everything to the end of the step becomes one text. Nothing happens at the end. */
  protected gatherText(): void {
    const count = this.remaining();
    if (count > 0) this.merge(FreeText, count);
  }

  /** The next word, with whatever touches it, becomes a plain word. Nothing happens at a quote or at the end. */
  protected gatherWord(): void {
    const first = this.LA(1);
    if (isToken(first, EOF) || quotes.has(first.tokenType)) return;
    let count = 1;
    for (let end = tokenEnd(first); this.LA(count + 1).startOffset === end; count += 1) {
      const next = this.LA(count + 1);
      if (quotes.has(next.tokenType)) break;
      end = tokenEnd(next);
    }
    this.merge(Word, count);
  }

  /** The words up to a role noun become a bare native id. Nothing happens where a label or its ordinal stands. */
  protected gatherId(end: IdEnd): void {
    const first = this.LA(1);
    if (isToken(first, EOF) || isToken(first, Ordinal) || quotes.has(first.tokenType)) return;
    const count = this.idLength(end);
    if (count > 0) this.merge(BareId, count);
    else this.stopNeeding(label, first);
  }

  /** Number of tokens of the bare id that starts here; 0 when a quote stands in its way. Without its noun: a stop. */
  private idLength(end: IdEnd): number {
    let noun = 0;
    for (let count = 1; ; count += 1) {
      const next = this.LA(count + 1);
      this.work += 1;
      if (quotes.has(next.tokenType)) return 0;
      if (isToken(next, EOF)) {
        if (noun === 0) this.stopNeeding(end.noun, next);
        this.stopBehind(end, noun);
      }
      if (!end.nouns.some((type) => isToken(next, type))) continue;
      noun = count;
      if (this.isIdOver(end, count + 2)) return count;
    }
  }

  /** The id has its noun, but something else than expected stands behind it. */
  private stopBehind({ then }: IdEnd, noun: number): never {
    const behind = this.LA(noun + 2);
    if (then === 'trigger' || then === EOF) this.stop('trailing_text', behind);
    return this.stopNeeding(need('word', `\`${then.name}\``), behind);
  }

  private isIdOver({ then }: IdEnd, distance: number): boolean {
    if (then !== 'trigger') return this.isNext(then, distance);
    return this.isNext(EOF, distance) || this.isDialog(distance);
  }

  /** Whether a comma and a dialog word stand at `distance`. */
  protected isDialog(distance: number): boolean {
    return this.isNext(Comma, distance) && dialogWords.has(this.LA(distance + 1).tokenType);
  }
}
