// Everything a person can read on the page, names that are not drawn included.
import { attribute, bodyOf, isHtml, queryAll } from './dom-access.ts';
import { accessibleName, buttonText } from './accessible-name.ts';
import { drawnText } from './drawn-text.ts';
import { scopesOf } from './flat-tree.ts';
import { fold } from './folded-text.ts';
import { isVisible } from './rendering.ts';
import { asButtonInput } from './roles.ts';

const named =
  '[aria-label], [alt], [title], [placeholder], input:is([type=submit i], [type=button i], [type=reset i])';

export function surfaceText(): string {
  const body = bodyOf(document);
  if (body === null) return '';
  return [drawnText(body), ...undrawnNames()].join('\n').trim();
}

function undrawnNames(): readonly string[] {
  const lines: string[] = [];
  for (const { scope } of scopesOf(document)) {
    for (const element of queryAll(scope, named)) {
      const name = undrawnName(element);
      if (name !== '' && isVisible(element) && !drawsItself(element, name)) lines.push(name);
    }
  }
  return lines;
}

function undrawnName(element: Element): string {
  const label = fold(attribute(element, 'aria-label') ?? '');
  if (label !== '') return label;
  const alternative =
    isHtml(element, 'img') || isHtml(element, 'area') || isHtml(element, 'input')
      ? fold(attribute(element, 'alt') ?? '')
      : '';
  if (alternative !== '') return alternative;
  const button = asButtonInput(element);
  if (button !== undefined) return fold(buttonText(button));
  return hintName(element);
}

/** A tooltip or placeholder is read only where nothing else names the element, not even a text of its own. */
function hintName(element: Element): string {
  const texts = [attribute(element, 'title'), attribute(element, 'placeholder')].map((text) =>
    fold(text ?? ''),
  );
  const hint = texts.find((text) => text !== '');
  if (hint === undefined || accessibleName(element) !== hint) return '';
  return isHtml(element, 'select') || fold(drawnText(element)) === '' ? hint : '';
}

function drawsItself(element: Element, name: string): boolean {
  if (isHtml(element, 'input') || isHtml(element, 'textarea')) return false;
  const drawn = fold(drawnText(element));
  return drawn.includes(name) || drawn.toLowerCase().includes(name.toLowerCase());
}
