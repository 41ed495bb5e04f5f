// Rules for actions: one per verb, from the verb to the end of the step.
import { EOF } from 'chevrotain';
import type {
  Action,
  CaptureAction,
  CaptureDownloadAction,
  ClickAction,
  NavigateAction,
  PressKeyAction,
  ReloadAction,
  SetCheckedAction,
  TypeAction,
  WaitAction,
} from '../action.ts';
import { defaultWaitMs } from '../default-bounds.ts';
import { readChord } from '../keys.ts';
import { isToken } from '../lex.ts';
import { isCaptureName } from '../references.ts';
import { FreeText, keyword, Ordinal } from '../tokens.ts';
import { need } from './fault.ts';
import { PointerRules } from './pointer-rules.ts';
import type { IdEnd } from './gathering.ts';
import { nounNeed } from './target-rules.ts';
import type { FreeText as Text } from './expected-text.ts';

const verb = need('verb', 'a verb');
const article = need('article', '`the`');
const button = need('key', '`the "…" button` or a key');
const withText = need('word', '`with` and the new text');
const thePage = need('word', '`the page`');
const to = need('word', '`to` and an address');
const appear = need('word', '`appear as` and a name');
const as = need('word', '`as` and a name');
const howMany = need('word', '`many` and a label in double quotes');
const bareLabel = need('word', 'a label without `the`');
const uncounted = need('word', 'a text without a count');
const wait = need('wait', '`until page shows …` or `until the download completes as …`');
const completes = need('wait', '`completes as` and a name');

const buttonEnd: IdEnd = { nouns: [keyword.button], then: 'trigger', noun: nounNeed(['button']) };
const checkboxEnd: IdEnd = { nouns: [keyword.checkbox], then: EOF, noun: nounNeed(['checkbox']) };
const fieldEnd: IdEnd = { nouns: [keyword.field], then: EOF, noun: nounNeed(['field']) };
const fieldWith: IdEnd = { nouns: [keyword.field], then: keyword.with, noun: nounNeed(['field']) };

/** Rules for actions. */
export abstract class ActionRules extends PointerRules {
  private readonly verbs = {
    DEF: [
      { ALT: (): Action => this.SUBRULE(this.click) },
      { ALT: (): Action => this.SUBRULE(this.press) },
      { ALT: (): Action => this.SUBRULE(this.pointer) },
      { ALT: (): Action => this.SUBRULE(this.drag) },
      { ALT: (): Action => this.SUBRULE(this.scroll) },
      { ALT: (): Action => this.SUBRULE(this.typeFocused) },
      { ALT: (): Action => this.SUBRULE(this.replace) },
      { ALT: (): Action => this.SUBRULE(this.clear) },
      { ALT: (): Action => this.SUBRULE(this.setChecked) },
      { ALT: (): Action => this.SUBRULE(this.navigate) },
      { ALT: (): Action => this.SUBRULE(this.reload) },
      { ALT: (): Action => this.SUBRULE(this.remember) },
      { ALT: (): Action => this.SUBRULE(this.wait) },
    ],
    ...verb,
  };

  /** Any action but those whose value comes first, to the end of the step. */
  readonly action = this.RULE('actionRule', (): Action => {
    const action = this.OR<Action>(this.verbs);
    this.end();
    return action;
  });

  /** `Press the target button [dialog]` or `Press key` */
  readonly press = this.RULE('pressRule', (): ClickAction | PressKeyAction => {
    this.CONSUME(keyword.press);
    this.ACTION(() => {
      // `Press the …` is always the button form; anything else is a key.
      if (!this.isNext(keyword.the)) this.gatherText();
    });
    return this.OR<ClickAction | PressKeyAction>({
      DEF: [{ ALT: () => this.pressButton() }, { ALT: () => this.pressKey() }],
      ...button,
    });
  });

  private pressButton(): ClickAction {
    this.CONSUME(keyword.the);
    const target = this.SUBRULE(this.idTarget, { ARGS: [buttonEnd] });
    this.ACTION(() => {
      this.requireNoun(target, ['button']);
    });
    const clause = this.dialogOption();
    return this.ACTION(() => ({
      kind: 'click',
      form: 'press',
      target,
      ...(clause && { dialog: clause }),
      span: this.sentenceSpan(),
    }));
  }

  private pressKey(): PressKeyAction {
    const named = this.CONSUME(FreeText);
    return this.ACTION(() => {
      const chord = readChord(named.image);
      if (chord === undefined) this.stop('key_name', named);
      return { kind: 'press_key', ...chord, span: this.sentenceSpan() };
    });
  }

  /** `Type text`, into whatever has the focus */
  readonly typeFocused = this.RULE('typeFocusedRule', (): TypeAction => {
    this.CONSUME(keyword.type);
    const free = this.SUBRULE(this.rest);
    return this.ACTION(() => ({
      kind: 'type_text',
      mode: 'append',
      text: this.plain(free),
      span: this.sentenceSpan(),
    }));
  });

  /** `Replace the target field with text` */
  readonly replace = this.RULE('replaceRule', (): TypeAction => {
    this.CONSUME(keyword.replace);
    this.CONSUME(keyword.the, article);
    const target = this.SUBRULE(this.idTarget, { ARGS: [fieldWith] });
    this.ACTION(() => {
      this.requireNoun(target, ['field']);
    });
    this.CONSUME(keyword.with, withText);
    const free = this.SUBRULE(this.rest);
    return this.ACTION(() => ({
      kind: 'type_text',
      mode: 'replace',
      target,
      text: this.plain(free),
      span: this.sentenceSpan(),
    }));
  });

