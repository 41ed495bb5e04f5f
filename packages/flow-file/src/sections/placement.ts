// Which key belongs to which app (flow file reference, section 3): a key elsewhere is refused and sent where it belongs.
import { misplacedKey } from '../errors/section-errors.ts';
import type { FlowFaultCode } from '../fault.ts';
import type { Reading } from '../reading.ts';
import { entryAt } from '../yaml/tree.ts';
import type { MapNode } from '../yaml/tree.ts';
import type { AppKind } from './app.ts';

interface Placement {
  readonly on: readonly AppKind[];
  /** Code on a flow with another app; with `apps` it is `config`. */
  readonly code: FlowFaultCode;
  /** Where to write it instead, by app; `other` for the rest. */
  readonly instead: Partial<Record<AppKind, string>> & { readonly other: string };
}

const everyApp: readonly AppKind[] = ['web', 'sap', 'vision', 'desktop', 'api', 'agent', 'surfaces'];
const notYet = 'it is not available on a flow with apps yet';

function agentKey(key: string): Placement {
  return {
    on: ['agent'],
    code: 'agent',
    instead: { surfaces: 'write the agent flow in a file of its own', other: `${key} belongs to app: agent` },
  };
}

const placements: Readonly<Record<string, Placement>> = {
  url: {
    on: ['web'],
    code: 'config',
    instead: {
      sap: 'an SAP flow opens connection',
      vision: 'a vision flow attaches by window: <title>',
      desktop: 'a program is started by app.command',
      api: 'write the address into assert_api.request',
      agent: 'a running agent is agent.url',
      surfaces: 'write url on the web surface under apps',
      other: 'url belongs to app: web',
    },
  },
  connection: {
    on: ['sap'],
    code: 'config',
    instead: {
      surfaces: 'write connection on the sap surface under apps',
      other: 'connection belongs to app: sap',
    },
  },
  login: {
    on: ['sap'],
    code: 'login',
    instead: {
      web: 'login is SAP configuration: a web flow signs in with session',
      surfaces: 'write login on the sap surface under apps',
      other: 'login is SAP configuration',
    },
  },
  window: {
    on: ['vision', 'desktop'],
    code: 'window',
    instead: {
      web: 'the page is selected by url and sized with browser.viewport',
      sap: 'attach with connection; a shape can be pinned on an sap surface under apps',
      surfaces: 'write window on the surface under apps',
      other: 'there is no window',
    },
  },
  browser: {
    on: ['web'],
    code: 'config',
    instead: {
      surfaces: 'write browser on the web surface under apps',
      other: 'browser belongs to app: web',
    },
  },
  session: {
    on: ['web'],
    code: 'config',
    instead: { surfaces: notYet, other: 'session belongs to app: web' },
  },
  mock: { on: ['web'], code: 'config', instead: { surfaces: notYet, other: 'mock belongs to app: web' } },
  redact: {
    on: ['web', 'sap', 'vision', 'desktop'],
    code: 'config',
    instead: { surfaces: notYet, other: 'no pictures are stored here, so there is nothing to mask' },
  },
  exports: {
    on: everyApp.filter((kind) => kind !== 'agent'),
    code: 'exports',
    instead: { other: 'an agent flow remembers nothing it could hand on' },
  },
  agent: agentKey('agent'),
  tools: agentKey('tools'),
  mcp: agentKey('mcp'),
  strict: agentKey('strict'),
};

const wheres: Readonly<Record<AppKind, string>> = {
  web: 'on a web flow',
  sap: 'on an sap flow',
  vision: 'on a vision flow',
  desktop: 'on a flow of a desktop program',
  api: 'on an api flow',
  agent: 'on an agent flow',
  surfaces: 'at the top of a flow with apps',
};

/** Reports every top-level key that this kind of app does not take. */
export function checkPlacement(root: MapNode, kind: AppKind, { log }: Reading): void {
  for (const [key, placement] of Object.entries(placements)) {
    const entry = entryAt(root, key);
    if (entry === undefined || entry.value.kind === 'null' || placement.on.includes(kind)) continue;
    const code = kind === 'surfaces' ? 'config' : placement.code;
    log.add(
      misplacedKey(
        code,
        key,
        wheres[kind],
        placement.instead[kind] ?? placement.instead.other,
        entry.keySpan,
      ),
    );
  }
}
