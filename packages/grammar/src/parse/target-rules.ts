// Rules for what a sentence points at: labels, ordinals, cells, regions, bare native ids.
import { EOF, type IToken, type TokenType } from 'chevrotain';
import { isToken } from '../lex.ts';
import type { Region, RoleNoun, Target } from '../target.ts';
import { Comma, IdStart, IdToken, keyword, Ordinal, Quoted, RoleNounWord } from '../tokens.ts';
import { need } from './fault.ts';
import { LabelReading } from './label-reading.ts';

const label = need('label', 'a label in double quotes');
const container = need('container', '`item`, a quoted `css:` or `id:` container, or `iframe`');
const containing = need('containing', '`containing` and a text in double quotes');
const anchor = need('anchor', 'a text in double quotes');
const row = need('row', '`the row containing` and a text in double quotes');
const frame = need('frame', 'the name of the frame in double quotes');
const idNoun = need('noun', 'the role noun');

/** What decides that a bare native id is over: its noun, and what follows it. */
export interface IdEnd {
  readonly nouns: readonly TokenType[];
  /** Token behind the noun; `trigger`: the end or a dialog clause. */
  readonly then: TokenType | 'trigger';
}

const dialogWords: ReadonlySet<TokenType> = new Set([
  keyword.accepting,
  keyword.dismissing,
  keyword.answering,
]);

/** Rules for targets. */
export abstract class TargetRules extends LabelReading {
  /** The role noun of the target read last. */
  private nounToken: IToken | undefined;

  /** `"A" { and "B" }` */
  readonly anchors = this.RULE('anchors', (): readonly string[] => {
    const found: string[] = [];
    const first = this.CONSUME(Quoted, anchor);
    this.ACTION(() => found.push(this.literalText(first)));
    this.MANY(() => {
      this.CONSUME(keyword.and);
      const next = this.CONSUME2(Quoted, anchor);
      this.ACTION(() => found.push(this.literalText(next)));
    });
    return found;
  });

  /** `column (of | in) the row containing anchors` */
  readonly cell = this.RULE('cell', (): readonly string[] => {
    this.CONSUME(keyword.column);
    this.OR([{ ALT: () => this.CONSUME(keyword.of) }, { ALT: () => this.CONSUME(keyword.in) }]);
    this.CONSUME(keyword.the, row);
    this.CONSUME(keyword.row, row);
    this.CONSUME(keyword.containing, row);
    return this.SUBRULE(this.anchors);
  });

  /** `(in | inside) the (item containing anchors | "css:…" containing anchors | iframe "name")` */
  readonly region = this.RULE('region', (): Region => {
    const first = this.OR([
      { ALT: () => this.CONSUME(keyword.in) },
      { ALT: () => this.CONSUME(keyword.inside) },
    ]);
    this.CONSUME(keyword.the);
    return this.OR2({
      DEF: [
        { ALT: () => this.itemRegion(first) },
        { ALT: () => this.containerRegion(first) },
        { ALT: () => this.frameRegion(first) },
      ],
      ...container,
    });
  });

  private itemRegion(first: IToken): Region {
    this.CONSUME(keyword.item);
    this.CONSUME(keyword.containing, containing);
    const anchors = this.SUBRULE(this.anchors);
    return this.ACTION(() => ({ kind: 'item', anchors, span: this.spanFrom(first) }));
  }

  private containerRegion(first: IToken): Region {
    const named = this.CONSUME(Quoted);
    const within = this.ACTION(() => this.containerLabel(named));
    this.CONSUME2(keyword.containing, containing);
    const anchors = this.SUBRULE2(this.anchors);
    return this.ACTION(() => ({ kind: 'container', container: within, anchors, span: this.spanFrom(first) }));
  }

  private frameRegion(first: IToken): Region {
    this.CONSUME(keyword.iframe);
    const named = this.CONSUME2(Quoted, frame);
    return this.ACTION(() => ({ kind: 'iframe', frame: this.frameLabel(named), span: this.spanFrom(first) }));
  }

  /** `[ordinal] "label" [cell] [noun] [region]` */
  readonly target = this.RULE('target', (nouns = true, article = true): Target => {
    const ordinal = this.OPTION(() => this.CONSUME(Ordinal));
    const named = this.CONSUME(Quoted, label);
    const cell = this.OPTION2({
      GATE: () => this.isNext(keyword.of, 2) || this.isNext(keyword.in, 2),
      DEF: () => this.SUBRULE(this.cell),
    });
    const noun = this.OPTION3({ GATE: () => nouns, DEF: () => this.CONSUME(RoleNounWord) });
    const region = this.OPTION4({
      GATE: () => this.isNext(keyword.the, 2),
      DEF: () => this.SUBRULE(this.region),
    });
    return this.ACTION(() => {
      this.nounToken = noun;
      const number =
        ordinal && this.ordinalNumber(ordinal, article, cell !== undefined || region !== undefined);
      if (cell !== undefined) return this.cellTarget(named, cell, noun, region);
      if (region !== undefined) this.checkBehindRegion();
      const target: Target = {
        kind: 'label',
        label: this.label(named),
        span: this.spanFrom(ordinal ?? named),
      };
      return {
        ...target,
        ...(number !== undefined && { ordinal: number }),
        ...(noun && { noun: noun.tokenType.name as RoleNoun }),
        ...(region && { region }),
      };
    });
  });

