// Rules for actions whose value comes first: `Type … into`, `Upload … into`, `Select … from`. Where the value
// ends is found from the right (split.ts); the target behind it and the options before it are read here.
import { EOF, type IToken } from 'chevrotain';
import type { Target } from '../target.ts';
import { Comma, keyword, Quoted } from '../tokens.ts';
import { trimSpace } from '../white-space.ts';
import { ActionRules } from './action-rules.ts';
import { need } from './fault.ts';
import type { IdEnd } from './gathering.ts';
import { nounNeed } from './target-rules.ts';

const options = need('options', 'options in double quotes, joined by `,` and `and`');

const fieldAtEnd: IdEnd = { nouns: [keyword.field], then: EOF, noun: nounNeed(['field']) };
const listAtEnd: IdEnd = {
  nouns: [keyword.field, keyword.dropdown],
  then: EOF,
  noun: nounNeed(['field', 'dropdown']),
};

/** The whole grammar. */
export class SentenceParser extends ActionRules {
  /** What follows `into the`, to the end of the step. */
  readonly fieldTail = this.RULE('fieldTailRule', (): Target => {
    const target = this.SUBRULE(this.idTarget, { ARGS: [fieldAtEnd] });
    this.ACTION(() => {
      this.requireNoun(target, ['field']);
    });
    this.end();
    return target;
  });

  /** What follows `from the` or `in the`, to the end of the step. */
  readonly listTail = this.RULE('listTailRule', (): Target => {
    const target = this.SUBRULE(this.idTarget, { ARGS: [listAtEnd] });
    this.ACTION(() => {
      this.requireNoun(target, ['field', 'dropdown']);
    });
    this.end();
    return target;
  });

  /** `"A" { (, [and] | and) "B" } (from | in)` */
  readonly optionList = this.RULE('optionListRule', (): readonly string[] => {
    const found: string[] = [];
    const first = this.CONSUME(Quoted, options);
    this.ACTION(() => found.push(this.optionText(first.image)));
    this.AT_LEAST_ONE({
      DEF: () => {
        this.OR([{ ALT: () => this.commaAnd() }, { ALT: () => this.CONSUME(keyword.and) }]);
        const next = this.CONSUME2(Quoted, options);
        this.ACTION(() => found.push(this.optionText(next.image)));
      },
      ...options,
    });
    this.OR2({
      DEF: [{ ALT: () => this.CONSUME(keyword.from) }, { ALT: () => this.CONSUME(keyword.in) }],
      ...options,
    });
    return found;
  });

  private commaAnd(): IToken {
    const comma = this.CONSUME(Comma);
    this.OPTION(() => this.CONSUME2(keyword.and));
    return comma;
  }

  private optionText(image: string): string {
    const text = image.slice(1, -1);
    if (trimSpace(text) === '') this.stop('select_list', this.LA(0));
    return text;
  }

  /** @param checked Whether Chevrotain validates the grammar, which takes far longer than reading a sentence. */
  constructor(checked = false) {
    super(checked);
    this.performSelfAnalysis();
  }
}

/** The one parser of this module; its grammar is analysed when the module is loaded. */
export const sentenceParser = new SentenceParser();
