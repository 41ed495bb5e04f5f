// What happens in a small app: at once or later, by itself or in answer to an act.

/** New state of an element; what is not named stays as it is. */
export interface ElementChange {
  readonly absent?: boolean;
  readonly hidden?: boolean;
  readonly disabled?: boolean;
  readonly covered?: boolean;
  readonly moving?: boolean;
  readonly readOnly?: boolean;
  readonly checked?: boolean;
  /** Text of a text, a button or a link. */
  readonly text?: string;
  /** Value of a field. */
  readonly value?: string;
}

/** One thing that happens. `afterMs` counts from its cause; absent: at once. */
export type Effect =
  | {
      readonly kind: 'change';
      /** Key of the element. */
      readonly key: string;
      readonly to: ElementChange;
      readonly afterMs?: number;
    }
  | {
      readonly kind: 'dialog';
      readonly type: 'alert' | 'confirm' | 'prompt';
      readonly message: string;
      /** What an accepted and a dismissed dialog lead to. */
      readonly accepted?: readonly Effect[];
      readonly dismissed?: readonly Effect[];
      /** Key of the text that shows the reply of an accepted prompt. */
      readonly replyTo?: string;
      readonly afterMs?: number;
    }
  /** Counts up the number that the text shows. */
  | { readonly kind: 'tally'; readonly key: string; readonly afterMs?: number }
  /** Opens another page of the app. */
  | { readonly kind: 'go'; readonly to: string; readonly afterMs?: number }
  /** Hands a file over. */
  | {
      readonly kind: 'download';
      readonly name: string;
      readonly content: string;
      /** How long the file takes to come in, ms; absent: no time. A rendered page hands it over that much later. */
      readonly takesMs?: number;
      readonly afterMs?: number;
    }
  /** Throws an `Error` that nobody catches. */
  | { readonly kind: 'throw'; readonly message: string; readonly afterMs?: number }
  /** Writes to the console. */
  | { readonly kind: 'log'; readonly level: string; readonly text: string; readonly afterMs?: number };
