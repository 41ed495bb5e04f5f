// Compiles the trace schema: two validators that need no code generation at run time,
// and the shape tables that reading and writing follow.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const packageFolder = new URL('../../packages/trace-format/', import.meta.url);
const schemaFile = new URL('src/schema/trace-v1.schema.json', packageFolder);
const outputFolder = 'packages/trace-format/src/schema/generated';

// The root holds an older ajv for the linter, so ours is asked for from the package that declares it.
const requireFromPackage = createRequire(new URL('package.json', packageFolder));
const { Ajv2020 } = requireFromPackage('ajv/dist/2020.js');
const standaloneCode = requireFromPackage('ajv/dist/standalone').default;

const annotations = ['x-unknown', 'x-lead', 'x-omit-empty', 'x-omit', 'x-free', 'x-wanted', 'x-enforced'];

/** The files this generator is responsible for, with paths relative to the repository. */
export async function generate() {
  const schema = JSON.parse(readFileSync(schemaFile, 'utf8'));
  return [
    { path: `${outputFolder}/shapes.ts`, content: shapeTables(schema) },
    { path: `${outputFolder}/validators.ts`, content: await validators(schema) },
  ];
}

function shapeTables(schema) {
  const shapes = Object.entries(schema.$defs)
    .map(([name, definition]) => [name, shapeOf(definition, schema)])
    .filter(([, shape]) => shape.kind === 'record' || shape.kind === 'union');
  const lines = shapes.map(([name, shape]) => `  ${name}: ${JSON.stringify(shape)},`);
  return [
    '// Generated from trace-v1.schema.json by tools/generate/trace-schema.mjs. Do not edit.',
    "import type { RecordShape, UnionShape, ValueRule } from '../shape.ts';",
    '',
    'export const shapes: Readonly<Record<string, RecordShape | UnionShape>> = {',
    ...lines,
    '};',
    '',
    '/** The rules of named values in words, and whether they already count when a trace is read. */',
    'export const wanted: Readonly<Record<string, ValueRule>> = {',
    ...valueRules(schema),
    '};',
    '',
  ].join('\n');
}

function valueRules(schema) {
  return Object.entries(schema.$defs)
    .filter(([, definition]) => definition['x-wanted'] !== undefined)
    .map(([name, definition]) => {
      const rule = { text: definition['x-wanted'], whenRead: definition['x-enforced'] === 'reading' };
      return `  ${name}: ${JSON.stringify(rule)},`;
    });
}

// A leaf is a word; a record, list, map or union is an object; a record elsewhere is `{ref}`.
function shapeOf(definition, schema) {
  if (definition.$ref !== undefined) {
    const name = definition.$ref.replace('#/$defs/', '');
    const shape = shapeOf(schema.$defs[name], schema);
    return typeof shape === 'string' || shape.kind === 'list' ? shape : { kind: 'ref', name };
  }
  if (definition['x-free'] === true || Array.isArray(definition.type)) return 'free';
  if (definition.oneOf !== undefined) return unionShape(definition, schema);
  if (definition.type === 'array') return listShape(definition, schema);
  if (definition.type === 'object' && definition.properties === undefined) {
    return { kind: 'map', values: shapeOf(definition.additionalProperties, schema) };
  }
  if (definition.type === 'object') return recordShape(definition, schema);
  if (definition.type === 'integer') return 'integer';
  if (definition.type === 'number') return 'float';
  return 'plain';
}

function listShape(definition, schema) {
  const items = definition.prefixItems === undefined ? shapeOf(definition.items, schema) : 'integer';
  return { kind: 'list', items };
}

function unionShape(definition, schema) {
  const tag = definition.discriminator.propertyName;
  const variants = {};
  for (const { $ref } of definition.oneOf) {
    const name = $ref.replace('#/$defs/', '');
    const { const: only, enum: several } = schema.$defs[name].properties[tag];
    for (const value of several ?? [only]) variants[value] = name;
  }
  return { kind: 'union', tag, variants };
}

function recordShape(definition, schema) {
  const required = new Set(definition.required ?? []);
  const fields = Object.entries(definition.properties).map(([name, property]) => ({
    name,
    shape: shapeOf(property, schema),
    ...(required.has(name) ? { required: true } : {}),
    ...(property['x-omit-empty'] === true ? { omitEmpty: true } : {}),
    ...(property['x-omit'] === undefined ? {} : { omit: property['x-omit'] }),
    ...(property.default === undefined ? {} : { fill: property.default }),
  }));
  const unknown = definition['x-unknown'] ?? 'ignored';
  return {
    kind: 'record',
    unknown,
    ...(unknown === 'kept' ? { lead: definition['x-lead'] ?? [] } : {}),
    fields,
  };
}

async function validators(schema) {
  const ajv = new Ajv2020({
    allErrors: true,
    discriminator: true,
    allowUnionTypes: true,
    inlineRefs: 6,
    loopRequired: 1,
    messages: false,
    code: { source: true, esm: true },
  });
  ajv.addVocabulary(annotations);
  ajv.addSchema(schema);
  const code = standaloneCode(ajv, {
    validateHeader: `${schema.$id}#/$defs/header`,
    validateStep: `${schema.$id}#/$defs/step`,
    validateAgentDocument: `${schema.$id}#/$defs/agentDocument`,
  });
  return [
    '// @ts-nocheck',
    '// Generated from trace-v1.schema.json by tools/generate/trace-schema.mjs. Do not edit.',
    await asModule(code),
  ].join('\n');
}

// Standalone code still requires ajv's string-length helper; a bundle pass makes it a module of its own.
async function asModule(code) {
  const result = await build({
    stdin: { contents: code, resolveDir: fileURLToPath(packageFolder), loader: 'js' },
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    charset: 'utf8',
    minify: true,
    write: false,
    logLevel: 'silent',
  });
  return result.outputFiles[0].text;
}
