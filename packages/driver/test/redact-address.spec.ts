import { describe, expect, it } from '@jest/globals';
import { redactAddress } from '@flowproof/driver';
import fc from 'fast-check';

describe('an address without its secrets', () => {
  it.each([
    ['https://shop.example/', 'https://shop.example/'],
    ['https://shop.example/?page=2&q=a%20b', 'https://shop.example/?page=2&q=a%20b'],
    ['https://shop.example/?token=abc&page=2', 'https://shop.example/?token=[redacted]&page=2'],
    [
      'https://shop.example/?access_token=a#code=1',
      'https://shop.example/?access_token=[redacted]#code=[redacted]',
    ],
    ['https://shop.example/#/in?apiKey=1&x=2', 'https://shop.example/#/in?apiKey=[redacted]&x=2'],
    ['https://shop.example/?client%5Fsecret=1', 'https://shop.example/?client%5Fsecret=[redacted]'],
    [
      'https://shop.example/?PASSWORD=1&auth=2&key=3&code=4',
      'https://shop.example/?PASSWORD=[redacted]&auth=[redacted]&key=[redacted]&code=[redacted]',
    ],
    [
      'https://shop.example/?author=Ada&monkey_name=x&codec=y',
      'https://shop.example/?author=Ada&monkey_name=x&codec=y',
    ],
    ['https://ada:pw@shop.example/a@b', 'https://[redacted]@shop.example/a@b'],
    ['https://ada@shop.example', 'https://[redacted]@shop.example'],
    ['https://shop.example/?%=1&token=%', 'https://shop.example/?%=1&token=[redacted]'],
    ['about:blank', 'about:blank'],
    ['', ''],
  ])('%s', (url, shown) => {
    expect(redactAddress(url)).toBe(shown);
  });

  it('never holds the value of a token, and is the same the second time', () => {
    const part = fc.stringMatching(/^[a-z]{1,8}$/);
    fc.assert(
      fc.property(part, part, fc.stringMatching(/^[A-Z0-9]{6,20}$/), (path, name, secret) => {
        const shown = redactAddress(
          `https://u:${secret}@h.example/${path}?${name}=1&token=${secret}#secret=${secret}`,
        );
        expect(shown).not.toContain(secret);
        expect(shown).toContain(`/${path}?`);
        expect(redactAddress(shown)).toBe(shown);
      }),
    );
  });
});