  /** `Clear the target field` */
  readonly clear = this.RULE('clearRule', (): TypeAction => {
    this.CONSUME(keyword.clear);
    this.CONSUME(keyword.the, article);
    const target = this.SUBRULE(this.idTarget, { ARGS: [fieldEnd] });
    return this.ACTION(() => {
      this.requireNoun(target, ['field']);
      return { kind: 'type_text', mode: 'clear', target, span: this.sentenceSpan() };
    });
  });

  /** `(Check | Uncheck) the target checkbox` */
  readonly setChecked = this.RULE('setCheckedRule', (): SetCheckedAction => {
    const word = this.OR([
      { ALT: () => this.CONSUME(keyword.check) },
      { ALT: () => this.CONSUME(keyword.uncheck) },
    ]);
    this.CONSUME(keyword.the, article);
    const target = this.SUBRULE(this.idTarget, { ARGS: [checkboxEnd] });
    return this.ACTION(() => {
      this.requireNoun(target, ['checkbox']);
      return {
        kind: 'set_checked',
        target,
        checked: isToken(word, keyword.check),
        span: this.sentenceSpan(),
      };
    });
  });

  /** `(Go | Navigate) to address` */
  readonly navigate = this.RULE('navigateRule', (): NavigateAction => {
    this.OR([{ ALT: () => this.CONSUME(keyword.go) }, { ALT: () => this.CONSUME(keyword.navigate) }]);
    this.CONSUME(keyword.to, to);
    const free = this.SUBRULE(this.rest);
    return this.ACTION(() => ({ kind: 'navigate', to: free.text, span: this.sentenceSpan() }));
  });

  /** `Reload the page` */
  readonly reload = this.RULE('reloadRule', (): ReloadAction => {
    this.CONSUME(keyword.reload);
    this.CONSUME(keyword.the, thePage);
    this.CONSUME(keyword.page, thePage);
    return this.ACTION(() => ({ kind: 'reload', span: this.sentenceSpan() }));
  });

  /** `Remember the target as name` or `Remember how many target appear as name` */
  readonly remember = this.RULE('rememberRule', (): CaptureAction => {
    this.CONSUME(keyword.remember);
    return this.OR<CaptureAction>({
      DEF: [{ ALT: () => this.rememberText() }, { ALT: () => this.rememberCount() }],
      ...article,
    });
  });

  private rememberText(): CaptureAction {
    this.CONSUME(keyword.the);
    const target = this.SUBRULE(this.target, { ARGS: [false] });
    const named = this.SUBRULE(this.asName);
    return this.ACTION(() => ({
      kind: 'capture',
      target,
      name: named,
      reading: 'text',
      span: this.sentenceSpan(),
    }));
  }

  private rememberCount(): CaptureAction {
    this.CONSUME(keyword.how);
    this.CONSUME(keyword.many, howMany);
    this.ACTION(() => {
      const ordinal = this.isNext(keyword.the) ? this.LA(2) : this.LA(1);
      if (isToken(ordinal, Ordinal)) this.stop('ordinal_count', ordinal);
      if (this.isNext(keyword.the)) this.stopNeeding(bareLabel, this.LA(1));
    });
    const target = this.SUBRULE2(this.target, { ARGS: [false] });
    this.ACTION(() => {
      this.countable(target);
    });
    this.OR2({
      DEF: [{ ALT: () => this.CONSUME(keyword.appear) }, { ALT: () => this.CONSUME(keyword.appears) }],
      ...appear,
    });
    const named = this.SUBRULE2(this.asName);
    return this.ACTION(() => ({
      kind: 'capture',
      target,
      name: named,
      reading: 'count',
      span: this.sentenceSpan(),
    }));
  }

  /** `as name` */
  readonly asName = this.RULE('asNameRule', (): string => {
    this.CONSUME(keyword.as, as);
    const free = this.SUBRULE(this.rest);
    return this.ACTION(() => this.captureName(free));
  });

  private captureName({ text, first }: Text): string {
    if (!isCaptureName(text)) this.stop('capture_name', first);
    return text;
  }

  /** `Wait until ([the] page shows text | the download completes as name)` */
  readonly wait = this.RULE('waitRule', (): WaitAction | CaptureDownloadAction => {
    this.CONSUME(keyword.wait);
    this.CONSUME(keyword.until, wait);
    this.OPTION({ GATE: () => this.isNext(keyword.page, 2), DEF: () => this.CONSUME(keyword.the) });
    return this.OR<WaitAction | CaptureDownloadAction>({
      DEF: [{ ALT: () => this.waitForText() }, { ALT: () => this.waitForDownload() }],
      ...wait,
    });
  });

  private waitForText(): WaitAction {
    this.CONSUME(keyword.page);
    this.CONSUME(keyword.shows, wait);
    const free = this.SUBRULE(this.rest);
    return this.ACTION(() => {
      if (this.counted(free).count !== undefined) this.stopNeeding(uncounted, this.LA(0));
      return {
        kind: 'wait',
        text: this.plain(free),
        timeoutMs: this.boundMs ?? defaultWaitMs,
        span: this.sentenceSpan(),
      };
    });
  }

  private waitForDownload(): CaptureDownloadAction {
    this.CONSUME2(keyword.the);
    this.CONSUME(keyword.download, wait);
    this.CONSUME(keyword.completes, completes);
    const named = this.SUBRULE(this.asName);
    return this.ACTION(() => ({
      kind: 'capture_download',
      name: named,
      timeoutMs: this.boundMs ?? defaultWaitMs,
      span: this.sentenceSpan(),
    }));
  }
}
