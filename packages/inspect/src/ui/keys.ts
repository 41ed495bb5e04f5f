// Which key does what. Decided from the event alone, so that it can be asked without a page.

/** What a key asks for. */
export type KeyCommand =
  | { readonly kind: 'move'; readonly by: number }
  | { readonly kind: 'edge'; readonly to: 'first' | 'last' }
  | { readonly kind: 'violation'; readonly to: 'next' | 'previous' }
  | { readonly kind: 'search' }
  | { readonly kind: 'help' };

/** What of a keyboard event counts. */
export interface KeyPress {
  readonly key: string;
  readonly shift: boolean;
  /** Ctrl, Alt or Meta. */
  readonly modified: boolean;
  /** What has the focus: `text` takes all keys for itself, `list` the arrows. */
  readonly focus: 'text' | 'list' | 'other';
}

/** The list that `?` shows. */
export const keyList: readonly { readonly keys: readonly string[]; readonly does: string }[] = [
  { keys: ['j', '→'], does: 'next step' },
  { keys: ['k', '←'], does: 'previous step' },
  { keys: ['Shift'], does: 'with any of these: ten steps' },
  { keys: ['g'], does: 'first step' },
  { keys: ['G'], does: 'last step' },
  { keys: ['.'], does: 'next violation' },
  { keys: [','], does: 'previous violation' },
  { keys: ['/'], does: 'search' },
  { keys: ['?'], does: 'this list' },
];

/** What a key asks for; undefined when it is not for the page. */
export function commandOf({ key, shift, modified, focus }: KeyPress): KeyCommand | undefined {
  if (modified || focus === 'text') return undefined;
  const by = shift ? 10 : 1;
  switch (key) {
    case 'j':
    case 'J':
      return { kind: 'move', by };
    case 'k':
    case 'K':
      return { kind: 'move', by: -by };
    case 'ArrowRight':
      return focus === 'list' ? undefined : { kind: 'move', by };
    case 'ArrowLeft':
      return focus === 'list' ? undefined : { kind: 'move', by: -by };
    case 'g':
      return { kind: 'edge', to: 'first' };
    case 'G':
      return { kind: 'edge', to: 'last' };
    case '.':
      return { kind: 'violation', to: 'next' };
    case ',':
      return { kind: 'violation', to: 'previous' };
    case '/':
      return { kind: 'search' };
    case '?':
      return { kind: 'help' };
    default:
      return undefined;
  }
}
