// Generators of whole traces: every action, assertion, condition and header block.
import fc from 'fast-check';
import { jsonValue, key, text } from './json.ts';
import type {
  AppDescriptor,
  AssertionParams,
  BrowserShape,
  ElementStateExpect,
  MockRule,
  Region,
  Selector,
  SelectorPayload,
  SyncCondition,
  Trace,
  TraceAction,
  TraceHeader,
  TraceStep,
} from '@flowproof/trace-format';

type Members<Value> = { readonly [Key in keyof Value]-?: fc.Arbitrary<Exclude<Value[Key], undefined>> };

// Optional keys come and go; required ones stay.
function shape<Value extends object>(
  members: Members<Value>,
  required: readonly (keyof Value & string)[],
): fc.Arbitrary<Value> {
  return fc.record(members, {
    requiredKeys: [...required],
    noNullPrototype: true,
  }) as unknown as fc.Arbitrary<Value>;
}

const milliseconds = fc.nat();
const index = fc.nat({ max: 9 });
const float = fc.double({ noNaN: true, noDefaultInfinity: true });
const region: fc.Arbitrary<Region> = fc.tuple(fc.integer(), fc.integer(), fc.nat(), fc.nat());
const someTexts = fc.array(text, { minLength: 1, maxLength: 3 });
const choice = <Value extends string>(...values: readonly Value[]): fc.Arbitrary<Value> =>
  fc.constantFrom(...values);

const payload = shape<SelectorPayload>(
  {
    automation_id: text,
    id: text,
    name: text,
    control_type: text,
    css: text,
    text,
    nth: fc.integer({ min: 1 }),
    relation: choice('left_of', 'right_of', 'above', 'below', 'inside'),
    max_distance_px: fc.nat(),
    role: choice('button', 'field', 'checkbox'),
    ladder: fc.constant(2),
    kind: fc.oneof(choice('cell', 'scoped', 'framed'), text),
    column_text: text,
    row_anchor: text,
    row_anchor_also: someTexts,
    column_field: text,
    row_id: text,
    container: text,
    container_anchor: text,
    anchor_also: someTexts,
    container_id: text,
    frame: text,
    inner_css: text,
    inner_id: text,
    inner_text: text,
    inner_name: text,
    template: text,
    region,
    context: text,
    path: jsonValue.filter((value) => value !== null),
  },
  [],
);

const selector = shape<Selector>(
  {
    tier: choice('native_id', 'structural', 'text_anchor', 'visual_template', 'ai_relocation'),
    provenance: choice('uia', 'sap-com', 'web', 'vision', 'api'),
    confidence: float,
    payload,
  },
  ['tier', 'provenance', 'payload'],
);
const ladder = fc.array(selector, { maxLength: 3 });

const elementStateExpect = shape<ElementStateExpect>(
  {
    timeout_ms: milliseconds,
    scope: fc.constant('surface'),
    value_contains: text,
    value_not_contains: text,
    value_equals: text,
    value_empty: fc.boolean(),
    normalize: fc.constant('numeric'),
    count: fc.nat(),
    url_equals: text,
    url_contains: text,
    title_equals: text,
    title_contains: text,
    cookie: text,
    cookie_fact: choice('exists', 'http_only', 'secure', 'persistent'),
    element_present: fc.boolean(),
    element_count: fc.nat(),
    checked: fc.boolean(),
    enabled: fc.boolean(),
    attribute: text,
    present: fc.boolean(),
    style: choice('color', 'background-color', 'text-transform'),
    negate: fc.boolean(),
    capture: text,
    offset: float,
  },
  [],
);

const baseline = text.filter((name) => name !== '' && !/[/\\]/u.test(name));
const body = jsonValue.filter((value) => value !== null);
const textMap = fc.dictionary(key, text, { minKeys: 1, maxKeys: 3, noNullPrototype: true });
const scalar = fc.oneof(text, fc.boolean(), fc.integer());

