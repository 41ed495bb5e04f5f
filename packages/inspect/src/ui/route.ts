// Addresses of pages, both ways. What a panel shows is part of the address, so that a link leads to just that.

/** Where the reader is. */
export type Route =
  | { readonly kind: 'runs' }
  | {
      readonly kind: 'run';
      readonly id: string;
      readonly step: number | undefined;
      readonly tab: string | undefined;
    };

/** Reads an address. */
export function routeOf(path: string, search: string): Route {
  const pieces = path.split('/').filter((piece) => piece !== '');
  const [first, id, what, number] = pieces;
  if (first !== 'runs' || id === undefined) return { kind: 'runs' };
  const step = what === 'steps' && /^\d{1,9}$/u.test(number ?? '') ? Number(number) : undefined;
  return { kind: 'run', id: decoded(id), step, tab: new URLSearchParams(search).get('tab') ?? undefined };
}

/** Writes an address. */
export function addressOf(route: Route): string {
  if (route.kind === 'runs') return '/';
  const step = route.step === undefined ? '' : `/steps/${route.step}`;
  const tab = route.tab === undefined ? '' : `?tab=${encodeURIComponent(route.tab)}`;
  return `/runs/${encodeURIComponent(route.id)}${step}${tab}`;
}

function decoded(piece: string): string {
  try {
    return decodeURIComponent(piece);
  } catch {
    return piece;
  }
}
