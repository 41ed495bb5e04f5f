// Rules for what a sentence claims, of the surface or of one element: assertions and conditions.
import { EOF, type IToken } from 'chevrotain';
import type { SurfaceClaim } from '../assertion.ts';
import { isToken } from '../lex.ts';
import { hasCapture } from '../references.ts';
import { keyword, Quoted } from '../tokens.ts';
import { calculatorDisplay } from '../sugar.ts';
import { trimSpace } from '../white-space.ts';
import { type ElementReading, ElementRules } from './element-rules.ts';
import { need } from './fault.ts';
import type { IdEnd } from './gathering.ts';
import type { FreeText } from './expected-text.ts';

const subject = need('subject', '`page`, `the "…"` or `cookie "…"`');
const pageClaim = need('subject', '`shows`, `does not show`, `url` or `title`');
const pageFact = need('subject', '`is` or `contains`');
const fieldContains: IdEnd = {
  nouns: [keyword.field],
  then: keyword.contains,
  noun: need('label', 'a label in double quotes'),
};
const label = need('label', 'a label in double quotes');
const fact = need('fact', '`exists`, `is httpOnly`, `is secure` or `is persistent`');
const shows = need('predicate', '`shows`');
const contains = need('predicate', '`contains`');
const address = need('word', 'an address: there is no negative form');
const number = need('word', `a number; other texts are read with \`the "id:${calculatorDisplay}" shows …\``);
const plainNumber = /^-?[0-9]+(?:\.[0-9]+)?$/;
const oneReference = /^\$\{[A-Za-z_][A-Za-z0-9_]*\}$/;

/** What is claimed of the surface. */
export interface SurfaceReading {
  readonly about: 'surface';
  readonly claim: SurfaceClaim;
}

/** What a claim says, before it is known whether it is an assertion or a condition. */
export type ClaimReading = SurfaceReading | ElementReading;

/** Rules for claims. */
export abstract class ClaimRules extends ElementRules {
  private readonly subjects = {
    DEF: [
      { ALT: (): ClaimReading => this.SUBRULE(this.page) },
      { ALT: (): ClaimReading => this.SUBRULE(this.definite) },
      { ALT: (): ClaimReading => this.SUBRULE(this.cookie) },
      { ALT: (): ClaimReading => this.SUBRULE(this.display) },
      { ALT: (): ClaimReading => this.SUBRULE(this.document) },
    ],
    ...subject,
  };

  private readonly definites = {
    DEF: [
      { ALT: (): ClaimReading => this.SUBRULE(this.page) },
      { ALT: (): ClaimReading => this.SUBRULE(this.element) },
      { ALT: (): ClaimReading => this.SUBRULE(this.bareField) },
    ],
    ...label,
  };

  private readonly pageClaims = {
    DEF: [
      { ALT: () => this.pageShows() },
      { ALT: () => this.pageDoesNotShow() },
      { ALT: () => this.SUBRULE(this.pageFact, { ARGS: [this.CONSUME(keyword.url)] }) },
      { ALT: () => this.SUBRULE2(this.pageFact, { ARGS: [this.CONSUME(keyword.title)] }) },
    ],
    ...pageClaim,
  };

  /** Any assertion or condition, to the end of the step. */
  readonly claim = this.RULE('claimRule', (): ClaimReading => {
    const reading = this.OR<ClaimReading>(this.subjects);
    this.end();
    return reading;
  });

  /** `the …`: the page, an element, or the field with a native id. */
  readonly definite = this.RULE('definiteRule', (): ClaimReading => {
    this.CONSUME(keyword.the);
    this.ACTION(() => {
      if (!this.isPage()) this.gatherId(fieldContains);
    });
    return this.OR<ClaimReading>(this.definites);
  });

  /** `the page field contains x` asks about the field whose id is `page`. */
  private isPage(): boolean {
    return this.isNext(keyword.page) && !(this.isNext(keyword.field, 2) && this.isNext(keyword.contains, 3));
  }

  /** `page …` */
  readonly page = this.RULE('pageRule', (): SurfaceReading => {
    this.CONSUME(keyword.page);
    const claim = this.OR<SurfaceClaim>(this.pageClaims);
    return { about: 'surface', claim };
  });

