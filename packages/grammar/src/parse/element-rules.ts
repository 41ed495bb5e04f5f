// Rules for what is claimed of one element: `the "Total" shows 5`.
import { EOF, type IToken } from 'chevrotain';
import type { ElementClaim, StyleProperty } from '../assertion.ts';
import { isToken } from '../lex.ts';
import type { Target } from '../target.ts';
import { keyword, NumberWord, OpenQuote, Ordinal, Quoted, Word } from '../tokens.ts';
import { ExpectedTextRules } from './expected-text.ts';
import { need } from './fault.ts';

const predicate = need('predicate', 'a predicate');
const state = need('state', 'a state');
const times = need('count', 'a whole number and `times`');
const attribute = need('attribute', 'the name of an attribute, then `is` or `is not`, then its value');
const hasAttribute = need('attribute', '`attribute` and one name');
const style = need('style', 'a property, then `is` or `is not`, then its value');
const operand = need('operand', '`the` and an element in double quotes');
const negative = need('predicate', '`have attribute` and a name');
const fieldOnly = need('noun', '`field contains`');
const checkboxOnly = need('noun', 'the word `checkbox`');
const noTarget: Target = { kind: 'cell', column: '', anchors: [], span: { start: 0, end: 0 } };
const styleProperties: readonly string[] = ['color', 'background-color', 'text-transform'];

/** A comparison of two elements; conditions only. */
interface Comparison {
  readonly kind: 'greater_than' | 'less_than';
  readonly other: Target;
}

/** What is claimed of an element, before it is known whether this is an assertion or a condition. */
export interface ElementReading {
  readonly about: 'element';
  readonly target: Target;
  readonly claim: ElementClaim | Comparison;
}

type Claim = ElementReading['claim'];

/** Rules for claims about one element. */
export abstract class ElementRules extends ExpectedTextRules {
  /** The target that is being claimed something of. */
  private subject: Target = noTarget;

  private readonly claims = {
    DEF: [
      { ALT: () => this.showsClaim() },
      { ALT: () => this.containsClaim() },
      { ALT: () => this.SUBRULE(this.state) },
      { ALT: () => this.appearsClaim() },
      { ALT: () => this.SUBRULE(this.attribute) },
      { ALT: () => this.hasClaim() },
      { ALT: () => this.lacksClaim() },
      { ALT: () => this.SUBRULE(this.style) },
    ],
    ...predicate,
  };

  private readonly states = {
    DEF: [
      { ALT: () => this.negatedState() },
      { ALT: () => this.stateWord(this.CONSUME(keyword.visible), 'visible') },
      { ALT: () => this.stateWord(this.CONSUME(keyword.enabled), 'enabled') },
      { ALT: () => this.stateWord(this.CONSUME(keyword.disabled), 'disabled') },
      { ALT: () => this.stateWord(this.CONSUME(keyword.empty), 'empty') },
      { ALT: () => this.checkedWord(this.CONSUME(keyword.checked), 'checked') },
      { ALT: () => this.SUBRULE(this.comparison) },
    ],
    ...state,
  };

  /** `target predicate`; the article is read before. */
  readonly element = this.RULE('elementRule', (): ElementReading => {
    const target = this.SUBRULE(this.target);
    this.subject = target;
    const claim = this.OR<Claim>(this.claims);
    return { about: 'element', target, claim };
  });

  private showsClaim(): Claim {
    this.ACTION(() => {
      this.forbidNoun(this.subject);
    });
    this.CONSUME(keyword.shows);
    const free = this.SUBRULE(this.rest);
    return this.ACTION(() => ({ kind: 'shows', expected: this.expected(free) }));
  }

  private containsClaim(): Claim {
    this.ACTION(() => {
      if (this.subject.noun !== 'field') this.stopNeeding(fieldOnly, this.LA(1));
    });
    this.CONSUME(keyword.contains);
    const free = this.SUBRULE2(this.rest);
    return this.ACTION(() => ({ kind: 'field_contains', expected: this.expected(free) }));
  }

  private appearsClaim(): Claim {
    this.ACTION(() => {
      this.forbidNoun(this.subject);
      this.countable(this.subject);
    });
    this.CONSUME(keyword.appears);
    const number = this.CONSUME(NumberWord, times);
    this.OR2({
      DEF: [{ ALT: () => this.CONSUME(keyword.times) }, { ALT: () => this.CONSUME(keyword.time) }],
      ...times,
    });
    return this.ACTION(() => {
      const count = Number(number.image);
      if (!Number.isSafeInteger(count)) this.stopNeeding(times, number);
      return { kind: 'appears_times', count };
    });
  }

  /** Only what can match several times is counted. */
  protected countable(target: Target): void {
    const first = this.LA(0);
    if (target.kind === 'cell') this.stop('scoped_count', first);
    if (target.ordinal !== undefined) this.stop('ordinal_count', first);
    if (target.region !== undefined && target.region.kind !== 'iframe') this.stop('scoped_count', first);
  }

  /** `is [not] …` */
  readonly state = this.RULE('stateRule', (): Claim => {
    this.CONSUME(keyword.is);
    return this.OR<Claim>(this.states);
  });

