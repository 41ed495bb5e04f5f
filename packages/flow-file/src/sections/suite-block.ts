// Every key of a suite file.
import { blockOf, listOf, recordOf, text } from '../shape/shape.ts';
import type { Block } from '../shape/shape.ts';
import { browserBlock } from './browser.ts';
import { sessionBlock } from './session.ts';

/** What `min_version` looks like. */
export const versionPattern = '^\\d+\\.\\d+\\.\\d+$';

/** Keys of a suite. */
export const suiteBlock: Block = {
  name: 'a suite',
  keys: {
    min_version: {
      shape: { kind: 'text', pattern: versionPattern },
      about: 'X.Y.Z: an older flowproof refuses to run.',
    },
    env: { shape: recordOf(text), about: 'Variables for every flow and hook; values may hold ${VAR}.' },
    env_from: {
      shape: text,
      about: 'Shell command run once, before any flow; its output is NAME=VALUE lines.',
    },
    before_each: { shape: text, about: 'Shell command before every flow.' },
    after_each: { shape: text, about: 'Shell command after every flow, a failed one too.' },
    order: {
      shape: listOf(text),
      about: 'Flow paths relative to the suite, first in this order; the rest follow sorted.',
    },
    browser: {
      shape: blockOf(browserBlock),
      about: 'Default for web flows without their own block; never merged.',
    },
    identities: {
      shape: recordOf(blockOf(sessionBlock)),
      about: 'Names to browser state, for session: <name>.',
    },
  },
};
