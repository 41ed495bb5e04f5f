// The version of this package, read from the manifest it was installed with.
import { readFileSync } from 'node:fs';

/** `0.1.0` */
export function version(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest
    ? String(manifest.version)
    : '';
}
