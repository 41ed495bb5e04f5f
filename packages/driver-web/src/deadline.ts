// Nothing is waited for without end.
import { TransportError } from '@flowproof/driver';

/**
 * Waits for a promise, but no longer than this, ms. Rejects with `TransportError` when the bound has passed.
 *
 * @param what - what was asked, for the message.
 */
export function within<T>(ms: number, what: string, promise: Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new TransportError(`no answer within ${ms} ms: ${what}`));
    }, ms);
    promise.then(resolve, reject).finally(() => {
      clearTimeout(timer);
    });
  });
}

/** Waits for a promise at most this long, ms; says whether it came. Never rejects. */
export function atMost(ms: number, promise: Promise<unknown>): Promise<boolean> {
  return within(ms, 'a bounded wait', promise).then(
    () => true,
    () => false,
  );
}

/** Resolves after this many milliseconds. */
export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** A bound beside other waits: resolves after this many milliseconds, and keeps no process alive. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}