const assertion: fc.Arbitrary<AssertionParams> = fc.oneof(
  shape<AssertionParams & { kind: 'element_state' }>(
    { kind: fc.constant('element_state'), expect: elementStateExpect, selector_ref: index },
    ['kind', 'expect'],
  ),
  shape<AssertionParams & { kind: 'visual_diff' }>(
    { kind: fc.constant('visual_diff'), baseline, region, threshold: float, masks: someTexts },
    ['kind', 'baseline'],
  ),
  shape<AssertionParams & { kind: 'sql' }>(
    {
      kind: fc.constant('sql'),
      connection: text,
      query: text,
      expect: shape({ equals: text, timeout_ms: milliseconds }, []),
    },
    ['kind', 'connection', 'query'],
  ),
  shape<AssertionParams & { kind: 'api' }>(
    {
      kind: fc.constant('api'),
      request: shape({ method: text, url: text, body, headers: textMap }, ['method', 'url']),
      status: fc.nat(),
      expect: shape(
        {
          body_contains: text,
          body_json: text,
          equals: scalar,
          count: fc.nat(),
          count_at_least: fc.nat(),
          header: text,
          header_equals: text,
          header_contains: text,
          retry: fc.boolean(),
          timeout_ms: milliseconds,
        },
        [],
      ),
    },
    ['kind', 'request'],
  ),
  shape<AssertionParams & { kind: 'spreadsheet' }>(
    {
      kind: fc.constant('spreadsheet'),
      path: text,
      sheet: text,
      at: text,
      column: text,
      row_contains: text,
      expect: shape({ equals: text, contains: text, timeout_ms: milliseconds }, []),
    },
    ['kind', 'path'],
  ),
  shape<AssertionParams & { kind: 'ocr_text' }>(
    { kind: fc.constant('ocr_text'), text, match: choice('equals', 'contains', 'regex'), region },
    ['kind', 'text'],
  ),
);

const dialog = jsonValue.filter((value) => value !== null);
type ParamsOf<Type> = TraceAction extends infer Action
  ? Action extends { readonly type: infer Types; readonly params: infer Params }
    ? Type extends Types
      ? Params
      : never
    : never
  : never;

function act<Type extends TraceAction['type']>(
  type: Type,
  params: fc.Arbitrary<ParamsOf<Type>>,
): fc.Arbitrary<TraceAction> {
  return params.map((read) => ({ type, params: read }) as unknown as TraceAction);
}

const action: fc.Arbitrary<TraceAction> = fc.oneof(
  act('launch', shape({ url: text, reload: fc.boolean() }, [])),
  act('click', shape({ x_pct: float, y_pct: float, dialog }, [])),
  act('hover', shape({ dialog }, [])),
  act('double_click', shape({ dialog }, [])),
  act('right_click', shape({ dialog }, [])),
  act('drag', shape({ onto: ladder }, ['onto'])),
  act('scroll', shape({ to: choice('top', 'bottom'), into_view: fc.boolean(), to_px: fc.integer() }, [])),
  act(
    'type_text',
    shape({ text, submit: fc.boolean(), replace: fc.boolean(), values: fc.array(text) }, ['text']),
  ),
  act(
    'press_key',
    shape(
      {
        key: text,
        modifiers: fc.array(choice('ctrl', 'alt', 'shift', 'win', 'mod'), { minLength: 1, maxLength: 3 }),
      },
      ['key'],
    ),
  ),
  act('upload', shape({ path: text }, ['path'])),
  act('capture', shape({ name: text, count: fc.boolean() }, ['name'])),
  act('capture_download', shape({ name: text, timeout_ms: milliseconds }, ['name'])),
  act('set_checked', shape({ checked: fc.boolean() }, [])),
  act('assert', assertion),
  act('wait', fc.dictionary(key, jsonValue, { maxKeys: 3, noNullPrototype: true })),
  act('focus_window', fc.constant({})),
);

