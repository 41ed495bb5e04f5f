// The JSON Schemas of flow and suite files for editors, written from the tables the reader checks with.
import { flowBlock } from '../sections/flow-block.ts';
import { suiteBlock } from '../sections/suite-block.ts';
import type { Block, Key, Shape } from '../shape/shape.ts';
import { noEgressWord, stepForms } from '../steps/step-forms.ts';
import type { StepForm } from '../steps/step-forms.ts';

/** A JSON Schema as plain data. */
export type JsonSchema = { readonly [keyword: string]: unknown };

const dialect = 'http://json-schema.org/draft-07/schema#';

/**
 * JSON Schema (draft-07) of a flow file, for editors. It knows keys, types, ranges and which keys an app requires; the
 * sentences and the rules between keys are checked by `readFlow` alone.
 *
 * @example
 * writeFileSync('flow.schema.json', JSON.stringify(flowJsonSchema()));
 */
export function flowJsonSchema(): JsonSchema {
  return {
    $schema: dialect,
    $id: 'urn:flowproof:flow',
    title: 'flowproof flow',
    ...blockSchema(flowBlock, 'flow'),
    allOf: [
      { oneOf: [{ required: ['app'] }, { required: ['apps'] }] },
      requiredWith('web', 'url'),
      requiredWith('vision', 'window'),
      requiredWith('agent', 'agent'),
    ],
    definitions: {
      flowSteps: stepList([{ $ref: '#/definitions/step' }, { $ref: '#/definitions/foreach' }]),
      steps: stepList([{ $ref: '#/definitions/step' }]),
      step: stepSchema('block'),
      foreach: formSchema('foreach', stepForms.foreach, 'template'),
      templateSteps: stepList([{ $ref: '#/definitions/templateStep' }]),
      templateStep: stepSchema('template'),
    },
  };
}

/**
 * JSON Schema (draft-07) of a suite file, for editors.
 *
 * @example
 * writeFileSync('suite.schema.json', JSON.stringify(suiteJsonSchema()));
 */
export function suiteJsonSchema(): JsonSchema {
  return {
    $schema: dialect,
    $id: 'urn:flowproof:suite',
    title: 'flowproof suite',
    ...blockSchema(suiteBlock, 'flow'),
  };
}

/** Which list a shape stands in: the flow's, a block's, or a template, where `${each}` may be any value. */
type Level = 'flow' | 'block' | 'template';

const listOfLevel: Readonly<Record<Level, string>> = {
  flow: 'flowSteps',
  block: 'steps',
  template: 'templateSteps',
};

function requiredWith(app: string, key: string): JsonSchema {
  return { if: { properties: { app: { const: app } }, required: ['app'] }, then: { required: [key] } };
}

function stepList(steps: readonly JsonSchema[]): JsonSchema {
  const [only] = steps;
  return { type: 'array', minItems: 1, items: steps.length === 1 ? only : { anyOf: steps } };
}

function stepSchema(level: Level): JsonSchema {
  const forms = Object.entries(stepForms).filter(([key]) => key !== 'foreach');
  return {
    anyOf: [
      { type: 'string', description: `A plain sentence, or the bare word ${noEgressWord}.` },
      ...forms.map(([key, form]) => formSchema(key, form, level)),
    ],
  };
}

function formSchema(key: string, form: StepForm, level: Level): JsonSchema {
  const withSteps = form.withSteps === true;
  return {
    type: 'object',
    description: form.about,
    properties: {
      [key]: shapeSchema(form.shape, level),
      ...(withSteps ? { steps: { $ref: `#/definitions/${listOfLevel[level]}` } } : {}),
    },
    required: withSteps ? [key, 'steps'] : [key],
    additionalProperties: false,
  };
}

function blockSchema(block: Block, level: Level): JsonSchema {
  const keys = Object.entries(block.keys);
  const required = keys.filter(([, key]) => key.required === true).map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(keys.map(([name, key]) => [name, keySchema(key, level)])),
    ...(required.length === 0 ? {} : { required }),
    ...(block.open === true ? {} : { additionalProperties: false }),
  };
}

function keySchema(key: Key, level: Level): JsonSchema {
  return { description: key.about, ...shapeSchema(key.shape, level) };
}

function shapeSchema(shape: Shape, level: Level): JsonSchema {
  const schema = exactSchema(shape, level);
  const takesText = shape.kind === 'text' || shape.kind === 'scalar' || shape.kind === 'any';
  if (level !== 'template' || takesText || shape.kind === 'steps') return schema;
  return { anyOf: [schema, { type: 'string', pattern: '\\$\\{each' }] };
}

function exactSchema(shape: Shape, level: Level): JsonSchema {
  switch (shape.kind) {
    case 'text':
      return textSchema(shape.pattern ?? (shape.notBlank === undefined ? undefined : '\\S'));
    case 'whole':
    case 'number':
      return numberSchema(shape);
    case 'boolean':
      return { type: 'boolean' };
    case 'scalar':
      return { type: ['string', 'number', 'boolean'] };
    case 'any':
      return {};
    case 'word':
      return { enum: shape.words };
    case 'list':
      return {
        type: 'array',
        items: shapeSchema(shape.of, level),
        ...(shape.length === undefined ? {} : { minItems: shape.length, maxItems: shape.length }),
      };
    case 'steps':
      return { $ref: `#/definitions/${listOfLevel[level]}` };
    case 'record':
      return {
        type: 'object',
        additionalProperties: shapeSchema(shape.of, level),
        ...(shape.keyPattern === undefined ? {} : { propertyNames: { pattern: shape.keyPattern } }),
      };
    case 'block':
      return blockSchema(shape.block, level);
    case 'either':
      return { anyOf: shape.shapes.map((one) => exactSchema(one, level)) };
  }
}

function textSchema(pattern: string | undefined): JsonSchema {
  return pattern === undefined ? { type: 'string' } : { type: 'string', pattern };
}

function numberSchema(shape: Extract<Shape, { readonly kind: 'whole' | 'number' }>): JsonSchema {
  return {
    type: shape.kind === 'whole' ? 'integer' : 'number',
    ...(shape.least === undefined ? {} : { minimum: shape.least }),
    ...(shape.most === undefined ? {} : { maximum: shape.most }),
    ...(shape.above === undefined ? {} : { exclusiveMinimum: shape.above }),
  };
}
