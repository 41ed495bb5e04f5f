import { describe, expect, it } from '@jest/globals';
import { runInNewContext } from 'node:vm';
import {
  CapabilityError,
  DriverError,
  isDriverError,
  requireCapability,
  TransportError,
} from '@flowproof/driver';

const surface = { name: 'sap', capabilities: new Set(['click'] as const) };

describe('asking for a capability', () => {
  it('passes where the surface has it', () => {
    expect(() => {
      requireCapability(surface, 'click');
    }).not.toThrow();
  });

  it('throws an error that names the surface and the question where it has not', () => {
    let thrown: unknown;
    try {
      requireCapability(surface, 'hover');
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(CapabilityError);
    expect(thrown).toMatchObject({
      name: 'CapabilityError',
      code: 'capability',
      message: 'the sap surface cannot do this: hover',
      hint: 'the generated table in docs/surfaces.md lists what each surface can do',
    });
  });
});

describe("the driver's errors", () => {
  it('keep code, hint and cause', () => {
    const cause = new RangeError('deep down');
    const error = new DriverError('browser_not_found', 'there is no browser', { hint: 'set CHROME', cause });
    expect(error).toMatchObject({
      name: 'DriverError',
      code: 'browser_not_found',
      hint: 'set CHROME',
      cause,
    });
  });

  it('do not claim that nothing was done unless it is said', () => {
    expect(new TransportError('lost').nothingDone).toBe(false);
    expect(new TransportError('lost', undefined, { nothingDone: true })).toMatchObject({
      name: 'TransportError',
      code: 'transport',
      nothingDone: true,
    });
  });

  it.each([
    ['an error of its own', new DriverError('no_answer', 'nothing came'), true],
    ['a kind of it', new TransportError('lost'), true],
    [
      'one of another realm',
      runInNewContext(
        `Object.assign(new Error('lost'), { name: 'TransportError', code: 'transport', hint: undefined })`,
      ),
      true,
    ],
    ['an error of somebody else', new RangeError('too far'), false],
    ['one that only has the name', Object.assign(new Error('lost'), { name: 'TransportError' }), false],
    ['no error at all', { name: 'DriverError', code: 'transport', hint: 'none' }, false],
    ['nothing', undefined, false],
  ])('are told from others: %s', (_, error: unknown, is) => {
    expect(isDriverError(error)).toBe(is);
  });
});
