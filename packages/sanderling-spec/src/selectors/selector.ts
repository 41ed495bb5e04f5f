// The forms of a selector, and the keys an editor completes.

/** Keys that are matched on every screen; any other key reaches a raw attribute. */
export const textKeys = [
  'id',
  'idPrefix',
  'resource-id',
  'identifier',
  'accessibilityIdentifier',
  'testTag',
  'testID',
  'data-testid',
  'text',
  'title',
  'value',
  'desc',
  'descPrefix',
  'content-desc',
  'contentDescription',
  'accessibilityText',
  'accessibilityLabel',
  'ariaLabel',
  'aria-label',
  'label',
  'placeholder',
  'placeholderValue',
  'hintText',
  'tag',
  'class',
  'className',
  'elementType',
  'package',
] as const;

/** Keys that mean the live state of an element. */
export const stateKeys = [
  'clickable',
  'enabled',
  'focused',
  'checked',
  'selected',
  'editable',
  'secure',
  'scrollable',
] as const;

export type TextKey = (typeof textKeys)[number];
export type StateKey = (typeof stateKeys)[number];

/**
 * The object form: every pair must match. Keys are completed; a key that is not in the list reaches a raw attribute, and
 * one that no element of the screen carries fails the run.
 */
export type SelectorObject = { readonly [K in TextKey]?: string } & {
  readonly [K in StateKey]?: boolean | 'true' | 'false';
} & Readonly<Record<string, string | boolean>>;

/**
 * Names elements of a screen: `'kind:value'`, an object of keys, a path in string form (`'id:list > text:Milk'`) or a
 * path of objects, each matched among the descendants of the one before.
 *
 * @example
 * s.ax.find('id:total');
 * s.ax.findAll({ class: 'row', selected: true });
 * s.ax.find([{ testTag: 'cart' }, { text: 'Remove' }]);
 */
export type Selector = string | SelectorObject | readonly SelectorObject[];
