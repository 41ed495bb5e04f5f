// The address of the page as state.
import { useCallback, useEffect, useState } from './hooks.ts';
import { addressOf, type Route, routeOf } from './route.ts';

/** Goes somewhere; `replace` leaves no entry in the history. */
export type Go = (route: Route, replace?: boolean) => void;

export function useRoute(): readonly [Route, Go] {
  const read = (): Route => routeOf(location.pathname, location.search);
  const [route, setRoute] = useState(read);
  useEffect(() => {
    const follow = (): void => {
      setRoute(read());
    };
    addEventListener('popstate', follow);
    return () => {
      removeEventListener('popstate', follow);
    };
  }, []);
  const go = useCallback<Go>((next, replace = false) => {
    const address = addressOf(next);
    if (address === location.pathname + location.search) return;
    if (replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    setRoute(next);
  }, []);
  return [route, go];
}
