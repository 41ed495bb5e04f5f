import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import type { RunResult, StepResult } from '@flowproof/replay';
import { junitXml, RunBundle, resultDocument, type WrittenBundle } from '@flowproof/report';
import { hostileText, tricks } from '../arbitraries/hostile-text.ts';
import { erroredRun, eventsOf, failedRun, launchError, passedRun } from '../samples/results.ts';

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
// A browser on a machine that does other things as well.
jest.setTimeout(60_000);
let browser: Browser;
let scratch: string;
let png: Buffer;

beforeAll(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'flowproof-page-'));
  browser = await chromium.launch({
    executablePath: process.env['CHROME'] ?? '/usr/bin/chromium',
    // Chromium has no sandbox for root.
    chromiumSandbox: process.getuid?.() !== 0,
  });
  const page = await browser.newPage({ viewport: { width: 320, height: 180 } });
  png = await page.screenshot();
  await page.close();
});
afterAll(async () => {
  await browser.close();
  await rm(scratch, { recursive: true, force: true });
});

async function write(result: RunResult): Promise<WrittenBundle> {
  const bundle = await RunBundle.create({ traceDirectory: scratch });
  // Bytes after the end of a PNG are ignored, so that every picture can be drawn and none equals another.
  const different = (index: number) => Buffer.concat([png, Buffer.from([index])]);
  for (const event of eventsOf(result, different)) {
    bundle.listener(event.kind === 'frame' && event.stepId === undefined ? { ...event, png } : event);
  }
  return bundle.finish(result);
}

interface Opened {
  readonly page: Page;
  /** Console lines, errors, dialogs and requests to anything but a file: what a harmless page has none of. */
  readonly noise: readonly string[];
  readonly requests: readonly string[];
}

/** Opens a file, lets `look` look at it, and closes it again. */
async function withPage<T>(
  file: string,
  options: BrowserContextOptions,
  look: (opened: Opened) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  const noise: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => noise.push(message.text()));
  page.on('pageerror', (error) => noise.push(error.message));
  page.on('dialog', (dialog) => {
    noise.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => requests.push(request.url()));
  try {
    await page.goto(pathToFileURL(file).href);
    return await look({ page, noise, requests });
  } finally {
    await context.close();
  }
}

const selectedStep = (page: Page) => page.locator('[role=tab][aria-selected=true] bdi').textContent();
const visiblePanels = (page: Page) => page.locator('.panel:visible h2').allTextContents();

describe('the page', () => {
  it('opens from a file with its pictures, in silence, and asks nothing of anyone', async () => {
    const { reportPath } = await write(failedRun);
    await withPage(reportPath, {}, async ({ page, noise, requests }) => {
      const widths = await page.evaluate<number[]>(
        `Promise.all([...document.querySelectorAll('.panel:not([hidden]) img')].map(async (img) => { await img.decode(); return img.naturalWidth; }))`,
      );
      expect(widths).toEqual([320, 320]);
      expect(noise).toEqual([]);
      expect(requests.filter((url) => !url.startsWith('file://') && !url.startsWith('data:'))).toEqual([]);
      expect(await page.title()).toBe('Failed: A first order');
    });
  });

  it('shows the failing step first, with what was expected and what was found', async () => {
    const { reportPath } = await write(failedRun);
    await withPage(reportPath, {}, async ({ page }) => {
      expect(await visiblePanels(page)).toEqual(['the "Total" shows €14.60']);
      expect(await page.locator('.panel:visible .comparison dd').allInnerTexts()).toEqual([
        '€14.60',
        '€10.10',
      ]);
      expect(await page.locator('.panel:visible figcaption').allTextContents()).toEqual([
        'Before',
        'When it failed',
      ]);
      expect(await page.locator('.evidence pre').first().innerText()).toBe(
        '[log] shop ready\n[warning] slow\n[error] 404\n',
      );
    });
  });

  it.each([
    {
      name: 'passed',
      run: passedRun,
      verdict: 'Passed',
      first: 'Press the "Sign in" button',
      tally: '2 passed',
    },
    {
      name: 'failed',
      run: failedRun,
      verdict: 'Failed',
      first: 'the "Total" shows €14.60',
      tally: '2 passed, 1 failed, 1 skipped',
    },
    {
      name: 'errored',
      run: erroredRun,
      verdict: 'No verdict',
      first: 'Click "Cart"',
      tally: '1 passed, 1 in error',
    },
    {
      name: 'launch-error',
      run: launchError,
      verdict: 'No verdict',
      first: 'The run stopped before its end',
      tally: '0 steps',
    },
  ])('tells the verdict of a run: $name', async ({ run, verdict, first, tally }) => {
    const { reportPath } = await write(run);
    await withPage(reportPath, {}, async ({ page }) => {
      expect([
        (await page.locator('.summary .verdict').innerText()).trim(),
        (await visiblePanels(page))[0],
        await page.locator('.numbers dd').first().innerText(),
      ]).toEqual([verdict, first, tally]);
    });
  });

  it('marks what was found by a weaker selector, in the list and on the step', async () => {
    const { reportPath } = await write(passedRun);
    await withPage(reportPath, {}, async ({ page }) => {
      expect(
        await page.locator('.steps li').filter({ hasText: 'degraded' }).locator('bdi').allTextContents(),
      ).toEqual(['Click "Add to cart"']);
      await page.locator('.steps a').nth(1).click();
      expect(await page.locator('.panel:visible .note').first().innerText()).toMatch(
        /^Found by native_id, not by/,
      );
    });
  });

  it('can be read without its script: every step is there', async () => {
    const { reportPath } = await write(failedRun);
    await withPage(reportPath, { javaScriptEnabled: false }, async ({ page }) => {
      expect(await visiblePanels(page)).toEqual(failedRun.steps.map(({ intent }) => intent));
      await page.locator('.steps a').nth(3).click();
      expect(new URL(page.url()).hash).toBe('#step-4');
    });
  });

  it('opens at the step its address names', async () => {
    const { reportPath } = await write(failedRun);
    await withPage(reportPath, {}, async ({ page }) => {
      await page.goto(`${pathToFileURL(reportPath).href}#step-2`);
      expect(await selectedStep(page)).toBe('Click "Add to cart"');
      await page.goto(`${pathToFileURL(reportPath).href}#step-99`);
      expect(await selectedStep(page)).toBe('Click "Add to cart"');
    });
  });
});

