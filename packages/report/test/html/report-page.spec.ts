import { describe, expect, it } from '@jest/globals';
import { reportPage } from '@flowproof/report';
import { failedRun, passedRun } from '../samples/results.ts';

/** The entries of the list of numbers on top. */
function numbers(page: string): Readonly<Record<string, string>> {
  const top = page.slice(page.indexOf('<dl class="numbers">'), page.indexOf('</dl>'));
  const entries = [...top.matchAll(/<dt>(.*?)<\/dt>\s*<dd>(.*?)<\/dd>/gs)];
  return Object.fromEntries(
    entries.map(([, name = '', value = '']) => [name, value.replace(/<[^>]*>/g, '')]),
  );
}

describe('the page as text', () => {
  it('has the numbers of the run on top', () => {
    expect(numbers(reportPage({ result: failedRun }))).toEqual({
      Steps: '2 passed, 1 failed, 1 skipped',
      Took: '10.47 s',
      Began: '2026-08-01 09:30:05 UTC',
      App: 'web',
      Trace: '018f6b1e-6c2a-7d11-9c55-2f0c5ad9e7aa',
    });
  });

  it.each([
    [0, '0 ms'],
    [86.4, '86 ms'],
    [999, '999 ms'],
    [1000, '1.00 s'],
    [1236, '1.24 s'],
    [59_994, '59.99 s'],
    [59_996, '1 min 0 s'],
    [125_400, '2 min 5 s'],
  ])('writes %d ms as %s', (durationMs, written) => {
    expect(numbers(reportPage({ result: { ...passedRun, durationMs } }))['Took']).toBe(written);
  });

  it('shows a time it does not know as it stands', () => {
    const page = reportPage({ result: { ...passedRun, startedAt: '<yesterday>' } });
    expect(numbers(page)['Began']).toBe('&lt;yesterday&gt;');
  });

  it('is the same for the same run', () => {
    expect(reportPage({ result: failedRun })).toBe(reportPage({ result: structuredClone(failedRun) }));
  });

  it('names nothing that lies elsewhere', () => {
    const page = reportPage({ result: failedRun });
    const addresses = [...page.matchAll(/(?:src|href)="([^"]*)"/g)].map((match) => match[1] ?? '');
    expect(
      addresses.filter((address) => !/^(#step-\d+|data:image\/svg\+xml,.*|debug\/.*)$/.test(address)),
    ).toEqual([]);
    expect(page).toContain('default-src &#39;none&#39;;');
  });

  it('cuts a long document and says so', () => {
    const dom = 'x'.repeat(150_000);
    const page = reportPage({ result: { ...failedRun, evidence: { console: [], dom } } });
    expect(page).toContain('The first 100000 characters; the file has all of it.');
    expect(/x{1000,}/.exec(page)?.[0].length).toBe(100_000);
  });
});
