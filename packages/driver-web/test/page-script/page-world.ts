// A real Chromium with the page script in an isolated world of each document, asked the way the driver asks.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import type {
  PageLocator,
  PagePurpose,
  PageReading,
  PageResolution,
  PageScript,
} from '../../src/page-script/protocol.ts';
import { pageScriptSource } from '../../src/page-script/generated/page-script.ts';

type Answer<K extends keyof PageScript> = ReturnType<PageScript[K]>;

export interface PageWorld {
  readonly page: Page;
  /** Replaces the document and asks the new one from then on. */
  show(html: string): Promise<void>;
  ask<K extends keyof PageScript>(name: K, ...args: Parameters<PageScript[K]>): Promise<Answer<K>>;
  resolve(
    locator: PageLocator,
    purpose?: PagePurpose,
    read?: readonly PageReading[],
  ): Promise<PageResolution>;
  close(): Promise<void>;
}

const worldName = 'flowproof-test';

export async function launchChromium(): Promise<Browser> {
  const root = process.getuid?.() === 0;
  return chromium.launch({
    executablePath: process.env['CHROME'] ?? '/usr/bin/chromium',
    chromiumSandbox: !root,
    args: [
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

export async function openWorld(
  browser: Browser,
  viewport = { width: 1000, height: 700 },
): Promise<PageWorld> {
  const page = await browser.newPage({ viewport });
  const session = await page.context().newCDPSession(page);
  const contexts = new Map<string, string>();
  session.on('Runtime.executionContextCreated', ({ context }) => {
    const { frameId } = (context.auxData ?? {}) as { frameId?: string };
    if (context.name === worldName && frameId !== undefined) contexts.set(frameId, context.uniqueId);
  });
  await session.send('Page.enable');
  await session.send('Runtime.enable');
  await session.send('Page.addScriptToEvaluateOnNewDocument', {
    worldName,
    source: pageScriptSource,
    runImmediately: true,
  });
  const { frameTree } = await session.send('Page.getFrameTree');
  const ask = <K extends keyof PageScript>(name: K, ...args: Parameters<PageScript[K]>): Promise<Answer<K>> =>
    askIn(session, contexts.get(frameTree.frame.id), name, args) as Promise<Answer<K>>;
  const shown = { html: '' };
  // Served, not set: writing into an open document takes away the listeners that stand before the page's own.
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html>${shown.html}`);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return {
    page,
    ask,
    async show(html) {
      shown.html = html;
      await page.goto(address);
    },
    resolve: (locator, purpose = 'exists', read = []) => ask('resolve', locator, purpose, read),
    async close() {
      await page.close();
      server.closeAllConnections();
      server.close();
    },
  };
}

async function askIn(
  session: CDPSession,
  uniqueContextId: string | undefined,
  name: string,
  args: readonly unknown[],
): Promise<unknown> {
  if (uniqueContextId === undefined) throw new Error('the page has no world of ours');
  const { result, exceptionDetails } = await session.send('Runtime.callFunctionOn', {
    uniqueContextId,
    functionDeclaration: '(name, ...args) => __flowproof[name](...args.map((each) => each ?? undefined))',
    arguments: [{ value: name }, ...args.map((value) => ({ value: value ?? null }))],
    returnByValue: true,
    awaitPromise: true,
  });
  if (exceptionDetails !== undefined)
    throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
}
