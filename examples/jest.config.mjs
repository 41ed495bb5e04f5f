import preset from '../jest.preset.mjs';

export default { ...preset, displayName: 'examples', testMatch: ['<rootDir>/*/*.spec.ts'] };
