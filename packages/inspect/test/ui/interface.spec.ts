// The interface in a real browser, over run directories as they lie on disk.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { type Inspecting, startInspect } from '@flowproof/inspect';
import { appendSteps, writeExploration } from '../runs/write-exploration.ts';
import { writeFlowRun } from '../runs/write-flow-run.ts';

const axeSource = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
jest.setTimeout(90_000);

const hostile = '<img src=x onerror="alert(1)">\u202e</script>';
const finished = '20261130-093000';
let browser: Browser;
let runs: string;
let inspecting: Inspecting;
let flow: string;

beforeAll(async () => {
  runs = await mkdtemp(join(tmpdir(), 'flowproof-inspect-'));
  await writeExploration(runs, {
    steps: 90,
    violatedAt: 31,
    sequence: true,
    damagedLines: [50],
    text: hostile,
  });
  await writeExploration(runs, { id: 'long', steps: 20_000, violatedAt: 15_000, pictures: 0 });
  await writeExploration(runs, { id: 'model', steps: 12, model: true });
  flow = await writeFlowRun(runs);
  inspecting = await startInspect({ path: runs });
  browser = await chromium.launch({
    executablePath: process.env['CHROME'] ?? '/usr/bin/chromium',
    // Chromium has no sandbox for root.
    chromiumSandbox: process.getuid?.() !== 0,
  });
});
afterAll(async () => {
  await browser.close();
  await inspecting.close();
  await rm(runs, { recursive: true, force: true });
});

interface Opened {
  readonly page: Page;
  /** Console lines, errors, dialogs and requests to anywhere else: what a harmless page has none of. */
  readonly noise: readonly string[];
}

async function withPage<T>(
  path: string,
  look: (opened: Opened) => Promise<T>,
  options: BrowserContextOptions = {},
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  const noise: string[] = [];
  page.on('console', (message) => noise.push(message.text()));
  page.on('pageerror', (error) => noise.push(error.message));
  page.on('dialog', (dialog) => {
    noise.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(`http://127.0.0.1:${inspecting.port}/`)) noise.push(request.url());
  });
  try {
    await page.goto(`http://127.0.0.1:${inspecting.port}${path}`);
    return await look({ page, noise });
  } finally {
    await context.close();
  }
}

const headline = (page: Page, step: number) =>
  page.locator('.headline-number', { hasText: new RegExp(`^Step ${step}$`) });
const path = (page: Page) => page.evaluate(() => location.pathname + location.search);

/** Waits until a step is open with its data. */
async function shows(page: Page, step: number): Promise<void> {
  await headline(page, step).waitFor();
  await page.locator(`.stage[aria-busy=false][aria-label="Step ${step}"]`).waitFor();
}

describe('the list of runs', () => {
  it('shows every run in silence, sorts and filters, and leads to each', () =>
    withPage('/', async ({ page, noise }) => {
      const ids = page.locator('.run-table tbody tr');
      await ids.first().waitFor();
      expect(await ids.count()).toBe(4);
      await page.getByRole('button', { name: 'Steps' }).click();
      expect(await page.locator('tbody tr:first-child td:nth-child(6)').innerText()).toBe('20,000');
      expect(await page.locator('th[aria-sort=descending]').innerText()).toContain('Steps');
      await page.keyboard.press('/');
      await page.keyboard.type('flow');
      await page.waitForFunction(() => document.querySelectorAll('.run-table tbody tr').length === 1);
      await page.locator('.run-table a').click();
      await page.waitForURL(`**/runs/${flow}`);
      await page.goBack();
      await page.locator('h1', { hasText: 'Runs' }).waitFor();
      expect(noise).toEqual([]);
    }));

  it('says so when there is none', async () => {
    const none = await mkdtemp(join(tmpdir(), 'flowproof-inspect-'));
    const other = await startInspect({ path: none });
    const page = await browser.newPage();
    try {
      await page.goto(other.url);
      await page.locator('h2', { hasText: 'No runs yet' }).waitFor();
    } finally {
      await page.close();
      await other.close();
      await rm(none, { recursive: true });
    }
  });
});

