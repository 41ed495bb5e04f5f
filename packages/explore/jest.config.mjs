import preset from '../../jest.preset.mjs';

// Every run starts a real process for its spec: on a busy machine that takes a while.
export default { ...preset, displayName: 'explore', testTimeout: 60_000 };
