// Small changes to a refused sentence, by code. Whether one helps is decided by reading it (suggest.ts).
import type { GrammarCode } from './diagnostic.ts';
import { startsOf } from './forms-hint.ts';
import { otherKeyNames } from './keys.ts';
import { nearest } from './nearest-word.ts';
import type { Failing } from './suggest.ts';

type Rewrite = (failing: Failing) => Iterable<string>;

const before = ({ text, span }: Failing): string => text.slice(0, span.start);
const at = ({ text, span }: Failing): string => text.slice(span.start, span.end);
const behind = ({ text, span }: Failing): string => text.slice(span.end);
const join = (...parts: readonly string[]): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');

/** The first word changed to another. */
function restart(text: string, start: string): string {
  return `${start}${text.trimStart().replace(/^\S+/, '')}`;
}

/** Words needed, as far as they are quoted in the message: `field`, `dropdown`. */
function neededWords({ needed }: Failing): readonly string[] {
  return Array.from((needed ?? '').matchAll(/`([^`…"]+)`/g), (match) => match[1] ?? '');
}

/** What was needed, put in front of the fault, when only one thing was. */
const insertNeeded: Rewrite = (failing) => {
  const words = neededWords(failing);
  if (failing.code === 'near_miss' && words.length !== 1) return [];
  return words.map((word) => join(before(failing), word, at(failing), behind(failing)));
};

/** The same where the step ends too early. */
const appendNeeded: Rewrite = (failing) => (at(failing) === '' ? insertNeeded(failing) : []);

const replaceWithNeeded: Rewrite = (failing) => {
  const words = neededWords(failing);
  if (failing.code === 'near_miss' && words.length !== 1) return [];
  return words.map((word) => join(before(failing), word, behind(failing)));
};

const cutRest: Rewrite = (failing) => [before(failing)];

/** Everything from the fault on, in quotes; or just the word. */
const quoteRest: Rewrite = (failing) => {
  const rest = join(at(failing), behind(failing));
  if (rest.includes('"')) return [];
  return [`${before(failing)}"${rest}"`, `${before(failing)}"${at(failing)}"${behind(failing)}`];
};

const dropWord: Rewrite = (failing) => [join(before(failing), behind(failing))];

const straightQuotes: Rewrite = ({ text }) => (/[“”„]/.test(text) ? [text.replace(/[“”„]/g, '"')] : []);

const pressInstead: Rewrite = ({ text }) => [text.replace(/^\s*click/i, 'Press')];

const clickInstead: Rewrite = (failing) => [
  join('Click', before(failing).replace(/^\s*press\s+(?:the\s+)?/i, '')),
];

/** A bare id becomes an `id:` label: `the waterAll button is enabled`. */
const idLabel: Rewrite = ({ text, position }) =>
  position === 'action' ? [] : [text.replace(/^(\s*the\s+)(\S+)/i, '$1"id:$2"')];

const articleAndNoun: Rewrite = (failing) => {
  if (failing.needed !== '`the`') return [];
  const start = join(before(failing), 'the', at(failing), behind(failing));
  return [start, `${start} field`, `${start} checkbox`];
};

/** A typing step whose target went wrong is only ever changed into one with a target. */
const targetedType: Rewrite = ({ text }) => {
  const changed = text.replace(
    /\s(?:into|in|to)\s+(?:the\s+)?("[^"]*")(?:\s+field)?\s*$/i,
    ' into the $1 field',
  );
  return changed === text ? [] : [changed];
};

/** Free text accepts any change, so it must not be changed by guess. */
const unlessTyping =
  (rewrite: Rewrite): Rewrite =>
  (failing) =>
    /^\s*type\b/i.test(failing.text) ? [] : rewrite(failing);

const intoInstead: Rewrite = ({ text }) => [text.replace(/\s(?:to|in|on)\s+the\s/i, ' into the ')];

/** Word pairs that stand for a state or a predicate elsewhere, and what they are here. */
const otherWords: readonly (readonly [RegExp, string])[] = [
  [/^\s*the\s+(?:[0-9]+\w\w\s+)?"[^"]*"\s+does not show\b/i, 'page does not show'],
  [/\bis hidden\b/i, 'is not visible'],
  [/\bis not hidden\b/i, 'is visible'],
  [/\b(?:exists|is present|is displayed|is shown)\b/i, 'is visible'],
  [/\bis absent\b/i, 'is not visible'],
  [/\bis not enabled\b/i, 'is disabled'],
  [/\bis not disabled\b/i, 'is enabled'],
  [/\bis (?:unchecked|not selected)\b/i, 'is not checked'],
  [/\bis blank\b/i, 'is empty'],
  [/^(?:the )?page (?:contains|has|displays)\b/i, 'page shows'],
  [/^(?:the )?page (?:doesn't|doesn’t|does'nt) show\b/i, 'page does not show'],
  [/^(?:the )?page does not (?:contain|have)\b/i, 'page does not show'],
  [/^(?:the )?url\b/i, 'page url'],
  [/^(?:the )?title\b/i, 'page title'],
  [/\bstarts with\b/i, 'contains'],
  [/\bequals\b/i, 'is'],
  [/^scroll (?:all the way )?down\b/i, 'Scroll to the bottom'],
  [/^scroll (?:all the way )?up\b/i, 'Scroll to the top'],
  [/^scroll the page to\b/i, 'Scroll to'],
];

const sayOtherwise: Rewrite = ({ text }) =>
  otherWords
    .filter(([pattern]) => pattern.test(text))
    .map(([pattern, words]) => text.replace(pattern, words));

/** Verbs people use for what is called otherwise here. */
const otherVerbs: Readonly<Record<string, readonly string[]>> = {
  tap: ['Click'],
  push: ['Press'],
  hit: ['Press'],
  choose: ['Select', 'Click'],
  pick: ['Select'],
  toggle: ['Check'],
  tick: ['Check'],
  untick: ['Uncheck'],
  enter: ['Type'],
  fill: ['Type'],
  input: ['Type'],
  write: ['Type'],
  open: ['Go to'],
  visit: ['Go to'],
  browse: ['Go to'],
  refresh: ['Reload'],
  save: ['Remember'],
  store: ['Remember'],
  capture: ['Remember'],
  attach: ['Upload'],
  blur: ['Press Tab'],
  submit: ['Press'],
};

const knownVerb: Rewrite = ({ text, app, position }) => {
  const word = text.trimStart().split(/\s/, 1)[0]?.toLowerCase() ?? '';
  const verbs = Object.hasOwn(otherVerbs, word) ? (otherVerbs[word] ?? []) : [];
  const close = nearest(word, startsOf(app, position));
  const starts = close === undefined ? verbs : [...verbs, close];
  return [...starts.map((start) => restart(text, start)), ...(word === 'blur' ? ['Press Tab'] : [])];
};

const keyAlias: Rewrite = ({ text }) => {
  const key = /([^\s+]+)\s*(?:key)?$/i.exec(text.replace(/^(\s*press\s+)the\s+/i, '$1'));
  const name = otherKeyNames.get(key?.[1]?.toLowerCase() ?? '') ?? key?.[1];
  if (key === null || name === undefined) return [];
  const start = text.replace(/^(\s*press\s+)the\s+/i, '$1').slice(0, key.index);
  return [`${start}${name}`, ...(text.trim().length === 'Press k'.length ? [`Type ${name}`] : [])];
};

const buttonInstead: Rewrite = ({ text }) => [text.replace(/^(\s*press\s+)("[^"]*")/i, '$1the $2 button')];

const nounBeforeScope: Rewrite = (failing) => {
  const rest = join(before(failing), behind(failing));
  return [
    rest.replace(/^([^"]*"[^"]*")/, `$1 ${at(failing)}`),
    rest.replace(/^((?:[^"]*"[^"]*"){2})/, `$1 ${at(failing)}`),
  ];
};

const withUnit: Rewrite = (failing) => [`${before(failing)}${at(failing)}px`, join(before(failing), '0px')];

const withoutQuotes: Rewrite = ({ text }) => [
  text.replace(/^(\s*select\s+)"([^"]*)"(?=\s+(?:from|in)\s+the\s)/i, '$1$2'),
];

const quoteWord: Rewrite = (failing) => [`${before(failing)}"${at(failing)}"${behind(failing)}`];

const articleForOrdinal: Rewrite = (failing) => [join(before(failing), 'the', at(failing), behind(failing))];

/** The changes worth trying for a code, best first. */
export const rewrites: Readonly<Partial<Record<GrammarCode, readonly Rewrite[]>>> = {
  unknown_form: [sayOtherwise, knownVerb],
  near_miss: [
    targetedType,
    ...[sayOtherwise, articleAndNoun, replaceWithNeeded, insertNeeded, intoInstead, knownVerb].map(
      unlessTyping,
    ),
  ],
  missing_noun: [keyAlias, appendNeeded, clickInstead, replaceWithNeeded, insertNeeded],
  unquoted_target: [straightQuotes, dropWord, pressInstead, idLabel, quoteRest],
  trailing_text: [pressInstead, cutRest],
  ordinal: [articleForOrdinal],
  ordinal_scoped: [dropWord],
  ordinal_count: [dropWord],
  noun_after_scope: [nounBeforeScope],
  key_name: [keyAlias, buttonInstead],
  scroll_offset: [withUnit],
  select_list: [withoutQuotes, quoteWord],
  condition_waits: [cutRest],
};