describe('a finished run', () => {
  it('opens at its first step, and a banner leads to the first violation', () =>
    withPage(`/runs/${finished}`, async ({ page }) => {
      await shows(page, 1);
      await page.getByRole('button', { name: 'Go to the first, step 31' }).click();
      await shows(page, 31);
      expect(await page.locator('.violation-item.here h3 bdi').innerText()).toBe('countNeverExceedsRows');
      await page.getByRole('button', { name: 'step 29' }).click();
      await shows(page, 29);
      expect(await path(page)).toBe(`/runs/${finished}/steps/29?tab=violations`);
    }));

  it('shows the pictures before and after with what was touched drawn over the first', () =>
    withPage(`/runs/${finished}/steps/5`, async ({ page }) => {
      await shows(page, 5);
      const drawn = page.locator('.picture img');
      await page.waitForFunction(() =>
        [...document.querySelectorAll<HTMLImageElement>('.picture img')].every(
          (img) => img.complete && img.naturalWidth === 1280,
        ),
      );
      expect(
        await drawn.evaluateAll((all) =>
          all.map((img) => new URL((img as HTMLImageElement).src).pathname.split('/').at(-1)),
        ),
      ).toEqual(['step-00005.png', 'step-00006.png']);
      expect(await page.locator('.overlay').first().locator('> *').count()).toBeGreaterThan(0);
      const [image, overlay] = await page.evaluate(() =>
        ['img', '.overlay'].map(
          (each) => document.querySelector(`.picture ${each}`)?.getBoundingClientRect().toJSON() as unknown,
        ),
      );
      expect(overlay).toEqual(image);
    }));

  it.each([
    ['values', '.values tbody tr'],
    ['hierarchy', '.tree [role=treeitem]'],
    ['properties', '.properties tbody tr'],
    ['violations', '.violation-item'],
    ['exceptions', '.happening'],
    ['logs', '.happening'],
    ['network', '.happening'],
    ['sequence', '.sequence-actions li'],
  ])('has a panel of %s, which is part of the address', (tab, content) =>
    withPage(`/runs/${finished}/steps/31?tab=${tab}`, async ({ page, noise }) => {
      await page.locator(content).first().waitFor();
      expect(await page.locator('[role=tab][aria-selected=true]').getAttribute('id')).toBe(`tab-${tab}`);
      expect(noise).toEqual([]);
    }),
  );

  it('searches the hierarchy by text and by selector, and shows the box of what it finds', () =>
    withPage(`/runs/${finished}/steps/6?tab=hierarchy`, async ({ page }) => {
      await page.locator('.tree [role=treeitem]').first().waitFor();
      await page.keyboard.press('/');
      await page.keyboard.type('id:add');
      await page.locator('.hierarchy-bar [role=status]', { hasText: '1 match by selector' }).waitFor();
      expect(await page.locator('.attributes code').innerText()).toBe('id:add');
      expect(await page.locator('.overlay .outlined').count()).toBe(1);
      await page.locator('.tree [role=treeitem]', { hasText: 'h1' }).hover();
      expect(await page.locator('.overlay .outlined').getAttribute('x')).toBe('340');
      expect(await page.locator('.copy-button', { hasText: 'Copy selector' }).count()).toBe(1);
      await page.getByLabel('Search the hierarchy').fill('needs doing');
      await page.locator('.hierarchy-bar [role=status]', { hasText: 'by text' }).waitFor();
    }));

  it('shows a damaged line with its number, and goes on', () =>
    withPage(`/runs/${finished}/steps/50`, async ({ page }) => {
      await page.locator('h2', { hasText: 'Line 50 of trace.jsonl cannot be read' }).waitFor();
      await page.locator('.damaged-note', { hasText: 'Line 50 of trace.jsonl' }).waitFor();
      await page.keyboard.press('j');
      await shows(page, 51);
    }));

  it('shows what comes from the application as text', () =>
    withPage(`/runs/${finished}/steps/12?tab=logs`, async ({ page, noise }) => {
      await page.locator('.happening-text', { hasText: '<img src=x' }).first().waitFor();
      await page.keyboard.press('g');
      await page.keyboard.press('j');
      await shows(page, 2);
      expect(await page.locator('.headline bdi').innerText()).toContain('<img src=x onerror=');
      expect(await page.locator('img[src=x]').count()).toBe(0);
      expect(noise).toEqual([]);
    }));
});

