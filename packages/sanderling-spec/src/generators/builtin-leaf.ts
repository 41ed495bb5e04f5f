// A leaf that comes with the package: it lists candidates of a screen, and what of them is left to chance.
import type { Action } from '../actions.ts';
import type { Screen } from '../tree/screen.ts';

/** What a built-in generator looks at. */
export interface LeafContext {
  readonly screen: Screen;
  /** Size of what is shown, device px. */
  readonly viewport: { readonly width: number; readonly height: number };
}

/** An action of which one part may be drawn. */
export interface OpenAction {
  readonly open?: 'text' | 'length' | 'steps';
  /** Draws the open part. */
  readonly draw?: () => number;
  /** The action with what was drawn; nominal without. */
  readonly make: (drawn?: number) => Action;
}

/** A built-in generator. */
export interface BuiltinLeaf {
  readonly kind: 'builtin';
  readonly name: string;
  readonly list: (context: LeafContext) => readonly OpenAction[];
}
