// Rungs as recording writes them.
import type { Selector } from '@flowproof/trace-format';

export function textRung(text: string, more: Selector['payload'] = {}): Selector {
  return { tier: 'text_anchor', provenance: 'web', confidence: 1, payload: { ladder: 2, text, ...more } };
}

export function cssRung(css: string): Selector {
  return { tier: 'native_id', provenance: 'web', confidence: 0.5, payload: { css } };
}
