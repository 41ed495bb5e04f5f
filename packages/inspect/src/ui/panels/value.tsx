// A recorded value. A long one is folded until it is asked for.
import { useState } from '../hooks.ts';
import { valueText } from '../figures.ts';

const foldedCharacters = 180;

export function Value({ value }: { readonly value: unknown }) {
  const [open, setOpen] = useState(false);
  const text = valueText(value);
  const long = text.length > foldedCharacters;
  const kind = value === null ? 'null' : value === undefined ? 'undefined' : typeof value;
  return (
    <span class={`value value-${kind}`}>
      <bdi>{long && !open ? `${text.slice(0, foldedCharacters)}…` : text}</bdi>
      {long && (
        <button
          type="button"
          class="link-button"
          onClick={() => {
            setOpen(!open);
          }}
        >
          {open ? 'less' : `all ${text.length} characters`}
        </button>
      )}
    </span>
  );
}
