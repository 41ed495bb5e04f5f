// The schemas for editors: they fit every good flow, refuse misspelt ones, and are what the tables say.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { flowJsonSchema, suiteJsonSchema } from '@flowproof/flow-file';
import type { JsonSchema } from '@flowproof/flow-file';
import { parse } from 'yaml';
import { fits } from './schema-check.ts';

const repository = fileURLToPath(new URL('../../../../', import.meta.url));
const flows = `${repository}conformance/flows/`;
const flow = flowJsonSchema();

interface Generator {
  readonly generate: () => Promise<readonly { readonly path: string; readonly content: string }[]>;
}

describe('the schema of a flow', () => {
  it.each(readdirSync(`${flows}ok`).filter((name) => name.endsWith('.flow.yaml')))('fits %s', (name) => {
    expect(fits(flow, parse(readFileSync(`${flows}ok/${name}`, 'utf8')))).toBe(true);
  });

  it.each([
    '01-unknown-top-key',
    '02-unknown-step-key',
    '03-two-keys-in-a-step',
    '04-number-as-step',
    '05-no-steps',
    '06-no-name',
    '07-rules-not-text',
    '10-neither-app-nor-apps',
    '11-app-and-apps',
    '16-block-without-steps',
    '18-surface-name',
    '30-random-from-environment',
    '31-control-id',
    '32-export-name',
    '34-repeat-without-max',
    '36-nested-foreach',
    '39-leak-of-a-literal',
  ])('does not fit %s', (name) => {
    expect(fits(flow, parse(readFileSync(`${flows}bad/${name}.flow.yaml`, 'utf8')))).toBe(false);
  });

  it.each([
    ['a value of another kind in a template', '[{assert_api: {request: GET http://x, status: soon}}]', false],
    [
      'a token in place of a number in a template',
      '[{assert_api: {request: GET http://x, status: "${each.a}"}}]',
      true,
    ],
  ])('knows %s', (_name, steps, good) => {
    expect(fits(flow, parse(`{name: A, app: api, steps: [{foreach: {values: [1], steps: ${steps}}}]}`))).toBe(
      good,
    );
  });

  it('describes every key', () => {
    const keys = Object.values(flow['properties'] as Readonly<Record<string, JsonSchema>>);
    expect(keys.filter((key) => typeof key['description'] !== 'string')).toEqual([]);
  });
});

describe('the schema of a suite', () => {
  it('fits the suite', () => {
    expect(fits(suiteJsonSchema(), parse(readFileSync(`${flows}ok/suite.yaml`, 'utf8')))).toBe(true);
  });

  it.each(['{min_version: "1"}', '{enw: {}}', '{order: a}', '{identities: {a: b}}'])(
    'does not fit %s',
    (text) => {
      expect(fits(suiteJsonSchema(), parse(text))).toBe(false);
    },
  );
});

describe('the files in the package', () => {
  it('are generated from the tables', async () => {
    const generator = new URL('../../../../tools/generate/flow-schema.mjs', import.meta.url).href;
    const { generate } = (await import(generator)) as Generator;
    for (const { path, content } of await generate())
      expect(readFileSync(`${repository}${path}`, 'utf8')).toBe(content);
  });
});
