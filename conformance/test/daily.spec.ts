// What people meet every day: each example of docs/web.md does on its page what the document says.
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it, jest } from '@jest/globals';
import { flowFrom } from './flow-text.ts';
import { PageServer } from './page-server.ts';
import { brokenStep, RealBrowser, stopOf, traceOf } from './real-browser.ts';
import { writtenTrace } from './written-trace.ts';

jest.setTimeout(120_000);

interface Example {
  /** Heading it stands under. */
  readonly heading: string;
  readonly page: string;
  /** Code of the failure it shows; undefined where it works. */
  readonly fails: string | undefined;
  readonly steps: string;
  /** The text block behind it: notes, or a piece of the failure's message. */
  readonly text: string | undefined;
}

const document = readFileSync(new URL('../../docs/web.md', import.meta.url), 'utf8');
const marker =
  /<!-- page: (?<page>\S+)(?: fails: (?<fails>\w+))? -->\n\n```yaml\n(?<steps>.*?)```\n(?:\n```text\n(?<text>.*?)\n```)?/gs;
const examples = [...document.matchAll(marker)].map((match): Example => {
  const { page = '', fails, steps = '', text } = match.groups ?? {};
  const heading =
    document
      .slice(0, match.index)
      .match(/^## .*$/gm)
      ?.at(-1)
      ?.slice(3) ?? '';
  return { heading, page, fails, steps, text };
});

const browser = new RealBrowser();
// Tests that run side by side start before any hook does.
const server = await PageServer.start((path) =>
  path.endsWith('.html') ? readFileSync(new URL(`../daily${path}`, import.meta.url), 'utf8') : undefined,
);

afterAll(async () => {
  await browser.close();
  await server.stop();
});

const flowOf = ({ page, steps }: Example) => {
  const head = ['name: Daily', 'app: web', `url: ${server.origin()}/${page}`, 'steps:'];
  return flowFrom([...head, ...steps.split('\n').map((line) => `  ${line}`), ''].join('\n'), 'web.md');
};

const numbered = (some: readonly Example[]) =>
  some.map((example, index) => ({ ...example, number: index + 1 }));

describe('an example that works', () => {
  it.concurrent.each(numbered(examples.filter(({ fails }) => fails === undefined)))(
    '$number $heading',
    async (example) => {
      const trace = traceOf(await browser.record(flowOf(example), { env: {} }));
      const result = await browser.replay(trace, {});
      expect(result.steps.map(({ detail }) => detail).filter((detail) => detail !== undefined)).toEqual([]);
      expect(result).toMatchObject({ status: 'passed', degraded: false });
      if (example.text === undefined) return;
      const notes = result.steps.flatMap((step) => step.notes ?? []).map((note) => `note: ${note}`);
      expect(notes.join('\n').replaceAll(server.origin(), 'http://127.0.0.1:4173')).toBe(example.text);
    },
  );
});

describe('an example that fails', () => {
  it.concurrent.each(numbered(examples.filter(({ fails }) => fails !== undefined)))(
    '$number $heading: $fails',
    async (example) => {
      const { fails, text = '' } = example;
      const stop = stopOf(await browser.record(flowOf(example), { env: {}, stepTimeoutMs: 1000 }));
      expect(stop).toMatchObject({ code: fails, message: expect.stringContaining(text) });
    },
  );

  // A trace cannot tell choosing from typing, so a wrong Select is found out by the recording alone; and an act on what
  // is folded away is waited for half a minute on replay.
  it.concurrent.each(
    numbered(examples.filter(({ fails, steps }) => fails !== undefined && steps.includes('Type'))),
  )('$number $heading: $fails, on replay too', async (example) => {
    const { fails, text = '' } = example;
    const result = await browser.replay(writtenTrace(flowOf(example), 1000), {});
    expect(brokenStep(result)).toMatchObject({ code: fails, detail: expect.stringContaining(text) });
  });
});

interface Wrong {
  readonly page: string;
  readonly steps: string;
  readonly code: string;
  readonly message: string;
}

const wrongs: readonly Wrong[] = [
  {
    page: 'tabs.html',
    steps: '- rules: Click "Help"\n- assert: page title is Nursery within 1s',
    code: 'title_mismatch',
    message: 'got "Help"',
  },
  {
    page: 'editor.html',
    steps:
      '- rules: Type Bea into the "Message" field\n- assert: the "Message" field contains customer within 1s',
    code: 'text_mismatch',
    message: 'expected "Message" to show "customer", got "Bea"',
  },
  {
    page: 'details.html',
    steps: '- assert: page shows Water twice a week within 1s',
    code: 'text_mismatch',
    message: 'expected the page to show "Water twice a week"',
  },
  {
    page: 'listbox.html',
    steps: '- rules: Click "Norway"',
    code: 'precondition',
    message: '"Norway" did not appear within',
  },
  {
    page: 'long.html',
    steps: '- assert: the "css:section" appears 201 times within 1s',
    code: 'element_count',
    message: 'expected css:section to appear 201 times, found 200',
  },
  {
    page: 'folded.html',
    steps: '- assert: page shows No gap within 1s',
    code: 'text_mismatch',
    message: 'expected the page to show "No gap"',
  },
  {
    page: 'right-to-left.html',
    steps: '- assert: the "שמור" shows רומש within 1s',
    code: 'text_mismatch',
    message: 'to show "רומש", got "שמור"',
  },
  {
    page: 'emoji.html',
    steps: '- assert: the "👍🏽 Like" shows 👍🏿 within 1s',
    code: 'text_mismatch',
    message: 'to show "👍🏿", got "👍🏽 Like"',
  },
  {
    page: 'shadow-in-frame.html',
    steps: '- assert: the "Card" field is visible within 1s',
    code: 'missing_element',
    message: '"Card" never appeared',
  },
];

describe('what is not so', () => {
  it.concurrent.each(wrongs)('does not pass on $page: $message', async ({ page, steps, code, message }) => {
    const flow = flowOf({ page, steps, heading: '', fails: code, text: message });
    const [recorded, result] = await Promise.all([
      browser.record(flow, { env: {}, stepTimeoutMs: 1000 }),
      browser.replay(writtenTrace(flow, 1000), {}),
    ]);
    expect(stopOf(recorded)).toMatchObject({ code, message: expect.stringContaining(message) });
    expect(result.status).toBe('failed');
    expect(brokenStep(result)).toMatchObject({ code, detail: expect.stringContaining(message) });
  });
});

describe('docs/web.md', () => {
  it('has an example under every heading, and none that is not run', () => {
    const headings = [...document.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual([...new Set(examples.map(({ heading }) => heading))]);
    expect(document.match(/```yaml/g)).toHaveLength(examples.length);
  });
});
