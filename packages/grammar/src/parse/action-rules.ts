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
import { readChord } from '../keys.ts';
import { isToken } from '../lex.ts';
import { isCaptureName } from '../references.ts';
import { keyword, Ordinal } from '../tokens.ts';
import { need } from './fault.ts';
import { PointerRules } from './pointer-rules.ts';
import type { IdEnd } from './target-rules.ts';
import type { FreeText } from './expected-text.ts';

const verb = need('verb', 'a verb');
const article = need('article', '`the`');
const button = need('label', '`the "…" button` or a key');
const withText = need('word', '`with` and the new text');
const thePage = need('word', '`the page`');
const to = need('word', '`to` and an address');
const appear = need('word', '`appear as` and a name');
const as = need('word', '`as` and a name');
const howMany = need('word', '`many` and a label in double quotes');
const wait = need('wait', '`until page shows …` or `until the download completes as …`');
const completes = need('wait', '`completes as` and a name');

const buttonEnd: IdEnd = { nouns: [keyword.button], then: 'trigger' };
const checkboxEnd: IdEnd = { nouns: [keyword.checkbox], then: EOF };
const fieldEnd: IdEnd = { nouns: [keyword.field], then: EOF };
const fieldWith: IdEnd = { nouns: [keyword.field], then: keyword.with };

/** Time an action waits for a text or a download unless it says otherwise. */
export const defaultWaitMs = 60_000;

/** Rules for actions. */
export abstract class ActionRules extends PointerRules {
  /** Any action but those whose value comes first, to the end of the step. */
  readonly action = this.RULE('action', (): Action => {
    const action = this.OR<Action>({
      DEF: [
        { ALT: () => this.SUBRULE(this.click) },
        { ALT: () => this.SUBRULE(this.press) },
        { ALT: () => this.SUBRULE(this.pointer) },
        { ALT: () => this.SUBRULE(this.drag) },
        { ALT: () => this.SUBRULE(this.scroll) },
        { ALT: () => this.SUBRULE(this.typeFocused) },
        { ALT: () => this.SUBRULE(this.replace) },
        { ALT: () => this.SUBRULE(this.clear) },
        { ALT: () => this.SUBRULE(this.setChecked) },
        { ALT: () => this.SUBRULE(this.navigate) },
        { ALT: () => this.SUBRULE(this.reload) },
        { ALT: () => this.SUBRULE(this.remember) },
        { ALT: () => this.SUBRULE(this.wait) },
      ],
      ...verb,
    });
    this.end();
    return action;
  });

  /** `Press the target button [dialog]` or `Press key` */
  readonly press = this.RULE('press', (): ClickAction | PressKeyAction => {
    this.CONSUME(keyword.press);
    return this.OR<ClickAction | PressKeyAction>({
      DEF: [{ ALT: () => this.pressButton() }, { ALT: () => this.pressKey() }],
      // `Press the …` is always the button form: the first alternative wins.
      IGNORE_AMBIGUITIES: true,
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
    const free = this.SUBRULE(this.rest);
    return this.ACTION(() => {
      const chord = readChord(free.text);
      if (chord === undefined) this.stop('key_name', free.first);
      return { kind: 'press_key', ...chord, span: this.sentenceSpan() };
    });
  }

  /** `Type text`, into whatever has the focus */
  readonly typeFocused = this.RULE('typeFocused', (): TypeAction => {
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
  readonly replace = this.RULE('replace', (): TypeAction => {
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
  readonly clear = this.RULE('clear', (): TypeAction => {
    this.CONSUME(keyword.clear);
    this.CONSUME(keyword.the, article);
    const target = this.SUBRULE(this.idTarget, { ARGS: [fieldEnd] });
    return this.ACTION(() => {
      this.requireNoun(target, ['field']);
      return { kind: 'type_text', mode: 'clear', target, span: this.sentenceSpan() };
    });
  });

  /** `(Check | Uncheck) the target checkbox` */
  readonly setChecked = this.RULE('setChecked', (): SetCheckedAction => {
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
  readonly navigate = this.RULE('navigate', (): NavigateAction => {
    this.OR([{ ALT: () => this.CONSUME(keyword.go) }, { ALT: () => this.CONSUME(keyword.navigate) }]);
    this.CONSUME(keyword.to, to);
    const free = this.SUBRULE(this.rest);
    return this.ACTION(() => ({ kind: 'navigate', to: free.text, span: this.sentenceSpan() }));
  });

  /** `Reload the page` */
  readonly reload = this.RULE('reload', (): ReloadAction => {
    this.CONSUME(keyword.reload);
    this.CONSUME(keyword.the, thePage);
    this.CONSUME(keyword.page, thePage);
    return this.ACTION(() => ({ kind: 'reload', span: this.sentenceSpan() }));
  });

  /** `Remember the target as name` or `Remember how many target appear as name` */
  readonly remember = this.RULE('remember', (): CaptureAction => {
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
      if (this.isNext(keyword.the)) this.stop('near_miss');
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
  readonly asName = this.RULE('asName', (): string => {
    this.CONSUME(keyword.as, as);
    const free = this.SUBRULE(this.rest);
    return this.ACTION(() => this.captureName(free));
  });

  private captureName({ text, first }: FreeText): string {
    if (!isCaptureName(text)) this.stop('capture_name', first);
    return text;
  }

  /** `Wait until ([the] page shows text | the download completes as name)` */
  readonly wait = this.RULE('wait', (): WaitAction | CaptureDownloadAction => {
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
      if (this.counted(free).count !== undefined) this.stop('near_miss', free.first);
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