  private cellTarget(
    named: IToken,
    anchors: readonly string[],
    noun: IToken | undefined,
    region: Region | undefined,
  ): Target {
    if (region !== undefined) this.stop('nested_scope', this.tokenAt(region.span.start));
    return {
      kind: 'cell',
      column: this.literalText(named),
      anchors,
      ...(noun && { noun: noun.tokenType.name as RoleNoun }),
      span: this.spanFrom(named),
    };
  }

  /** Behind a region stands neither a second one nor a role noun. */
  private checkBehindRegion(): void {
    const next = this.LA(1);
    if (isToken(next, keyword.column)) {
      if (this.isNext(keyword.of, 2) || this.isNext(keyword.in, 2)) this.stop('nested_scope', next);
    } else if (isToken(next, keyword.in) || isToken(next, keyword.inside)) {
      const third = this.LA(3);
      const scope = [keyword.item, keyword.row, keyword.iframe, Quoted, Ordinal];
      if (this.isNext(keyword.the, 2) && scope.some((type) => isToken(third, type))) {
        this.stop('nested_scope', next);
      }
    } else if (nounTypes.has(next.tokenType)) {
      this.stop('noun_after_scope', next);
    }
  }

  /** `[the] target`, as pointer actions write it: no role noun. */
  readonly pointed = this.RULE('pointed', (): Target => {
    const article = this.OPTION(() => this.CONSUME(keyword.the));
    return this.SUBRULE(this.target, { ARGS: [false, article !== undefined] });
  });

  /** A bare native id and its role noun: `waterAll button`. */
  readonly bareId = this.RULE('bareId', (end: IdEnd = { nouns: [], then: Comma }): Target => {
    const first = this.CONSUME(IdStart, label);
    this.MANY({
      GATE: () => !this.isIdEnd(end),
      DEF: () => this.CONSUME2(IdToken),
    });
    const last = this.LA(0);
    const noun = this.CONSUME3(RoleNounWord, idNoun);
    return this.ACTION(() => {
      this.nounToken = noun;
      return {
        kind: 'label',
        label: this.idLabel(first, last),
        noun: noun.tokenType.name as RoleNoun,
        span: this.spanFrom(first),
      };
    });
  });

  /** A target of a form that takes bare native ids, too. */
  readonly idTarget = this.RULE('idTarget', (end?: IdEnd): Target =>
    this.OR({
      DEF: [
        { ALT: () => this.SUBRULE(this.target) },
        { ALT: () => this.SUBRULE(this.bareId, { ARGS: [end] }) },
      ],
      ...label,
    }),
  );

  private isIdEnd({ nouns, then }: IdEnd): boolean {
    const next = this.LA(1);
    if (!nouns.some((type) => isToken(next, type))) return false;
    if (then !== 'trigger') return this.isNext(then, 2);
    return this.isNext(EOF, 2) || this.isDialog(2);
  }

  /** Whether a comma and a dialog word stand at `distance`. */
  protected isDialog(distance: number): boolean {
    return this.isNext(Comma, distance) && dialogWords.has(this.LA(distance + 1).tokenType);
  }

  /** The target read last must carry one of these nouns, or a scope that says which element is meant. */
  protected requireNoun(target: Target, allowed: readonly RoleNoun[]): void {
    if (target.noun === undefined) {
      if (target.kind === 'label' && target.region === undefined)
        this.stopNeeding(nounNeed(allowed), this.LA(1));
    } else if (!allowed.includes(target.noun)) {
      this.stopNeeding(nounNeed(allowed), this.nounToken ?? this.LA(1));
    }
  }

  /** The target read last must not carry a noun. */
  protected forbidNoun(target: Target): void {
    if (target.noun !== undefined) this.stop('near_miss', this.nounToken ?? this.LA(1));
  }

  private tokenAt(offset: number): IToken {
    return this.sentence.tokens.find((token) => token.startOffset === offset) ?? this.LA(1);
  }
}

const nounTypes: ReadonlySet<TokenType> = new Set([
  keyword.field,
  keyword.button,
  keyword.link,
  keyword.dropdown,
  keyword.checkbox,
]);

function nounNeed(allowed: readonly RoleNoun[]): ReturnType<typeof need> {
  return need('noun', `the word ${allowed.map((noun) => `\`${noun}\``).join(' or ')}`);
}