describe('an address', () => {
  it.each([
    [`/runs/${finished}/steps/999999`, `/runs/${finished}/steps/90`],
    [`/runs/${finished}/steps/0?tab=logs`, `/runs/${finished}/steps/1?tab=logs`],
    ['/runs/long/steps/12345', '/runs/long/steps/12345'],
  ])('%s shows %s', (wanted, shown) =>
    withPage(wanted, async ({ page }) => {
      await page.waitForFunction((to) => location.pathname + location.search === to, shown);
      await shows(page, Number(/steps\/(\d+)/u.exec(shown)?.[1]));
    }),
  );

  it('of no run says so', () =>
    withPage('/runs/none', async ({ page }) => {
      await page.locator('[role=alert]', { hasText: 'there is no such run' }).waitFor();
    }));

  it('goes back as it went', () =>
    withPage(`/runs/${finished}/steps/3`, async ({ page }) => {
      await shows(page, 3);
      await page.keyboard.press('j');
      await shows(page, 4);
      await page.goBack();
      await shows(page, 3);
    }));
});

describe('the keyboard', () => {
  it('moves by one, by ten, to the ends and to violations', () =>
    withPage(`/runs/${finished}/steps/1`, async ({ page }) => {
      await shows(page, 1);
      const presses: readonly (readonly [string, number])[] = [
        ['j', 2],
        ['ArrowRight', 3],
        ['k', 2],
        ['ArrowLeft', 1],
        ['Shift+J', 11],
        ['Shift+ArrowRight', 21],
        ['.', 31],
        ['.', 90],
        [',', 31],
        ['Shift+K', 21],
        ['g', 1],
        ['Shift+G', 90],
      ];
      for (const [key, step] of presses) {
        await page.keyboard.press(key);
        await headline(page, step).waitFor();
      }
    }));

  it('leaves a text field, a modified key and the arrows of a tab list alone', () =>
    withPage(`/runs/${finished}/steps/5`, async ({ page }) => {
      await shows(page, 5);
      await page.getByLabel('Filter steps').focus();
      await page.keyboard.type('jk');
      expect(await page.getByLabel('Filter steps').inputValue()).toBe('jk');
      await page.getByLabel('Filter steps').fill('');
      await page.locator('[role=tab][aria-selected=true]').focus();
      await page.keyboard.press('ArrowRight');
      expect(await page.locator('[role=tab][aria-selected=true]').innerText()).toContain('Hierarchy');
      await page.keyboard.press('Control+ArrowRight');
      expect(await headline(page, 5).count()).toBe(1);
      await page.keyboard.press('j');
      await shows(page, 6);
    }));

  it('has a list of its keys', () =>
    withPage(`/runs/${finished}`, async ({ page }) => {
      await shows(page, 1);
      await page.keyboard.press('?');
      await page.locator('dialog[open]', { hasText: 'previous violation' }).waitFor();
      await page.keyboard.press('j');
      expect(await headline(page, 1).count()).toBe(1);
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'detached' });
    }));
});

describe('a run of 20,000 steps', () => {
  it('never has more than 200 rows in the document, wherever it is scrolled', () =>
    withPage('/runs/long', async ({ page }) => {
      await shows(page, 1);
      const rows = () => page.locator('.step-row').count();
      expect(await rows()).toBeLessThanOrEqual(200);
      for (const share of [0.25, 0.5, 0.9, 1]) {
        await page.locator('.step-rows').evaluate((list, part) => {
          list.scrollTop = list.scrollHeight * part;
        }, share);
        const first = Math.floor(20_000 * share) - 100;
        await page.waitForFunction(
          (least) => Number(document.querySelector('.step-row .step-number')?.textContent) > least,
          first,
        );
        expect(await rows()).toBeLessThanOrEqual(200);
      }
      await page.keyboard.press('.');
      await shows(page, 15_000);
      expect(await page.locator('.step-row[aria-selected=true]').innerText()).toContain('15000');
      expect(await page.locator('.timeline svg *').count()).toBeLessThan(400);
    }));

  it('leads by a click on the timeline to the step that stands there', () =>
    withPage('/runs/long', async ({ page }) => {
      await shows(page, 1);
      const box = await page.locator('.lane-plot').boundingBox();
      if (box === null) throw new Error('there is no timeline');
      await page.mouse.click(box.x + box.width / 2, box.y + 10);
      await page.waitForFunction(() => /steps\/(9[89]|100)\d\d(\d)?/u.test(location.pathname));
    }));
});

