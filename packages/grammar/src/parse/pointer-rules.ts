// Rules for what the pointer does: clicks, points, hovering, dragging, scrolling, and the dialog they open.
import { EOF, type IToken } from 'chevrotain';
import type {
  ClickAction,
  DialogClause,
  DragAction,
  PercentPoint,
  PointerAction,
  ScrollAction,
  ScrollDestination,
} from '../action.ts';
import { isToken } from '../lex.ts';
import { Comma, keyword, NumberWord, Quoted, Word } from '../tokens.ts';
import { trimSpace } from '../white-space.ts';
import { ClaimRules } from './claim-rules.ts';
import { need } from './fault.ts';

const dialog = need(
  'dialog',
  '`accepting the dialog`, `dismissing the dialog` or `answering the prompt with "…"`',
);
const point = need('point', 'two shares like `75%,50%`');
const over = need('word', '`over`');
const click = need('verb', '`click`');
const onto = need('word', '`onto` and a second label');
const destination = need('destination', '`to the top`, `to the bottom`, `to 260px` or `into view`');
const pixels = need('offset', 'a whole number of pixels like `260px`');
const scrolled = need('destination', '`to the top`, `to the bottom` or a label in double quotes');
const share = /^[0-9]+(?:\.[0-9]+)?%$/;
const offset = /^([0-9]+)px$/i;
const numeric = /^[0-9.+-]/;

/** Rules for pointer actions. */
export abstract class PointerRules extends ClaimRules {
  private readonly dialogPart = {
    GATE: () => this.isDialog(1),
    DEF: () => this.SUBRULE9(this.dialog),
  };

  /** `Click [the] target [at point] [dialog]` */
  readonly click = this.RULE('clickRule', (): ClickAction => {
    this.CONSUME(keyword.click);
    const target = this.SUBRULE(this.pointed);
    const place = this.OPTION(() => this.SUBRULE(this.point));
    const clause = this.dialogOption();
    return this.ACTION(() => ({
      kind: 'click',
      form: 'click',
      target,
      ...(place && { point: place }),
      ...(clause && { dialog: clause }),
      span: this.sentenceSpan(),
    }));
  });

  /** `at x%,y%` */
  readonly point = this.RULE('pointRule', (): PercentPoint => {
    this.CONSUME(keyword.at);
    const x = this.CONSUME(Word, point);
    this.CONSUME(Comma, point);
    const y = this.CONSUME2(Word, point);
    return this.ACTION(() => ({ xPct: this.share(x), yPct: this.share(y) }));
  });

  private share(token: IToken): number {
    const value = Number.parseFloat(token.image);
    if (!share.test(token.image) || value > 100) this.stopNeeding(point, token);
    return value;
  }

  /** `, accepting the ["message"] dialog` and its kin; any other comma is not the clause's. */
  protected dialogOption(): DialogClause | undefined {
    return this.OPTION9(this.dialogPart);
  }

  /** The clause itself, to the end of the step. */
  readonly dialog = this.RULE('dialogRule', (): DialogClause => {
    const comma = this.CONSUME(Comma);
    const clause = this.OR<DialogClause>({
      DEF: [
        { ALT: () => this.acceptance(comma) },
        { ALT: () => this.dismissal(comma) },
        { ALT: () => this.reply(comma) },
      ],
      ...dialog,
    });
    this.CONSUME(EOF, dialog);
    return clause;
  });

  private acceptance(comma: IToken): DialogClause {
    this.CONSUME(keyword.accepting);
    this.CONSUME(keyword.the, dialog);
    const message = this.OPTION(() => this.CONSUME(Quoted));
    this.CONSUME(keyword.dialog, dialog);
    return this.ACTION(() => this.dialogClause('accept', comma, message));
  }

  private dismissal(comma: IToken): DialogClause {
    this.CONSUME(keyword.dismissing);
    this.CONSUME2(keyword.the, dialog);
    const message = this.OPTION2(() => this.CONSUME2(Quoted));
    this.CONSUME2(keyword.dialog, dialog);
    return this.ACTION(() => this.dialogClause('dismiss', comma, message));
  }

  private dialogClause(disposition: 'accept' | 'dismiss', comma: IToken, message?: IToken): DialogClause {
    const text = message?.image.slice(1, -1);
    if (text !== undefined && trimSpace(text) === '') this.stopNeeding(dialog, message ?? comma);
    return { disposition, ...(text !== undefined && { message: text }), span: this.spanFrom(comma) };
  }

  private reply(comma: IToken): DialogClause {
    this.CONSUME(keyword.answering);
    this.CONSUME3(keyword.the, dialog);
    this.CONSUME(keyword.prompt, dialog);
    this.CONSUME(keyword.with, dialog);
    const answer = this.CONSUME3(Quoted, dialog);
    return this.ACTION(() => {
      const reply = answer.image.slice(1, -1);
      if (trimSpace(reply) === '') this.stopNeeding(dialog, answer);
      return { disposition: 'accept', reply, span: this.spanFrom(comma) };
    });
  }

