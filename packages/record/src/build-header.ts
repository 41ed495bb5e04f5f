// The header of a new trace: what replay needs before the first step, taken from the flow as written.
import type {
  BrowserSettings,
  FlowSpec,
  SessionState as FlowSessionState,
  WebApp,
  YamlValue,
} from '@flowproof/flow-file';
import {
  type BrowserShape,
  findReferences,
  type JsonValue,
  type MockRule,
  parseLosslessJson,
  type SessionState,
  type TraceHeader,
} from '@flowproof/trace-format';

/** What a header takes from outside the flow. */
export interface HeaderFacts {
  /** UUID. */
  readonly traceId: string;
  /** When recording started. */
  readonly recordedAt: Date;
  /** `linux`, `macos` or `windows`. */
  readonly os: string;
  /** The address that was opened. */
  readonly launchUrl: string;
}

/** Web pages are recorded as this size whatever the viewport. */
const webResolution = [1280, 720] as const;

/**
 * Builds the header of a web flow's trace, without the recording it may refer to: what opening the flow's application
 * takes.
 *
 * @example
 * const header = buildWebHeader(flow, flow.app, { traceId, recordedAt: new Date(), os: 'linux', launchUrl });
 */
export function buildWebHeader(flow: FlowSpec, app: WebApp, facts: HeaderFacts): TraceHeader {
  const session = app.session?.kind === 'state' ? sessionState(app.session.state) : undefined;
  const mock = app.mocks.map(mockRule);
  const browser = app.browser === undefined ? undefined : browserShape(app.browser);
  return {
    format: 'flowproof-trace',
    version: 1,
    trace_id: facts.traceId,
    recorded_at: `${facts.recordedAt.toISOString().slice(0, 19)}Z`,
    spec: { name: flow.name },
    app: { name: 'web', adapter: 'web', url: findReferences(app.url).length > 0 ? app.url : facts.launchUrl },
    env: { os: facts.os, resolution: webResolution },
    ...(flow.redact.length > 0 && { redaction: flow.redact.map(redactionRule) }),
    ...(session !== undefined && { session }),
    ...(mock.length > 0 && { mock }),
    ...(browser !== undefined && { browser }),
    ...(flow.control !== undefined && { control: flow.control }),
  };
}

function redactionRule(rule: FlowSpec['redact'][number]): JsonValue {
  const { target } = rule;
  switch (target.kind) {
    case 'css':
      return { mode: 'mask', target: { css: target.css } };
    case 'automation_id':
      return { mode: 'mask', target: { automation_id: target.automationId } };
    case 'rect':
      return { mode: 'mask', target: { rect: [target.x, target.y, target.width, target.height] } };
  }
}

function sessionState({ cookies, localStorage }: FlowSessionState): SessionState | undefined {
  if (cookies.length === 0 && Object.keys(localStorage).length === 0) return undefined;
  return {
    ...(cookies.length > 0 && { cookies }),
    ...(Object.keys(localStorage).length > 0 && { local_storage: localStorage }),
  };
}

function mockRule(rule: WebApp['mocks'][number]): MockRule {
  return {
    url_contains: rule.urlContains,
    ...(rule.method !== undefined && { method: rule.method }),
    status: rule.status,
    ...(rule.contentType !== undefined && { content_type: rule.contentType }),
    ...(rule.body !== undefined && {
      body: rule.body.kind === 'text' ? rule.body.text : jsonOf(rule.body.value),
    }),
  };
}

function jsonOf(value: YamlValue): JsonValue {
  // A whole number beyond what a double holds keeps its text.
  if (typeof value === 'bigint') return parseLosslessJson(value.toString());
  if (isList(value)) return value.map(jsonOf);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, jsonOf(each)]));
  }
  return value;
}

function isList(value: YamlValue): value is readonly YamlValue[] {
  return Array.isArray(value);
}

function browserShape(settings: BrowserSettings): BrowserShape | undefined {
  const { viewport, clock } = settings;
  const shape: BrowserShape = {
    ...(viewport !== undefined && {
      viewport: {
        width: viewport.width,
        height: viewport.height,
        ...(viewport.deviceScaleFactor !== 1 && { device_scale_factor: viewport.deviceScaleFactor }),
        ...(viewport.mobile && { mobile: true }),
        ...(viewport.touch && { touch: true }),
      },
    }),
    ...(settings.userAgent !== undefined && { user_agent: settings.userAgent }),
    ...(settings.args.length > 0 && { args: settings.args }),
    ...(clock !== undefined && { clock }),
    ...(settings.randomSeed !== undefined && { random: { seed: settings.randomSeed } }),
    ...(settings.downloadsDir !== undefined && { downloads_dir: settings.downloadsDir }),
  };
  return Object.keys(shape).length === 0 ? undefined : shape;
}
