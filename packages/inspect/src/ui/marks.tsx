// Signs: each says by its shape what its colour says as well.
import type { VerdictLetter } from '../api/run-view.ts';

/** What a property can be shown as. */
export type VerdictSign = VerdictLetter | 'n';

/** Words for each. */
export const verdictWords: Readonly<Record<VerdictSign, string>> = {
  h: 'holds',
  p: 'pending',
  v: 'violated',
  n: 'not exercised',
  '-': 'no verdict yet',
};

/** The class that carries the colour. */
export function verdictClass(sign: VerdictSign): string {
  return verdictWords[sign].replaceAll(' ', '-');
}

/** A property that never had anything to prove must not look like one that holds. */
export function signOf(verdict: VerdictLetter, exercised: boolean | null): VerdictSign {
  return verdict === 'h' && exercised === false ? 'n' : verdict;
}

const shapes: Readonly<Record<VerdictSign, string>> = {
  h: 'M3.5 8.5l3 3 6-7',
  p: 'M8 4.5v4l2.5 1.5',
  v: 'M5 5l6 6M11 5l-6 6',
  n: 'M5 8h6',
  '-': 'M8 8h.01',
};

export function VerdictMark({
  sign,
  label = true,
}: {
  readonly sign: VerdictSign;
  readonly label?: boolean;
}) {
  const said = label
    ? { role: 'img' as const, 'aria-label': verdictWords[sign] }
    : { 'aria-hidden': true as const };
  return (
    <svg class={`mark ${verdictClass(sign)}`} viewBox="0 0 16 16" {...said}>
      {sign === 'v' ? (
        <path class="ground" d="M5.2 1h5.6L15 5.2v5.6L10.800 15H5.2L1 10.8V5.2z" />
      ) : (
        <circle class={sign === 'n' || sign === '-' ? 'ring' : 'ground'} cx="8" cy="8" r="7" />
      )}
      <path class="stroke" d={shapes[sign]} />
    </svg>
  );
}

const pictograms = {
  violation: 'M8 1.5L15 14H1zM8 6v4M8 12v.01',
  exception: 'M9 1L3 9h4l-1 6 7-9H8.500z',
  skipped: 'M3 3l10 10M8 1.500a6.500 6.500 0 100 13 6.500 6.500 0 000-13z',
  damaged: 'M3 1.500h6l4 4v9H3zM6 7l4 4M10 7l-4 4',
  copy: 'M5.500 5.500h8v9h-8zM10.500 5V1.500h-8v9H5',
  network: 'M1.500 6a9 9 0 0113 0M4 9a5.500 5.500 0 018 0M8 12.500v.01',
  unverified: 'M1.500 8S4 3.500 8 3.500 14.500 8 14.500 8 12 12.500 8 12.500 1.500 8 1.500 8zM2 14L14 2',
} as const;

/** Names of the signs that are no verdicts. */
export type Pictogram = keyof typeof pictograms;

export function Sign({ name, label }: { readonly name: Pictogram; readonly label?: string }) {
  const said =
    label === undefined ? { 'aria-hidden': true as const } : { role: 'img' as const, 'aria-label': label };
  return (
    <svg class={`sign ${name}`} viewBox="0 0 16 16" {...said}>
      {label !== undefined && <title>{label}</title>}
      <path d={pictograms[name]} />
    </svg>
  );
}
