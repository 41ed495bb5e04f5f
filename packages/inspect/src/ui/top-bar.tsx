// The strip at the top of every page.
import type { ComponentChildren } from 'preact';
import { ThemeSwitch } from './theme.tsx';
import type { Go } from './use-route.ts';

interface Props {
  readonly go: Go;
  readonly connected: boolean;
  readonly showHelp: () => void;
  readonly children?: ComponentChildren;
}

export function TopBar({ go, connected, showHelp, children }: Props) {
  return (
    <header class="top-bar">
      <a
        class="home"
        href="/"
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          go({ kind: 'runs' });
        }}
      >
        <svg class="logo" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M2 13V8.500l3.500-3.500L8.500 8 14 2.500M10 2.500h4v4" />
        </svg>
        Runs
      </a>
      <div class="top-bar-middle">{children}</div>
      {!connected && (
        <span class="connection" role="status">
          Not connected: what is shown may be old
        </span>
      )}
      <button
        type="button"
        class="quiet-button icon-button"
        aria-label="Keys"
        title="Keys (?)"
        onClick={showHelp}
      >
        <svg class="sign" viewBox="0 0 16 16" aria-hidden="true">
          <path d="M1.500 4h13v8.500h-13zM4 7h.01M7 7h.01M10 7h.01M12.500 7h.01M5 10h6" />
        </svg>
      </button>
      <ThemeSwitch />
    </header>
  );
}
