// Traces of small flows, written without recording them.
import { flowText } from './suite-folder.ts';

/** A trace of a web flow. */
function traceText(name: string, url: string, steps: readonly object[]): string {
  const header = {
    format: 'flowproof-trace',
    version: 1,
    trace_id: '0d4c1b52-6a53-4d3f-9a0e-0f4e7d1c2b3a',
    recorded_at: '2026-03-04T09:10:11Z',
    spec: { name },
    app: { name: 'web', adapter: 'web', url },
    env: { os: 'linux', resolution: [1280, 720] },
  };
  const lines = steps.map((step, index) => ({ id: `s${String(index + 1).padStart(4, '0')}`, ...step }));
  return [header, ...lines].map((line) => `${JSON.stringify(line)}\n`).join('');
}

const sync = { pre: [], post: [] };

/** `page shows <text>`, waiting for this long. */
export function shows(text: string, timeoutMs = 1000): object {
  return {
    intent: `page shows ${text}`,
    action: {
      type: 'assert',
      params: {
        kind: 'element_state',
        expect: { scope: 'surface', timeout_ms: timeoutMs, value_contains: text },
      },
    },
    selectors: [],
    sync,
    artifacts: {},
  };
}

/** `Remember the "css:<css>" as <name>`. */
export function remembers(css: string, name: string): object {
  return {
    intent: `Remember the "css:${css}" as ${name}`,
    action: { type: 'capture', params: { name } },
    selectors: [selector({ css })],
    sync,
    artifacts: {},
  };
}

/** `Click "css:<css>"`, recorded with a stronger selector that finds nothing any more. */
export function clicksDegraded(css: string): object {
  return {
    intent: `Click "css:${css}"`,
    action: { type: 'click', params: {} },
    selectors: [selector({ automation_id: 'gone' }), selector({ css })],
    sync,
    artifacts: {},
  };
}

function selector(payload: object): object {
  return { tier: 'native_id', provenance: 'web', confidence: 1, payload };
}

/** A flow on a page of the desk (`${DESK}`), with a trace of its own unless `steps` is null. */
export function deskFlow(
  path: string,
  name: string,
  { page = '/note', steps = [shows('Ready')] as readonly object[] | null, more = '' } = {},
): Readonly<Record<string, string>> {
  const url = `\${DESK}${page}`;
  return {
    [`${path}.flow.yaml`]: flowText(name, { url, more }),
    ...(steps !== null && { [`${path}.trace.jsonl`]: traceText(name, url, steps) }),
  };
}
