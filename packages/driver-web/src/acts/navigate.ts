// Goes to an address, or loads the page again.
import type { ActOutcome } from '@flowproof/driver';
import type { Response } from 'playwright-core';
import { firstLine } from '../errors.ts';
import type { Tab } from '../page/tab.ts';
import type { Progress } from './progress.ts';

/**
 * The address that a step means.
 *
 * @param launchUrl - what the flow opened; a path belongs to its origin.
 */
export function addressOf(to: string, launchUrl: string): string {
  if (/^[a-z][a-z0-9+.-]*:/i.test(to)) return to;
  const path = to.startsWith('/') ? to : `/${to}`;
  if (!URL.canParse(launchUrl)) return path;
  const { protocol, host } = new URL(launchUrl);
  return `${protocol}//${host}${path}`;
}

/** Goes to a full address. */
export async function goTo(tab: Tab, address: string, progress: Progress): Promise<ActOutcome> {
  progress.begin();
  return leaving(tab, address, (options) => tab.page.goto(address, options));
}

/** Loads the page again. */
export async function reload(tab: Tab, progress: Progress): Promise<ActOutcome> {
  progress.begin();
  return leaving(tab, 'the page', (options) => tab.page.reload(options));
}

interface LoadOptions {
  readonly waitUntil: 'domcontentloaded';
  readonly timeout: number;
}

// Read to its end before the next question: nobody clicked, so there is nothing on the page yet to wait for.
async function leaving(
  tab: Tab,
  what: string,
  load: (options: LoadOptions) => Promise<Response | null>,
): Promise<ActOutcome> {
  try {
    await load({ waitUntil: 'domcontentloaded', timeout: tab.bounds.leaveMs });
    return { kind: 'done' };
  } catch (error) {
    if (tab.line.broken !== undefined) throw tab.line.broken;
    const said = firstLine(error);
    // Too slow is for the next question to find out; a download or a dialog that keeps the page is no fault.
    if (/timeout|ERR_ABORTED|download is starting|interrupted by another navigation/i.test(said))
      return { kind: 'done' };
    return { kind: 'failed', message: `${what} did not load: ${said}` };
  }
}
