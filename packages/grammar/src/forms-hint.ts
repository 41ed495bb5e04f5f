// The forms an author may have meant, from the first words of the sentence: what hints fall back to.
import { catalogue } from './catalogue.ts';
import { endMarker, isToken, type Sentence } from './lex.ts';
import type { SentenceForm } from './sentences/form.ts';
import type { AppId, Position } from './surface-app.ts';
import { keyword } from './tokens.ts';

const shownAtMost = 4;

const cache = new Map<string, string>();

/** First words under which a form is found besides its own. */
const otherStarts: ReadonlyMap<string, string> = new Map([
  ['right', 'right-click'],
  ['double', 'double-click'],
  ['navigate', 'go'],
]);

/** Words of a claim that tell which predicate was meant. */
const predicateWords = [
  'attribute',
  'style',
  'appears',
  'contains',
  'shows',
  'checked',
  'visible',
  'enabled',
  'disabled',
  'empty',
  'greater',
  'less',
] as const;

function formsOf(app: AppId, position: Position): readonly SentenceForm[] {
  return catalogue.filter(
    (form) => form.positions.includes(position) && (form.apps.includes(app) || app === 'api'),
  );
}

function firstWord(text: string): string {
  return text.split(/[ "]/, 1)[0] ?? '';
}

/** The verbs, or the first words of claims, that an app has. */
export function startsOf(app: AppId, position: Position): readonly string[] {
  return [...new Set(formsOf(app, position).map((form) => firstWord(form.starts)))];
}

function list(forms: readonly SentenceForm[]): string {
  const shown = forms.slice(0, shownAtMost).map((form) => `\`${form.syntax}\``);
  return `${shown.length === 1 ? 'The form is' : 'Forms are'} ${shown.join('; ')}.`;
}

function vocabulary(app: AppId, position: Position): string {
  if (position === 'action') return `Actions here start with ${startsOf(app, position).join(', ')}.`;
  const subjects = [
    ...new Set(formsOf(app, position).map((form) => (form.starts === 'the' ? 'the "…"' : form.starts))),
  ];
  const what = position === 'assert' ? 'Assertions' : 'Conditions';
  return `${what} here start with ${subjects.map((start) => `\`${start}\``).join(', ')}.`;
}

function meant(
  sentence: Sentence,
  app: AppId,
  position: Position,
): { key: string; forms: () => readonly SentenceForm[] } {
  const [first = endMarker, second] = sentence.tokens;
  const all = (): readonly SentenceForm[] => formsOf(app, position);
  if (position === 'action') {
    const word = first.image.toLowerCase();
    const start = otherStarts.get(word) ?? word;
    const button = start === 'press' && isToken(second, keyword.the);
    const key = button ? 'press the' : start;
    return {
      key,
      forms: () => all().filter((form) => `${form.starts.toLowerCase()} `.startsWith(`${key} `)),
    };
  }
  const page = isToken(first, keyword.page) || (isToken(first, keyword.the) && isToken(second, keyword.page));
  if (page) {
    const next = sentence.tokens[isToken(first, keyword.page) ? 1 : 2]?.image.toLowerCase() ?? '';
    const about = next === 'url' || next === 'title' ? `page ${next}` : 'page ';
    return { key: about, forms: () => all().filter((form) => form.starts.startsWith(about)) };
  }
  if (!isToken(first, keyword.the)) {
    const start = first.image.toLowerCase();
    return { key: start, forms: () => all().filter((form) => firstWord(form.starts) === start) };
  }
  const said =
    predicateWords.find((word) => sentence.tokens.some((token) => isToken(token, keyword[word]))) ?? '';
  const fits = (form: SentenceForm): boolean => form.starts === 'the' && form.syntax.includes(` ${said}`);
  return { key: `the ${said}`, forms: () => all().filter(fits) };
}

const waitInstead =
  ' There are no sleeps: to wait for anything else, assert it with a bound, `assert: … within 30s`.';

/** What to write instead, as forms: those of the verb or predicate at hand, or what the app has. */
export function formsHint(sentence: Sentence, app: AppId, position: Position): string {
  const { key, forms } = meant(sentence, app, position);
  const place = `${position} ${app} ${key}`;
  const known = cache.get(place);
  if (known !== undefined) return known;
  const found = forms();
  const hint =
    found.length === 0 ? vocabulary(app, position) : `${list(found)}${key === 'wait' ? waitInstead : ''}`;
  // Only first words the catalogue knows are kept: texts from outside must not fill the memory.
  if (found.length > 0) cache.set(place, hint);
  return hint;
}
