// @ts-nocheck
// Generated from trace-v1.schema.json by tools/generate/trace-schema.mjs. Do not edit.
var ot = Te,
  Qe = {
    type: 'object',
    properties: {
      format: { const: 'flowproof-trace' },
      version: { const: 1 },
      trace_id: { $ref: '#/$defs/uuid' },
      recorded_at: { $ref: '#/$defs/dateTime' },
      spec: { $ref: '#/$defs/spec' },
      app: { $ref: '#/$defs/app' },
      apps: {
        type: 'object',
        propertyNames: { $ref: '#/$defs/surfaceName' },
        additionalProperties: { $ref: '#/$defs/app' },
        'x-omit-empty': !0,
      },
      agent: { $ref: '#/$defs/agent' },
      env: { $ref: '#/$defs/env' },
      recording: { $ref: '#/$defs/recording' },
      redaction: { type: 'array', items: { 'x-free': !0 }, 'x-omit-empty': !0 },
      session: { $ref: '#/$defs/session' },
      mock: { type: 'array', items: { $ref: '#/$defs/mockRule' }, 'x-omit-empty': !0 },
      browser: { $ref: '#/$defs/browser', 'x-omit-empty': !0 },
      control: { $ref: '#/$defs/control' },
    },
    required: ['format', 'version', 'trace_id', 'recorded_at', 'app', 'env'],
  };
var Xe = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$', 'u'),
  Ge = new RegExp(
    '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])[Tt]([01]\\d|2[0-3]):[0-5]\\d:([0-5]\\d|60)(\\.\\d+)?([Zz]|[+-]([01]\\d|2[0-3]):[0-5]\\d)$',
    'u',
  ),
  Je = new RegExp('^[a-z][a-z0-9_-]*$', 'u'),
  Ye = {
    type: 'object',
    properties: { name: { type: 'string' }, path: { type: 'string' }, hash: { $ref: '#/$defs/hash' } },
    required: ['name'],
  };
