// Keys do not survive in any form that a provider or a library could repeat them in.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { redactorOf } from '../src/redact.ts';

const keys = fc.string({
  minLength: 8,
  maxLength: 40,
  unit: fc.constantFrom(...Array.from('abcXYZ019-_."\\+/=$*(')),
});

describe('a redactor', () => {
  it('takes the key out of any text around it', () => {
    fc.assert(
      fc.property(keys, fc.lorem(), fc.lorem(), (key, before, after) => {
        expect(redactorOf(key)(`${before} ${key} ${after}`)).toBe(`${before} <redacted> ${after}`);
      }),
    );
  });

  it('takes it out of JSON in JSON in JSON, and out of addresses', () => {
    fc.assert(
      fc.property(keys, (key) => {
        const nested = JSON.stringify({ a: JSON.stringify({ b: JSON.stringify({ c: key }) }) });
        const redact = redactorOf(key);
        expect(redact(nested)).toContain('<redacted>');
        expect(redact(`?key=${encodeURIComponent(key)}&a=1`)).toBe('?key=<redacted>&a=1');
      }),
    );
  });

  it('leaves a text without it alone, and every text where there is no key', () => {
    expect(redactorOf('sk-1234')('sk-123')).toBe('sk-123');
    expect(redactorOf(null)('sk-1234')).toBe('sk-1234');
  });
});
