// A role noun narrows what a label may name; where nothing was found among those, the way to look wider is said.
import { decodeSelector, type TargetRole } from '@flowproof/driver';
import type { Selector } from '@flowproof/trace-format';

const plural: Readonly<Record<TargetRole, string>> = {
  button: 'buttons',
  field: 'fields',
  checkbox: 'checkboxes',
};

/**
 * The hint for a ladder of which nothing was found; undefined where no noun narrowed it.
 *
 * @param action - type of the trace action.
 */
export function nounHint(action: string, ladder: readonly Selector[]): string | undefined {
  for (const selector of ladder) {
    const locator = decodeSelector(selector);
    const text = locator?.kind === 'scoped' || locator?.kind === 'framed' ? locator.inner : locator;
    if (text === undefined || !('role' in text)) continue;
    return `only ${plural[text.role]} were looked at; ${wider(action, text.role, text.text ?? '')}`;
  }
  return undefined;
}

function wider(action: string, role: TargetRole, label: string): string {
  if (role === 'button') return `\`Click "${label}"\` looks at everything`;
  if (role === 'field' && action === 'assert') return `\`the "${label}" shows …\` looks at everything`;
  return 'a css: or id: label names an element of any kind';
}
