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