describe('a run that is being written', () => {
  it('grows by itself, and is followed while its last step is shown', async () => {
    // Written here and not before: a run that rests for a minute is an interrupted one.
    await writeExploration(runs, { id: 'growing', steps: 8, ended: false, pictures: 0 });
    await withPage('/runs/growing/steps/8', async ({ page }) => {
      await shows(page, 8);
      await page.locator('.end-of-run.live').waitFor();
      await appendSteps(join(runs, 'growing'), { steps: 11 }, 9, 11);
      await shows(page, 11);
      await page.keyboard.press('g');
      await shows(page, 1);
      await appendSteps(join(runs, 'growing'), { steps: 13 }, 12, 13);
      await page.locator('.step-search [role=status]', { hasText: '13 rows' }).waitFor();
      expect(await headline(page, 1).count()).toBe(1);
      await page.getByRole('button', { name: 'Follow' }).click();
      await shows(page, 13);
    });
  });

  it('says that nothing has been written yet', async () => {
    await writeExploration(runs, { id: 'empty', steps: 0, ended: false });
    await withPage('/runs/empty', async ({ page }) => {
      await page.locator('h2', { hasText: 'No step has been written yet' }).waitFor();
    });
  });
});

describe('a flow run', () => {
  it('shows its steps with pictures, details and the console of the step that failed', () =>
    withPage(`/runs/${flow}/steps/4`, async ({ page, noise }) => {
      await page.locator('.flow-detail', { hasText: 'expected 2 left, found 1 left' }).waitFor();
      expect(await page.locator('.step-row').count()).toBe(4);
      await page.getByRole('tab', { name: 'Console' }).click();
      await page.locator('.happening', { hasText: 'shop ready' }).waitFor();
      expect(noise).toEqual([]);
    }));
});

describe('a model’s run', () => {
  it('shows candidates, choice and reasoning', () =>
    withPage('/runs/model/steps/2?tab=model', async ({ page }) => {
      await page.locator('.candidates .chosen', { hasText: 'Type into' }).waitFor();
      await page.locator('blockquote', { hasText: 'deleting the last row' }).waitFor();
    }));
});

describe('the appearance', () => {
  it('follows the system until the reader decides, and keeps what was decided', () =>
    withPage(
      '/',
      async ({ page }) => {
        const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
        await page.locator('.run-table').waitFor();
        expect(await paper()).toBe('rgb(16, 20, 25)');
        await page.getByRole('button', { name: /^Appearance: system/u }).click();
        expect(await paper()).toBe('rgb(244, 245, 247)');
        await page.reload();
        await page.locator('.run-table').waitFor();
        expect(await paper()).toBe('rgb(244, 245, 247)');
      },
      { colorScheme: 'dark' },
    ));
});

describe('accessibility', () => {
  const places = [
    '/',
    `/runs/${finished}/steps/31`,
    `/runs/${finished}/steps/33?tab=properties`,
    `/runs/${finished}/steps/6?tab=hierarchy`,
    `/runs/${finished}/steps/31?tab=sequence`,
    `/runs/${finished}/steps/31?tab=logs`,
    `/runs/${finished}/steps/50`,
    '/runs/model/steps/2?tab=model',
    '/runs/20261130T091500.250Z/steps/4',
  ];

  it.each(places.flatMap((place) => (['light', 'dark'] as const).map((scheme) => [place, scheme] as const)))(
    '%s is without findings in the %s',
    (place, colorScheme) =>
      withPage(
        place,
        async ({ page }) => {
          await page.locator('.run-table, .panel > *, .damaged-state').first().waitFor();
          await page.locator('text=Loading …').first().waitFor({ state: 'detached' });
          await page.evaluate(axeSource);
          const findings = await page.evaluate(async () => {
            const { axe } = globalThis as unknown as {
              axe: {
                run(): Promise<{
                  violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[];
                }>;
              };
            };
            const { violations } = await axe.run();
            return violations.map(
              ({ id, nodes }) =>
                `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`).join('\n')}`,
            );
          });
          expect(findings).toEqual([]);
        },
        { colorScheme, bypassCSP: true },
      ),
  );
});
