// A ledger in a page of its own, and what a test reads of it: settled, as the spec's extractors wait for it.
import { readFileSync } from 'node:fs';
import { findBrowser } from '@flowproof/driver-web';
import { type Browser, chromium, type Page } from 'playwright-core';
import { type Defect, startLedger } from '../ledger/server.mjs';

/** One action of a known shortest sequence. */
interface ByHand {
  readonly do: 'type' | 'click' | 'double-click';
  /** CSS. */
  readonly on: string;
  readonly text?: string;
}

/** The shortest sequence that is known to show a defect. */
export interface Shortest {
  readonly defect: Defect;
  readonly property: string;
  readonly actions: readonly ByHand[];
}

export const shortest = JSON.parse(
  readFileSync(new URL('shortest.json', import.meta.url), 'utf8'),
) as readonly Shortest[];

export function launch(): Promise<Browser> {
  const executablePath = findBrowser();
  const chromiumSandbox = process.getuid?.() !== 0;
  return chromium.launch({ chromiumSandbox, ...(executablePath !== undefined && { executablePath }) });
}

export const settled = (page: Page): Promise<unknown> => page.waitForSelector("#app[aria-busy='false']");

/** Opens a ledger in a context of its own and closes both behind the test. */
export async function withLedger<T>(
  browser: Browser,
  defects: readonly Defect[],
  use: (page: Page, faults: readonly string[]) => Promise<T>,
): Promise<T> {
  const ledger = await startLedger({ defects });
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.goto(ledger.url);
    await settled(page);
    return await use(page, faults);
  } finally {
    await context.close();
    await ledger.close();
  }
}

/** Performs a sequence, waiting after each action until the page has what it asked for. */
export async function perform(page: Page, actions: readonly ByHand[]): Promise<void> {
  for (const action of actions) {
    const target = page.locator(action.on);
    if (action.do === 'type') await target.fill(action.text ?? '');
    else if (action.do === 'click') await target.click();
    else await target.dblclick();
    // A reload starts a turn of the event loop after the press, and what it shows is busy at first.
    await page.waitForTimeout(150);
    await settled(page);
  }
}