  /** `(Right-click | Double-click | Hover over) [the] target [dialog]` */
  readonly pointer = this.RULE('pointerRule', (): PointerAction => {
    const word = this.OR([
      { ALT: () => this.CONSUME(keyword['right-click']) },
      { ALT: () => this.twoWords(this.CONSUME(keyword.right)) },
      { ALT: () => this.CONSUME(keyword['double-click']) },
      { ALT: () => this.twoWords2(this.CONSUME(keyword.double)) },
      { ALT: () => this.hoverOver() },
    ]);
    const target = this.SUBRULE(this.pointed);
    const clause = this.dialogOption();
    return this.ACTION(() => ({
      kind: pointerKind(word),
      target,
      ...(clause && { dialog: clause }),
      span: this.sentenceSpan(),
    }));
  });

  private twoWords(first: IToken): IToken {
    this.CONSUME(keyword.click, click);
    return first;
  }

  private twoWords2(first: IToken): IToken {
    this.CONSUME2(keyword.click, click);
    return first;
  }

  private hoverOver(): IToken {
    const first = this.CONSUME(keyword.hover);
    this.CONSUME(keyword.over, over);
    return first;
  }

  /** `Drag [the] target onto [the] target` */
  readonly drag = this.RULE('dragRule', (): DragAction => {
    this.CONSUME(keyword.drag);
    const target = this.SUBRULE(this.pointed);
    this.CONSUME(keyword.onto, onto);
    const end = this.SUBRULE2(this.pointed);
    return this.ACTION(() => ({ kind: 'drag', target, onto: end, span: this.sentenceSpan() }));
  });

  /** `Scroll (to edge | [the] target destination)` */
  readonly scroll = this.RULE('scrollRule', (): ScrollAction => {
    this.CONSUME(keyword.scroll);
    this.ACTION(() => {
      this.checkScrolled();
    });
    return this.OR<ScrollAction>({
      DEF: [{ ALT: () => this.scrollPage() }, { ALT: () => this.scrollTarget() }],
      ...scrolled,
    });
  });

  private scrollPage(): ScrollAction {
    this.CONSUME(keyword.to);
    const to = this.SUBRULE(this.edge);
    return this.ACTION(() => ({ kind: 'scroll', to, span: this.sentenceSpan() }));
  }

  private scrollTarget(): ScrollAction {
    const scrolled = this.SUBRULE(this.pointed);
    const to = this.SUBRULE(this.destination);
    return this.ACTION(() => ({ kind: 'scroll', target: scrolled, to, span: this.sentenceSpan() }));
  }

  /** A scroll without any quote can only be one of the page. */
  private checkScrolled(): void {
    if (this.sentence.lastQuote === -1 && !this.isNext(keyword.to)) this.stopNeeding(scrolled, this.LA(1));
  }

  /** `to edge`, `to offset` or `into view` */
  readonly destination = this.RULE('destinationRule', (): ScrollDestination =>
    this.OR<ScrollDestination>({
      DEF: [{ ALT: () => this.scrollTo() }, { ALT: () => this.intoView() }],
      ...destination,
    }),
  );

  private scrollTo(): ScrollDestination {
    this.CONSUME(keyword.to);
    return this.OR2<ScrollDestination>({
      DEF: [
        { ALT: () => this.SUBRULE(this.edge) },
        { ALT: () => this.offset(this.CONSUME(NumberWord), this.CONSUME(Word, pixels)) },
        { ALT: () => this.offset(this.CONSUME2(Word)) },
      ],
      ...destination,
    });
  }

  private intoView(): ScrollDestination {
    this.CONSUME(keyword.into);
    this.CONSUME(keyword.view, destination);
    return { kind: 'view' };
  }

  private offset(first: IToken, unit?: IToken): ScrollDestination {
    return this.ACTION(() => {
      const px = Number(offset.exec(first.image + (unit?.image ?? ''))?.[1] ?? NaN);
      if (!Number.isSafeInteger(px))
        this.stopNeeding(numeric.test(first.image) ? pixels : destination, first);
      return { kind: 'px', px };
    });
  }

  /** `[the] (top | bottom)` */
  readonly edge = this.RULE('edgeRule', (): ScrollDestination => {
    this.OPTION(() => this.CONSUME(keyword.the));
    const word = this.OR({
      DEF: [{ ALT: () => this.CONSUME(keyword.top) }, { ALT: () => this.CONSUME(keyword.bottom) }],
      ...destination,
    });
    return this.ACTION(() => ({ kind: isToken(word, keyword.top) ? 'top' : 'bottom' }));
  });
}

function pointerKind(word: IToken): PointerAction['kind'] {
  if (isToken(word, keyword.hover)) return 'hover';
  const right = isToken(word, keyword.right) || isToken(word, keyword['right-click']);
  return right ? 'right_click' : 'double_click';
}
