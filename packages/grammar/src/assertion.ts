// What an assertion or condition sentence claims.
import type { Span } from './span.ts';
import type { Target } from './target.ts';

/** What a text is compared with: words as written (`${VAR}` kept), or a remembered value. */
export type Expected =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'captured';
      /** Name of the capture. */
      readonly name: string;
      /** Added to the remembered number; absent: compared as text. */
      readonly offset?: number;
    };

/** Properties whose computed value may be asserted. */
export type StyleProperty = 'color' | 'background-color' | 'text-transform';

/** A claim about the surface as a whole. */
export type SurfaceClaim =
  /** Never with an offset. */
  | { readonly kind: 'page_shows' | 'page_not_shows'; readonly expected: Expected }
  | { readonly kind: 'page_shows_times'; readonly text: string; readonly count: number }
  | { readonly kind: 'url_is' | 'url_contains' | 'title_is' | 'title_contains'; readonly text: string }
  | {
      readonly kind: 'cookie';
      readonly cookie: string;
      readonly fact: 'exists' | 'http_only' | 'secure' | 'persistent';
    }
  /** Calculator and text editor sugar. */
  | { readonly kind: 'display_shows' | 'document_contains'; readonly text: string };

/** A claim about one element. */
export type ElementClaim =
  | { readonly kind: 'shows' | 'field_contains'; readonly expected: Expected }
  | {
      readonly kind:
        | 'visible'
        | 'not_visible'
        | 'enabled'
        | 'disabled'
        | 'empty'
        | 'not_empty'
        | 'checked'
        | 'not_checked';
    }
  | { readonly kind: 'appears_times'; readonly count: number }
  /** `attribute` is lower case. */
  | { readonly kind: 'attribute_is' | 'attribute_is_not'; readonly attribute: string; readonly text: string }
  | { readonly kind: 'has_attribute' | 'lacks_attribute'; readonly attribute: string }
  | { readonly kind: 'style_is' | 'style_is_not'; readonly property: StyleProperty; readonly text: string };

/** A sentence in assert position. */
export type Assertion =
  | {
      readonly kind: 'assert';
      readonly about: 'surface';
      readonly claim: SurfaceClaim;
      readonly timeoutMs: number;
      readonly span: Span;
    }
  | {
      readonly kind: 'assert';
      readonly about: 'element';
      readonly target: Target;
      readonly claim: ElementClaim;
      readonly timeoutMs: number;
      readonly span: Span;
    };

/** A sentence in condition position: read once, never waited for. */
export type Condition =
  | {
      readonly kind: 'condition';
      readonly about: 'surface';
      readonly claim: { readonly kind: 'page_shows' | 'page_not_shows'; readonly text: string };
      readonly span: Span;
    }
  | {
      readonly kind: 'condition';
      readonly about: 'element';
      readonly target: Target;
      readonly claim:
        | { readonly kind: 'shows'; readonly text: string }
        | { readonly kind: 'visible' | 'not_visible' }
        | { readonly kind: 'greater_than' | 'less_than'; readonly other: Target };
      readonly span: Span;
    };
