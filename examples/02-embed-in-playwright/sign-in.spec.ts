// A recorded flow as one expectation of a Jest test, on a Playwright page that stays yours.
import { expect, jest, test } from '@jest/globals';
import { withShopPage } from './shop-page.ts';
import './to-replay.ts';

jest.setTimeout(120_000);

test('ada signs in, finds a tulip and puts it into her cart', () =>
  withShopPage(async (page, env) => {
    await expect(page).toReplay(new URL('sign-in.trace.jsonl', import.meta.url), env);
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByText('Red tulip is in your cart').waitFor();
  }));
