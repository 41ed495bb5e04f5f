// Markup that cannot be broken by what is put into it: a tagged template that escapes every value which is not markup.
import { escapeHtml } from '../escape.ts';

/** A piece of finished markup. */
export interface Markup {
  readonly kind: 'markup';
  readonly text: string;
}

/** What may stand in a template: text and numbers are escaped, markup is taken as it is, nothing is left out. */
export type Content = string | number | Markup | undefined | readonly Content[];

/** Builds markup. Attribute values must be quoted in the template. */
export function markup(strings: TemplateStringsArray, ...values: readonly Content[]): Markup {
  return { kind: 'markup', text: String.raw({ raw: strings }, ...values.map(written)) };
}

/** Text that is markup already because it was written in this package. */
export function ownMarkup(text: string): Markup {
  return { kind: 'markup', text };
}

function written(value: Content): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return escapeHtml(value);
  if (typeof value === 'number') return String(value);
  if ('kind' in value) return value.text;
  return value.map(written).join('');
}
