// Entry of the bundle: puts the page script on a global of the isolated world, once, and starts listening.
import { makePageScript } from './page-script.ts';
import { installPressGuard } from './press-guard.ts';

// An element named like the global would be found by plain access; only a property of the world itself counts.
if (!Object.hasOwn(globalThis, '__flowproof')) {
  Object.defineProperty(globalThis, '__flowproof', { value: makePageScript() });
  installPressGuard();
}
