// The ground under the grammar's rules: one Chevrotain parser that reads a sentence from any token on,
// stops with a cheap signal instead of an error object, and counts its work.
import { EmbeddedActionsParser, EOF, type IToken, type TokenType } from 'chevrotain';
import type { GrammarCode } from '../diagnostic.ts';
import { endMarkers, isToken, type Sentence, tokenEnd } from '../lex.ts';
import { parserTokens } from '../tokens.ts';
import { type Fault, FaultSignal, need, type Needed, readNeed } from './fault.ts';

const nothingRead: Sentence = {
  text: '',
  start: 0,
  end: 0,
  tokens: [],
  count: 0,
  lastQuote: -1,
  openQuote: -1,
};

const signal = new FaultSignal('sentence does not fit');

/** Either what a rule returned, or why it stopped. */
export type Outcome<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: Fault };

/** How a sentence is to be read. */
export interface ReadingOptions {
  /** Read conditions: elements may be compared. */
  readonly comparing?: boolean;
  /** Bound taken off the end of the sentence. */
  readonly boundMs?: number | undefined;
}

/** Where Chevrotain's parser is. */
interface ReadingState {
  tokVector: IToken[];
  tokVectorLength: number;
  currIdx: number;
  subruleIdx: number;
  RULE_STACK_IDX: number;
  RULE_OCCURRENCE_STACK_IDX: number;
  readonly fullRuleNameToShort: Readonly<Record<string, number>>;
  ruleInvocationStateUpdate(this: ReadingState, shortName: number, name: string, index: number): void;
  ruleFinallyStateUpdate(this: ReadingState): void;
}

interface RuleDefining {
  readonly defineRule: (this: RuleBase, name: string, action: unknown, config: unknown) => object;
}

const chevrotain = EmbeddedActionsParser.prototype as unknown as RuleDefining;

const endOfStep = need('end', 'the end of the step');

/** Common ground of all rules. */
export abstract class RuleBase extends EmbeddedActionsParser {
  /** Tokens taken and rules entered since the module was loaded: the work done, for tests. */
  work = 0;
  /** When set: every token taken, in order. Completion looks at it. */
  trace: IToken[] | undefined;
  protected sentence: Sentence = nothingRead;
  /** Whether conditions (comparisons) are read; otherwise assertions. */
  protected comparing = false;
  /** Bound that was taken off the sentence; undefined when it had none. */
  protected boundMs: number | undefined;

  constructor(checked: boolean) {
    // One token of look-ahead keeps start-up short; where the grammar needs more, a gate says so.
    super(parserTokens, {
      maxLookahead: 1,
      recoveryEnabled: false,
      nodeLocationTracking: 'none',
      skipValidations: !checked,
    });
  }

  /** Makes `sentence` the one that rules read. */
  load(sentence: Sentence, options: ReadingOptions = {}): void {
    this.sentence = sentence;
    this.comparing = options.comparing ?? false;
    this.boundMs = options.boundMs;
    this.input = sentence.tokens;
  }

  /** Chevrotain's own fields, which its types keep to themselves. */
  private get own(): ReadingState {
    return this as unknown as ReadingState;
  }

  /** Applies a rule to the loaded sentence, from token `from` on. */
  attempt<T>(rule: () => T, from: number): Outcome<T> {
    const { own } = this;
    own.tokVector = this.sentence.tokens;
    own.tokVectorLength = this.sentence.tokens.length;
    own.currIdx = from - 1;
    // A stop leaves the rules where they were.
    own.RULE_STACK_IDX = -1;
    own.RULE_OCCURRENCE_STACK_IDX = -1;
    try {
      return { ok: true, value: rule() };
    } catch (caught) {
      if (caught !== signal || signal.fault === undefined) throw caught;
      return { ok: false, fault: signal.fault };
    }
  }

  /** Index of the token that the next rule would read, in what is being read. */
  position(): number {
    return this.own.currIdx + 1;
  }