const condition: fc.Arbitrary<SyncCondition> = fc.oneof(
  shape<SyncCondition & { kind: 'element_exists' }>(
    { kind: fc.constant('element_exists'), timeout_ms: milliseconds, selector_ref: index },
    ['kind', 'timeout_ms'],
  ),
  shape<SyncCondition & { kind: 'element_state' }>(
    {
      kind: fc.constant('element_state'),
      timeout_ms: milliseconds,
      expect: elementStateExpect,
      selector_ref: index,
    },
    ['kind', 'timeout_ms', 'expect'],
  ),
  shape<SyncCondition & { kind: 'window_title' }>(
    { kind: fc.constant('window_title'), timeout_ms: milliseconds, equals: text },
    ['kind', 'timeout_ms', 'equals'],
  ),
  shape<SyncCondition & { kind: 'ocr_text_present' }>(
    { kind: fc.constant('ocr_text_present'), timeout_ms: milliseconds, text, region },
    ['kind', 'timeout_ms', 'text'],
  ),
  shape<SyncCondition & { kind: 'visual_stable' }>(
    { kind: fc.constant('visual_stable'), timeout_ms: milliseconds, region },
    ['kind', 'timeout_ms'],
  ),
);

const step = shape<TraceStep>(
  {
    id: text,
    intent: text,
    surface: text,
    action,
    selectors: ladder,
    sync: fc.record(
      { pre: fc.array(condition, { maxLength: 2 }), post: fc.array(condition, { maxLength: 2 }) },
      { noNullPrototype: true },
    ),
    artifacts: shape(
      {
        pre_screenshot: text,
        post_screenshot: text,
        recording: fc.record({ start_ms: milliseconds, end_ms: milliseconds }, { noNullPrototype: true }),
      },
      [],
    ),
  },
  ['id', 'intent', 'action', 'selectors', 'sync', 'artifacts'],
);

const browser = shape<BrowserShape>(
  {
    viewport: shape(
      {
        width: fc.nat(),
        height: fc.nat(),
        device_scale_factor: float,
        mobile: fc.boolean(),
        touch: fc.boolean(),
      },
      ['width', 'height'],
    ),
    user_agent: text,
    args: someTexts,
    clock: shape({ at: text, timezone: text }, ['at']),
    random: fc.record({ seed: fc.nat() }, { noNullPrototype: true }),
    downloads_dir: text,
  },
  [],
).filter((block) => Object.keys(block).length > 0);

const app = shape<AppDescriptor>(
  {
    name: text,
    adapter: choice('web', 'sap-com', 'vision', 'api', 'uia', 'multi'),
    window_title: text,
    command: text,
    geometry: fc.record(
      { width: fc.nat(), height: fc.nat(), x: fc.integer(), y: fc.integer() },
      { noNullPrototype: true },
    ),
    url: text,
    login_user: text,
    browser,
    version: text,
  },
  ['name', 'adapter'],
);

const mockRule = shape<MockRule>(
  { url_contains: text, method: text, status: fc.nat(), content_type: text, body },
  ['url_contains', 'status'],
);

const header = shape<TraceHeader>(
  {
    format: fc.constant('flowproof-trace'),
    version: fc.constant(1),
    trace_id: text,
    recorded_at: text,
    spec: shape({ name: text, path: text, hash: text }, ['name']),
    app,
    apps: fc.dictionary(key, app, { minKeys: 1, maxKeys: 3, noNullPrototype: true }),
    agent: shape({ backend: text, model: text }, ['backend']),
    env: shape({ os: text, resolution: fc.tuple(fc.nat(), fc.nat()), dpi_scale: float, locale: text }, [
      'os',
      'resolution',
    ]),
    recording: shape({ format: text, dir: text, started_at: text }, ['format', 'dir']),
    redaction: fc.array(jsonValue, { minLength: 1, maxLength: 2 }),
    session: shape(
      {
        cookies: fc.array(shape({ name: text, value: text, domain: text }, ['name', 'value']), {
          minLength: 1,
          maxLength: 2,
        }),
        local_storage: textMap,
      },
      [],
    ),
    mock: fc.array(mockRule, { minLength: 1, maxLength: 2 }),
    browser,
    control: shape({ id: text, title: text, description: text }, ['id']),
  },
  ['format', 'version', 'trace_id', 'recorded_at', 'app', 'env'],
);

/** Any trace in the form reading gives: nothing empty that would not be written. */
export const trace: fc.Arbitrary<Trace> = fc.record(
  { header, steps: fc.array(step, { maxLength: 4 }) },
  { noNullPrototype: true },
);
