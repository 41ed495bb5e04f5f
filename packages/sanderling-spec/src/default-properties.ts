// Properties that hardly any application may break. The extractors behind them are made only for those that are used.
import { builtinExtractor } from './extract.ts';
import { always } from './formula.ts';
import type { Formula } from './formula.ts';
import type { State } from './state.ts';

function nothingIn(name: string, read: (state: State) => readonly string[]): Formula {
  const extractor = builtinExtractor(`defaults.${name}`, read);
  const condition = { [name]: () => extractor.current.length === 0 }[name];
  return always(condition ?? (() => true));
}

/** Fails when the application threw and nothing caught it. Web; holds elsewhere. */
export const noUncaughtExceptions: Formula = /* @__PURE__ */ nothingIn('noUncaughtExceptions', (s) =>
  s.exceptions.map((each) => `${each.class}: ${each.message}`),
);

/** Fails when the platform's log has a line of level `E`. Android; holds elsewhere. */
export const noLogcatErrors: Formula = /* @__PURE__ */ nothingIn('noLogcatErrors', (s) =>
  s.logs
    .filter((line) => line.level === 'E' && line.source === 'logcat')
    .map((line) => `${line.tag}: ${line.message}`),
);

/** Fails when the console has a line of level `E`. Web; holds elsewhere. */
export const noConsoleErrors: Formula = /* @__PURE__ */ nothingIn('noConsoleErrors', (s) =>
  s.logs.filter((line) => line.level === 'E' && line.source === 'console').map((line) => line.message),
);

/** Fails when a request was answered with a status of 500 or above. Web; holds elsewhere. */
export const noServerErrors: Formula = /* @__PURE__ */ nothingIn('noServerErrors', (s) =>
  s.network
    .filter((each) => (each.status ?? 0) >= 500)
    .map((each) => `${each.method} ${each.url}: ${String(each.status)}`),
);
