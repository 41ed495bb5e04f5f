// npm run generate: writes every generated source and page. Tests generate again and compare.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const generators = ['trace-schema', 'flow-schema', 'page-script', 'grammar-docs', 'surfaces', 'inspect-ui'];

for (const name of generators) {
  const { generate } = await import(`./${name}.mjs`);
  for (const { path, content } of await generate()) {
    const file = join(root, path);
    if (current(file) === content) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    console.log(`wrote ${path}`);
  }
}

function current(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