  private negatedState(): Claim {
    this.CONSUME(keyword.not);
    return this.OR2<Claim>({
      DEF: [
        { ALT: () => this.stateWord(this.CONSUME2(keyword.visible), 'not_visible') },
        { ALT: () => this.stateWord(this.CONSUME2(keyword.empty), 'not_empty') },
        { ALT: () => this.checkedWord(this.CONSUME2(keyword.checked), 'not_checked') },
      ],
      ...state,
    });
  }

  private stateWord(
    _word: IToken,
    kind: 'visible' | 'not_visible' | 'enabled' | 'disabled' | 'empty' | 'not_empty',
  ): Claim {
    return { kind };
  }

  private checkedWord(word: IToken, kind: 'checked' | 'not_checked'): Claim {
    return this.ACTION(() => {
      if (this.subject.noun !== 'checkbox') this.stopNeeding(checkboxOnly, word);
      return { kind };
    });
  }

  /** `(greater | less) than the target` */
  readonly comparison = this.RULE('comparisonRule', (): Claim => {
    const word = this.OR([
      { ALT: () => this.CONSUME(keyword.greater) },
      { ALT: () => this.CONSUME(keyword.less) },
    ]);
    this.ACTION(() => {
      if (!this.comparing) this.stopNeeding(state, word);
      this.forbidNoun(this.subject);
    });
    this.CONSUME(keyword.than, need('state', '`than the` and an element in double quotes'));
    this.CONSUME(keyword.the, operand);
    this.ACTION(() => {
      const first = this.LA(1);
      const pointing = [Quoted, Ordinal, OpenQuote].some((type) => isToken(first, type));
      if (!pointing) this.stopNeeding(operand, first);
    });
    const other = this.SUBRULE(this.target);
    return this.ACTION(() => {
      this.forbidNoun(other);
      return { kind: isToken(word, keyword.greater) ? 'greater_than' : 'less_than', other };
    });
  });

  /** `attribute name is [not] value` */
  readonly attribute = this.RULE('attributeRule', (): Claim => {
    this.ACTION(() => {
      this.forbidNoun(this.subject);
    });
    this.CONSUME(keyword.attribute);
    const name = this.SUBRULE(this.attributeName, { ARGS: [attribute.ERR_MSG] });
    this.CONSUME(keyword.is, attribute);
    const negated = this.OPTION(() => this.CONSUME(keyword.not));
    const free = this.SUBRULE(this.rest);
    return this.ACTION(() => ({
      kind: negated === undefined ? 'attribute_is' : 'attribute_is_not',
      attribute: name,
      text: this.uncaptured(free),
    }));
  });

  /** One word, whatever it is made of. */
  readonly attributeName = this.RULE('attributeNameRule', (message?: string): string => {
    this.ACTION(() => {
      this.gatherWord();
    });
    const name = this.CONSUME(Word, { ERR_MSG: message ?? '' });
    return this.ACTION(() => lowerCase(name.image));
  });

  private hasClaim(): Claim {
    this.ACTION(() => {
      this.forbidNoun(this.subject);
    });
    this.CONSUME(keyword.has);
    this.CONSUME(keyword.attribute, predicate);
    const name = this.SUBRULE(this.attributeName, { ARGS: [hasAttribute.ERR_MSG] });
    return this.ACTION(() => {
      this.endOfAttribute();
      return { kind: 'has_attribute', attribute: name };
    });
  }

  private lacksClaim(): Claim {
    this.ACTION(() => {
      this.forbidNoun(this.subject);
    });
    this.CONSUME(keyword.does);
    this.CONSUME(keyword.not, negative);
    this.CONSUME(keyword.have, negative);
    this.CONSUME2(keyword.attribute, negative);
    const name = this.SUBRULE2(this.attributeName, { ARGS: [hasAttribute.ERR_MSG] });
    return this.ACTION(() => {
      this.endOfAttribute();
      return { kind: 'lacks_attribute', attribute: name };
    });
  }

  private endOfAttribute(): void {
    const next = this.LA(1);
    const over = [EOF, keyword.in, keyword.inside].some((type) => isToken(next, type));
    if (!over) this.stopNeeding(hasAttribute, next);
  }

  /** `style property is [not] value` */
  readonly style = this.RULE('styleRule', (): Claim => {
    this.ACTION(() => {
      this.forbidNoun(this.subject);
    });
    this.CONSUME(keyword.style);
    this.ACTION(() => {
      this.gatherWord();
    });
    const property = this.CONSUME(Word, style);
    const name = this.ACTION(() => this.styleProperty(property));
    this.CONSUME2(keyword.is, style);
    const negated = this.OPTION(() => this.CONSUME(keyword.not));
    const free = this.SUBRULE(this.rest);
    return this.ACTION(() => ({
      kind: negated === undefined ? 'style_is' : 'style_is_not',
      property: name,
      text: this.uncaptured(free),
    }));
  });

  private styleProperty(token: IToken): StyleProperty {
    const name = lowerCase(token.image);
    if (!styleProperties.includes(name)) this.stop('style_property', token);
    return name as StyleProperty;
  }

  /** `id field contains text`; the article is read before, and the id gathered. */
  readonly bareField = this.RULE('bareFieldRule', (): ElementReading => {
    const target = this.SUBRULE(this.bareId);
    this.CONSUME(keyword.contains);
    const free = this.SUBRULE(this.rest);
    return this.ACTION(() => ({
      about: 'element',
      target,
      claim: { kind: 'field_contains', expected: this.expected(free) },
    }));
  });
}

/** The text with its ASCII capitals made small. */
function lowerCase(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