  private pageShows(): SurfaceClaim {
    this.CONSUME(keyword.shows);
    const free = this.SUBRULE(this.rest);
    return this.ACTION(() => {
      const { text, count } = this.counted(free);
      if (count === undefined) return { kind: 'page_shows', expected: this.unshifted(free) };
      if (hasCapture(text)) this.stop('capture_expression', free.first);
      return { kind: 'page_shows_times', text: this.plain({ ...free, text }), count };
    });
  }

  private pageDoesNotShow(): SurfaceClaim {
    this.CONSUME(keyword.does);
    this.CONSUME(keyword.not, pageClaim);
    this.CONSUME(keyword.show, pageClaim);
    const free = this.SUBRULE2(this.rest);
    return this.ACTION(() => {
      if (this.counted(free).count !== undefined) this.stop('negative_count', free.first);
      return { kind: 'page_not_shows', expected: this.unshifted(free) };
    });
  }

  /** A remembered value looked for on the page has no number added. */
  private unshifted(free: FreeText): ReturnType<ElementRules['expected']> {
    const expected = this.expected(free);
    if (expected.kind === 'captured' && expected.offset !== undefined)
      this.stop('capture_expression', free.first);
    return expected;
  }

  /** `(is | contains) text`, of the address or the title. */
  readonly pageFact = this.RULE('pageFactRule', (word?: IToken): SurfaceClaim => {
    const relation = this.OR({
      DEF: [{ ALT: () => this.CONSUME(keyword.is) }, { ALT: () => this.CONSUME(keyword.contains) }],
      ...pageFact,
    });
    const free = this.SUBRULE(this.rest);
    return this.ACTION(() => {
      const url = isToken(word, keyword.url);
      const whole = isToken(relation, keyword.is);
      if (url && whole && isToken(free.first, keyword.not)) this.stopNeeding(address, free.first);
      const text = this.uncaptured(free);
      if (url) return { kind: whole ? 'url_is' : 'url_contains', text };
      return { kind: whole ? 'title_is' : 'title_contains', text };
    });
  });

  /** `cookie "name" (exists | is httpOnly | is secure | is persistent)` */
  readonly cookie = this.RULE('cookieRule', (): SurfaceReading => {
    this.CONSUME(keyword.cookie);
    const named = this.CONSUME(Quoted, fact);
    const word = this.OR({
      DEF: [{ ALT: () => this.CONSUME(keyword.exists) }, { ALT: () => this.cookieFact() }],
      ...fact,
    });
    this.CONSUME(EOF, fact);
    return this.ACTION(() => {
      const cookie = named.image.slice(1, -1);
      if (trimSpace(cookie) === '') this.stop('empty_label', named);
      if (hasCapture(cookie)) this.stop('capture_position', named);
      const kind = isToken(word, keyword.httponly) ? 'http_only' : (word.tokenType.name as 'exists');
      return { about: 'surface', claim: { kind: 'cookie', cookie, fact: kind } };
    });
  });

  private cookieFact(): IToken {
    this.CONSUME(keyword.is);
    return this.OR2({
      DEF: [
        { ALT: () => this.CONSUME(keyword.httponly) },
        { ALT: () => this.CONSUME(keyword.secure) },
        { ALT: () => this.CONSUME(keyword.persistent) },
      ],
      ...fact,
    });
  }

  /** `display shows number` (calculator) */
  readonly display = this.RULE('displayRule', (): SurfaceReading => {
    this.CONSUME(keyword.display);
    this.CONSUME(keyword.shows, shows);
    const free = this.SUBRULE(this.rest);
    return this.ACTION(() => {
      const text = this.uncaptured(free);
      if (!plainNumber.test(text) && !oneReference.test(text)) this.stopNeeding(number, free.first);
      return { about: 'surface', claim: { kind: 'display_shows', text } };
    });
  });

  /** `document contains text` (text editor) */
  readonly document = this.RULE('documentRule', (): SurfaceReading => {
    this.CONSUME(keyword.document);
    this.CONSUME(keyword.contains, contains);
    const free = this.SUBRULE(this.rest);
    return this.ACTION(() => ({
      about: 'surface',
      claim: { kind: 'document_contains', text: this.uncaptured(free) },
    }));
  });
}
