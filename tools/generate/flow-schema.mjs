// Writes the JSON Schemas of flow and suite files from the tables of @flowproof/flow-file.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const source = new URL('../../packages/flow-file/src/schema/json-schema.ts', import.meta.url);

/** The files this generator is responsible for, with paths relative to the repository. */
export async function generate() {
  const { flowJsonSchema, suiteJsonSchema } = await tables();
  return [schemaFile('flow', flowJsonSchema()), schemaFile('suite', suiteJsonSchema())];
}

function schemaFile(name, schema) {
  return {
    path: `packages/flow-file/schema/generated/${name}.schema.json`,
    content: `${JSON.stringify(schema, undefined, 2)}\n`,
  };
}

// TypeScript to CommonJS: the YAML library inside requires Node's modules.
async function tables() {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(source)],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    conditions: ['@flowproof/source'],
  });
  const module = { exports: {} };
  new Function('module', 'exports', 'require', outputFiles[0].text)(
    module,
    module.exports,
    createRequire(source),
  );
  return module.exports;
}
