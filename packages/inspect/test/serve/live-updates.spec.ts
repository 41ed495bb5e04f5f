import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, jest } from '@jest/globals';
import { startInspect } from '@flowproof/inspect';
import { appendSteps, metaOf, writeExploration } from '../runs/write-exploration.ts';
import { withFolder } from '../scratch.ts';

jest.setTimeout(60_000);

interface Told {
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Listens to the events of a server; `until` waits for one that is as wanted. */
async function listen(url: string) {
  const stop = new AbortController();
  const response = await fetch(new URL('/api/events', url), { signal: stop.signal });
  const told: Told[] = [];
  const reading = (async () => {
    let text = '';
    const decoder = new TextDecoder();
    for await (const part of response.body ?? []) {
      text += decoder.decode(part, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) {
        const [, name, data] = /^event: (.*)\ndata: (.*)$/u.exec(block) ?? [];
        if (name !== undefined && data !== undefined)
          told.push({ name, data: JSON.parse(data) as Told['data'] });
      }
    }
  })().catch(() => undefined);
  return {
    told,
    type: response.headers.get('content-type'),
    until: async (wanted: (told: Told) => boolean) => {
      for (;;) {
        const found = told.find(wanted);
        if (found !== undefined) return found;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    close: async () => {
      stop.abort();
      await reading;
    },
  };
}

describe('what an open page is told', () => {
  it('is that a run grew, that one came, changed, and went', () =>
    withFolder(async (runs) => {
      const folder = await writeExploration(runs, { steps: 3, ended: false, pictures: 0 });
      const inspecting = await startInspect({ path: runs });
      const events = await listen(inspecting.url);
      try {
        expect(events.type).toBe('text/event-stream; charset=utf-8');
        // What is there when the page opens is no news: it is given the time to be seen.
        await new Promise((resolve) => setTimeout(resolve, 400));
        await appendSteps(folder, { steps: 6 }, 4, 6);
        await events.until(({ name, data }) => name === 'run.appended' && data['last_step'] === 6);
        await writeExploration(runs, { id: 'second', steps: 2, pictures: 0 });
        const second = ({ name, data }: Told) =>
          name === 'runs.changed' && (data['ids'] as readonly string[]).includes('second');
        await events.until(second);
        const before = events.told.length;
        await writeFile(join(folder, 'meta.json'), JSON.stringify(metaOf({ steps: 6 })));
        await events.until(
          (each) =>
            events.told.indexOf(each) >= before && String(each.data['ids']).includes('20261130-093000'),
        );
        const later = events.told.length;
        await rm(join(runs, 'second'), { recursive: true });
        await events.until((each) => events.told.indexOf(each) >= later && second(each));
      } finally {
        await events.close();
        await inspecting.close();
      }
    }));
});
