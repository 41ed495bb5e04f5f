// A page of the app that did not open in the middle of a flow: the step fails, whatever it asks.
import { describe, expect, it } from '@jest/globals';
import { DriverError } from '@flowproof/driver';
import type { MemorySurface, SmallApp } from '@flowproof/driver/in-memory';
import type { TraceStep } from '@flowproof/trace-format';
import { assertion, css, replayOn, step, text } from './stage.ts';

const app: SmallApp = { elements: [{ kind: 'button', text: 'Order' }] };

function neverOpens(surface: MemorySurface): void {
  const reject = () =>
    Promise.reject(new DriverError('page_not_open', 'https://desk.example/order did not open: no answer'));
  surface.read = reject;
  surface.resolve = reject;
  surface.count = reject;
}

describe('where a page of the app did not open', () => {
  it.each<readonly [string, TraceStep]>([
    ['the absence of a text', assertion({ value_not_contains: 'Sold out' })],
    ['the absence of an element', assertion({ element_present: false }, [text('Sold out')])],
    ['a count of none', assertion({ element_count: 0 }, [css('.sold-out')])],
    ['an act', step({ type: 'click', params: {} }, [text('Order')])],
  ])('%s fails its step', async (_what, only) => {
    const { result } = await replayOn(app, [only], { before: neverOpens });
    expect(result.status).toBe('failed');
    expect(result.steps[0]).toMatchObject({
      status: 'failed',
      code: 'page_not_open',
      detail: 'https://desk.example/order did not open: no answer',
    });
  });
});