describe('the keyboard', () => {
  it('walks the list with arrows and leaves it with Tab', async () => {
    const { reportPath } = await write(failedRun);
    await withPage(reportPath, {}, async ({ page }) => {
      await page.keyboard.press('Tab');
      const walk: (string | null)[] = [await selectedStep(page)];
      for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp', 'End', 'ArrowDown', 'Home', 'ArrowDown', 'x']) {
        await page.keyboard.press(key);
        walk.push(await selectedStep(page));
        expect(await visiblePanels(page)).toEqual([await selectedStep(page)]);
        expect(await page.evaluate(`document.activeElement.getAttribute('aria-selected')`)).toBe('true');
      }
      const [first, second, third, fourth] = failedRun.steps.map(({ intent }) => intent);
      expect(walk).toEqual([third, second, first, first, fourth, fourth, first, second, second]);
      expect(new URL(page.url()).hash).toBe('#step-2');
      await page.keyboard.press('Tab');
      expect(await page.evaluate('document.activeElement.id')).toBe('step-2');
    });
  });
});

describe('accessibility', () => {
  async function violations(page: Page): Promise<readonly string[]> {
    await page.evaluate(`for (const box of document.querySelectorAll('details')) box.open = true`);
    await page.evaluate(axeSource);
    return page.evaluate<string[]>(
      `axe.run().then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target.join(' ')).join(', ')))`,
    );
  }

  it.each(Object.entries({ passedRun, failedRun, erroredRun, launchError }))(
    'axe finds nothing, neither in light nor in dark: %s',
    async (_name, run) => {
      const { reportPath } = await write(run);
      await withPage(reportPath, { colorScheme: 'light' }, async ({ page }) => {
        const light = await violations(page);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect([light, await violations(page)]).toEqual([[], []]);
      });
    },
  );

  it('axe finds nothing without the script either', async () => {
    const { reportPath } = await write(failedRun);
    const still = path.join(path.dirname(reportPath), 'still.html');
    await writeFile(still, (await readFile(reportPath, 'utf8')).replace(/<script>[^]*<\/script>/, ''));
    await withPage(still, {}, async ({ page }) => {
      expect(await visiblePanels(page)).toHaveLength(4);
      expect(await violations(page)).toEqual([]);
    });
  });

  it('axe would find a picture without words', async () => {
    const { reportPath } = await write(failedRun);
    await withPage(reportPath, {}, async ({ page }) => {
      await page.evaluate(`document.querySelector('.panel:not([hidden]) img').removeAttribute('alt')`);
      expect((await violations(page)).map((line) => line.split(':')[0])).toEqual(['image-alt']);
    });
  });
});

/** A run that says something hostile wherever a text can stand. */
function hostileRun(text: string): RunResult {
  const step: StepResult = {
    id: text,
    intent: text,
    action: text,
    status: 'failed',
    detail: text,
    code: text,
    hint: text,
    expected: text,
    actual: `${text} `,
    startedMs: 0,
    durationMs: 1,
    selectorTier: text,
    degraded: true,
    notes: [text],
  };
  return {
    name: text,
    traceId: text,
    app: text,
    status: 'failed',
    degraded: true,
    steps: [step, { ...step, id: `${text}2`, status: 'skipped' }],
    startedAt: text,
    durationMs: 1,
    error: { code: text, message: text, hint: text },
    evidence: { console: [text], dom: text },
  };
}