var Re = new RegExp('^sha256:[0-9a-f]{64}$', 'u');
function $(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = $.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of Ye.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (t.name !== void 0 && typeof t.name != 'string') {
      let r = {
        instancePath: i + '/name',
        schemaPath: '#/properties/name/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.path !== void 0 && typeof t.path != 'string') {
      let r = {
        instancePath: i + '/path',
        schemaPath: '#/properties/path/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.hash !== void 0) {
      let r = t.hash;
      if (typeof r == 'string') {
        if (!Re.test(r)) {
          let s = {
            instancePath: i + '/hash',
            schemaPath: '#/$defs/hash/pattern',
            keyword: 'pattern',
            params: { pattern: '^sha256:[0-9a-f]{64}$' },
          };
          (e === null ? (e = [s]) : e.push(s), n++);
        }
      } else {
        let s = {
          instancePath: i + '/hash',
          schemaPath: '#/$defs/hash/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return (($.errors = e), n === 0);
}
$.evaluated = { props: { name: !0, path: !0, hash: !0 }, dynamicProps: !1, dynamicItems: !1 };
var er = {
    type: 'object',
    properties: {
      name: { type: 'string' },
      adapter: { $ref: '#/$defs/adapter' },
      window_title: { type: 'string' },
      command: { type: 'string' },
      geometry: { $ref: '#/$defs/geometry' },
      url: { type: 'string' },
      login_user: { type: 'string' },
      browser: { $ref: '#/$defs/browser', 'x-omit-empty': !0 },
      version: { type: 'string' },
    },
    required: ['name', 'adapter'],
  },
  rr = { enum: ['web', 'sap-com', 'vision', 'api', 'uia', 'multi'] },
  tr = {
    type: 'object',
    properties: {
      width: { $ref: '#/$defs/natural' },
      height: { $ref: '#/$defs/natural' },
      x: { type: 'integer' },
      y: { type: 'integer' },
    },
    required: ['width', 'height', 'x', 'y'],
  };
function q(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = q.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of tr.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (t.width !== void 0) {
      let r = t.width;
      if (!(typeof r == 'number' && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let s = {
          instancePath: i + '/width',
          schemaPath: '#/$defs/natural/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
      if (typeof r == 'number' && isFinite(r) && (r < 0 || isNaN(r))) {
        let s = {
          instancePath: i + '/width',
          schemaPath: '#/$defs/natural/minimum',
          keyword: 'minimum',
          params: { comparison: '>=', limit: 0 },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    if (t.height !== void 0) {
      let r = t.height;
      if (!(typeof r == 'number' && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let s = {
          instancePath: i + '/height',
          schemaPath: '#/$defs/natural/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
      if (typeof r == 'number' && isFinite(r) && (r < 0 || isNaN(r))) {
        let s = {
          instancePath: i + '/height',
          schemaPath: '#/$defs/natural/minimum',
          keyword: 'minimum',
          params: { comparison: '>=', limit: 0 },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    if (t.x !== void 0) {
      let r = t.x;
      if (!(typeof r == 'number' && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let s = {
          instancePath: i + '/x',
          schemaPath: '#/properties/x/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    if (t.y !== void 0) {
      let r = t.y;
      if (!(typeof r == 'number' && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let s = {
          instancePath: i + '/y',
          schemaPath: '#/properties/y/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((q.errors = e), n === 0);
}
q.evaluated = { props: { width: !0, height: !0, x: !0, y: !0 }, dynamicProps: !1, dynamicItems: !1 };
var sr = {
  type: 'object',
  additionalProperties: !1,
  'x-unknown': 'rejected',
  properties: {
    width: { $ref: '#/$defs/natural' },
    height: { $ref: '#/$defs/natural' },
    device_scale_factor: { $ref: '#/$defs/scaleFactor' },
    mobile: { type: 'boolean' },
    touch: { type: 'boolean' },
  },
  required: ['width', 'height'],
};
function x(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = x.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of sr.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    for (let r in t)
      if (!(
        r === 'width' ||
        r === 'height' ||
        r === 'device_scale_factor' ||
        r === 'mobile' ||
        r === 'touch'
      )) {
        let s = {
          instancePath: i,
          schemaPath: '#/additionalProperties',
          keyword: 'additionalProperties',
          params: { additionalProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (t.width !== void 0) {
      let r = t.width;
      if (!(typeof r == 'number' && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let s = {
          instancePath: i + '/width',
          schemaPath: '#/$defs/natural/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
      if (typeof r == 'number' && isFinite(r) && (r < 0 || isNaN(r))) {
        let s = {
          instancePath: i + '/width',
          schemaPath: '#/$defs/natural/minimum',
          keyword: 'minimum',
          params: { comparison: '>=', limit: 0 },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    if (t.height !== void 0) {
      let r = t.height;
      if (!(typeof r == 'number' && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let s = {
          instancePath: i + '/height',
          schemaPath: '#/$defs/natural/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
      if (typeof r == 'number' && isFinite(r) && (r < 0 || isNaN(r))) {
        let s = {
          instancePath: i + '/height',
          schemaPath: '#/$defs/natural/minimum',
          keyword: 'minimum',
          params: { comparison: '>=', limit: 0 },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    if (t.device_scale_factor !== void 0) {
      let r = t.device_scale_factor;
      if (typeof r == 'number' && isFinite(r)) {
        if (r <= 0 || isNaN(r)) {
          let s = {
            instancePath: i + '/device_scale_factor',
            schemaPath: '#/$defs/scaleFactor/exclusiveMinimum',
            keyword: 'exclusiveMinimum',
            params: { comparison: '>', limit: 0 },
          };
          (e === null ? (e = [s]) : e.push(s), n++);
        }
      } else {
        let s = {
          instancePath: i + '/device_scale_factor',
          schemaPath: '#/$defs/scaleFactor/type',
          keyword: 'type',
          params: { type: 'number' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    if (t.mobile !== void 0 && typeof t.mobile != 'boolean') {
      let r = {
        instancePath: i + '/mobile',
        schemaPath: '#/properties/mobile/type',
        keyword: 'type',
        params: { type: 'boolean' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.touch !== void 0 && typeof t.touch != 'boolean') {
      let r = {
        instancePath: i + '/touch',
        schemaPath: '#/properties/touch/type',
        keyword: 'type',
        params: { type: 'boolean' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((x.errors = e), n === 0);
}
x.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var nr = {
  type: 'object',
  additionalProperties: !1,
  'x-unknown': 'rejected',
  properties: { at: { $ref: '#/$defs/dateTime' }, timezone: { type: 'string' } },
  required: ['at'],
};
function j(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = j.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of nr.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    for (let r in t)
      if (!(r === 'at' || r === 'timezone')) {
        let s = {
          instancePath: i,
          schemaPath: '#/additionalProperties',
          keyword: 'additionalProperties',
          params: { additionalProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (t.at !== void 0) {
      let r = t.at;
      if (typeof r == 'string') {
        if (!Ge.test(r)) {
          let s = {
            instancePath: i + '/at',
            schemaPath: '#/$defs/dateTime/pattern',
            keyword: 'pattern',
            params: {
              pattern:
                '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])[Tt]([01]\\d|2[0-3]):[0-5]\\d:([0-5]\\d|60)(\\.\\d+)?([Zz]|[+-]([01]\\d|2[0-3]):[0-5]\\d)$',
            },
          };
          (e === null ? (e = [s]) : e.push(s), n++);
        }
      } else {
        let s = {
          instancePath: i + '/at',
          schemaPath: '#/$defs/dateTime/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    if (t.timezone !== void 0 && typeof t.timezone != 'string') {
      let r = {
        instancePath: i + '/timezone',
        schemaPath: '#/properties/timezone/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((j.errors = e), n === 0);
}
j.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var ir = { type: 'object', properties: { seed: { $ref: '#/$defs/seed' } }, required: ['seed'] };
function A(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = A.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of ir.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (t.seed !== void 0) {
      let r = t.seed;
      if (!(typeof r == 'number' && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let s = {
          instancePath: i + '/seed',
          schemaPath: '#/$defs/seed/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
      if (typeof r == 'number' && isFinite(r)) {
        if (r > 4294967295 || isNaN(r)) {
          let s = {
            instancePath: i + '/seed',
            schemaPath: '#/$defs/seed/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 4294967295 },
          };
          (e === null ? (e = [s]) : e.push(s), n++);
        }
        if (r < 0 || isNaN(r)) {
          let s = {
            instancePath: i + '/seed',
            schemaPath: '#/$defs/seed/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          };
          (e === null ? (e = [s]) : e.push(s), n++);
        }
      }
    }
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((A.errors = e), n === 0);
}
A.evaluated = { props: { seed: !0 }, dynamicProps: !1, dynamicItems: !1 };
function w(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = w.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r in t)
      if (!(
        r === 'viewport' ||
        r === 'user_agent' ||
        r === 'args' ||
        r === 'clock' ||
        r === 'random' ||
        r === 'downloads_dir'
      )) {
        let s = {
          instancePath: i,
          schemaPath: '#/additionalProperties',
          keyword: 'additionalProperties',
          params: { additionalProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (
      (t.viewport !== void 0 &&
        (x(t.viewport, {
          instancePath: i + '/viewport',
          parentData: t,
          parentDataProperty: 'viewport',
          rootData: a,
          dynamicAnchors: l,
        }) ||
          ((e = e === null ? x.errors : e.concat(x.errors)), (n = e.length))),
      t.user_agent !== void 0 && typeof t.user_agent != 'string')
    ) {
      let r = {
        instancePath: i + '/user_agent',
        schemaPath: '#/properties/user_agent/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.args !== void 0) {
      let r = t.args;
      if (Array.isArray(r)) {
        let s = r.length;
        for (let p = 0; p < s; p++)
          if (typeof r[p] != 'string') {
            let c = {
              instancePath: i + '/args/' + p,
              schemaPath: '#/properties/args/items/type',
              keyword: 'type',
              params: { type: 'string' },
            };
            (e === null ? (e = [c]) : e.push(c), n++);
          }
      } else {
        let s = {
          instancePath: i + '/args',
          schemaPath: '#/properties/args/type',
          keyword: 'type',
          params: { type: 'array' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    if (
      (t.clock !== void 0 &&
        (j(t.clock, {
          instancePath: i + '/clock',
          parentData: t,
          parentDataProperty: 'clock',
          rootData: a,
          dynamicAnchors: l,
        }) ||
          ((e = e === null ? j.errors : e.concat(j.errors)), (n = e.length))),
      t.random !== void 0 &&
        (A(t.random, {
          instancePath: i + '/random',
          parentData: t,
          parentDataProperty: 'random',
          rootData: a,
          dynamicAnchors: l,
        }) ||
          ((e = e === null ? A.errors : e.concat(A.errors)), (n = e.length))),
      t.downloads_dir !== void 0 && typeof t.downloads_dir != 'string')
    ) {
      let r = {
        instancePath: i + '/downloads_dir',
        schemaPath: '#/properties/downloads_dir/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((w.errors = e), n === 0);
}
w.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function g(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = g.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of er.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (t.name !== void 0 && typeof t.name != 'string') {
      let r = {
        instancePath: i + '/name',
        schemaPath: '#/properties/name/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.adapter !== void 0) {
      let r = t.adapter;
      if (!(
        r === 'web' ||
        r === 'sap-com' ||
        r === 'vision' ||
        r === 'api' ||
        r === 'uia' ||
        r === 'multi'
      )) {
        let s = {
          instancePath: i + '/adapter',
          schemaPath: '#/$defs/adapter/enum',
          keyword: 'enum',
          params: { allowedValues: rr.enum },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    if (t.window_title !== void 0 && typeof t.window_title != 'string') {
      let r = {
        instancePath: i + '/window_title',
        schemaPath: '#/properties/window_title/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.command !== void 0 && typeof t.command != 'string') {
      let r = {
        instancePath: i + '/command',
        schemaPath: '#/properties/command/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (
      (t.geometry !== void 0 &&
        (q(t.geometry, {
          instancePath: i + '/geometry',
          parentData: t,
          parentDataProperty: 'geometry',
          rootData: a,
          dynamicAnchors: l,
        }) ||
          ((e = e === null ? q.errors : e.concat(q.errors)), (n = e.length))),
      t.url !== void 0 && typeof t.url != 'string')
    ) {
      let r = {
        instancePath: i + '/url',
        schemaPath: '#/properties/url/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.login_user !== void 0 && typeof t.login_user != 'string') {
      let r = {
        instancePath: i + '/login_user',
        schemaPath: '#/properties/login_user/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (
      (t.browser !== void 0 &&
        (w(t.browser, {
          instancePath: i + '/browser',
          parentData: t,
          parentDataProperty: 'browser',
          rootData: a,
          dynamicAnchors: l,
        }) ||
          ((e = e === null ? w.errors : e.concat(w.errors)), (n = e.length))),
      t.version !== void 0 && typeof t.version != 'string')
    ) {
      let r = {
        instancePath: i + '/version',
        schemaPath: '#/properties/version/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((g.errors = e), n === 0);
}
g.evaluated = {
  props: {
    name: !0,
    adapter: !0,
    window_title: !0,
    command: !0,
    geometry: !0,
    url: !0,
    login_user: !0,
    browser: !0,
    version: !0,
  },
  dynamicProps: !1,
  dynamicItems: !1,
};
var or = {
  type: 'object',
  properties: { backend: { $ref: '#/$defs/backend' }, model: { type: 'string' } },
  required: ['backend'],
};
var pr = new RegExp('^(anthropic|openai-compatible)$', 'u');
function D(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = D.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of or.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (t.backend !== void 0) {
      let r = t.backend;
      if (typeof r == 'string') {
        if (!pr.test(r)) {
          let s = {
            instancePath: i + '/backend',
            schemaPath: '#/$defs/backend/pattern',
            keyword: 'pattern',
            params: { pattern: '^(anthropic|openai-compatible)$' },
          };
          (e === null ? (e = [s]) : e.push(s), n++);
        }
      } else {
        let s = {
          instancePath: i + '/backend',
          schemaPath: '#/$defs/backend/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    if (t.model !== void 0 && typeof t.model != 'string') {
      let r = {
        instancePath: i + '/model',
        schemaPath: '#/properties/model/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((D.errors = e), n === 0);
}
D.evaluated = { props: { backend: !0, model: !0 }, dynamicProps: !1, dynamicItems: !1 };
var ar = {
  type: 'object',
  properties: {
    os: { type: 'string' },
    resolution: { $ref: '#/$defs/resolution' },
    dpi_scale: { $ref: '#/$defs/scaleFactor' },
    locale: { type: 'string' },
  },
  required: ['os', 'resolution'],
};
function N(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = N.evaluated;
  if ((o.dynamicProps && (o.props = void 0), o.dynamicItems && (o.items = void 0), Array.isArray(t))) {
    if (t.length > 2) {
      let s = { instancePath: i, schemaPath: '#/maxItems', keyword: 'maxItems', params: { limit: 2 } };
      (e === null ? (e = [s]) : e.push(s), n++);
    }
    if (t.length < 2) {
      let s = { instancePath: i, schemaPath: '#/minItems', keyword: 'minItems', params: { limit: 2 } };
      (e === null ? (e = [s]) : e.push(s), n++);
    }
    let r = t.length;
    if (r > 0) {
      let s = t[0];
      if (!(typeof s == 'number' && !(s % 1) && !isNaN(s) && isFinite(s))) {
        let p = {
          instancePath: i + '/0',
          schemaPath: '#/$defs/natural/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        (e === null ? (e = [p]) : e.push(p), n++);
      }
      if (typeof s == 'number' && isFinite(s) && (s < 0 || isNaN(s))) {
        let p = {
          instancePath: i + '/0',
          schemaPath: '#/$defs/natural/minimum',
          keyword: 'minimum',
          params: { comparison: '>=', limit: 0 },
        };
        (e === null ? (e = [p]) : e.push(p), n++);
      }
    }
    if (r > 1) {
      let s = t[1];
      if (!(typeof s == 'number' && !(s % 1) && !isNaN(s) && isFinite(s))) {
        let p = {
          instancePath: i + '/1',
          schemaPath: '#/$defs/natural/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        (e === null ? (e = [p]) : e.push(p), n++);
      }
      if (typeof s == 'number' && isFinite(s) && (s < 0 || isNaN(s))) {
        let p = {
          instancePath: i + '/1',
          schemaPath: '#/$defs/natural/minimum',
          keyword: 'minimum',
          params: { comparison: '>=', limit: 0 },
        };
        (e === null ? (e = [p]) : e.push(p), n++);
      }
    }
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'array' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((N.errors = e), n === 0);
}
N.evaluated = { items: 2, dynamicProps: !1, dynamicItems: !1 };
function I(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = I.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of ar.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (t.os !== void 0 && typeof t.os != 'string') {
      let r = {
        instancePath: i + '/os',
        schemaPath: '#/properties/os/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (
      (t.resolution !== void 0 &&
        (N(t.resolution, {
          instancePath: i + '/resolution',
          parentData: t,
          parentDataProperty: 'resolution',
          rootData: a,
          dynamicAnchors: l,
        }) ||
          ((e = e === null ? N.errors : e.concat(N.errors)), (n = e.length))),
      t.dpi_scale !== void 0)
    ) {
      let r = t.dpi_scale;
      if (typeof r == 'number' && isFinite(r)) {
        if (r <= 0 || isNaN(r)) {
          let s = {
            instancePath: i + '/dpi_scale',
            schemaPath: '#/$defs/scaleFactor/exclusiveMinimum',
            keyword: 'exclusiveMinimum',
            params: { comparison: '>', limit: 0 },
          };
          (e === null ? (e = [s]) : e.push(s), n++);
        }
      } else {
        let s = {
          instancePath: i + '/dpi_scale',
          schemaPath: '#/$defs/scaleFactor/type',
          keyword: 'type',
          params: { type: 'number' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    if (t.locale !== void 0 && typeof t.locale != 'string') {
      let r = {
        instancePath: i + '/locale',
        schemaPath: '#/properties/locale/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((I.errors = e), n === 0);
}
I.evaluated = {
  props: { os: !0, resolution: !0, dpi_scale: !0, locale: !0 },
  dynamicProps: !1,
  dynamicItems: !1,
};
var lr = {
  type: 'object',
  properties: { format: { type: 'string' }, dir: { type: 'string' }, started_at: { type: 'string' } },
  required: ['format', 'dir'],
};
function F(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = F.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of lr.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (t.format !== void 0 && typeof t.format != 'string') {
      let r = {
        instancePath: i + '/format',
        schemaPath: '#/properties/format/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.dir !== void 0 && typeof t.dir != 'string') {
      let r = {
        instancePath: i + '/dir',
        schemaPath: '#/properties/dir/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.started_at !== void 0 && typeof t.started_at != 'string') {
      let r = {
        instancePath: i + '/started_at',
        schemaPath: '#/properties/started_at/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((F.errors = e), n === 0);
}
F.evaluated = { props: { format: !0, dir: !0, started_at: !0 }, dynamicProps: !1, dynamicItems: !1 };
var ur = {
  type: 'object',
  properties: { name: { type: 'string' }, value: { type: 'string' }, domain: { type: 'string' } },
  required: ['name', 'value'],
};
function E(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = E.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of ur.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (t.name !== void 0 && typeof t.name != 'string') {
      let r = {
        instancePath: i + '/name',
        schemaPath: '#/properties/name/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.value !== void 0 && typeof t.value != 'string') {
      let r = {
        instancePath: i + '/value',
        schemaPath: '#/properties/value/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.domain !== void 0 && typeof t.domain != 'string') {
      let r = {
        instancePath: i + '/domain',
        schemaPath: '#/properties/domain/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((E.errors = e), n === 0);
}
E.evaluated = { props: { name: !0, value: !0, domain: !0 }, dynamicProps: !1, dynamicItems: !1 };
function V(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = V.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    if (t.cookies !== void 0) {
      let r = t.cookies;
      if (Array.isArray(r)) {
        let s = r.length;
        for (let p = 0; p < s; p++)
          E(r[p], {
            instancePath: i + '/cookies/' + p,
            parentData: r,
            parentDataProperty: p,
            rootData: a,
            dynamicAnchors: l,
          }) || ((e = e === null ? E.errors : e.concat(E.errors)), (n = e.length));
      } else {
        let s = {
          instancePath: i + '/cookies',
          schemaPath: '#/properties/cookies/type',
          keyword: 'type',
          params: { type: 'array' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    if (t.local_storage !== void 0) {
      let r = t.local_storage;
      if (r && typeof r == 'object' && !Array.isArray(r)) {
        for (let s in r)
          if (typeof r[s] != 'string') {
            let p = {
              instancePath: i + '/local_storage/' + s.replace(/~/g, '~0').replace(/\//g, '~1'),
              schemaPath: '#/properties/local_storage/additionalProperties/type',
              keyword: 'type',
              params: { type: 'string' },
            };
            (e === null ? (e = [p]) : e.push(p), n++);
          }
      } else {
        let s = {
          instancePath: i + '/local_storage',
          schemaPath: '#/properties/local_storage/type',
          keyword: 'type',
          params: { type: 'object' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((V.errors = e), n === 0);
}
V.evaluated = { props: { cookies: !0, local_storage: !0 }, dynamicProps: !1, dynamicItems: !1 };
var fr = {
  type: 'object',
  additionalProperties: !1,
  'x-unknown': 'rejected',
  properties: {
    url_contains: { type: 'string' },
    method: { type: 'string' },
    status: { $ref: '#/$defs/status', default: 200 },
    content_type: { type: 'string' },
    body: { 'x-free': !0 },
  },
  required: ['url_contains'],
};
function z(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = z.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of fr.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    for (let r in t)
      if (!(
        r === 'url_contains' ||
        r === 'method' ||
        r === 'status' ||
        r === 'content_type' ||
        r === 'body'
      )) {
        let s = {
          instancePath: i,
          schemaPath: '#/additionalProperties',
          keyword: 'additionalProperties',
          params: { additionalProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (t.url_contains !== void 0 && typeof t.url_contains != 'string') {
      let r = {
        instancePath: i + '/url_contains',
        schemaPath: '#/properties/url_contains/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.method !== void 0 && typeof t.method != 'string') {
      let r = {
        instancePath: i + '/method',
        schemaPath: '#/properties/method/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.status !== void 0) {
      let r = t.status;
      if (!(typeof r == 'number' && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let s = {
          instancePath: i + '/status',
          schemaPath: '#/$defs/status/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
      if (typeof r == 'number' && isFinite(r)) {
        if (r > 999 || isNaN(r)) {
          let s = {
            instancePath: i + '/status',
            schemaPath: '#/$defs/status/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 999 },
          };
          (e === null ? (e = [s]) : e.push(s), n++);
        }
        if (r < 100 || isNaN(r)) {
          let s = {
            instancePath: i + '/status',
            schemaPath: '#/$defs/status/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 100 },
          };
          (e === null ? (e = [s]) : e.push(s), n++);
        }
      }
    }
    if (t.content_type !== void 0 && typeof t.content_type != 'string') {
      let r = {
        instancePath: i + '/content_type',
        schemaPath: '#/properties/content_type/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((z.errors = e), n === 0);
}
z.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
var cr = {
  type: 'object',
  additionalProperties: !1,
  'x-unknown': 'rejected',
  properties: {
    id: { $ref: '#/$defs/controlId' },
    title: { type: 'string' },
    description: { type: 'string' },
  },
  required: ['id'],
};
var mr = new RegExp('^[a-z0-9._-]+$', 'u');
function R(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = R.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of cr.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    for (let r in t)
      if (!(r === 'id' || r === 'title' || r === 'description')) {
        let s = {
          instancePath: i,
          schemaPath: '#/additionalProperties',
          keyword: 'additionalProperties',
          params: { additionalProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (t.id !== void 0) {
      let r = t.id;
      if (typeof r == 'string') {
        if (!mr.test(r)) {
          let s = {
            instancePath: i + '/id',
            schemaPath: '#/$defs/controlId/pattern',
            keyword: 'pattern',
            params: { pattern: '^[a-z0-9._-]+$' },
          };
          (e === null ? (e = [s]) : e.push(s), n++);
        }
      } else {
        let s = {
          instancePath: i + '/id',
          schemaPath: '#/$defs/controlId/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    if (t.title !== void 0 && typeof t.title != 'string') {
      let r = {
        instancePath: i + '/title',
        schemaPath: '#/properties/title/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.description !== void 0 && typeof t.description != 'string') {
      let r = {
        instancePath: i + '/description',
        schemaPath: '#/properties/description/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((R.errors = e), n === 0);
}
R.evaluated = { props: !0, dynamicProps: !1, dynamicItems: !1 };
function Te(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = Te.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let s of Qe.required)
      if (t[s] === void 0) {
        let p = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: s },
        };
        (e === null ? (e = [p]) : e.push(p), n++);
      }
    if (t.format !== void 0 && t.format !== 'flowproof-trace') {
      let s = {
        instancePath: i + '/format',
        schemaPath: '#/properties/format/const',
        keyword: 'const',
        params: { allowedValue: 'flowproof-trace' },
      };
      (e === null ? (e = [s]) : e.push(s), n++);
    }
    if (t.version !== void 0 && t.version !== 1) {
      let s = {
        instancePath: i + '/version',
        schemaPath: '#/properties/version/const',
        keyword: 'const',
        params: { allowedValue: 1 },
      };
      (e === null ? (e = [s]) : e.push(s), n++);
    }
    if (t.trace_id !== void 0) {
      let s = t.trace_id;
      if (typeof s == 'string') {
        if (!Xe.test(s)) {
          let p = {
            instancePath: i + '/trace_id',
            schemaPath: '#/$defs/uuid/pattern',
            keyword: 'pattern',
            params: { pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' },
          };
          (e === null ? (e = [p]) : e.push(p), n++);
        }
      } else {
        let p = {
          instancePath: i + '/trace_id',
          schemaPath: '#/$defs/uuid/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        (e === null ? (e = [p]) : e.push(p), n++);
      }
    }
    if (t.recorded_at !== void 0) {
      let s = t.recorded_at;
      if (typeof s == 'string') {
        if (!Ge.test(s)) {
          let p = {
            instancePath: i + '/recorded_at',
            schemaPath: '#/$defs/dateTime/pattern',
            keyword: 'pattern',
            params: {
              pattern:
                '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])[Tt]([01]\\d|2[0-3]):[0-5]\\d:([0-5]\\d|60)(\\.\\d+)?([Zz]|[+-]([01]\\d|2[0-3]):[0-5]\\d)$',
            },
          };
          (e === null ? (e = [p]) : e.push(p), n++);
        }
      } else {
        let p = {
          instancePath: i + '/recorded_at',
          schemaPath: '#/$defs/dateTime/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        (e === null ? (e = [p]) : e.push(p), n++);
      }
    }
    if (
      (t.spec !== void 0 &&
        ($(t.spec, {
          instancePath: i + '/spec',
          parentData: t,
          parentDataProperty: 'spec',
          rootData: a,
          dynamicAnchors: l,
        }) ||
          ((e = e === null ? $.errors : e.concat($.errors)), (n = e.length))),
      t.app !== void 0 &&
        (g(t.app, {
          instancePath: i + '/app',
          parentData: t,
          parentDataProperty: 'app',
          rootData: a,
          dynamicAnchors: l,
        }) ||
          ((e = e === null ? g.errors : e.concat(g.errors)), (n = e.length))),
      t.apps !== void 0)
    ) {
      let s = t.apps;
      if (s && typeof s == 'object' && !Array.isArray(s)) {
        for (let p in s) {
          let c = n;
          if (typeof p == 'string') {
            if (!Je.test(p)) {
              let y = {
                instancePath: i + '/apps',
                schemaPath: '#/$defs/surfaceName/pattern',
                keyword: 'pattern',
                params: { pattern: '^[a-z][a-z0-9_-]*$' },
                propertyName: p,
              };
              (e === null ? (e = [y]) : e.push(y), n++);
            }
          } else {
            let y = {
              instancePath: i + '/apps',
              schemaPath: '#/$defs/surfaceName/type',
              keyword: 'type',
              params: { type: 'string' },
              propertyName: p,
            };
            (e === null ? (e = [y]) : e.push(y), n++);
          }
          var r = c === n;
          if (!r) {
            let y = {
              instancePath: i + '/apps',
              schemaPath: '#/properties/apps/propertyNames',
              keyword: 'propertyNames',
              params: { propertyName: p },
            };
            (e === null ? (e = [y]) : e.push(y), n++);
          }
        }
        for (let p in s)
          g(s[p], {
            instancePath: i + '/apps/' + p.replace(/~/g, '~0').replace(/\//g, '~1'),
            parentData: s,
            parentDataProperty: p,
            rootData: a,
            dynamicAnchors: l,
          }) || ((e = e === null ? g.errors : e.concat(g.errors)), (n = e.length));
      } else {
        let p = {
          instancePath: i + '/apps',
          schemaPath: '#/properties/apps/type',
          keyword: 'type',
          params: { type: 'object' },
        };
        (e === null ? (e = [p]) : e.push(p), n++);
      }
    }
    if (
      (t.agent !== void 0 &&
        (D(t.agent, {
          instancePath: i + '/agent',
          parentData: t,
          parentDataProperty: 'agent',
          rootData: a,
          dynamicAnchors: l,
        }) ||
          ((e = e === null ? D.errors : e.concat(D.errors)), (n = e.length))),
      t.env !== void 0 &&
        (I(t.env, {
          instancePath: i + '/env',
          parentData: t,
          parentDataProperty: 'env',
          rootData: a,
          dynamicAnchors: l,
        }) ||
          ((e = e === null ? I.errors : e.concat(I.errors)), (n = e.length))),
      t.recording !== void 0 &&
        (F(t.recording, {
          instancePath: i + '/recording',
          parentData: t,
          parentDataProperty: 'recording',
          rootData: a,
          dynamicAnchors: l,
        }) ||
          ((e = e === null ? F.errors : e.concat(F.errors)), (n = e.length))),
      t.redaction !== void 0 && !Array.isArray(t.redaction))
    ) {
      let s = {
        instancePath: i + '/redaction',
        schemaPath: '#/properties/redaction/type',
        keyword: 'type',
        params: { type: 'array' },
      };
      (e === null ? (e = [s]) : e.push(s), n++);
    }
    if (
      (t.session !== void 0 &&
        (V(t.session, {
          instancePath: i + '/session',
          parentData: t,
          parentDataProperty: 'session',
          rootData: a,
          dynamicAnchors: l,
        }) ||
          ((e = e === null ? V.errors : e.concat(V.errors)), (n = e.length))),
      t.mock !== void 0)
    ) {
      let s = t.mock;
      if (Array.isArray(s)) {
        let p = s.length;
        for (let c = 0; c < p; c++)
          z(s[c], {
            instancePath: i + '/mock/' + c,
            parentData: s,
            parentDataProperty: c,
            rootData: a,
            dynamicAnchors: l,
          }) || ((e = e === null ? z.errors : e.concat(z.errors)), (n = e.length));
      } else {
        let p = {
          instancePath: i + '/mock',
          schemaPath: '#/properties/mock/type',
          keyword: 'type',
          params: { type: 'array' },
        };
        (e === null ? (e = [p]) : e.push(p), n++);
      }
    }
    (t.browser !== void 0 &&
      (w(t.browser, {
        instancePath: i + '/browser',
        parentData: t,
        parentDataProperty: 'browser',
        rootData: a,
        dynamicAnchors: l,
      }) ||
        ((e = e === null ? w.errors : e.concat(w.errors)), (n = e.length))),
      t.control !== void 0 &&
        (R(t.control, {
          instancePath: i + '/control',
          parentData: t,
          parentDataProperty: 'control',
          rootData: a,
          dynamicAnchors: l,
        }) ||
          ((e = e === null ? R.errors : e.concat(R.errors)), (n = e.length))));
  } else {
    let s = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [s]) : e.push(s), n++);
  }
  return ((Te.errors = e), n === 0);
}
Te.evaluated = {
  props: {
    format: !0,
    version: !0,
    trace_id: !0,
    recorded_at: !0,
    spec: !0,
    app: !0,
    apps: !0,
    agent: !0,
    env: !0,
    recording: !0,
    redaction: !0,
    session: !0,
    mock: !0,
    browser: !0,
    control: !0,
  },
  dynamicProps: !1,
  dynamicItems: !1,
};
var pt = Se,
  yr = {
    type: 'object',
    properties: {
      id: { $ref: '#/$defs/stepId' },
      intent: { type: 'string' },
      surface: { $ref: '#/$defs/surfaceName' },
      action: { $ref: '#/$defs/action' },
      selectors: { type: 'array', items: { $ref: '#/$defs/selector' } },
      sync: { $ref: '#/$defs/sync' },
      artifacts: { $ref: '#/$defs/artifacts' },
    },
    required: ['id', 'intent', 'action', 'selectors', 'sync', 'artifacts'],
  };
var dr = new RegExp('^s[0-9]{4,}$', 'u'),
  hr = {
    type: 'object',
    required: ['type'],
    discriminator: { propertyName: 'type' },
    oneOf: [
      { $ref: '#/$defs/launchAction' },
      { $ref: '#/$defs/clickAction' },
      { $ref: '#/$defs/pointerAction' },
      { $ref: '#/$defs/dragAction' },
      { $ref: '#/$defs/scrollAction' },
      { $ref: '#/$defs/typeTextAction' },
      { $ref: '#/$defs/pressKeyAction' },
      { $ref: '#/$defs/uploadAction' },
      { $ref: '#/$defs/captureAction' },
      { $ref: '#/$defs/captureDownloadAction' },
      { $ref: '#/$defs/setCheckedAction' },
      { $ref: '#/$defs/assertAction' },
      { $ref: '#/$defs/reservedAction' },
    ],
  },
  gr = {
    type: 'object',
    properties: { type: { const: 'launch' }, params: { $ref: '#/$defs/launchParams' } },
    required: ['type', 'params'],
  };
function T(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = T.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    if (t.url !== void 0 && typeof t.url != 'string') {
      let r = {
        instancePath: i + '/url',
        schemaPath: '#/properties/url/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.reload !== void 0 && typeof t.reload != 'boolean') {
      let r = {
        instancePath: i + '/reload',
        schemaPath: '#/properties/reload/type',
        keyword: 'type',
        params: { type: 'boolean' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((T.errors = e), n === 0);
}
T.evaluated = { props: { url: !0, reload: !0 }, dynamicProps: !1, dynamicItems: !1 };
function S(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = S.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of gr.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (t.type !== void 0 && t.type !== 'launch') {
      let r = {
        instancePath: i + '/type',
        schemaPath: '#/properties/type/const',
        keyword: 'const',
        params: { allowedValue: 'launch' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    t.params !== void 0 &&
      (T(t.params, {
        instancePath: i + '/params',
        parentData: t,
        parentDataProperty: 'params',
        rootData: a,
        dynamicAnchors: l,
      }) ||
        ((e = e === null ? T.errors : e.concat(T.errors)), (n = e.length)));
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((S.errors = e), n === 0);
}
S.evaluated = { props: { type: !0, params: !0 }, dynamicProps: !1, dynamicItems: !1 };
var kr = {
  type: 'object',
  properties: { type: { const: 'click' }, params: { $ref: '#/$defs/clickParams' } },
  required: ['type', 'params'],
};
function C(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = C.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    if (t.x_pct !== void 0) {
      let r = t.x_pct;
      if (typeof r == 'number' && isFinite(r)) {
        if (r > 100 || isNaN(r)) {
          let s = {
            instancePath: i + '/x_pct',
            schemaPath: '#/$defs/percentage/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 100 },
          };
          (e === null ? (e = [s]) : e.push(s), n++);
        }
        if (r < 0 || isNaN(r)) {
          let s = {
            instancePath: i + '/x_pct',
            schemaPath: '#/$defs/percentage/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          };
          (e === null ? (e = [s]) : e.push(s), n++);
        }
      } else {
        let s = {
          instancePath: i + '/x_pct',
          schemaPath: '#/$defs/percentage/type',
          keyword: 'type',
          params: { type: 'number' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    if (t.y_pct !== void 0) {
      let r = t.y_pct;
      if (typeof r == 'number' && isFinite(r)) {
        if (r > 100 || isNaN(r)) {
          let s = {
            instancePath: i + '/y_pct',
            schemaPath: '#/$defs/percentage/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 100 },
          };
          (e === null ? (e = [s]) : e.push(s), n++);
        }
        if (r < 0 || isNaN(r)) {
          let s = {
            instancePath: i + '/y_pct',
            schemaPath: '#/$defs/percentage/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          };
          (e === null ? (e = [s]) : e.push(s), n++);
        }
      } else {
        let s = {
          instancePath: i + '/y_pct',
          schemaPath: '#/$defs/percentage/type',
          keyword: 'type',
          params: { type: 'number' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((C.errors = e), n === 0);
}
C.evaluated = { props: { x_pct: !0, y_pct: !0, dialog: !0 }, dynamicProps: !1, dynamicItems: !1 };
function M(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = M.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of kr.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (t.type !== void 0 && t.type !== 'click') {
      let r = {
        instancePath: i + '/type',
        schemaPath: '#/properties/type/const',
        keyword: 'const',
        params: { allowedValue: 'click' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    t.params !== void 0 &&
      (C(t.params, {
        instancePath: i + '/params',
        parentData: t,
        parentDataProperty: 'params',
        rootData: a,
        dynamicAnchors: l,
      }) ||
        ((e = e === null ? C.errors : e.concat(C.errors)), (n = e.length)));
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((M.errors = e), n === 0);
}
M.evaluated = { props: { type: !0, params: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Ze = {
  type: 'object',
  properties: {
    type: { enum: ['double_click', 'right_click', 'hover'] },
    params: { $ref: '#/$defs/pointerParams' },
  },
  required: ['type', 'params'],
};
function d(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = d.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of Ze.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (t.type !== void 0) {
      let r = t.type;
      if (!(r === 'double_click' || r === 'right_click' || r === 'hover')) {
        let s = {
          instancePath: i + '/type',
          schemaPath: '#/properties/type/enum',
          keyword: 'enum',
          params: { allowedValues: Ze.properties.type.enum },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    if (t.params !== void 0) {
      let r = t.params;
      if (!(r && typeof r == 'object' && !Array.isArray(r))) {
        let s = {
          instancePath: i + '/params',
          schemaPath: '#/$defs/pointerParams/type',
          keyword: 'type',
          params: { type: 'object' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((d.errors = e), n === 0);
}
d.evaluated = { props: { type: !0, params: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Pr = {
    type: 'object',
    properties: { type: { const: 'drag' }, params: { $ref: '#/$defs/dragParams' } },
    required: ['type', 'params'],
  },
  wr = {
    type: 'object',
    'x-unknown': 'kept',
    properties: { onto: { type: 'array', items: { $ref: '#/$defs/dropSelector' } } },
    required: ['onto'],
  },
  Me = {
    type: 'object',
    'x-unknown': 'kept',
    properties: {
      tier: { enum: ['native_id', 'structural', 'text_anchor', 'visual_template', 'ai_relocation'] },
      provenance: { enum: ['uia', 'sap-com', 'web', 'vision', 'api'] },
      confidence: { $ref: '#/$defs/fraction' },
      payload: { $ref: '#/$defs/payload' },
    },
    required: ['tier', 'provenance', 'payload'],
  };
var He = {
  type: 'object',
  'x-unknown': 'kept',
  properties: {
    automation_id: { type: 'string' },
    id: { type: 'string' },
    name: { type: 'string' },
    control_type: { type: 'string' },
    css: { type: 'string' },
    text: { type: 'string' },
    nth: { $ref: '#/$defs/ordinal' },
    relation: { enum: ['left_of', 'right_of', 'above', 'below', 'inside'] },
    max_distance_px: { $ref: '#/$defs/natural' },
    role: { enum: ['button', 'field', 'checkbox'] },
    ladder: { type: 'integer' },
    kind: { type: 'string' },
    column_text: { type: 'string' },
    row_anchor: { type: 'string' },
    row_anchor_also: { type: 'array', items: { type: 'string' } },
    column_field: { type: 'string' },
    row_id: { type: 'string' },
    container: { type: 'string' },
    container_anchor: { type: 'string' },
    anchor_also: { type: 'array', items: { type: 'string' } },
    container_id: { type: 'string' },
    frame: { type: 'string' },
    inner_css: { type: 'string' },
    inner_id: { type: 'string' },
    inner_text: { type: 'string' },
    inner_name: { type: 'string' },
    template: { $ref: '#/$defs/hash' },
    region: { $ref: '#/$defs/region' },
    context: { type: 'string' },
    path: { 'x-free': !0 },
  },
};
function m(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = m.evaluated;
  if ((o.dynamicProps && (o.props = void 0), o.dynamicItems && (o.items = void 0), Array.isArray(t))) {
    if (t.length > 4) {
      let s = { instancePath: i, schemaPath: '#/maxItems', keyword: 'maxItems', params: { limit: 4 } };
      (e === null ? (e = [s]) : e.push(s), n++);
    }
    if (t.length < 4) {
      let s = { instancePath: i, schemaPath: '#/minItems', keyword: 'minItems', params: { limit: 4 } };
      (e === null ? (e = [s]) : e.push(s), n++);
    }
    let r = t.length;
    if (r > 0) {
      let s = t[0];
      if (!(typeof s == 'number' && !(s % 1) && !isNaN(s) && isFinite(s))) {
        let p = {
          instancePath: i + '/0',
          schemaPath: '#/prefixItems/0/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        (e === null ? (e = [p]) : e.push(p), n++);
      }
    }
    if (r > 1) {
      let s = t[1];
      if (!(typeof s == 'number' && !(s % 1) && !isNaN(s) && isFinite(s))) {
        let p = {
          instancePath: i + '/1',
          schemaPath: '#/prefixItems/1/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        (e === null ? (e = [p]) : e.push(p), n++);
      }
    }
    if (r > 2) {
      let s = t[2];
      if (!(typeof s == 'number' && !(s % 1) && !isNaN(s) && isFinite(s))) {
        let p = {
          instancePath: i + '/2',
          schemaPath: '#/$defs/natural/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        (e === null ? (e = [p]) : e.push(p), n++);
      }
      if (typeof s == 'number' && isFinite(s) && (s < 0 || isNaN(s))) {
        let p = {
          instancePath: i + '/2',
          schemaPath: '#/$defs/natural/minimum',
          keyword: 'minimum',
          params: { comparison: '>=', limit: 0 },
        };
        (e === null ? (e = [p]) : e.push(p), n++);
      }
    }
    if (r > 3) {
      let s = t[3];
      if (!(typeof s == 'number' && !(s % 1) && !isNaN(s) && isFinite(s))) {
        let p = {
          instancePath: i + '/3',
          schemaPath: '#/$defs/natural/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        (e === null ? (e = [p]) : e.push(p), n++);
      }
      if (typeof s == 'number' && isFinite(s) && (s < 0 || isNaN(s))) {
        let p = {
          instancePath: i + '/3',
          schemaPath: '#/$defs/natural/minimum',
          keyword: 'minimum',
          params: { comparison: '>=', limit: 0 },
        };
        (e === null ? (e = [p]) : e.push(p), n++);
      }
    }
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'array' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((m.errors = e), n === 0);
}
m.evaluated = { items: 4, dynamicProps: !1, dynamicItems: !1 };
function _(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = _.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    if (t.automation_id !== void 0 && typeof t.automation_id != 'string') {
      let r = {
        instancePath: i + '/automation_id',
        schemaPath: '#/properties/automation_id/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.id !== void 0 && typeof t.id != 'string') {
      let r = {
        instancePath: i + '/id',
        schemaPath: '#/properties/id/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.name !== void 0 && typeof t.name != 'string') {
      let r = {
        instancePath: i + '/name',
        schemaPath: '#/properties/name/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.control_type !== void 0 && typeof t.control_type != 'string') {
      let r = {
        instancePath: i + '/control_type',
        schemaPath: '#/properties/control_type/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.css !== void 0 && typeof t.css != 'string') {
      let r = {
        instancePath: i + '/css',
        schemaPath: '#/properties/css/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.text !== void 0 && typeof t.text != 'string') {
      let r = {
        instancePath: i + '/text',
        schemaPath: '#/properties/text/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.nth !== void 0) {
      let r = t.nth;
      if (!(typeof r == 'number' && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let s = {
          instancePath: i + '/nth',
          schemaPath: '#/$defs/ordinal/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
      if (typeof r == 'number' && isFinite(r) && (r < 1 || isNaN(r))) {
        let s = {
          instancePath: i + '/nth',
          schemaPath: '#/$defs/ordinal/minimum',
          keyword: 'minimum',
          params: { comparison: '>=', limit: 1 },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    if (t.relation !== void 0) {
      let r = t.relation;
      if (!(r === 'left_of' || r === 'right_of' || r === 'above' || r === 'below' || r === 'inside')) {
        let s = {
          instancePath: i + '/relation',
          schemaPath: '#/properties/relation/enum',
          keyword: 'enum',
          params: { allowedValues: He.properties.relation.enum },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    if (t.max_distance_px !== void 0) {
      let r = t.max_distance_px;
      if (!(typeof r == 'number' && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let s = {
          instancePath: i + '/max_distance_px',
          schemaPath: '#/$defs/natural/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
      if (typeof r == 'number' && isFinite(r) && (r < 0 || isNaN(r))) {
        let s = {
          instancePath: i + '/max_distance_px',
          schemaPath: '#/$defs/natural/minimum',
          keyword: 'minimum',
          params: { comparison: '>=', limit: 0 },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    if (t.role !== void 0) {
      let r = t.role;
      if (!(r === 'button' || r === 'field' || r === 'checkbox')) {
        let s = {
          instancePath: i + '/role',
          schemaPath: '#/properties/role/enum',
          keyword: 'enum',
          params: { allowedValues: He.properties.role.enum },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    if (t.ladder !== void 0) {
      let r = t.ladder;
      if (!(typeof r == 'number' && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let s = {
          instancePath: i + '/ladder',
          schemaPath: '#/properties/ladder/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    if (t.kind !== void 0 && typeof t.kind != 'string') {
      let r = {
        instancePath: i + '/kind',
        schemaPath: '#/properties/kind/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.column_text !== void 0 && typeof t.column_text != 'string') {
      let r = {
        instancePath: i + '/column_text',
        schemaPath: '#/properties/column_text/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.row_anchor !== void 0 && typeof t.row_anchor != 'string') {
      let r = {
        instancePath: i + '/row_anchor',
        schemaPath: '#/properties/row_anchor/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.row_anchor_also !== void 0) {
      let r = t.row_anchor_also;
      if (Array.isArray(r)) {
        let s = r.length;
        for (let p = 0; p < s; p++)
          if (typeof r[p] != 'string') {
            let c = {
              instancePath: i + '/row_anchor_also/' + p,
              schemaPath: '#/properties/row_anchor_also/items/type',
              keyword: 'type',
              params: { type: 'string' },
            };
            (e === null ? (e = [c]) : e.push(c), n++);
          }
      } else {
        let s = {
          instancePath: i + '/row_anchor_also',
          schemaPath: '#/properties/row_anchor_also/type',
          keyword: 'type',
          params: { type: 'array' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    if (t.column_field !== void 0 && typeof t.column_field != 'string') {
      let r = {
        instancePath: i + '/column_field',
        schemaPath: '#/properties/column_field/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.row_id !== void 0 && typeof t.row_id != 'string') {
      let r = {
        instancePath: i + '/row_id',
        schemaPath: '#/properties/row_id/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.container !== void 0 && typeof t.container != 'string') {
      let r = {
        instancePath: i + '/container',
        schemaPath: '#/properties/container/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.container_anchor !== void 0 && typeof t.container_anchor != 'string') {
      let r = {
        instancePath: i + '/container_anchor',
        schemaPath: '#/properties/container_anchor/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.anchor_also !== void 0) {
      let r = t.anchor_also;
      if (Array.isArray(r)) {
        let s = r.length;
        for (let p = 0; p < s; p++)
          if (typeof r[p] != 'string') {
            let c = {
              instancePath: i + '/anchor_also/' + p,
              schemaPath: '#/properties/anchor_also/items/type',
              keyword: 'type',
              params: { type: 'string' },
            };
            (e === null ? (e = [c]) : e.push(c), n++);
          }
      } else {
        let s = {
          instancePath: i + '/anchor_also',
          schemaPath: '#/properties/anchor_also/type',
          keyword: 'type',
          params: { type: 'array' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    if (t.container_id !== void 0 && typeof t.container_id != 'string') {
      let r = {
        instancePath: i + '/container_id',
        schemaPath: '#/properties/container_id/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.frame !== void 0 && typeof t.frame != 'string') {
      let r = {
        instancePath: i + '/frame',
        schemaPath: '#/properties/frame/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.inner_css !== void 0 && typeof t.inner_css != 'string') {
      let r = {
        instancePath: i + '/inner_css',
        schemaPath: '#/properties/inner_css/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.inner_id !== void 0 && typeof t.inner_id != 'string') {
      let r = {
        instancePath: i + '/inner_id',
        schemaPath: '#/properties/inner_id/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.inner_text !== void 0 && typeof t.inner_text != 'string') {
      let r = {
        instancePath: i + '/inner_text',
        schemaPath: '#/properties/inner_text/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.inner_name !== void 0 && typeof t.inner_name != 'string') {
      let r = {
        instancePath: i + '/inner_name',
        schemaPath: '#/properties/inner_name/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.template !== void 0) {
      let r = t.template;
      if (typeof r == 'string') {
        if (!Re.test(r)) {
          let s = {
            instancePath: i + '/template',
            schemaPath: '#/$defs/hash/pattern',
            keyword: 'pattern',
            params: { pattern: '^sha256:[0-9a-f]{64}$' },
          };
          (e === null ? (e = [s]) : e.push(s), n++);
        }
      } else {
        let s = {
          instancePath: i + '/template',
          schemaPath: '#/$defs/hash/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    if (
      (t.region !== void 0 &&
        (m(t.region, {
          instancePath: i + '/region',
          parentData: t,
          parentDataProperty: 'region',
          rootData: a,
          dynamicAnchors: l,
        }) ||
          ((e = e === null ? m.errors : e.concat(m.errors)), (n = e.length))),
      t.context !== void 0 && typeof t.context != 'string')
    ) {
      let r = {
        instancePath: i + '/context',
        schemaPath: '#/properties/context/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((_.errors = e), n === 0);
}
_.evaluated = {
  props: {
    automation_id: !0,
    id: !0,
    name: !0,
    control_type: !0,
    css: !0,
    text: !0,
    nth: !0,
    relation: !0,
    max_distance_px: !0,
    role: !0,
    ladder: !0,
    kind: !0,
    column_text: !0,
    row_anchor: !0,
    row_anchor_also: !0,
    column_field: !0,
    row_id: !0,
    container: !0,
    container_anchor: !0,
    anchor_also: !0,
    container_id: !0,
    frame: !0,
    inner_css: !0,
    inner_id: !0,
    inner_text: !0,
    inner_name: !0,
    template: !0,
    region: !0,
    context: !0,
    path: !0,
  },
  dynamicProps: !1,
  dynamicItems: !1,
};
function O(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = O.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of Me.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (t.tier !== void 0) {
      let r = t.tier;
      if (!(
        r === 'native_id' ||
        r === 'structural' ||
        r === 'text_anchor' ||
        r === 'visual_template' ||
        r === 'ai_relocation'
      )) {
        let s = {
          instancePath: i + '/tier',
          schemaPath: '#/properties/tier/enum',
          keyword: 'enum',
          params: { allowedValues: Me.properties.tier.enum },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    if (t.provenance !== void 0) {
      let r = t.provenance;
      if (!(r === 'uia' || r === 'sap-com' || r === 'web' || r === 'vision' || r === 'api')) {
        let s = {
          instancePath: i + '/provenance',
          schemaPath: '#/properties/provenance/enum',
          keyword: 'enum',
          params: { allowedValues: Me.properties.provenance.enum },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    if (t.confidence !== void 0) {
      let r = t.confidence;
      if (typeof r == 'number' && isFinite(r)) {
        if (r > 1 || isNaN(r)) {
          let s = {
            instancePath: i + '/confidence',
            schemaPath: '#/$defs/fraction/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 1 },
          };
          (e === null ? (e = [s]) : e.push(s), n++);
        }
        if (r < 0 || isNaN(r)) {
          let s = {
            instancePath: i + '/confidence',
            schemaPath: '#/$defs/fraction/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          };
          (e === null ? (e = [s]) : e.push(s), n++);
        }
      } else {
        let s = {
          instancePath: i + '/confidence',
          schemaPath: '#/$defs/fraction/type',
          keyword: 'type',
          params: { type: 'number' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    t.payload !== void 0 &&
      (_(t.payload, {
        instancePath: i + '/payload',
        parentData: t,
        parentDataProperty: 'payload',
        rootData: a,
        dynamicAnchors: l,
      }) ||
        ((e = e === null ? _.errors : e.concat(_.errors)), (n = e.length)));
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((O.errors = e), n === 0);
}
O.evaluated = {
  props: { tier: !0, provenance: !0, confidence: !0, payload: !0 },
  dynamicProps: !1,
  dynamicItems: !1,
};
function Z(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = Z.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of wr.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (t.onto !== void 0) {
      let r = t.onto;
      if (Array.isArray(r)) {
        let s = r.length;
        for (let p = 0; p < s; p++)
          O(r[p], {
            instancePath: i + '/onto/' + p,
            parentData: r,
            parentDataProperty: p,
            rootData: a,
            dynamicAnchors: l,
          }) || ((e = e === null ? O.errors : e.concat(O.errors)), (n = e.length));
      } else {
        let s = {
          instancePath: i + '/onto',
          schemaPath: '#/properties/onto/type',
          keyword: 'type',
          params: { type: 'array' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((Z.errors = e), n === 0);
}
Z.evaluated = { props: { onto: !0 }, dynamicProps: !1, dynamicItems: !1 };
function H(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = H.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of Pr.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (t.type !== void 0 && t.type !== 'drag') {
      let r = {
        instancePath: i + '/type',
        schemaPath: '#/properties/type/const',
        keyword: 'const',
        params: { allowedValue: 'drag' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    t.params !== void 0 &&
      (Z(t.params, {
        instancePath: i + '/params',
        parentData: t,
        parentDataProperty: 'params',
        rootData: a,
        dynamicAnchors: l,
      }) ||
        ((e = e === null ? Z.errors : e.concat(Z.errors)), (n = e.length)));
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((H.errors = e), n === 0);
}
H.evaluated = { props: { type: !0, params: !0 }, dynamicProps: !1, dynamicItems: !1 };
var _r = {
    type: 'object',
    properties: { type: { const: 'scroll' }, params: { $ref: '#/$defs/scrollParams' } },
    required: ['type', 'params'],
  },
  vr = {
    type: 'object',
    'x-unknown': 'kept',
    properties: {
      to: { enum: ['top', 'bottom'] },
      into_view: { type: 'boolean' },
      to_px: { type: 'integer' },
    },
  };
function K(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = K.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    if (t.to !== void 0) {
      let r = t.to;
      if (!(r === 'top' || r === 'bottom')) {
        let s = {
          instancePath: i + '/to',
          schemaPath: '#/properties/to/enum',
          keyword: 'enum',
          params: { allowedValues: vr.properties.to.enum },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    if (t.into_view !== void 0 && typeof t.into_view != 'boolean') {
      let r = {
        instancePath: i + '/into_view',
        schemaPath: '#/properties/into_view/type',
        keyword: 'type',
        params: { type: 'boolean' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.to_px !== void 0) {
      let r = t.to_px;
      if (!(typeof r == 'number' && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let s = {
          instancePath: i + '/to_px',
          schemaPath: '#/properties/to_px/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((K.errors = e), n === 0);
}
K.evaluated = { props: { to: !0, into_view: !0, to_px: !0 }, dynamicProps: !1, dynamicItems: !1 };
function U(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = U.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of _r.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (t.type !== void 0 && t.type !== 'scroll') {
      let r = {
        instancePath: i + '/type',
        schemaPath: '#/properties/type/const',
        keyword: 'const',
        params: { allowedValue: 'scroll' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    t.params !== void 0 &&
      (K(t.params, {
        instancePath: i + '/params',
        parentData: t,
        parentDataProperty: 'params',
        rootData: a,
        dynamicAnchors: l,
      }) ||
        ((e = e === null ? K.errors : e.concat(K.errors)), (n = e.length)));
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((U.errors = e), n === 0);
}
U.evaluated = { props: { type: !0, params: !0 }, dynamicProps: !1, dynamicItems: !1 };
var br = {
    type: 'object',
    properties: { type: { const: 'type_text' }, params: { $ref: '#/$defs/typeTextParams' } },
    required: ['type', 'params'],
  },
  $r = {
    type: 'object',
    'x-unknown': 'kept',
    'x-lead': ['text', 'submit'],
    properties: {
      text: { type: 'string' },
      submit: { type: 'boolean' },
      replace: { type: 'boolean' },
      values: { type: 'array', items: { type: 'string' } },
    },
    required: ['text'],
  };
function L(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = L.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of $r.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (t.text !== void 0 && typeof t.text != 'string') {
      let r = {
        instancePath: i + '/text',
        schemaPath: '#/properties/text/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.submit !== void 0 && typeof t.submit != 'boolean') {
      let r = {
        instancePath: i + '/submit',
        schemaPath: '#/properties/submit/type',
        keyword: 'type',
        params: { type: 'boolean' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.replace !== void 0 && typeof t.replace != 'boolean') {
      let r = {
        instancePath: i + '/replace',
        schemaPath: '#/properties/replace/type',
        keyword: 'type',
        params: { type: 'boolean' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.values !== void 0) {
      let r = t.values;
      if (Array.isArray(r)) {
        let s = r.length;
        for (let p = 0; p < s; p++)
          if (typeof r[p] != 'string') {
            let c = {
              instancePath: i + '/values/' + p,
              schemaPath: '#/properties/values/items/type',
              keyword: 'type',
              params: { type: 'string' },
            };
            (e === null ? (e = [c]) : e.push(c), n++);
          }
      } else {
        let s = {
          instancePath: i + '/values',
          schemaPath: '#/properties/values/type',
          keyword: 'type',
          params: { type: 'array' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((L.errors = e), n === 0);
}
L.evaluated = {
  props: { text: !0, submit: !0, replace: !0, values: !0 },
  dynamicProps: !1,
  dynamicItems: !1,
};
function W(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = W.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of br.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (t.type !== void 0 && t.type !== 'type_text') {
      let r = {
        instancePath: i + '/type',
        schemaPath: '#/properties/type/const',
        keyword: 'const',
        params: { allowedValue: 'type_text' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    t.params !== void 0 &&
      (L(t.params, {
        instancePath: i + '/params',
        parentData: t,
        parentDataProperty: 'params',
        rootData: a,
        dynamicAnchors: l,
      }) ||
        ((e = e === null ? L.errors : e.concat(L.errors)), (n = e.length)));
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((W.errors = e), n === 0);
}
W.evaluated = { props: { type: !0, params: !0 }, dynamicProps: !1, dynamicItems: !1 };
var qr = {
    type: 'object',
    properties: { type: { const: 'press_key' }, params: { $ref: '#/$defs/pressKeyParams' } },
    required: ['type', 'params'],
  },
  Ke = {
    type: 'object',
    'x-unknown': 'kept',
    'x-lead': ['key', 'modifiers'],
    properties: {
      key: { type: 'string' },
      modifiers: {
        type: 'array',
        items: { enum: ['ctrl', 'alt', 'shift', 'win', 'mod'] },
        'x-omit-empty': !0,
      },
    },
    required: ['key'],
  };
function B(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = B.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of Ke.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (t.key !== void 0 && typeof t.key != 'string') {
      let r = {
        instancePath: i + '/key',
        schemaPath: '#/properties/key/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.modifiers !== void 0) {
      let r = t.modifiers;
      if (Array.isArray(r)) {
        let s = r.length;
        for (let p = 0; p < s; p++) {
          let c = r[p];
          if (!(c === 'ctrl' || c === 'alt' || c === 'shift' || c === 'win' || c === 'mod')) {
            let y = {
              instancePath: i + '/modifiers/' + p,
              schemaPath: '#/properties/modifiers/items/enum',
              keyword: 'enum',
              params: { allowedValues: Ke.properties.modifiers.items.enum },
            };
            (e === null ? (e = [y]) : e.push(y), n++);
          }
        }
      } else {
        let s = {
          instancePath: i + '/modifiers',
          schemaPath: '#/properties/modifiers/type',
          keyword: 'type',
          params: { type: 'array' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((B.errors = e), n === 0);
}
B.evaluated = { props: { key: !0, modifiers: !0 }, dynamicProps: !1, dynamicItems: !1 };
function G(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = G.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of qr.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (t.type !== void 0 && t.type !== 'press_key') {
      let r = {
        instancePath: i + '/type',
        schemaPath: '#/properties/type/const',
        keyword: 'const',
        params: { allowedValue: 'press_key' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    t.params !== void 0 &&
      (B(t.params, {
        instancePath: i + '/params',
        parentData: t,
        parentDataProperty: 'params',
        rootData: a,
        dynamicAnchors: l,
      }) ||
        ((e = e === null ? B.errors : e.concat(B.errors)), (n = e.length)));
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((G.errors = e), n === 0);
}
G.evaluated = { props: { type: !0, params: !0 }, dynamicProps: !1, dynamicItems: !1 };
var xr = {
    type: 'object',
    properties: { type: { const: 'upload' }, params: { $ref: '#/$defs/uploadParams' } },
    required: ['type', 'params'],
  },
  jr = {
    type: 'object',
    'x-unknown': 'kept',
    'x-lead': ['path'],
    properties: { path: { type: 'string' } },
    required: ['path'],
  };
function J(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = J.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of jr.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (t.path !== void 0 && typeof t.path != 'string') {
      let r = {
        instancePath: i + '/path',
        schemaPath: '#/properties/path/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((J.errors = e), n === 0);
}
J.evaluated = { props: { path: !0 }, dynamicProps: !1, dynamicItems: !1 };
function Q(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = Q.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of xr.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (t.type !== void 0 && t.type !== 'upload') {
      let r = {
        instancePath: i + '/type',
        schemaPath: '#/properties/type/const',
        keyword: 'const',
        params: { allowedValue: 'upload' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    t.params !== void 0 &&
      (J(t.params, {
        instancePath: i + '/params',
        parentData: t,
        parentDataProperty: 'params',
        rootData: a,
        dynamicAnchors: l,
      }) ||
        ((e = e === null ? J.errors : e.concat(J.errors)), (n = e.length)));
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((Q.errors = e), n === 0);
}
Q.evaluated = { props: { type: !0, params: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Ar = {
    type: 'object',
    properties: { type: { const: 'capture' }, params: { $ref: '#/$defs/captureParams' } },
    required: ['type', 'params'],
  },
  Dr = {
    type: 'object',
    'x-unknown': 'kept',
    properties: { name: { type: 'string' }, count: { type: 'boolean' } },
    required: ['name'],
  };
function X(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = X.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of Dr.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (t.name !== void 0 && typeof t.name != 'string') {
      let r = {
        instancePath: i + '/name',
        schemaPath: '#/properties/name/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.count !== void 0 && typeof t.count != 'boolean') {
      let r = {
        instancePath: i + '/count',
        schemaPath: '#/properties/count/type',
        keyword: 'type',
        params: { type: 'boolean' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((X.errors = e), n === 0);
}
X.evaluated = { props: { name: !0, count: !0 }, dynamicProps: !1, dynamicItems: !1 };
function Y(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = Y.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of Ar.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (t.type !== void 0 && t.type !== 'capture') {
      let r = {
        instancePath: i + '/type',
        schemaPath: '#/properties/type/const',
        keyword: 'const',
        params: { allowedValue: 'capture' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    t.params !== void 0 &&
      (X(t.params, {
        instancePath: i + '/params',
        parentData: t,
        parentDataProperty: 'params',
        rootData: a,
        dynamicAnchors: l,
      }) ||
        ((e = e === null ? X.errors : e.concat(X.errors)), (n = e.length)));
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((Y.errors = e), n === 0);
}
Y.evaluated = { props: { type: !0, params: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Nr = {
    type: 'object',
    properties: { type: { const: 'capture_download' }, params: { $ref: '#/$defs/captureDownloadParams' } },
    required: ['type', 'params'],
  },
  Ir = {
    type: 'object',
    'x-unknown': 'kept',
    properties: { name: { type: 'string' }, timeout_ms: { $ref: '#/$defs/milliseconds' } },
    required: ['name'],
  };
function ee(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = ee.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of Ir.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (t.name !== void 0 && typeof t.name != 'string') {
      let r = {
        instancePath: i + '/name',
        schemaPath: '#/properties/name/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.timeout_ms !== void 0) {
      let r = t.timeout_ms;
      if (!(typeof r == 'number' && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let s = {
          instancePath: i + '/timeout_ms',
          schemaPath: '#/$defs/milliseconds/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
      if (typeof r == 'number' && isFinite(r) && (r < 0 || isNaN(r))) {
        let s = {
          instancePath: i + '/timeout_ms',
          schemaPath: '#/$defs/milliseconds/minimum',
          keyword: 'minimum',
          params: { comparison: '>=', limit: 0 },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((ee.errors = e), n === 0);
}
ee.evaluated = { props: { name: !0, timeout_ms: !0 }, dynamicProps: !1, dynamicItems: !1 };
function re(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = re.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of Nr.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (t.type !== void 0 && t.type !== 'capture_download') {
      let r = {
        instancePath: i + '/type',
        schemaPath: '#/properties/type/const',
        keyword: 'const',
        params: { allowedValue: 'capture_download' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    t.params !== void 0 &&
      (ee(t.params, {
        instancePath: i + '/params',
        parentData: t,
        parentDataProperty: 'params',
        rootData: a,
        dynamicAnchors: l,
      }) ||
        ((e = e === null ? ee.errors : e.concat(ee.errors)), (n = e.length)));
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((re.errors = e), n === 0);
}
re.evaluated = { props: { type: !0, params: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Fr = {
  type: 'object',
  properties: { type: { const: 'set_checked' }, params: { $ref: '#/$defs/setCheckedParams' } },
  required: ['type', 'params'],
};
function te(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = te.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of Fr.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (t.type !== void 0 && t.type !== 'set_checked') {
      let r = {
        instancePath: i + '/type',
        schemaPath: '#/properties/type/const',
        keyword: 'const',
        params: { allowedValue: 'set_checked' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.params !== void 0) {
      let r = t.params;
      if (r && typeof r == 'object' && !Array.isArray(r)) {
        if (r.checked !== void 0 && typeof r.checked != 'boolean') {
          let s = {
            instancePath: i + '/params/checked',
            schemaPath: '#/$defs/setCheckedParams/properties/checked/type',
            keyword: 'type',
            params: { type: 'boolean' },
          };
          (e === null ? (e = [s]) : e.push(s), n++);
        }
      } else {
        let s = {
          instancePath: i + '/params',
          schemaPath: '#/$defs/setCheckedParams/type',
          keyword: 'type',
          params: { type: 'object' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((te.errors = e), n === 0);
}
te.evaluated = { props: { type: !0, params: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Er = {
    type: 'object',
    properties: { type: { const: 'assert' }, params: { $ref: '#/$defs/assertParams' } },
    required: ['type', 'params'],
  },
  Vr = {
    type: 'object',
    required: ['kind'],
    discriminator: { propertyName: 'kind' },
    oneOf: [
      { $ref: '#/$defs/assertElementState' },
      { $ref: '#/$defs/assertVisualDiff' },
      { $ref: '#/$defs/assertSql' },
      { $ref: '#/$defs/assertApi' },
      { $ref: '#/$defs/assertSpreadsheet' },
      { $ref: '#/$defs/assertOcrText' },
    ],
  },
  zr = {
    type: 'object',
    'x-unknown': 'kept',
    'x-lead': ['kind', 'expect', 'selector_ref'],
    properties: {
      kind: { const: 'element_state' },
      expect: { $ref: '#/$defs/elementStateExpect' },
      selector_ref: { $ref: '#/$defs/natural' },
    },
    required: ['kind', 'expect'],
  },
  ze = {
    type: 'object',
    'x-unknown': 'kept',
    properties: {
      timeout_ms: { $ref: '#/$defs/milliseconds' },
      scope: { enum: ['surface'] },
      value_contains: { type: 'string' },
      value_not_contains: { type: 'string' },
      value_equals: { type: 'string' },
      value_empty: { type: 'boolean' },
      normalize: { enum: ['numeric'] },
      count: { $ref: '#/$defs/natural' },
      url_equals: { type: 'string' },
      url_contains: { type: 'string' },
      title_equals: { type: 'string' },
      title_contains: { type: 'string' },
      cookie: { type: 'string' },
      cookie_fact: { enum: ['exists', 'http_only', 'secure', 'persistent'] },
      element_present: { type: 'boolean' },
      element_count: { $ref: '#/$defs/natural' },
      checked: { type: 'boolean' },
      enabled: { type: 'boolean' },
      attribute: { type: 'string' },
      present: { type: 'boolean' },
      style: { enum: ['color', 'background-color', 'text-transform'] },
      negate: { type: 'boolean' },
      capture: { type: 'string' },
      offset: { type: 'number' },
    },
  };
function v(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = v.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    if (t.timeout_ms !== void 0) {
      let r = t.timeout_ms;
      if (!(typeof r == 'number' && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let s = {
          instancePath: i + '/timeout_ms',
          schemaPath: '#/$defs/milliseconds/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
      if (typeof r == 'number' && isFinite(r) && (r < 0 || isNaN(r))) {
        let s = {
          instancePath: i + '/timeout_ms',
          schemaPath: '#/$defs/milliseconds/minimum',
          keyword: 'minimum',
          params: { comparison: '>=', limit: 0 },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    if (t.scope !== void 0 && t.scope !== 'surface') {
      let r = {
        instancePath: i + '/scope',
        schemaPath: '#/properties/scope/enum',
        keyword: 'enum',
        params: { allowedValues: ze.properties.scope.enum },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.value_contains !== void 0 && typeof t.value_contains != 'string') {
      let r = {
        instancePath: i + '/value_contains',
        schemaPath: '#/properties/value_contains/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.value_not_contains !== void 0 && typeof t.value_not_contains != 'string') {
      let r = {
        instancePath: i + '/value_not_contains',
        schemaPath: '#/properties/value_not_contains/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.value_equals !== void 0 && typeof t.value_equals != 'string') {
      let r = {
        instancePath: i + '/value_equals',
        schemaPath: '#/properties/value_equals/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.value_empty !== void 0 && typeof t.value_empty != 'boolean') {
      let r = {
        instancePath: i + '/value_empty',
        schemaPath: '#/properties/value_empty/type',
        keyword: 'type',
        params: { type: 'boolean' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.normalize !== void 0 && t.normalize !== 'numeric') {
      let r = {
        instancePath: i + '/normalize',
        schemaPath: '#/properties/normalize/enum',
        keyword: 'enum',
        params: { allowedValues: ze.properties.normalize.enum },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.count !== void 0) {
      let r = t.count;
      if (!(typeof r == 'number' && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let s = {
          instancePath: i + '/count',
          schemaPath: '#/$defs/natural/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
      if (typeof r == 'number' && isFinite(r) && (r < 0 || isNaN(r))) {
        let s = {
          instancePath: i + '/count',
          schemaPath: '#/$defs/natural/minimum',
          keyword: 'minimum',
          params: { comparison: '>=', limit: 0 },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    if (t.url_equals !== void 0 && typeof t.url_equals != 'string') {
      let r = {
        instancePath: i + '/url_equals',
        schemaPath: '#/properties/url_equals/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.url_contains !== void 0 && typeof t.url_contains != 'string') {
      let r = {
        instancePath: i + '/url_contains',
        schemaPath: '#/properties/url_contains/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.title_equals !== void 0 && typeof t.title_equals != 'string') {
      let r = {
        instancePath: i + '/title_equals',
        schemaPath: '#/properties/title_equals/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.title_contains !== void 0 && typeof t.title_contains != 'string') {
      let r = {
        instancePath: i + '/title_contains',
        schemaPath: '#/properties/title_contains/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.cookie !== void 0 && typeof t.cookie != 'string') {
      let r = {
        instancePath: i + '/cookie',
        schemaPath: '#/properties/cookie/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.cookie_fact !== void 0) {
      let r = t.cookie_fact;
      if (!(r === 'exists' || r === 'http_only' || r === 'secure' || r === 'persistent')) {
        let s = {
          instancePath: i + '/cookie_fact',
          schemaPath: '#/properties/cookie_fact/enum',
          keyword: 'enum',
          params: { allowedValues: ze.properties.cookie_fact.enum },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    if (t.element_present !== void 0 && typeof t.element_present != 'boolean') {
      let r = {
        instancePath: i + '/element_present',
        schemaPath: '#/properties/element_present/type',
        keyword: 'type',
        params: { type: 'boolean' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.element_count !== void 0) {
      let r = t.element_count;
      if (!(typeof r == 'number' && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let s = {
          instancePath: i + '/element_count',
          schemaPath: '#/$defs/natural/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
      if (typeof r == 'number' && isFinite(r) && (r < 0 || isNaN(r))) {
        let s = {
          instancePath: i + '/element_count',
          schemaPath: '#/$defs/natural/minimum',
          keyword: 'minimum',
          params: { comparison: '>=', limit: 0 },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    if (t.checked !== void 0 && typeof t.checked != 'boolean') {
      let r = {
        instancePath: i + '/checked',
        schemaPath: '#/properties/checked/type',
        keyword: 'type',
        params: { type: 'boolean' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.enabled !== void 0 && typeof t.enabled != 'boolean') {
      let r = {
        instancePath: i + '/enabled',
        schemaPath: '#/properties/enabled/type',
        keyword: 'type',
        params: { type: 'boolean' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.attribute !== void 0 && typeof t.attribute != 'string') {
      let r = {
        instancePath: i + '/attribute',
        schemaPath: '#/properties/attribute/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.present !== void 0 && typeof t.present != 'boolean') {
      let r = {
        instancePath: i + '/present',
        schemaPath: '#/properties/present/type',
        keyword: 'type',
        params: { type: 'boolean' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.style !== void 0) {
      let r = t.style;
      if (!(r === 'color' || r === 'background-color' || r === 'text-transform')) {
        let s = {
          instancePath: i + '/style',
          schemaPath: '#/properties/style/enum',
          keyword: 'enum',
          params: { allowedValues: ze.properties.style.enum },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    if (t.negate !== void 0 && typeof t.negate != 'boolean') {
      let r = {
        instancePath: i + '/negate',
        schemaPath: '#/properties/negate/type',
        keyword: 'type',
        params: { type: 'boolean' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.capture !== void 0 && typeof t.capture != 'string') {
      let r = {
        instancePath: i + '/capture',
        schemaPath: '#/properties/capture/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.offset !== void 0) {
      let r = t.offset;
      if (!(typeof r == 'number' && isFinite(r))) {
        let s = {
          instancePath: i + '/offset',
          schemaPath: '#/properties/offset/type',
          keyword: 'type',
          params: { type: 'number' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((v.errors = e), n === 0);
}
v.evaluated = {
  props: {
    timeout_ms: !0,
    scope: !0,
    value_contains: !0,
    value_not_contains: !0,
    value_equals: !0,
    value_empty: !0,
    normalize: !0,
    count: !0,
    url_equals: !0,
    url_contains: !0,
    title_equals: !0,
    title_contains: !0,
    cookie: !0,
    cookie_fact: !0,
    element_present: !0,
    element_count: !0,
    checked: !0,
    enabled: !0,
    attribute: !0,
    present: !0,
    style: !0,
    negate: !0,
    capture: !0,
    offset: !0,
  },
  dynamicProps: !1,
  dynamicItems: !1,
};
function se(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = se.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of zr.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (t.kind !== void 0 && t.kind !== 'element_state') {
      let r = {
        instancePath: i + '/kind',
        schemaPath: '#/properties/kind/const',
        keyword: 'const',
        params: { allowedValue: 'element_state' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (
      (t.expect !== void 0 &&
        (v(t.expect, {
          instancePath: i + '/expect',
          parentData: t,
          parentDataProperty: 'expect',
          rootData: a,
          dynamicAnchors: l,
        }) ||
          ((e = e === null ? v.errors : e.concat(v.errors)), (n = e.length))),
      t.selector_ref !== void 0)
    ) {
      let r = t.selector_ref;
      if (!(typeof r == 'number' && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let s = {
          instancePath: i + '/selector_ref',
          schemaPath: '#/$defs/natural/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
      if (typeof r == 'number' && isFinite(r) && (r < 0 || isNaN(r))) {
        let s = {
          instancePath: i + '/selector_ref',
          schemaPath: '#/$defs/natural/minimum',
          keyword: 'minimum',
          params: { comparison: '>=', limit: 0 },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((se.errors = e), n === 0);
}
se.evaluated = { props: { kind: !0, expect: !0, selector_ref: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Rr = {
  type: 'object',
  'x-unknown': 'kept',
  'x-lead': ['kind', 'baseline', 'region', 'threshold', 'masks'],
  properties: {
    kind: { const: 'visual_diff' },
    baseline: { $ref: '#/$defs/baselineName' },
    region: { $ref: '#/$defs/region' },
    threshold: { $ref: '#/$defs/fraction' },
    masks: { type: 'array', items: { type: 'string' }, 'x-omit-empty': !0 },
  },
  required: ['kind', 'baseline'],
};
var Tr = new RegExp('^[^/\\\\]+$', 'u');
function ne(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = ne.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of Rr.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (t.kind !== void 0 && t.kind !== 'visual_diff') {
      let r = {
        instancePath: i + '/kind',
        schemaPath: '#/properties/kind/const',
        keyword: 'const',
        params: { allowedValue: 'visual_diff' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.baseline !== void 0) {
      let r = t.baseline;
      if (typeof r == 'string') {
        if (!Tr.test(r)) {
          let s = {
            instancePath: i + '/baseline',
            schemaPath: '#/$defs/baselineName/pattern',
            keyword: 'pattern',
            params: { pattern: '^[^/\\\\]+$' },
          };
          (e === null ? (e = [s]) : e.push(s), n++);
        }
      } else {
        let s = {
          instancePath: i + '/baseline',
          schemaPath: '#/$defs/baselineName/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    if (
      (t.region !== void 0 &&
        (m(t.region, {
          instancePath: i + '/region',
          parentData: t,
          parentDataProperty: 'region',
          rootData: a,
          dynamicAnchors: l,
        }) ||
          ((e = e === null ? m.errors : e.concat(m.errors)), (n = e.length))),
      t.threshold !== void 0)
    ) {
      let r = t.threshold;
      if (typeof r == 'number' && isFinite(r)) {
        if (r > 1 || isNaN(r)) {
          let s = {
            instancePath: i + '/threshold',
            schemaPath: '#/$defs/fraction/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 1 },
          };
          (e === null ? (e = [s]) : e.push(s), n++);
        }
        if (r < 0 || isNaN(r)) {
          let s = {
            instancePath: i + '/threshold',
            schemaPath: '#/$defs/fraction/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          };
          (e === null ? (e = [s]) : e.push(s), n++);
        }
      } else {
        let s = {
          instancePath: i + '/threshold',
          schemaPath: '#/$defs/fraction/type',
          keyword: 'type',
          params: { type: 'number' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    if (t.masks !== void 0) {
      let r = t.masks;
      if (Array.isArray(r)) {
        let s = r.length;
        for (let p = 0; p < s; p++)
          if (typeof r[p] != 'string') {
            let c = {
              instancePath: i + '/masks/' + p,
              schemaPath: '#/properties/masks/items/type',
              keyword: 'type',
              params: { type: 'string' },
            };
            (e === null ? (e = [c]) : e.push(c), n++);
          }
      } else {
        let s = {
          instancePath: i + '/masks',
          schemaPath: '#/properties/masks/type',
          keyword: 'type',
          params: { type: 'array' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((ne.errors = e), n === 0);
}
ne.evaluated = {
  props: { kind: !0, baseline: !0, region: !0, threshold: !0, masks: !0 },
  dynamicProps: !1,
  dynamicItems: !1,
};
var Sr = {
  type: 'object',
  'x-unknown': 'kept',
  'x-lead': ['kind', 'connection', 'query', 'expect'],
  properties: {
    kind: { const: 'sql' },
    connection: { type: 'string' },
    query: { type: 'string' },
    expect: { $ref: '#/$defs/sqlExpect' },
  },
  required: ['kind', 'connection', 'query'],
};
function ie(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = ie.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    if (t.equals !== void 0 && typeof t.equals != 'string') {
      let r = {
        instancePath: i + '/equals',
        schemaPath: '#/properties/equals/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.timeout_ms !== void 0) {
      let r = t.timeout_ms;
      if (!(typeof r == 'number' && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let s = {
          instancePath: i + '/timeout_ms',
          schemaPath: '#/$defs/milliseconds/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
      if (typeof r == 'number' && isFinite(r) && (r < 0 || isNaN(r))) {
        let s = {
          instancePath: i + '/timeout_ms',
          schemaPath: '#/$defs/milliseconds/minimum',
          keyword: 'minimum',
          params: { comparison: '>=', limit: 0 },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((ie.errors = e), n === 0);
}
ie.evaluated = { props: { equals: !0, timeout_ms: !0 }, dynamicProps: !1, dynamicItems: !1 };
function oe(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = oe.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of Sr.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (t.kind !== void 0 && t.kind !== 'sql') {
      let r = {
        instancePath: i + '/kind',
        schemaPath: '#/properties/kind/const',
        keyword: 'const',
        params: { allowedValue: 'sql' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.connection !== void 0 && typeof t.connection != 'string') {
      let r = {
        instancePath: i + '/connection',
        schemaPath: '#/properties/connection/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.query !== void 0 && typeof t.query != 'string') {
      let r = {
        instancePath: i + '/query',
        schemaPath: '#/properties/query/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    t.expect !== void 0 &&
      (ie(t.expect, {
        instancePath: i + '/expect',
        parentData: t,
        parentDataProperty: 'expect',
        rootData: a,
        dynamicAnchors: l,
      }) ||
        ((e = e === null ? ie.errors : e.concat(ie.errors)), (n = e.length)));
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((oe.errors = e), n === 0);
}
oe.evaluated = {
  props: { kind: !0, connection: !0, query: !0, expect: !0 },
  dynamicProps: !1,
  dynamicItems: !1,
};
var Cr = {
    type: 'object',
    'x-unknown': 'kept',
    'x-lead': ['kind', 'request', 'status', 'expect'],
    properties: {
      kind: { const: 'api' },
      request: { $ref: '#/$defs/apiRequest' },
      status: { $ref: '#/$defs/status' },
      expect: { $ref: '#/$defs/apiExpect' },
    },
    required: ['kind', 'request'],
  },
  Mr = {
    type: 'object',
    'x-unknown': 'kept',
    'x-lead': ['method', 'url', 'body', 'headers'],
    properties: {
      method: { type: 'string' },
      url: { type: 'string' },
      body: { 'x-free': !0 },
      headers: { type: 'object', additionalProperties: { type: 'string' }, 'x-omit-empty': !0 },
    },
    required: ['method', 'url'],
  };
function pe(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = pe.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of Mr.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (t.method !== void 0 && typeof t.method != 'string') {
      let r = {
        instancePath: i + '/method',
        schemaPath: '#/properties/method/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.url !== void 0 && typeof t.url != 'string') {
      let r = {
        instancePath: i + '/url',
        schemaPath: '#/properties/url/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.headers !== void 0) {
      let r = t.headers;
      if (r && typeof r == 'object' && !Array.isArray(r)) {
        for (let s in r)
          if (typeof r[s] != 'string') {
            let p = {
              instancePath: i + '/headers/' + s.replace(/~/g, '~0').replace(/\//g, '~1'),
              schemaPath: '#/properties/headers/additionalProperties/type',
              keyword: 'type',
              params: { type: 'string' },
            };
            (e === null ? (e = [p]) : e.push(p), n++);
          }
      } else {
        let s = {
          instancePath: i + '/headers',
          schemaPath: '#/properties/headers/type',
          keyword: 'type',
          params: { type: 'object' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((pe.errors = e), n === 0);
}
pe.evaluated = { props: { method: !0, url: !0, body: !0, headers: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Or = {
  type: 'object',
  'x-unknown': 'kept',
  properties: {
    body_contains: { type: 'string' },
    body_json: { type: 'string' },
    equals: { type: ['string', 'number', 'boolean'] },
    count: { $ref: '#/$defs/natural' },
    count_at_least: { $ref: '#/$defs/natural' },
    header: { type: 'string' },
    header_equals: { type: 'string' },
    header_contains: { type: 'string' },
    retry: { type: 'boolean' },
    timeout_ms: { $ref: '#/$defs/milliseconds' },
  },
};
function ae(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = ae.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    if (t.body_contains !== void 0 && typeof t.body_contains != 'string') {
      let r = {
        instancePath: i + '/body_contains',
        schemaPath: '#/properties/body_contains/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.body_json !== void 0 && typeof t.body_json != 'string') {
      let r = {
        instancePath: i + '/body_json',
        schemaPath: '#/properties/body_json/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.equals !== void 0) {
      let r = t.equals;
      if (typeof r != 'string' && !(typeof r == 'number' && isFinite(r)) && typeof r != 'boolean') {
        let s = {
          instancePath: i + '/equals',
          schemaPath: '#/properties/equals/type',
          keyword: 'type',
          params: { type: Or.properties.equals.type },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    if (t.count !== void 0) {
      let r = t.count;
      if (!(typeof r == 'number' && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let s = {
          instancePath: i + '/count',
          schemaPath: '#/$defs/natural/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
      if (typeof r == 'number' && isFinite(r) && (r < 0 || isNaN(r))) {
        let s = {
          instancePath: i + '/count',
          schemaPath: '#/$defs/natural/minimum',
          keyword: 'minimum',
          params: { comparison: '>=', limit: 0 },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    if (t.count_at_least !== void 0) {
      let r = t.count_at_least;
      if (!(typeof r == 'number' && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let s = {
          instancePath: i + '/count_at_least',
          schemaPath: '#/$defs/natural/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
      if (typeof r == 'number' && isFinite(r) && (r < 0 || isNaN(r))) {
        let s = {
          instancePath: i + '/count_at_least',
          schemaPath: '#/$defs/natural/minimum',
          keyword: 'minimum',
          params: { comparison: '>=', limit: 0 },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    if (t.header !== void 0 && typeof t.header != 'string') {
      let r = {
        instancePath: i + '/header',
        schemaPath: '#/properties/header/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.header_equals !== void 0 && typeof t.header_equals != 'string') {
      let r = {
        instancePath: i + '/header_equals',
        schemaPath: '#/properties/header_equals/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.header_contains !== void 0 && typeof t.header_contains != 'string') {
      let r = {
        instancePath: i + '/header_contains',
        schemaPath: '#/properties/header_contains/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.retry !== void 0 && typeof t.retry != 'boolean') {
      let r = {
        instancePath: i + '/retry',
        schemaPath: '#/properties/retry/type',
        keyword: 'type',
        params: { type: 'boolean' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.timeout_ms !== void 0) {
      let r = t.timeout_ms;
      if (!(typeof r == 'number' && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let s = {
          instancePath: i + '/timeout_ms',
          schemaPath: '#/$defs/milliseconds/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
      if (typeof r == 'number' && isFinite(r) && (r < 0 || isNaN(r))) {
        let s = {
          instancePath: i + '/timeout_ms',
          schemaPath: '#/$defs/milliseconds/minimum',
          keyword: 'minimum',
          params: { comparison: '>=', limit: 0 },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((ae.errors = e), n === 0);
}
ae.evaluated = {
  props: {
    body_contains: !0,
    body_json: !0,
    equals: !0,
    count: !0,
    count_at_least: !0,
    header: !0,
    header_equals: !0,
    header_contains: !0,
    retry: !0,
    timeout_ms: !0,
  },
  dynamicProps: !1,
  dynamicItems: !1,
};
function le(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = le.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of Cr.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (t.kind !== void 0 && t.kind !== 'api') {
      let r = {
        instancePath: i + '/kind',
        schemaPath: '#/properties/kind/const',
        keyword: 'const',
        params: { allowedValue: 'api' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (
      (t.request !== void 0 &&
        (pe(t.request, {
          instancePath: i + '/request',
          parentData: t,
          parentDataProperty: 'request',
          rootData: a,
          dynamicAnchors: l,
        }) ||
          ((e = e === null ? pe.errors : e.concat(pe.errors)), (n = e.length))),
      t.status !== void 0)
    ) {
      let r = t.status;
      if (!(typeof r == 'number' && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let s = {
          instancePath: i + '/status',
          schemaPath: '#/$defs/status/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
      if (typeof r == 'number' && isFinite(r)) {
        if (r > 999 || isNaN(r)) {
          let s = {
            instancePath: i + '/status',
            schemaPath: '#/$defs/status/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 999 },
          };
          (e === null ? (e = [s]) : e.push(s), n++);
        }
        if (r < 100 || isNaN(r)) {
          let s = {
            instancePath: i + '/status',
            schemaPath: '#/$defs/status/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 100 },
          };
          (e === null ? (e = [s]) : e.push(s), n++);
        }
      }
    }
    t.expect !== void 0 &&
      (ae(t.expect, {
        instancePath: i + '/expect',
        parentData: t,
        parentDataProperty: 'expect',
        rootData: a,
        dynamicAnchors: l,
      }) ||
        ((e = e === null ? ae.errors : e.concat(ae.errors)), (n = e.length)));
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((le.errors = e), n === 0);
}
le.evaluated = {
  props: { kind: !0, request: !0, status: !0, expect: !0 },
  dynamicProps: !1,
  dynamicItems: !1,
};
var Zr = {
  type: 'object',
  'x-unknown': 'kept',
  'x-lead': ['kind', 'path', 'sheet', 'at', 'column', 'row_contains', 'expect'],
  properties: {
    kind: { const: 'spreadsheet' },
    path: { type: 'string' },
    sheet: { type: 'string' },
    at: { type: 'string' },
    column: { type: 'string' },
    row_contains: { type: 'string' },
    expect: { $ref: '#/$defs/spreadsheetExpect' },
  },
  required: ['kind', 'path'],
};
function ue(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = ue.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    if (t.equals !== void 0 && typeof t.equals != 'string') {
      let r = {
        instancePath: i + '/equals',
        schemaPath: '#/properties/equals/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.contains !== void 0 && typeof t.contains != 'string') {
      let r = {
        instancePath: i + '/contains',
        schemaPath: '#/properties/contains/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.timeout_ms !== void 0) {
      let r = t.timeout_ms;
      if (!(typeof r == 'number' && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let s = {
          instancePath: i + '/timeout_ms',
          schemaPath: '#/$defs/milliseconds/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
      if (typeof r == 'number' && isFinite(r) && (r < 0 || isNaN(r))) {
        let s = {
          instancePath: i + '/timeout_ms',
          schemaPath: '#/$defs/milliseconds/minimum',
          keyword: 'minimum',
          params: { comparison: '>=', limit: 0 },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((ue.errors = e), n === 0);
}
ue.evaluated = { props: { equals: !0, contains: !0, timeout_ms: !0 }, dynamicProps: !1, dynamicItems: !1 };
function fe(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = fe.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of Zr.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (t.kind !== void 0 && t.kind !== 'spreadsheet') {
      let r = {
        instancePath: i + '/kind',
        schemaPath: '#/properties/kind/const',
        keyword: 'const',
        params: { allowedValue: 'spreadsheet' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.path !== void 0 && typeof t.path != 'string') {
      let r = {
        instancePath: i + '/path',
        schemaPath: '#/properties/path/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.sheet !== void 0 && typeof t.sheet != 'string') {
      let r = {
        instancePath: i + '/sheet',
        schemaPath: '#/properties/sheet/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.at !== void 0 && typeof t.at != 'string') {
      let r = {
        instancePath: i + '/at',
        schemaPath: '#/properties/at/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.column !== void 0 && typeof t.column != 'string') {
      let r = {
        instancePath: i + '/column',
        schemaPath: '#/properties/column/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.row_contains !== void 0 && typeof t.row_contains != 'string') {
      let r = {
        instancePath: i + '/row_contains',
        schemaPath: '#/properties/row_contains/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    t.expect !== void 0 &&
      (ue(t.expect, {
        instancePath: i + '/expect',
        parentData: t,
        parentDataProperty: 'expect',
        rootData: a,
        dynamicAnchors: l,
      }) ||
        ((e = e === null ? ue.errors : e.concat(ue.errors)), (n = e.length)));
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((fe.errors = e), n === 0);
}
fe.evaluated = {
  props: { kind: !0, path: !0, sheet: !0, at: !0, column: !0, row_contains: !0, expect: !0 },
  dynamicProps: !1,
  dynamicItems: !1,
};
var Ue = {
  type: 'object',
  'x-unknown': 'kept',
  'x-lead': ['kind', 'text', 'match', 'region'],
  properties: {
    kind: { const: 'ocr_text' },
    text: { type: 'string' },
    match: { enum: ['equals', 'contains', 'regex'] },
    region: { $ref: '#/$defs/region' },
  },
  required: ['kind', 'text'],
};
function ce(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = ce.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of Ue.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (t.kind !== void 0 && t.kind !== 'ocr_text') {
      let r = {
        instancePath: i + '/kind',
        schemaPath: '#/properties/kind/const',
        keyword: 'const',
        params: { allowedValue: 'ocr_text' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.text !== void 0 && typeof t.text != 'string') {
      let r = {
        instancePath: i + '/text',
        schemaPath: '#/properties/text/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.match !== void 0) {
      let r = t.match;
      if (!(r === 'equals' || r === 'contains' || r === 'regex')) {
        let s = {
          instancePath: i + '/match',
          schemaPath: '#/properties/match/enum',
          keyword: 'enum',
          params: { allowedValues: Ue.properties.match.enum },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    t.region !== void 0 &&
      (m(t.region, {
        instancePath: i + '/region',
        parentData: t,
        parentDataProperty: 'region',
        rootData: a,
        dynamicAnchors: l,
      }) ||
        ((e = e === null ? m.errors : e.concat(m.errors)), (n = e.length)));
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((ce.errors = e), n === 0);
}
ce.evaluated = { props: { kind: !0, text: !0, match: !0, region: !0 }, dynamicProps: !1, dynamicItems: !1 };
function me(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = me.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let p of Vr.required)
      if (t[p] === void 0) {
        let c = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: p },
        };
        (e === null ? (e = [c]) : e.push(c), n++);
      }
    let s = t.kind;
    if (typeof s == 'string')
      if (s === 'element_state') {
        se(t, { instancePath: i, parentData: u, parentDataProperty: f, rootData: a, dynamicAnchors: l }) ||
          ((e = e === null ? se.errors : e.concat(se.errors)), (n = e.length));
        var r = {};
        ((r.kind = !0), (r.expect = !0), (r.selector_ref = !0));
      } else if (s === 'visual_diff')
        (ne(t, { instancePath: i, parentData: u, parentDataProperty: f, rootData: a, dynamicAnchors: l }) ||
          ((e = e === null ? ne.errors : e.concat(ne.errors)), (n = e.length)),
          r !== !0 &&
            ((r = r || {}),
            (r.kind = !0),
            (r.baseline = !0),
            (r.region = !0),
            (r.threshold = !0),
            (r.masks = !0)));
      else if (s === 'sql')
        (oe(t, { instancePath: i, parentData: u, parentDataProperty: f, rootData: a, dynamicAnchors: l }) ||
          ((e = e === null ? oe.errors : e.concat(oe.errors)), (n = e.length)),
          r !== !0 && ((r = r || {}), (r.kind = !0), (r.connection = !0), (r.query = !0), (r.expect = !0)));
      else if (s === 'api')
        (le(t, { instancePath: i, parentData: u, parentDataProperty: f, rootData: a, dynamicAnchors: l }) ||
          ((e = e === null ? le.errors : e.concat(le.errors)), (n = e.length)),
          r !== !0 && ((r = r || {}), (r.kind = !0), (r.request = !0), (r.status = !0), (r.expect = !0)));
      else if (s === 'spreadsheet')
        (fe(t, { instancePath: i, parentData: u, parentDataProperty: f, rootData: a, dynamicAnchors: l }) ||
          ((e = e === null ? fe.errors : e.concat(fe.errors)), (n = e.length)),
          r !== !0 &&
            ((r = r || {}),
            (r.kind = !0),
            (r.path = !0),
            (r.sheet = !0),
            (r.at = !0),
            (r.column = !0),
            (r.row_contains = !0),
            (r.expect = !0)));
      else if (s === 'ocr_text')
        (ce(t, { instancePath: i, parentData: u, parentDataProperty: f, rootData: a, dynamicAnchors: l }) ||
          ((e = e === null ? ce.errors : e.concat(ce.errors)), (n = e.length)),
          r !== !0 && ((r = r || {}), (r.kind = !0), (r.text = !0), (r.match = !0), (r.region = !0)));
      else {
        let p = {
          instancePath: i,
          schemaPath: '#/discriminator',
          keyword: 'discriminator',
          params: { error: 'mapping', tag: 'kind', tagValue: s },
        };
        (e === null ? (e = [p]) : e.push(p), n++);
      }
    else {
      let p = {
        instancePath: i,
        schemaPath: '#/discriminator',
        keyword: 'discriminator',
        params: { error: 'tag', tag: 'kind', tagValue: s },
      };
      (e === null ? (e = [p]) : e.push(p), n++);
    }
  } else {
    let s = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [s]) : e.push(s), n++);
  }
  return ((me.errors = e), (o.props = r), n === 0);
}
me.evaluated = { dynamicProps: !0, dynamicItems: !1 };
function ye(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = ye.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of Er.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (t.type !== void 0 && t.type !== 'assert') {
      let r = {
        instancePath: i + '/type',
        schemaPath: '#/properties/type/const',
        keyword: 'const',
        params: { allowedValue: 'assert' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    t.params !== void 0 &&
      (me(t.params, {
        instancePath: i + '/params',
        parentData: t,
        parentDataProperty: 'params',
        rootData: a,
        dynamicAnchors: l,
      }) ||
        ((e = e === null ? me.errors : e.concat(me.errors)), (n = e.length)));
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((ye.errors = e), n === 0);
}
ye.evaluated = { props: { type: !0, params: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Le = {
  type: 'object',
  properties: { type: { enum: ['focus_window', 'wait'] }, params: { $ref: '#/$defs/reservedParams' } },
  required: ['type', 'params'],
};
function k(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = k.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of Le.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (t.type !== void 0) {
      let r = t.type;
      if (!(r === 'focus_window' || r === 'wait')) {
        let s = {
          instancePath: i + '/type',
          schemaPath: '#/properties/type/enum',
          keyword: 'enum',
          params: { allowedValues: Le.properties.type.enum },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    if (t.params !== void 0) {
      let r = t.params;
      if (!(r && typeof r == 'object' && !Array.isArray(r))) {
        let s = {
          instancePath: i + '/params',
          schemaPath: '#/$defs/reservedParams/type',
          keyword: 'type',
          params: { type: 'object' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((k.errors = e), n === 0);
}
k.evaluated = { props: { type: !0, params: !0 }, dynamicProps: !1, dynamicItems: !1 };
function de(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = de.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let p of hr.required)
      if (t[p] === void 0) {
        let c = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: p },
        };
        (e === null ? (e = [c]) : e.push(c), n++);
      }
    let s = t.type;
    if (typeof s == 'string')
      if (s === 'launch') {
        S(t, { instancePath: i, parentData: u, parentDataProperty: f, rootData: a, dynamicAnchors: l }) ||
          ((e = e === null ? S.errors : e.concat(S.errors)), (n = e.length));
        var r = {};
        ((r.type = !0), (r.params = !0));
      } else if (s === 'click')
        (M(t, { instancePath: i, parentData: u, parentDataProperty: f, rootData: a, dynamicAnchors: l }) ||
          ((e = e === null ? M.errors : e.concat(M.errors)), (n = e.length)),
          r !== !0 && ((r = r || {}), (r.type = !0), (r.params = !0)));
      else if (s === 'double_click')
        (d(t, { instancePath: i, parentData: u, parentDataProperty: f, rootData: a, dynamicAnchors: l }) ||
          ((e = e === null ? d.errors : e.concat(d.errors)), (n = e.length)),
          r !== !0 && ((r = r || {}), (r.type = !0), (r.params = !0)));
      else if (s === 'right_click')
        (d(t, { instancePath: i, parentData: u, parentDataProperty: f, rootData: a, dynamicAnchors: l }) ||
          ((e = e === null ? d.errors : e.concat(d.errors)), (n = e.length)),
          r !== !0 && ((r = r || {}), (r.type = !0), (r.params = !0)));
      else if (s === 'hover')
        (d(t, { instancePath: i, parentData: u, parentDataProperty: f, rootData: a, dynamicAnchors: l }) ||
          ((e = e === null ? d.errors : e.concat(d.errors)), (n = e.length)),
          r !== !0 && ((r = r || {}), (r.type = !0), (r.params = !0)));
      else if (s === 'drag')
        (H(t, { instancePath: i, parentData: u, parentDataProperty: f, rootData: a, dynamicAnchors: l }) ||
          ((e = e === null ? H.errors : e.concat(H.errors)), (n = e.length)),
          r !== !0 && ((r = r || {}), (r.type = !0), (r.params = !0)));
      else if (s === 'scroll')
        (U(t, { instancePath: i, parentData: u, parentDataProperty: f, rootData: a, dynamicAnchors: l }) ||
          ((e = e === null ? U.errors : e.concat(U.errors)), (n = e.length)),
          r !== !0 && ((r = r || {}), (r.type = !0), (r.params = !0)));
      else if (s === 'type_text')
        (W(t, { instancePath: i, parentData: u, parentDataProperty: f, rootData: a, dynamicAnchors: l }) ||
          ((e = e === null ? W.errors : e.concat(W.errors)), (n = e.length)),
          r !== !0 && ((r = r || {}), (r.type = !0), (r.params = !0)));
      else if (s === 'press_key')
        (G(t, { instancePath: i, parentData: u, parentDataProperty: f, rootData: a, dynamicAnchors: l }) ||
          ((e = e === null ? G.errors : e.concat(G.errors)), (n = e.length)),
          r !== !0 && ((r = r || {}), (r.type = !0), (r.params = !0)));
      else if (s === 'upload')
        (Q(t, { instancePath: i, parentData: u, parentDataProperty: f, rootData: a, dynamicAnchors: l }) ||
          ((e = e === null ? Q.errors : e.concat(Q.errors)), (n = e.length)),
          r !== !0 && ((r = r || {}), (r.type = !0), (r.params = !0)));
      else if (s === 'capture')
        (Y(t, { instancePath: i, parentData: u, parentDataProperty: f, rootData: a, dynamicAnchors: l }) ||
          ((e = e === null ? Y.errors : e.concat(Y.errors)), (n = e.length)),
          r !== !0 && ((r = r || {}), (r.type = !0), (r.params = !0)));
      else if (s === 'capture_download')
        (re(t, { instancePath: i, parentData: u, parentDataProperty: f, rootData: a, dynamicAnchors: l }) ||
          ((e = e === null ? re.errors : e.concat(re.errors)), (n = e.length)),
          r !== !0 && ((r = r || {}), (r.type = !0), (r.params = !0)));
      else if (s === 'set_checked')
        (te(t, { instancePath: i, parentData: u, parentDataProperty: f, rootData: a, dynamicAnchors: l }) ||
          ((e = e === null ? te.errors : e.concat(te.errors)), (n = e.length)),
          r !== !0 && ((r = r || {}), (r.type = !0), (r.params = !0)));
      else if (s === 'assert')
        (ye(t, { instancePath: i, parentData: u, parentDataProperty: f, rootData: a, dynamicAnchors: l }) ||
          ((e = e === null ? ye.errors : e.concat(ye.errors)), (n = e.length)),
          r !== !0 && ((r = r || {}), (r.type = !0), (r.params = !0)));
      else if (s === 'focus_window')
        (k(t, { instancePath: i, parentData: u, parentDataProperty: f, rootData: a, dynamicAnchors: l }) ||
          ((e = e === null ? k.errors : e.concat(k.errors)), (n = e.length)),
          r !== !0 && ((r = r || {}), (r.type = !0), (r.params = !0)));
      else if (s === 'wait')
        (k(t, { instancePath: i, parentData: u, parentDataProperty: f, rootData: a, dynamicAnchors: l }) ||
          ((e = e === null ? k.errors : e.concat(k.errors)), (n = e.length)),
          r !== !0 && ((r = r || {}), (r.type = !0), (r.params = !0)));
      else {
        let p = {
          instancePath: i,
          schemaPath: '#/discriminator',
          keyword: 'discriminator',
          params: { error: 'mapping', tag: 'type', tagValue: s },
        };
        (e === null ? (e = [p]) : e.push(p), n++);
      }
    else {
      let p = {
        instancePath: i,
        schemaPath: '#/discriminator',
        keyword: 'discriminator',
        params: { error: 'tag', tag: 'type', tagValue: s },
      };
      (e === null ? (e = [p]) : e.push(p), n++);
    }
  } else {
    let s = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [s]) : e.push(s), n++);
  }
  return ((de.errors = e), (o.props = r), n === 0);
}
de.evaluated = { dynamicProps: !0, dynamicItems: !1 };
var Oe = {
  type: 'object',
  properties: {
    tier: { enum: ['native_id', 'structural', 'text_anchor', 'visual_template', 'ai_relocation'] },
    provenance: { enum: ['uia', 'sap-com', 'web', 'vision', 'api'] },
    confidence: { $ref: '#/$defs/fraction' },
    payload: { $ref: '#/$defs/payload' },
  },
  required: ['tier', 'provenance', 'payload'],
};
function he(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = he.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of Oe.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (t.tier !== void 0) {
      let r = t.tier;
      if (!(
        r === 'native_id' ||
        r === 'structural' ||
        r === 'text_anchor' ||
        r === 'visual_template' ||
        r === 'ai_relocation'
      )) {
        let s = {
          instancePath: i + '/tier',
          schemaPath: '#/properties/tier/enum',
          keyword: 'enum',
          params: { allowedValues: Oe.properties.tier.enum },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    if (t.provenance !== void 0) {
      let r = t.provenance;
      if (!(r === 'uia' || r === 'sap-com' || r === 'web' || r === 'vision' || r === 'api')) {
        let s = {
          instancePath: i + '/provenance',
          schemaPath: '#/properties/provenance/enum',
          keyword: 'enum',
          params: { allowedValues: Oe.properties.provenance.enum },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    if (t.confidence !== void 0) {
      let r = t.confidence;
      if (typeof r == 'number' && isFinite(r)) {
        if (r > 1 || isNaN(r)) {
          let s = {
            instancePath: i + '/confidence',
            schemaPath: '#/$defs/fraction/maximum',
            keyword: 'maximum',
            params: { comparison: '<=', limit: 1 },
          };
          (e === null ? (e = [s]) : e.push(s), n++);
        }
        if (r < 0 || isNaN(r)) {
          let s = {
            instancePath: i + '/confidence',
            schemaPath: '#/$defs/fraction/minimum',
            keyword: 'minimum',
            params: { comparison: '>=', limit: 0 },
          };
          (e === null ? (e = [s]) : e.push(s), n++);
        }
      } else {
        let s = {
          instancePath: i + '/confidence',
          schemaPath: '#/$defs/fraction/type',
          keyword: 'type',
          params: { type: 'number' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    t.payload !== void 0 &&
      (_(t.payload, {
        instancePath: i + '/payload',
        parentData: t,
        parentDataProperty: 'payload',
        rootData: a,
        dynamicAnchors: l,
      }) ||
        ((e = e === null ? _.errors : e.concat(_.errors)), (n = e.length)));
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((he.errors = e), n === 0);
}
he.evaluated = {
  props: { tier: !0, provenance: !0, confidence: !0, payload: !0 },
  dynamicProps: !1,
  dynamicItems: !1,
};
var Hr = {
    type: 'object',
    properties: {
      pre: { type: 'array', items: { $ref: '#/$defs/condition' } },
      post: { type: 'array', items: { $ref: '#/$defs/condition' } },
    },
    required: ['pre', 'post'],
  },
  Kr = {
    type: 'object',
    required: ['kind'],
    discriminator: { propertyName: 'kind' },
    oneOf: [
      { $ref: '#/$defs/untilElementExists' },
      { $ref: '#/$defs/untilElementState' },
      { $ref: '#/$defs/untilWindowTitle' },
      { $ref: '#/$defs/untilOcrTextPresent' },
      { $ref: '#/$defs/untilVisualStable' },
    ],
  },
  Ur = {
    type: 'object',
    properties: {
      kind: { const: 'element_exists' },
      timeout_ms: { $ref: '#/$defs/milliseconds' },
      selector_ref: { $ref: '#/$defs/natural' },
    },
    required: ['kind', 'timeout_ms'],
  };
function ge(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = ge.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of Ur.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (t.kind !== void 0 && t.kind !== 'element_exists') {
      let r = {
        instancePath: i + '/kind',
        schemaPath: '#/properties/kind/const',
        keyword: 'const',
        params: { allowedValue: 'element_exists' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.timeout_ms !== void 0) {
      let r = t.timeout_ms;
      if (!(typeof r == 'number' && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let s = {
          instancePath: i + '/timeout_ms',
          schemaPath: '#/$defs/milliseconds/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
      if (typeof r == 'number' && isFinite(r) && (r < 0 || isNaN(r))) {
        let s = {
          instancePath: i + '/timeout_ms',
          schemaPath: '#/$defs/milliseconds/minimum',
          keyword: 'minimum',
          params: { comparison: '>=', limit: 0 },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    if (t.selector_ref !== void 0) {
      let r = t.selector_ref;
      if (!(typeof r == 'number' && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let s = {
          instancePath: i + '/selector_ref',
          schemaPath: '#/$defs/natural/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
      if (typeof r == 'number' && isFinite(r) && (r < 0 || isNaN(r))) {
        let s = {
          instancePath: i + '/selector_ref',
          schemaPath: '#/$defs/natural/minimum',
          keyword: 'minimum',
          params: { comparison: '>=', limit: 0 },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((ge.errors = e), n === 0);
}
ge.evaluated = { props: { kind: !0, timeout_ms: !0, selector_ref: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Lr = {
  type: 'object',
  properties: {
    kind: { const: 'element_state' },
    timeout_ms: { $ref: '#/$defs/milliseconds' },
    expect: { $ref: '#/$defs/elementStateExpect' },
    selector_ref: { $ref: '#/$defs/natural' },
  },
  required: ['kind', 'timeout_ms', 'expect'],
};
function ke(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = ke.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of Lr.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (t.kind !== void 0 && t.kind !== 'element_state') {
      let r = {
        instancePath: i + '/kind',
        schemaPath: '#/properties/kind/const',
        keyword: 'const',
        params: { allowedValue: 'element_state' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.timeout_ms !== void 0) {
      let r = t.timeout_ms;
      if (!(typeof r == 'number' && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let s = {
          instancePath: i + '/timeout_ms',
          schemaPath: '#/$defs/milliseconds/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
      if (typeof r == 'number' && isFinite(r) && (r < 0 || isNaN(r))) {
        let s = {
          instancePath: i + '/timeout_ms',
          schemaPath: '#/$defs/milliseconds/minimum',
          keyword: 'minimum',
          params: { comparison: '>=', limit: 0 },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    if (
      (t.expect !== void 0 &&
        (v(t.expect, {
          instancePath: i + '/expect',
          parentData: t,
          parentDataProperty: 'expect',
          rootData: a,
          dynamicAnchors: l,
        }) ||
          ((e = e === null ? v.errors : e.concat(v.errors)), (n = e.length))),
      t.selector_ref !== void 0)
    ) {
      let r = t.selector_ref;
      if (!(typeof r == 'number' && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let s = {
          instancePath: i + '/selector_ref',
          schemaPath: '#/$defs/natural/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
      if (typeof r == 'number' && isFinite(r) && (r < 0 || isNaN(r))) {
        let s = {
          instancePath: i + '/selector_ref',
          schemaPath: '#/$defs/natural/minimum',
          keyword: 'minimum',
          params: { comparison: '>=', limit: 0 },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((ke.errors = e), n === 0);
}
ke.evaluated = {
  props: { kind: !0, timeout_ms: !0, expect: !0, selector_ref: !0 },
  dynamicProps: !1,
  dynamicItems: !1,
};
var Wr = {
  type: 'object',
  properties: {
    kind: { const: 'window_title' },
    timeout_ms: { $ref: '#/$defs/milliseconds' },
    equals: { type: 'string' },
  },
  required: ['kind', 'timeout_ms', 'equals'],
};
function Pe(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = Pe.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of Wr.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (t.kind !== void 0 && t.kind !== 'window_title') {
      let r = {
        instancePath: i + '/kind',
        schemaPath: '#/properties/kind/const',
        keyword: 'const',
        params: { allowedValue: 'window_title' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.timeout_ms !== void 0) {
      let r = t.timeout_ms;
      if (!(typeof r == 'number' && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let s = {
          instancePath: i + '/timeout_ms',
          schemaPath: '#/$defs/milliseconds/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
      if (typeof r == 'number' && isFinite(r) && (r < 0 || isNaN(r))) {
        let s = {
          instancePath: i + '/timeout_ms',
          schemaPath: '#/$defs/milliseconds/minimum',
          keyword: 'minimum',
          params: { comparison: '>=', limit: 0 },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    if (t.equals !== void 0 && typeof t.equals != 'string') {
      let r = {
        instancePath: i + '/equals',
        schemaPath: '#/properties/equals/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((Pe.errors = e), n === 0);
}
Pe.evaluated = { props: { kind: !0, timeout_ms: !0, equals: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Br = {
  type: 'object',
  properties: {
    kind: { const: 'ocr_text_present' },
    timeout_ms: { $ref: '#/$defs/milliseconds' },
    text: { type: 'string' },
    region: { $ref: '#/$defs/region' },
  },
  required: ['kind', 'timeout_ms', 'text'],
};
function we(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = we.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of Br.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (t.kind !== void 0 && t.kind !== 'ocr_text_present') {
      let r = {
        instancePath: i + '/kind',
        schemaPath: '#/properties/kind/const',
        keyword: 'const',
        params: { allowedValue: 'ocr_text_present' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.timeout_ms !== void 0) {
      let r = t.timeout_ms;
      if (!(typeof r == 'number' && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let s = {
          instancePath: i + '/timeout_ms',
          schemaPath: '#/$defs/milliseconds/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
      if (typeof r == 'number' && isFinite(r) && (r < 0 || isNaN(r))) {
        let s = {
          instancePath: i + '/timeout_ms',
          schemaPath: '#/$defs/milliseconds/minimum',
          keyword: 'minimum',
          params: { comparison: '>=', limit: 0 },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    if (t.text !== void 0 && typeof t.text != 'string') {
      let r = {
        instancePath: i + '/text',
        schemaPath: '#/properties/text/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    t.region !== void 0 &&
      (m(t.region, {
        instancePath: i + '/region',
        parentData: t,
        parentDataProperty: 'region',
        rootData: a,
        dynamicAnchors: l,
      }) ||
        ((e = e === null ? m.errors : e.concat(m.errors)), (n = e.length)));
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((we.errors = e), n === 0);
}
we.evaluated = {
  props: { kind: !0, timeout_ms: !0, text: !0, region: !0 },
  dynamicProps: !1,
  dynamicItems: !1,
};
var Gr = {
  type: 'object',
  properties: {
    kind: { const: 'visual_stable' },
    timeout_ms: { $ref: '#/$defs/milliseconds' },
    region: { $ref: '#/$defs/region' },
  },
  required: ['kind', 'timeout_ms'],
};
function _e(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = _e.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of Gr.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (t.kind !== void 0 && t.kind !== 'visual_stable') {
      let r = {
        instancePath: i + '/kind',
        schemaPath: '#/properties/kind/const',
        keyword: 'const',
        params: { allowedValue: 'visual_stable' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.timeout_ms !== void 0) {
      let r = t.timeout_ms;
      if (!(typeof r == 'number' && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let s = {
          instancePath: i + '/timeout_ms',
          schemaPath: '#/$defs/milliseconds/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
      if (typeof r == 'number' && isFinite(r) && (r < 0 || isNaN(r))) {
        let s = {
          instancePath: i + '/timeout_ms',
          schemaPath: '#/$defs/milliseconds/minimum',
          keyword: 'minimum',
          params: { comparison: '>=', limit: 0 },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    t.region !== void 0 &&
      (m(t.region, {
        instancePath: i + '/region',
        parentData: t,
        parentDataProperty: 'region',
        rootData: a,
        dynamicAnchors: l,
      }) ||
        ((e = e === null ? m.errors : e.concat(m.errors)), (n = e.length)));
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((_e.errors = e), n === 0);
}
_e.evaluated = { props: { kind: !0, timeout_ms: !0, region: !0 }, dynamicProps: !1, dynamicItems: !1 };
function P(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = P.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let p of Kr.required)
      if (t[p] === void 0) {
        let c = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: p },
        };
        (e === null ? (e = [c]) : e.push(c), n++);
      }
    let s = t.kind;
    if (typeof s == 'string')
      if (s === 'element_exists') {
        ge(t, { instancePath: i, parentData: u, parentDataProperty: f, rootData: a, dynamicAnchors: l }) ||
          ((e = e === null ? ge.errors : e.concat(ge.errors)), (n = e.length));
        var r = {};
        ((r.kind = !0), (r.timeout_ms = !0), (r.selector_ref = !0));
      } else if (s === 'element_state')
        (ke(t, { instancePath: i, parentData: u, parentDataProperty: f, rootData: a, dynamicAnchors: l }) ||
          ((e = e === null ? ke.errors : e.concat(ke.errors)), (n = e.length)),
          r !== !0 &&
            ((r = r || {}), (r.kind = !0), (r.timeout_ms = !0), (r.expect = !0), (r.selector_ref = !0)));
      else if (s === 'window_title')
        (Pe(t, { instancePath: i, parentData: u, parentDataProperty: f, rootData: a, dynamicAnchors: l }) ||
          ((e = e === null ? Pe.errors : e.concat(Pe.errors)), (n = e.length)),
          r !== !0 && ((r = r || {}), (r.kind = !0), (r.timeout_ms = !0), (r.equals = !0)));
      else if (s === 'ocr_text_present')
        (we(t, { instancePath: i, parentData: u, parentDataProperty: f, rootData: a, dynamicAnchors: l }) ||
          ((e = e === null ? we.errors : e.concat(we.errors)), (n = e.length)),
          r !== !0 && ((r = r || {}), (r.kind = !0), (r.timeout_ms = !0), (r.text = !0), (r.region = !0)));
      else if (s === 'visual_stable')
        (_e(t, { instancePath: i, parentData: u, parentDataProperty: f, rootData: a, dynamicAnchors: l }) ||
          ((e = e === null ? _e.errors : e.concat(_e.errors)), (n = e.length)),
          r !== !0 && ((r = r || {}), (r.kind = !0), (r.timeout_ms = !0), (r.region = !0)));
      else {
        let p = {
          instancePath: i,
          schemaPath: '#/discriminator',
          keyword: 'discriminator',
          params: { error: 'mapping', tag: 'kind', tagValue: s },
        };
        (e === null ? (e = [p]) : e.push(p), n++);
      }
    else {
      let p = {
        instancePath: i,
        schemaPath: '#/discriminator',
        keyword: 'discriminator',
        params: { error: 'tag', tag: 'kind', tagValue: s },
      };
      (e === null ? (e = [p]) : e.push(p), n++);
    }
  } else {
    let s = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [s]) : e.push(s), n++);
  }
  return ((P.errors = e), (o.props = r), n === 0);
}
P.evaluated = { dynamicProps: !0, dynamicItems: !1 };
function ve(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = ve.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of Hr.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (t.pre !== void 0) {
      let r = t.pre;
      if (Array.isArray(r)) {
        let s = r.length;
        for (let p = 0; p < s; p++)
          P(r[p], {
            instancePath: i + '/pre/' + p,
            parentData: r,
            parentDataProperty: p,
            rootData: a,
            dynamicAnchors: l,
          }) || ((e = e === null ? P.errors : e.concat(P.errors)), (n = e.length));
      } else {
        let s = {
          instancePath: i + '/pre',
          schemaPath: '#/properties/pre/type',
          keyword: 'type',
          params: { type: 'array' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    if (t.post !== void 0) {
      let r = t.post;
      if (Array.isArray(r)) {
        let s = r.length;
        for (let p = 0; p < s; p++)
          P(r[p], {
            instancePath: i + '/post/' + p,
            parentData: r,
            parentDataProperty: p,
            rootData: a,
            dynamicAnchors: l,
          }) || ((e = e === null ? P.errors : e.concat(P.errors)), (n = e.length));
      } else {
        let s = {
          instancePath: i + '/post',
          schemaPath: '#/properties/post/type',
          keyword: 'type',
          params: { type: 'array' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((ve.errors = e), n === 0);
}
ve.evaluated = { props: { pre: !0, post: !0 }, dynamicProps: !1, dynamicItems: !1 };
var Jr = {
  type: 'object',
  properties: { start_ms: { $ref: '#/$defs/milliseconds' }, end_ms: { $ref: '#/$defs/milliseconds' } },
  required: ['start_ms', 'end_ms'],
};
function be(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = be.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of Jr.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (t.start_ms !== void 0) {
      let r = t.start_ms;
      if (!(typeof r == 'number' && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let s = {
          instancePath: i + '/start_ms',
          schemaPath: '#/$defs/milliseconds/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
      if (typeof r == 'number' && isFinite(r) && (r < 0 || isNaN(r))) {
        let s = {
          instancePath: i + '/start_ms',
          schemaPath: '#/$defs/milliseconds/minimum',
          keyword: 'minimum',
          params: { comparison: '>=', limit: 0 },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    if (t.end_ms !== void 0) {
      let r = t.end_ms;
      if (!(typeof r == 'number' && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let s = {
          instancePath: i + '/end_ms',
          schemaPath: '#/$defs/milliseconds/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
      if (typeof r == 'number' && isFinite(r) && (r < 0 || isNaN(r))) {
        let s = {
          instancePath: i + '/end_ms',
          schemaPath: '#/$defs/milliseconds/minimum',
          keyword: 'minimum',
          params: { comparison: '>=', limit: 0 },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((be.errors = e), n === 0);
}
be.evaluated = { props: { start_ms: !0, end_ms: !0 }, dynamicProps: !1, dynamicItems: !1 };
function $e(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = $e.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    if (t.pre_screenshot !== void 0) {
      let r = t.pre_screenshot;
      if (typeof r == 'string') {
        if (!Re.test(r)) {
          let s = {
            instancePath: i + '/pre_screenshot',
            schemaPath: '#/$defs/hash/pattern',
            keyword: 'pattern',
            params: { pattern: '^sha256:[0-9a-f]{64}$' },
          };
          (e === null ? (e = [s]) : e.push(s), n++);
        }
      } else {
        let s = {
          instancePath: i + '/pre_screenshot',
          schemaPath: '#/$defs/hash/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    if (t.post_screenshot !== void 0) {
      let r = t.post_screenshot;
      if (typeof r == 'string') {
        if (!Re.test(r)) {
          let s = {
            instancePath: i + '/post_screenshot',
            schemaPath: '#/$defs/hash/pattern',
            keyword: 'pattern',
            params: { pattern: '^sha256:[0-9a-f]{64}$' },
          };
          (e === null ? (e = [s]) : e.push(s), n++);
        }
      } else {
        let s = {
          instancePath: i + '/post_screenshot',
          schemaPath: '#/$defs/hash/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    t.recording !== void 0 &&
      (be(t.recording, {
        instancePath: i + '/recording',
        parentData: t,
        parentDataProperty: 'recording',
        rootData: a,
        dynamicAnchors: l,
      }) ||
        ((e = e === null ? be.errors : e.concat(be.errors)), (n = e.length)));
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return (($e.errors = e), n === 0);
}
$e.evaluated = {
  props: { pre_screenshot: !0, post_screenshot: !0, recording: !0 },
  dynamicProps: !1,
  dynamicItems: !1,
};
function Se(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = Se.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of yr.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (t.id !== void 0) {
      let r = t.id;
      if (typeof r == 'string') {
        if (!dr.test(r)) {
          let s = {
            instancePath: i + '/id',
            schemaPath: '#/$defs/stepId/pattern',
            keyword: 'pattern',
            params: { pattern: '^s[0-9]{4,}$' },
          };
          (e === null ? (e = [s]) : e.push(s), n++);
        }
      } else {
        let s = {
          instancePath: i + '/id',
          schemaPath: '#/$defs/stepId/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    if (t.intent !== void 0 && typeof t.intent != 'string') {
      let r = {
        instancePath: i + '/intent',
        schemaPath: '#/properties/intent/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.surface !== void 0) {
      let r = t.surface;
      if (typeof r == 'string') {
        if (!Je.test(r)) {
          let s = {
            instancePath: i + '/surface',
            schemaPath: '#/$defs/surfaceName/pattern',
            keyword: 'pattern',
            params: { pattern: '^[a-z][a-z0-9_-]*$' },
          };
          (e === null ? (e = [s]) : e.push(s), n++);
        }
      } else {
        let s = {
          instancePath: i + '/surface',
          schemaPath: '#/$defs/surfaceName/type',
          keyword: 'type',
          params: { type: 'string' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    if (
      (t.action !== void 0 &&
        (de(t.action, {
          instancePath: i + '/action',
          parentData: t,
          parentDataProperty: 'action',
          rootData: a,
          dynamicAnchors: l,
        }) ||
          ((e = e === null ? de.errors : e.concat(de.errors)), (n = e.length))),
      t.selectors !== void 0)
    ) {
      let r = t.selectors;
      if (Array.isArray(r)) {
        let s = r.length;
        for (let p = 0; p < s; p++)
          he(r[p], {
            instancePath: i + '/selectors/' + p,
            parentData: r,
            parentDataProperty: p,
            rootData: a,
            dynamicAnchors: l,
          }) || ((e = e === null ? he.errors : e.concat(he.errors)), (n = e.length));
      } else {
        let s = {
          instancePath: i + '/selectors',
          schemaPath: '#/properties/selectors/type',
          keyword: 'type',
          params: { type: 'array' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    (t.sync !== void 0 &&
      (ve(t.sync, {
        instancePath: i + '/sync',
        parentData: t,
        parentDataProperty: 'sync',
        rootData: a,
        dynamicAnchors: l,
      }) ||
        ((e = e === null ? ve.errors : e.concat(ve.errors)), (n = e.length))),
      t.artifacts !== void 0 &&
        ($e(t.artifacts, {
          instancePath: i + '/artifacts',
          parentData: t,
          parentDataProperty: 'artifacts',
          rootData: a,
          dynamicAnchors: l,
        }) ||
          ((e = e === null ? $e.errors : e.concat($e.errors)), (n = e.length))));
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((Se.errors = e), n === 0);
}
Se.evaluated = {
  props: { id: !0, intent: !0, surface: !0, action: !0, selectors: !0, sync: !0, artifacts: !0 },
  dynamicProps: !1,
  dynamicItems: !1,
};
var at = Ce,
  Qr = {
    type: 'object',
    properties: {
      app: { const: 'agent' },
      mocks: { type: 'object', additionalProperties: { $ref: '#/$defs/mockResult' } },
      cassette: { $ref: '#/$defs/cassette' },
      mcp: { type: 'object', additionalProperties: { $ref: '#/$defs/mcpLane' }, 'x-omit-empty': !0 },
      egress: { $ref: '#/$defs/egress' },
    },
    required: ['app', 'mocks', 'cassette'],
  };
var Xr = {
    type: 'object',
    properties: { turns: { type: 'array', items: { $ref: '#/$defs/agentTurn' } } },
    required: ['turns'],
  },
  We = {
    type: 'object',
    properties: {
      protocol: { enum: ['openai', 'anthropic'], 'x-omit': 'openai' },
      request: { $ref: '#/$defs/agentRequest' },
      response: { $ref: '#/$defs/agentResponse' },
    },
    required: ['request', 'response'],
  },
  Yr = {
    type: 'object',
    properties: {
      model: { type: 'string' },
      messages: { type: 'array', items: { $ref: '#/$defs/agentMessage' } },
      tools: { type: 'array', items: { type: 'string' }, 'x-omit-empty': !0 },
    },
    required: ['model', 'messages'],
  },
  et = {
    type: 'object',
    properties: {
      role: { type: 'string' },
      content: { type: 'string' },
      tool_calls: { type: 'array', items: { $ref: '#/$defs/toolCall' }, 'x-omit-empty': !0 },
      tool_call_id: { type: 'string' },
    },
    required: ['role'],
  },
  rt = {
    type: 'object',
    properties: { id: { type: 'string' }, name: { type: 'string' }, arguments: { type: 'string' } },
    required: ['id', 'name', 'arguments'],
  };
function qe(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = qe.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of rt.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (t.id !== void 0 && typeof t.id != 'string') {
      let r = {
        instancePath: i + '/id',
        schemaPath: '#/properties/id/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.name !== void 0 && typeof t.name != 'string') {
      let r = {
        instancePath: i + '/name',
        schemaPath: '#/properties/name/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.arguments !== void 0 && typeof t.arguments != 'string') {
      let r = {
        instancePath: i + '/arguments',
        schemaPath: '#/properties/arguments/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((qe.errors = e), n === 0);
}
qe.evaluated = { props: { id: !0, name: !0, arguments: !0 }, dynamicProps: !1, dynamicItems: !1 };
function b(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = b.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of et.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (t.role !== void 0 && typeof t.role != 'string') {
      let r = {
        instancePath: i + '/role',
        schemaPath: '#/properties/role/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.content !== void 0 && typeof t.content != 'string') {
      let r = {
        instancePath: i + '/content',
        schemaPath: '#/properties/content/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.tool_calls !== void 0) {
      let r = t.tool_calls;
      if (Array.isArray(r)) {
        let s = r.length;
        for (let p = 0; p < s; p++)
          qe(r[p], {
            instancePath: i + '/tool_calls/' + p,
            parentData: r,
            parentDataProperty: p,
            rootData: a,
            dynamicAnchors: l,
          }) || ((e = e === null ? qe.errors : e.concat(qe.errors)), (n = e.length));
      } else {
        let s = {
          instancePath: i + '/tool_calls',
          schemaPath: '#/properties/tool_calls/type',
          keyword: 'type',
          params: { type: 'array' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    if (t.tool_call_id !== void 0 && typeof t.tool_call_id != 'string') {
      let r = {
        instancePath: i + '/tool_call_id',
        schemaPath: '#/properties/tool_call_id/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((b.errors = e), n === 0);
}
b.evaluated = {
  props: { role: !0, content: !0, tool_calls: !0, tool_call_id: !0 },
  dynamicProps: !1,
  dynamicItems: !1,
};
function xe(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = xe.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of Yr.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (t.model !== void 0 && typeof t.model != 'string') {
      let r = {
        instancePath: i + '/model',
        schemaPath: '#/properties/model/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.messages !== void 0) {
      let r = t.messages;
      if (Array.isArray(r)) {
        let s = r.length;
        for (let p = 0; p < s; p++)
          b(r[p], {
            instancePath: i + '/messages/' + p,
            parentData: r,
            parentDataProperty: p,
            rootData: a,
            dynamicAnchors: l,
          }) || ((e = e === null ? b.errors : e.concat(b.errors)), (n = e.length));
      } else {
        let s = {
          instancePath: i + '/messages',
          schemaPath: '#/properties/messages/type',
          keyword: 'type',
          params: { type: 'array' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    if (t.tools !== void 0) {
      let r = t.tools;
      if (Array.isArray(r)) {
        let s = r.length;
        for (let p = 0; p < s; p++)
          if (typeof r[p] != 'string') {
            let c = {
              instancePath: i + '/tools/' + p,
              schemaPath: '#/properties/tools/items/type',
              keyword: 'type',
              params: { type: 'string' },
            };
            (e === null ? (e = [c]) : e.push(c), n++);
          }
      } else {
        let s = {
          instancePath: i + '/tools',
          schemaPath: '#/properties/tools/type',
          keyword: 'type',
          params: { type: 'array' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((xe.errors = e), n === 0);
}
xe.evaluated = { props: { model: !0, messages: !0, tools: !0 }, dynamicProps: !1, dynamicItems: !1 };
var tt = {
  type: 'object',
  properties: { message: { $ref: '#/$defs/agentMessage' }, stop_reason: { type: 'string' } },
  required: ['message'],
};
function je(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = je.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of tt.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (
      (t.message !== void 0 &&
        (b(t.message, {
          instancePath: i + '/message',
          parentData: t,
          parentDataProperty: 'message',
          rootData: a,
          dynamicAnchors: l,
        }) ||
          ((e = e === null ? b.errors : e.concat(b.errors)), (n = e.length))),
      t.stop_reason !== void 0 && typeof t.stop_reason != 'string')
    ) {
      let r = {
        instancePath: i + '/stop_reason',
        schemaPath: '#/properties/stop_reason/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((je.errors = e), n === 0);
}
je.evaluated = { props: { message: !0, stop_reason: !0 }, dynamicProps: !1, dynamicItems: !1 };
function Ae(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = Ae.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of We.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (t.protocol !== void 0) {
      let r = t.protocol;
      if (!(r === 'openai' || r === 'anthropic')) {
        let s = {
          instancePath: i + '/protocol',
          schemaPath: '#/properties/protocol/enum',
          keyword: 'enum',
          params: { allowedValues: We.properties.protocol.enum },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    (t.request !== void 0 &&
      (xe(t.request, {
        instancePath: i + '/request',
        parentData: t,
        parentDataProperty: 'request',
        rootData: a,
        dynamicAnchors: l,
      }) ||
        ((e = e === null ? xe.errors : e.concat(xe.errors)), (n = e.length))),
      t.response !== void 0 &&
        (je(t.response, {
          instancePath: i + '/response',
          parentData: t,
          parentDataProperty: 'response',
          rootData: a,
          dynamicAnchors: l,
        }) ||
          ((e = e === null ? je.errors : e.concat(je.errors)), (n = e.length))));
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((Ae.errors = e), n === 0);
}
Ae.evaluated = { props: { protocol: !0, request: !0, response: !0 }, dynamicProps: !1, dynamicItems: !1 };
function De(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = De.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of Xr.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (t.turns !== void 0) {
      let r = t.turns;
      if (Array.isArray(r)) {
        let s = r.length;
        for (let p = 0; p < s; p++)
          Ae(r[p], {
            instancePath: i + '/turns/' + p,
            parentData: r,
            parentDataProperty: p,
            rootData: a,
            dynamicAnchors: l,
          }) || ((e = e === null ? Ae.errors : e.concat(Ae.errors)), (n = e.length));
      } else {
        let s = {
          instancePath: i + '/turns',
          schemaPath: '#/properties/turns/type',
          keyword: 'type',
          params: { type: 'array' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((De.errors = e), n === 0);
}
De.evaluated = { props: { turns: !0 }, dynamicProps: !1, dynamicItems: !1 };
var st = {
  type: 'object',
  properties: {
    method: { type: 'string' },
    params: { 'x-free': !0, default: null },
    result: { 'x-free': !0 },
  },
  required: ['method', 'result'],
};
function Ne(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = Ne.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of st.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (t.method !== void 0 && typeof t.method != 'string') {
      let r = {
        instancePath: i + '/method',
        schemaPath: '#/properties/method/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((Ne.errors = e), n === 0);
}
Ne.evaluated = { props: { method: !0, params: !0, result: !0 }, dynamicProps: !1, dynamicItems: !1 };
var nt = {
  type: 'object',
  properties: {
    after: { $ref: '#/$defs/natural' },
    method: { type: 'string' },
    params: { 'x-free': !0, default: null },
    id: { 'x-free': !0 },
    answer: { 'x-free': !0 },
  },
  required: ['after', 'method'],
};
function Ie(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = Ie.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of nt.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (t.after !== void 0) {
      let r = t.after;
      if (!(typeof r == 'number' && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let s = {
          instancePath: i + '/after',
          schemaPath: '#/$defs/natural/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
      if (typeof r == 'number' && isFinite(r) && (r < 0 || isNaN(r))) {
        let s = {
          instancePath: i + '/after',
          schemaPath: '#/$defs/natural/minimum',
          keyword: 'minimum',
          params: { comparison: '>=', limit: 0 },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    if (t.method !== void 0 && typeof t.method != 'string') {
      let r = {
        instancePath: i + '/method',
        schemaPath: '#/properties/method/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((Ie.errors = e), n === 0);
}
Ie.evaluated = {
  props: { after: !0, method: !0, params: !0, id: !0, answer: !0 },
  dynamicProps: !1,
  dynamicItems: !1,
};
function Fe(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = Fe.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    if (t.mocks !== void 0) {
      let s = t.mocks;
      if (s && typeof s == 'object' && !Array.isArray(s))
        for (let p in s) {
          let c = n,
            y = n;
          if (s[p] !== null) {
            let h = {};
            (e === null ? (e = [h]) : e.push(h), n++);
          }
          var r = y === n;
          if (r) {
            let h = {
              instancePath: i + '/mocks/' + p.replace(/~/g, '~0').replace(/\//g, '~1'),
              schemaPath: '#/$defs/mockResult/not',
              keyword: 'not',
              params: {},
            };
            (e === null ? (e = [h]) : e.push(h), n++);
          } else ((n = c), e !== null && (c ? (e.length = c) : (e = null)));
        }
      else {
        let p = {
          instancePath: i + '/mocks',
          schemaPath: '#/properties/mocks/type',
          keyword: 'type',
          params: { type: 'object' },
        };
        (e === null ? (e = [p]) : e.push(p), n++);
      }
    }
    if (t.calls !== void 0) {
      let s = t.calls;
      if (Array.isArray(s)) {
        let p = s.length;
        for (let c = 0; c < p; c++)
          Ne(s[c], {
            instancePath: i + '/calls/' + c,
            parentData: s,
            parentDataProperty: c,
            rootData: a,
            dynamicAnchors: l,
          }) || ((e = e === null ? Ne.errors : e.concat(Ne.errors)), (n = e.length));
      } else {
        let p = {
          instancePath: i + '/calls',
          schemaPath: '#/properties/calls/type',
          keyword: 'type',
          params: { type: 'array' },
        };
        (e === null ? (e = [p]) : e.push(p), n++);
      }
    }
    if (t.events !== void 0) {
      let s = t.events;
      if (Array.isArray(s)) {
        let p = s.length;
        for (let c = 0; c < p; c++)
          Ie(s[c], {
            instancePath: i + '/events/' + c,
            parentData: s,
            parentDataProperty: c,
            rootData: a,
            dynamicAnchors: l,
          }) || ((e = e === null ? Ie.errors : e.concat(Ie.errors)), (n = e.length));
      } else {
        let p = {
          instancePath: i + '/events',
          schemaPath: '#/properties/events/type',
          keyword: 'type',
          params: { type: 'array' },
        };
        (e === null ? (e = [p]) : e.push(p), n++);
      }
    }
  } else {
    let s = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [s]) : e.push(s), n++);
  }
  return ((Fe.errors = e), n === 0);
}
Fe.evaluated = { props: { mocks: !0, calls: !0, events: !0 }, dynamicProps: !1, dynamicItems: !1 };
var it = {
    type: 'object',
    properties: {
      containment: { type: 'string' },
      allowed: { type: 'array', items: { type: 'string' }, 'x-omit-empty': !0 },
      blocked: { type: 'array', items: { $ref: '#/$defs/blockedConnection' }, 'x-omit-empty': !0 },
    },
    required: ['containment'],
  },
  Be = {
    type: 'object',
    properties: {
      destination: { type: 'string' },
      protocol: { enum: ['tcp', 'udp'] },
      at_ms: { $ref: '#/$defs/milliseconds' },
    },
    required: ['destination', 'protocol', 'at_ms'],
  };
function Ee(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = Ee.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of Be.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (t.destination !== void 0 && typeof t.destination != 'string') {
      let r = {
        instancePath: i + '/destination',
        schemaPath: '#/properties/destination/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.protocol !== void 0) {
      let r = t.protocol;
      if (!(r === 'tcp' || r === 'udp')) {
        let s = {
          instancePath: i + '/protocol',
          schemaPath: '#/properties/protocol/enum',
          keyword: 'enum',
          params: { allowedValues: Be.properties.protocol.enum },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    if (t.at_ms !== void 0) {
      let r = t.at_ms;
      if (!(typeof r == 'number' && !(r % 1) && !isNaN(r) && isFinite(r))) {
        let s = {
          instancePath: i + '/at_ms',
          schemaPath: '#/$defs/milliseconds/type',
          keyword: 'type',
          params: { type: 'integer' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
      if (typeof r == 'number' && isFinite(r) && (r < 0 || isNaN(r))) {
        let s = {
          instancePath: i + '/at_ms',
          schemaPath: '#/$defs/milliseconds/minimum',
          keyword: 'minimum',
          params: { comparison: '>=', limit: 0 },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((Ee.errors = e), n === 0);
}
Ee.evaluated = { props: { destination: !0, protocol: !0, at_ms: !0 }, dynamicProps: !1, dynamicItems: !1 };
function Ve(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = Ve.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let r of it.required)
      if (t[r] === void 0) {
        let s = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: r },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    if (t.containment !== void 0 && typeof t.containment != 'string') {
      let r = {
        instancePath: i + '/containment',
        schemaPath: '#/properties/containment/type',
        keyword: 'type',
        params: { type: 'string' },
      };
      (e === null ? (e = [r]) : e.push(r), n++);
    }
    if (t.allowed !== void 0) {
      let r = t.allowed;
      if (Array.isArray(r)) {
        let s = r.length;
        for (let p = 0; p < s; p++)
          if (typeof r[p] != 'string') {
            let c = {
              instancePath: i + '/allowed/' + p,
              schemaPath: '#/properties/allowed/items/type',
              keyword: 'type',
              params: { type: 'string' },
            };
            (e === null ? (e = [c]) : e.push(c), n++);
          }
      } else {
        let s = {
          instancePath: i + '/allowed',
          schemaPath: '#/properties/allowed/type',
          keyword: 'type',
          params: { type: 'array' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
    if (t.blocked !== void 0) {
      let r = t.blocked;
      if (Array.isArray(r)) {
        let s = r.length;
        for (let p = 0; p < s; p++)
          Ee(r[p], {
            instancePath: i + '/blocked/' + p,
            parentData: r,
            parentDataProperty: p,
            rootData: a,
            dynamicAnchors: l,
          }) || ((e = e === null ? Ee.errors : e.concat(Ee.errors)), (n = e.length));
      } else {
        let s = {
          instancePath: i + '/blocked',
          schemaPath: '#/properties/blocked/type',
          keyword: 'type',
          params: { type: 'array' },
        };
        (e === null ? (e = [s]) : e.push(s), n++);
      }
    }
  } else {
    let r = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [r]) : e.push(r), n++);
  }
  return ((Ve.errors = e), n === 0);
}
Ve.evaluated = { props: { containment: !0, allowed: !0, blocked: !0 }, dynamicProps: !1, dynamicItems: !1 };
function Ce(
  t,
  {
    instancePath: i = '',
    parentData: u,
    parentDataProperty: f,
    rootData: a = t,
    dynamicAnchors: l = {},
  } = {},
) {
  let e = null,
    n = 0,
    o = Ce.evaluated;
  if (
    (o.dynamicProps && (o.props = void 0),
    o.dynamicItems && (o.items = void 0),
    t && typeof t == 'object' && !Array.isArray(t))
  ) {
    for (let s of Qr.required)
      if (t[s] === void 0) {
        let p = {
          instancePath: i,
          schemaPath: '#/required',
          keyword: 'required',
          params: { missingProperty: s },
        };
        (e === null ? (e = [p]) : e.push(p), n++);
      }
    if (t.app !== void 0 && t.app !== 'agent') {
      let s = {
        instancePath: i + '/app',
        schemaPath: '#/properties/app/const',
        keyword: 'const',
        params: { allowedValue: 'agent' },
      };
      (e === null ? (e = [s]) : e.push(s), n++);
    }
    if (t.mocks !== void 0) {
      let s = t.mocks;
      if (s && typeof s == 'object' && !Array.isArray(s))
        for (let p in s) {
          let c = n,
            y = n;
          if (s[p] !== null) {
            let h = {};
            (e === null ? (e = [h]) : e.push(h), n++);
          }
          var r = y === n;
          if (r) {
            let h = {
              instancePath: i + '/mocks/' + p.replace(/~/g, '~0').replace(/\//g, '~1'),
              schemaPath: '#/$defs/mockResult/not',
              keyword: 'not',
              params: {},
            };
            (e === null ? (e = [h]) : e.push(h), n++);
          } else ((n = c), e !== null && (c ? (e.length = c) : (e = null)));
        }
      else {
        let p = {
          instancePath: i + '/mocks',
          schemaPath: '#/properties/mocks/type',
          keyword: 'type',
          params: { type: 'object' },
        };
        (e === null ? (e = [p]) : e.push(p), n++);
      }
    }
    if (
      (t.cassette !== void 0 &&
        (De(t.cassette, {
          instancePath: i + '/cassette',
          parentData: t,
          parentDataProperty: 'cassette',
          rootData: a,
          dynamicAnchors: l,
        }) ||
          ((e = e === null ? De.errors : e.concat(De.errors)), (n = e.length))),
      t.mcp !== void 0)
    ) {
      let s = t.mcp;
      if (s && typeof s == 'object' && !Array.isArray(s))
        for (let p in s)
          Fe(s[p], {
            instancePath: i + '/mcp/' + p.replace(/~/g, '~0').replace(/\//g, '~1'),
            parentData: s,
            parentDataProperty: p,
            rootData: a,
            dynamicAnchors: l,
          }) || ((e = e === null ? Fe.errors : e.concat(Fe.errors)), (n = e.length));
      else {
        let p = {
          instancePath: i + '/mcp',
          schemaPath: '#/properties/mcp/type',
          keyword: 'type',
          params: { type: 'object' },
        };
        (e === null ? (e = [p]) : e.push(p), n++);
      }
    }
    t.egress !== void 0 &&
      (Ve(t.egress, {
        instancePath: i + '/egress',
        parentData: t,
        parentDataProperty: 'egress',
        rootData: a,
        dynamicAnchors: l,
      }) ||
        ((e = e === null ? Ve.errors : e.concat(Ve.errors)), (n = e.length)));
  } else {
    let s = { instancePath: i, schemaPath: '#/type', keyword: 'type', params: { type: 'object' } };
    (e === null ? (e = [s]) : e.push(s), n++);
  }
  return ((Ce.errors = e), n === 0);
}
Ce.evaluated = {
  props: { app: !0, mocks: !0, cassette: !0, mcp: !0, egress: !0 },
  dynamicProps: !1,
  dynamicItems: !1,
};
export { at as validateAgentDocument, ot as validateHeader, pt as validateStep };
