// A button that puts a text on the clipboard and says so.
import { useState } from './hooks.ts';
import { Sign } from './marks.tsx';

/** How long it says so, ms. */
const saidMs = 1500;

export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const [said, setSaid] = useState<string>();
  const copy = async (): Promise<void> => {
    const done = await navigator.clipboard.writeText(text).then(
      () => 'Copied',
      () => 'Not allowed',
    );
    setSaid(done);
    setTimeout(() => {
      setSaid(undefined);
    }, saidMs);
  };
  return (
    <button type="button" class="quiet-button copy-button" title={label} onClick={() => void copy()}>
      <Sign name="copy" />
      <span aria-live="polite">{said ?? label}</span>
    </button>
  );
}
