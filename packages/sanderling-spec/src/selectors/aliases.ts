// Names under which platforms report the same thing. One level deep: an alias of an alias is not followed.

const accessible = ['accessibilityText', 'content-desc'];

/** What a key also checks. */
export const aliases: ReadonlyMap<string, readonly string[]> = new Map([
  ['content-desc', ['accessibilityText']],
  ['accessibilityText', ['content-desc']],
  ['label', accessible],
  ['accessibilityLabel', accessible],
  ['ariaLabel', accessible],
  ['contentDescription', accessible],
  ['identifier', ['resource-id']],
  ['accessibilityIdentifier', ['resource-id']],
  ['testTag', ['resource-id', 'identifier', 'accessibilityIdentifier', 'data-testid']],
  ['testID', ['data-testid']],
  ['className', ['class']],
  ['elementType', ['class']],
  ['placeholderValue', ['hintText']],
]);
