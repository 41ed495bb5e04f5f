// Rules for what a sentence points at: labels, ordinals, cells, regions, bare native ids.
import type { IToken, TokenType } from 'chevrotain';
import { isToken } from '../lex.ts';
import type { LabelTarget, Region, RoleNoun, Target } from '../target.ts';
import { BareId, Comma, keyword, Ordinal, Quoted, RoleNounWord } from '../tokens.ts';
import { need } from './fault.ts';
import type { IdEnd } from './gathering.ts';
import { LabelReading } from './label-reading.ts';

const label = need('label', 'a label in double quotes');
const container = need('container', '`item`, a quoted `css:` or `id:` container, or `iframe`');
const containing = need('containing', '`containing` and a text in double quotes');
const anchor = need('anchor', 'a text in double quotes');
const row = need('row', '`the row containing` and a text in double quotes');
const frame = need('frame', 'the name of the frame in double quotes');
const noNoun = need('predicate', 'no role noun in this form');

/** A value that is being put together. */
type Draft<T> = { -readonly [Key in keyof T]: T[Key] };

/** Rules for targets. */
export abstract class TargetRules extends LabelReading {
  /** The role noun of the target read last. */
  private nounToken: IToken | undefined;

  private readonly targetParts = {
    cell: {
      GATE: () => this.isNext(keyword.of, 2) || this.isNext(keyword.in, 2),
      DEF: () => this.SUBRULE(this.cell),
    },
    region: {
      GATE: () => this.isNext(keyword.the, 2),
      DEF: () => this.SUBRULE(this.region),
    },
  };

  /** `"A" { and "B" }` */
  readonly anchors = this.RULE('anchorsRule', (): readonly string[] => {
    const found: string[] = [];
    const first = this.CONSUME(Quoted, anchor);
    this.ACTION(() => found.push(this.literalText(first)));
    this.MANY(() => {
      this.CONSUME(keyword.and);
      const next = this.CONSUME2(Quoted, anchor);
      this.ACTION(() => found.push(this.literalText(next)));
    });
    this.ACTION(() => {
      this.checkJoiner();
    });
    return found;
  });

  /** Anchors are joined by `and`; what another joiner would mean is anybody's guess. */
  private checkJoiner(): void {
    const next = this.LA(1);
    const joins = isToken(next, Comma) || next.image.toLowerCase() === 'or';
    if (joins && this.isNext(Quoted, 2)) this.stop('trailing_text', next);
  }

  /** `column (of | in) the row containing anchors` */
  readonly cell = this.RULE('cellRule', (): readonly string[] => {
    this.CONSUME(keyword.column);
    this.OR([{ ALT: () => this.CONSUME(keyword.of) }, { ALT: () => this.CONSUME(keyword.in) }]);
    this.CONSUME(keyword.the, row);
    this.CONSUME(keyword.row, row);
    this.CONSUME(keyword.containing, row);
    return this.SUBRULE(this.anchors);
  });

  /** `(in | inside) the (item containing anchors | "css:…" containing anchors | iframe "name")` */
  readonly region = this.RULE('regionRule', (): Region => {
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
  readonly target = this.RULE('targetRule', (nouns?: boolean, article?: boolean): Target => {
    const ordinal = this.OPTION(() => this.CONSUME(Ordinal));
    const named = this.CONSUME(Quoted, label);
    const cell = this.OPTION2(this.targetParts.cell);
    const noun = this.OPTION3({ GATE: () => nouns ?? true, DEF: () => this.CONSUME(RoleNounWord) });
    const region = this.OPTION4(this.targetParts.region);
    return this.ACTION(() => {
      this.nounToken = noun;
      const number =
        ordinal && this.ordinalNumber(ordinal, article ?? true, cell !== undefined || region !== undefined);
      if (cell !== undefined) return this.cellTarget(named, cell, noun, region);
      if (region !== undefined) this.checkBehindRegion();
      const target: Draft<LabelTarget> = {
        kind: 'label',
        label: this.label(named),
        span: this.spanFrom(ordinal ?? named),
      };
      if (number !== undefined) target.ordinal = number;
      if (noun !== undefined) target.noun = noun.tokenType.name as RoleNoun;
      if (region !== undefined) target.region = region;
      return target;
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
  readonly pointed = this.RULE('pointedRule', (): Target => {
    const article = this.OPTION(() => this.CONSUME(keyword.the));
    return this.SUBRULE(this.target, { ARGS: [false, article !== undefined] });
  });

  /** A bare native id and its role noun: `waterAll button`. */
  readonly bareId = this.RULE('bareIdRule', (): Target => {
    const id = this.CONSUME(BareId);
    const noun = this.CONSUME(RoleNounWord);
    return this.ACTION(() => {
      this.nounToken = noun;
      return {
        kind: 'label',
        label: this.idLabel(id),
        noun: noun.tokenType.name as RoleNoun,
        span: this.spanFrom(id),
      };
    });
  });

  private readonly idTargets = {
    DEF: [{ ALT: (): Target => this.SUBRULE(this.target) }, { ALT: (): Target => this.SUBRULE(this.bareId) }],
    ...label,
  };

  /** A target of a form that takes bare native ids, too. */
  readonly idTarget = this.RULE('idTargetRule', (end?: IdEnd): Target => {
    this.ACTION(() => {
      if (end !== undefined) this.gatherId(end);
    });
    return this.OR<Target>(this.idTargets);
  });

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
    if (target.noun !== undefined) this.stopNeeding(noNoun, this.nounToken ?? this.LA(1));
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

/** The need of one of these role nouns. */
export function nounNeed(allowed: readonly RoleNoun[]): ReturnType<typeof need> {
  return need('noun', `the word ${allowed.map((noun) => `\`${noun}\``).join(' or ')}`);
}
