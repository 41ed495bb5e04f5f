// No value of a variable survives in a text, however it was encoded on the way there.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SecretValues } from '@flowproof/trace-format';
import { text } from '../arbitraries/json.ts';

function secretsOf(values: Readonly<Record<string, string>>): SecretValues {
  const secrets = new SecretValues();
  for (const [name, value] of Object.entries(values)) secrets.remember(name, value);
  return secrets;
}

function escapeHtml(plain: string): string {
  return plain
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

describe('redacting', () => {
  it.each([
    ['as it is', 'key a/b "c" é&d!', 'key ${TOKEN}!'],
    ['percent-encoded', 'https://x/?k=a%2Fb%20%22c%22%20%C3%A9%26d&z', 'https://x/?k=${TOKEN}&z'],
    ['percent-encoded in lower case', 'k=a%2fb%20%22c%22%20%c3%a9%26d', 'k=${TOKEN}'],
    ['percent-encoded in part, as in a path', 'https://x/a/b%20%22c%22%20%C3%A9&d', 'https://x/${TOKEN}'],
    ['form-encoded', 'k=a%2Fb+%22c%22+%C3%A9%26d', 'k=${TOKEN}'],
    ['HTML-escaped', '<p title="a/b &quot;c&quot; é&amp;d">', '<p title="${TOKEN}">'],
    ['HTML-escaped by numbers', 'a&#47;b &#34;c&#x22; &#xE9;&#38;d', '${TOKEN}'],
    ['JSON-escaped', '{"k":"a/b \\"c\\" é&d"}', '{"k":"${TOKEN}"}'],
    ['JSON-escaped to ASCII', '{"k":"a\\/b \\u0022c\\u0022 \\u00e9\\u0026d"}', '{"k":"${TOKEN}"}'],
  ])('finds a value %s', (_how, given, expected) => {
    expect(secretsOf({ TOKEN: 'a/b "c" é&d' }).redact(given)).toBe(expected);
  });

  it.each([
    ['runs of blanks as one', 'hunter  two  three', 'got "hunter two three"', 'got "${V}"'],
    ['line breaks as one blank', 'hunter\n\r\n two', 'got "hunter two"', 'got "${V}"'],
    ['line breaks as nothing, in a field of one line', 'hunter\ntwo', 'value="huntertwo"', 'value="${V}"'],
    ['no-break spaces as blanks', 'hunter\u00A0two', 'got "hunter two"', 'got "${V}"'],
    ['blanks as no-break spaces, escaped', 'hunter two', '<b>hunter&nbsp;two</b>', '<b>${V}</b>'],
    ['without what draws nothing', 'hun\u202Eter\u200Btwo', 'got "huntertwo"', 'got "${V}"'],
    ['without blanks at its ends', '  hunter ', 'got "hunter"', 'got "${V}"'],
    ['in capitals', 'hunter two', '<p>HUNTER TWO</p>', '<p>${V}</p>'],
    ['escaped, folded and in capitals', 'hunter  "two"', '<p>HUNTER &quot;TWO&quot;</p>', '<p>${V}</p>'],
    ['half encoded, then HTML-escaped', 'key a&b', '<a href="#key%20a&amp;b">', '<a href="#${V}">'],
  ])('finds a value with %s', (_how, value, given, expected) => {
    expect(secretsOf({ V: value }).redact(given)).toBe(expected);
  });

  it.each([
    ['its beginning', 'got "at hunter-tw… (512 characters)"', 'got "at ${V}… (512 characters)"'],
    ['its end', 'got "…-three at"', 'got "…${V} at"'],
    ['its middle', 'got "…nter-two…"', 'got "…${V}…"'],
    ['an escaped beginning', 'https://x/#hunter%2Dtwo%2…', 'https://x/#${V}…'],
    ['too little to tell anything', 'got "hun…"', 'got "hun…"'],
    ['nothing', 'Loading… please wait', 'Loading… please wait'],
  ])('leaves no rest of a value in a shortened text that shows %s', (_what, given, expected) => {
    expect(secretsOf({ V: 'hunter-two-three' }).redact(given)).toBe(expected);
  });

  it('leaves short words of another case alone', () => {
    expect(secretsOf({ V: 'save' }).redact('Save, save')).toBe('Save, ${V}');
  });

  it('finds a value of any length', () => {
    const long = 'key '.repeat(250_000);
    expect(secretsOf({ V: long }).redact(`<${long}>`)).toBe('<${V}>');
  });

  it('is not slowed down by a text that nearly is the value, over and over', () => {
    const text = 'a'.repeat(200_000);
    expect(secretsOf({ V: `${'a'.repeat(5000)}b` }).redact(text)).toBe(text);
  });

  it('takes the longest value first', () => {
    const secrets = secretsOf({ SHORT: 'abcd', LONG: 'abcdef' });
    expect(secrets.redact('abcdef abcd')).toBe('${LONG} ${SHORT}');
  });

  it('leaves values shorter than four characters alone', () => {
    expect(secretsOf({ A: 'abc', B: '', C: '😀😀😀' }).redact('abc 😀😀😀')).toBe('abc 😀😀😀');
    expect(secretsOf({ C: '😀😀😀😀' }).redact('😀😀😀😀')).toBe('${C}');
  });

  it('names the first variable of two with the same value', () => {
    expect(secretsOf({ FIRST: 'same value', SECOND: 'same value' }).redact('same value')).toBe('${FIRST}');
  });

  it('changes nothing when it is done twice, although a value may occur in a name', () => {
    const secrets = secretsOf({ PASSWORD: 'PASS' });
    expect(secrets.redact('PASS')).toBe('${PASSWORD}');
    expect(secrets.redact(secrets.redact('PASS ${PASSWORD}'))).toBe('${PASSWORD} ${PASSWORD}');
  });

  it('finds what was remembered after an earlier text', () => {
    const secrets = secretsOf({ A: 'first' });
    expect(secrets.redact('first second')).toBe('${A} second');
    secrets.remember('B', 'second');
    expect(secrets.redact('first second')).toBe('${A} ${B}');
  });

  it('treats signs of regular expressions as text', () => {
    expect(secretsOf({ A: '.*+?^${}()|[]\\/-' }).redact('x.*+?^${}()|[]\\/-y abcd')).toBe('x${A}y abcd');
  });

  it('knows nothing at first', () => {
    expect(new SecretValues().redact('anything')).toBe('anything');
  });

  it('leaves no value of any encoding in a text', () => {
    const secret = text.filter(
      (value) => Array.from(value).length >= 4 && !/[|\n]|\p{Surrogate}/u.test(value),
    );
    const encodings: readonly ((value: string) => string)[] = [
      (value) => value,
      encodeURIComponent,
      (value) => encodeURIComponent(value).replaceAll('%20', '+'),
      escapeHtml,
      (value) => JSON.stringify(value).slice(1, -1),
    ];
    fc.assert(
      fc.property(secret, fc.constantFrom(...encodings), text, (value, encode, around) => {
        const redacted = secretsOf({ V: value }).redact(`${around}\n|${encode(value)}|\n`);
        expect(redacted.slice(-'|${V}|\n'.length)).toBe('|${V}|\n');
      }),
    );
  });
});
