// What a sentence points at: a label, optionally numbered, optionally inside a region, or a table cell.
import type { Span } from './span.ts';

/** A quoted label (or a bare native id) with its prefix taken off. */
export interface Label {
  /** `text`: what people read; `css`: a selector; `id`: a native id. */
  readonly by: 'text' | 'css' | 'id';
  /** The label without prefix and quotes, byte for byte as written. */
  readonly value: string;
  readonly span: Span;
}

/** Role nouns that may stand after a target. */
export type RoleNoun = 'field' | 'button' | 'link' | 'dropdown' | 'checkbox';

/** A restriction of where the target is looked for. */
export type Region =
  | { readonly kind: 'item'; readonly anchors: readonly string[]; readonly span: Span }
  | {
      readonly kind: 'container';
      /** Only `css` or `id`. */
      readonly container: Label;
      readonly anchors: readonly string[];
      readonly span: Span;
    }
  | {
      readonly kind: 'iframe';
      /** `text`: matched against title, name, id and label of the frame; `css`: selects it. */
      readonly frame: Label;
      readonly span: Span;
    };

/** A target addressed by its own label. */
export interface LabelTarget {
  readonly kind: 'label';
  readonly label: Label;
  /** 1-based; absent when not written. Never together with a region. */
  readonly ordinal?: number;
  /** The role noun as written; absent when none was. */
  readonly noun?: RoleNoun;
  readonly region?: Region;
  readonly span: Span;
}

/** The cell under a column header, in the row that holds all anchors. */
export interface CellTarget {
  readonly kind: 'cell';
  readonly column: string;
  readonly anchors: readonly string[];
  readonly noun?: RoleNoun;
  readonly span: Span;
}

/** What a sentence points at. */
export type Target = LabelTarget | CellTarget;
