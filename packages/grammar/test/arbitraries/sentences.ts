// Generated inputs that are almost sentences: real ones cut, doubled, shuffled and spoilt, and plain noise.
import { catalogue } from '@flowproof/grammar';
import fc from 'fast-check';

const seeds = catalogue.flatMap((form) => [...form.examples, ...form.nearMisses.map((miss) => miss.text)]);
const pieces = [...new Set(seeds.flatMap((text) => text.split(/\s+/)))];
const noise = [
  '"',
  '""',
  ',',
  '+',
  ' ',
  '\n',
  '\t',
  '\u00a0',
  '${',
  '${captured.',
  '}',
  '“',
  '”',
  "'",
  '🌱',
  '\u0000',
  '\ud800',
  'K',
  'ſ',
  'İ',
  'css:',
  'id:',
  '1e9',
  '99999999999999999999',
  'within',
  '5s',
  'times',
  '0',
  '.',
  '%',
  'px',
];

type Edit = (text: string) => string;

const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(fc.nat(), fc.constantFrom(...noise)).map(([at, piece]): Edit => (text) => {
    const place = at % (text.length + 1);
    return text.slice(0, place) + piece + text.slice(place);
  }),
  fc.tuple(fc.nat(), fc.constantFrom(...pieces)).map(([at, piece]): Edit => (text) => {
    const words = text.split(' ');
    words.splice(at % (words.length + 1), 0, piece);
    return words.join(' ');
  }),
  fc.tuple(fc.nat(), fc.nat({ max: 4 })).map(([at, count]): Edit => (text) => {
    const words = text.split(' ');
    words.splice(at % words.length, count);
    return words.join(' ');
  }),
  fc.tuple(fc.nat(), fc.nat()).map(([one, other]): Edit => (text) => {
    const words = text.split(' ');
    const from = one % words.length;
    const to = other % words.length;
    const [word = ''] = words.splice(from, 1, words[to] ?? '');
    words[to] = word;
    return words.join(' ');
  }),
  fc.constant<Edit>((text) => text.toUpperCase()),
  fc.nat().map(
    (at): Edit =>
      (text) =>
        text.slice(0, at % (text.length + 1)),
  ),
);

/** Almost a sentence, or nothing like one. */
export const almostSentence: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.constantFrom(...seeds), fc.array(edit, { minLength: 1, maxLength: 4 }))
      .map(([seed, edits]) => edits.reduce((text, change) => change(text), seed)),
  },
  {
    weight: 3,
    arbitrary: fc
      .array(fc.constantFrom(...pieces, ...noise), { maxLength: 14 })
      .map((words) => words.join(' ')),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);
