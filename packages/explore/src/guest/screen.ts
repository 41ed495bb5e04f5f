// What screen a tree shows, and whether it shows one whole screen at all.
import type { CapturedElement, CapturedTree } from '@sanderling/spec/runtime';
import type { UnverifiedReason } from '../run-directory/step-record.ts';

const ending = 'Screen';

/** Why a tree is not one whole screen. */
export function brokenTree(tree: CapturedTree): UnverifiedReason | undefined {
  if (tree.elements.length <= 1) return 'empty_hierarchy';
  const screens = tree.elements.filter(({ id }) => id?.endsWith(ending) === true);
  return screens.length > 1 ? 'transitional' : undefined;
}

/** Name of the screen: of its first element that says so, else the address. */
export function screenOf(tree: CapturedTree, url: string | null): string {
  for (const element of tree.elements) {
    const name = namesOf(element).find((each) => each?.endsWith(ending) === true);
    if (name !== undefined) return name;
  }
  return url === null ? '' : routeOf(url);
}

function namesOf({ id, desc, attrs }: CapturedElement): readonly (string | undefined)[] {
  return [id, attrs?.['data-testid'], desc];
}

/** The path, and the fragment where it is a route. The context knows no `URL`. */
function routeOf(url: string): string {
  const parts = /^[a-z][a-z0-9+.-]*:(?:\/\/[^/?#]*)?(?<path>[^?#]*)(?:\?[^#]*)?(?<fragment>#.*)?$/iu.exec(
    url,
  );
  const fragment = parts?.groups?.['fragment'] ?? '';
  return `${parts?.groups?.['path'] ?? ''}${/^#[/!]/u.test(fragment) ? fragment : ''}`;
}
