// Shared Jest settings: native modules, types stripped by SWC, workspace packages read from source.
import { fileURLToPath } from 'node:url';
import vm from 'node:vm';

if (vm.SourceTextModule === undefined) {
  throw new Error('Tests need --experimental-vm-modules: use `npm test`, `npx jest` or `npx nx test`.');
}
// One file instead of some six hundred: Chevrotain is loaded anew for every spec file.
const chevrotain = new URL('./node_modules/chevrotain/lib/chevrotain.mjs', import.meta.url);

export default {
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['@flowproof/source', 'node', 'node-addons'] },
  testMatch: ['<rootDir>/test/**/*.spec.ts'],
  injectGlobals: false,
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^chevrotain$': fileURLToPath(chevrotain) },
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        swcrc: false,
        sourceMaps: 'inline',
        module: { type: 'es6' },
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript' },
          experimental: { keepImportAttributes: true },
        },
      },
    ],
  },
};