describe('hostile text', () => {
  const everything = tricks.join(' ');
  const markupCounts = `JSON.stringify({ broken: window.broken, scripts: document.scripts.length, images: document.images.length, styles: document.querySelectorAll('style').length, handlers: document.querySelectorAll('[onload],[onerror],[onmouseover]').length })`;

  it('stays text: the page has its own script and nothing else', async () => {
    const { reportPath } = await write(hostileRun(everything));
    await withPage(reportPath, {}, async ({ page, noise, requests }) => {
      expect(JSON.parse(await page.evaluate<string>(markupCounts))).toEqual({
        scripts: 1,
        images: 2,
        styles: 1,
        handlers: 0,
      });
      expect(noise).toEqual([]);
      expect(requests.filter((url) => !url.startsWith('file://') && !url.startsWith('data:'))).toEqual([]);
      expect(await page.locator('.panels .panel:visible .detail').innerText()).toContain(
        '</script><script>window.broken = true</script>',
      );
      expect(await page.content()).not.toMatch(/(?![\n\t])\p{Control}|[\u202a-\u202e\u2066-\u2069]/u);
      expect(await page.locator('.panels .panel:visible .detail').innerText()).toContain(
        'total \\u202e06.41€\\u202c',
      );
    });
  });

  it('would be found out if it became markup', async () => {
    const { reportPath } = await write(hostileRun('TRICK'));
    await writeFile(reportPath, (await readFile(reportPath, 'utf8')).replace('<bdi>TRICK</bdi>', everything));
    await withPage(reportPath, {}, async ({ page, noise }) => {
      const counts = JSON.parse(await page.evaluate<string>(markupCounts)) as Record<string, unknown>;
      expect(counts['scripts']).not.toBe(1);
      // The policy is the second line: what became markup is still not run.
      expect(counts).not.toHaveProperty('broken');
      expect(noise.join('\n')).toContain('Content Security Policy');
    });
  });

  it('leaves the saved document without life: no script runs, no request arrives', async () => {
    const heard: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      heard.push(request.url);
      response.end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
    const dom = `<html><head><script>window.broken = true</script><script src="${origin}/a.js"></script><link rel="stylesheet" href="${origin}/b.css"></head><body onload="window.broken = true"><img src="${origin}/c.png"><p>Total</p></body></html>`;
    const { directory } = await write({ ...failedRun, evidence: { console: [], dom } });
    const file = path.join(directory, 'debug', 'dom.html');
    const look = async ({ page }: Opened) => [
      await page.evaluate('String(window.broken)'),
      await page.locator('p').textContent(),
      [...heard].sort(),
    ];
    const saved = await withPage(file, {}, look);
    await writeFile(file, dom);
    const asItWas = await withPage(file, {}, look);
    server.close();
    expect([saved, asItWas]).toEqual([
      ['undefined', 'Total', []],
      ['true', 'Total', ['/a.js', '/b.css', '/c.png']],
    ]);
  });

  it('leaves JUnit well-formed, and readable as it was meant', async () => {
    const texts = [...tricks, ...fc.sample(hostileText, { numRuns: 300, seed: 20260801 })];
    const files = texts.map((text) => junitXml([resultDocument({ ...hostileRun(text) })]));
    const page = await browser.newPage();
    const read = await page.evaluate(`(${readJunit})(${JSON.stringify(files)})`);
    await page.close();
    const printable = (text: string) =>
      text
        .replace(/[\uD800-\uDFFF]/gu, '\ufffd')
        .replace(/(?![\t\n\r\u007f-\u009f])\p{Control}|[\ufffe\uffff]/gu, (sign) => {
          const code = sign.charCodeAt(0);
          return code <= 0xff ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u${code.toString(16)}`;
        });
    expect(read).toEqual(texts.map(printable));
  });

  it('a parser would find out JUnit that is not well-formed', async () => {
    const page = await browser.newPage();
    const broken = ['<a b="\0"/>', '<a b="\u001b"/>', '<a b="<"/>', '<a b="&nbsp;"/>'];
    expect(await page.evaluate(`(${readJunit})(${JSON.stringify(broken)})`)).toEqual(
      broken.map(() => 'not well-formed'),
    );
    await page.close();
  });
});

/** Runs in the page: the message of the failure in each file. Source text, since tests know no types of pages. */
const readJunit = `(files) => files.map((file) => {
  const parsed = new DOMParser().parseFromString(file, 'application/xml');
  if (parsed.querySelector('parsererror') !== null) return 'not well-formed';
  return parsed.querySelector('failure')?.getAttribute('message') ?? null;
})`;