  /** Makes the next `count` tokens one of another type: words whose meaning depends on where they stand. */
  protected merge(type: TokenType, count: number): void {
    const { own } = this;
    const first = this.LA(1);
    const last = this.LA(count);
    const merged: IToken = {
      image: this.sentence.text.slice(first.startOffset, tokenEnd(last)),
      startOffset: first.startOffset,
      tokenType: type,
      tokenTypeIdx: type.tokenTypeIdx ?? 0,
    };
    const behind = own.currIdx + 1 + count;
    this.work += count;
    own.tokVector = [merged, ...own.tokVector.slice(behind)];
    own.tokVectorLength = own.tokVector.length;
    own.currIdx = -1;
  }

  /** Number of tokens before the end of the step. */
  remaining(): number {
    return this.own.tokVectorLength - endMarkers - this.own.currIdx - 1;
  }

  protected stop(code: GrammarCode, token: IToken = this.LA(1)): never {
    signal.fault = { kind: { code }, token };
    throw signal;
  }

  protected stopNeeding(needed: Needed, token: IToken): never {
    signal.fault = { kind: readNeed(needed.ERR_MSG), token };
    throw signal;
  }

  protected isNext(type: TokenType, distance = 1): boolean {
    return isToken(this.LA(distance), type);
  }

  /** Span of what has been read since `first`. */
  protected spanFrom(first: IToken): { start: number; end: number } {
    const last = this.LA(0);
    return { start: first.startOffset, end: tokenEnd(last) };
  }

  protected sentenceSpan(): { start: number; end: number } {
    return { start: this.sentence.start, end: this.sentence.end };
  }

  /*
   * Chevrotain calls the next six by name. Its own versions look for a way to go on after an error: they catch and
   * throw at every level, build an error with a stack and recompute the paths that were open. Here the need is
   * already in the rule and a stop is final: it goes straight up to `attempt`. The sentences bring their own end
   * markers, so nothing has to be added before a rule or removed after it.
   */
  protected defineRule(name: string, action: (...args: unknown[]) => unknown, config: unknown): unknown {
    const { own } = this;
    const defined = chevrotain.defineRule.call(this, name, action, config);
    const shortName = own.fullRuleNameToShort[name] ?? 0;
    const rule = (...args: unknown[]): unknown => {
      this.work += 1;
      own.ruleInvocationStateUpdate(shortName, name, own.subruleIdx);
      const value = action.apply(this, args);
      own.ruleFinallyStateUpdate();
      return value;
    };
    return Object.assign(rule, { ...defined, coreRule: rule });
  }

  protected consumeInternal(type: TokenType, _index: number, options?: { ERR_MSG?: string }): IToken {
    const next = this.LA(1);
    if (!this.tokenMatches(next, type)) {
      signal.fault = { kind: readNeed(options?.ERR_MSG ?? endOfStep.ERR_MSG), token: next };
      throw signal;
    }
    this.consumeToken();
    this.trace?.push(next);
    return next;
  }

  private tokenMatches(token: IToken, type: TokenType): boolean {
    return token.tokenTypeIdx === type.tokenTypeIdx || type.categoryMatchesMap?.[token.tokenTypeIdx] === true;
  }

  protected subruleInternal<T>(
    rule: { readonly coreRule: (...args: unknown[]) => T },
    index: number,
    options?: { readonly ARGS?: unknown[] },
  ): T {
    this.own.subruleIdx = index;
    return rule.coreRule.apply(this, options?.ARGS ?? []);
  }

  protected raiseNoAltException(_occurrence: number, message?: string): never {
    signal.fault = { kind: readNeed(message ?? endOfStep.ERR_MSG), token: this.LA(1) };
    throw signal;
  }

  protected raiseEarlyExitException(_occurrence: number, _type: number, message?: string): never {
    return this.raiseNoAltException(0, message);
  }

  protected consumeToken(): void {
    this.work += 1;
    this.own.currIdx += 1;
  }

  /** The end of the step. Used once in a rule. */
  protected end(): void {
    this.CONSUME9(EOF, endOfStep);
  }
}
