// The `session` block, and the identities of a suite.
import type { FlowSession, SessionState } from '../session.ts';
import type { Reading } from '../reading.ts';
import { fullText, listOf, recordOf, text } from '../shape/shape.ts';
import type { Block, Shape } from '../shape/shape.ts';
import { itemsAt, present, textAt, textRecordAt } from '../shape/values.ts';
import type { TreeNode } from '../yaml/tree.ts';

// Files of other tools are pasted here: what we do not know is left alone.
const cookieBlock: Block = {
  name: 'session.cookies',
  open: true,
  keys: {
    name: { shape: fullText, required: true, about: 'Name of the cookie.' },
    value: { shape: text, required: true, about: 'Its value; ${VAR} allowed.' },
    domain: { shape: text, about: "Default: the host of the flow's url." },
  },
};

/** Keys of `session` as a mapping. */
export const sessionBlock: Block = {
  name: 'session',
  open: true,
  keys: {
    cookies: {
      shape: listOf({ kind: 'block', block: cookieBlock }),
      about: 'Cookies set before the first page.',
    },
    local_storage: { shape: recordOf(text), about: "Entries written before the first page's scripts, once." },
  },
};

/** A mapping, or the name of an identity of the suite. */
export const sessionShape: Shape = {
  kind: 'either',
  shapes: [
    { kind: 'text', notBlank: 'missing_key' },
    { kind: 'block', block: sessionBlock },
  ],
};

/** The mapping form. */
export function readSessionState(node: TreeNode): SessionState {
  return {
    cookies: itemsAt(node, 'cookies').map((cookie) =>
      present({
        name: textAt(cookie, 'name') ?? '',
        value: textAt(cookie, 'value') ?? '',
        domain: textAt(cookie, 'domain'),
      }),
    ),
    localStorage: textRecordAt(node, 'local_storage'),
  };
}

/** Either form. */
export function readSession(node: TreeNode | undefined, { source }: Reading): FlowSession | undefined {
  if (node?.kind === 'text') {
    return { kind: 'identity', name: node.text, location: source.placeOf(node.span.start), span: node.span };
  }
  return node?.kind === 'map' ? { kind: 'state', state: readSessionState(node) } : undefined;
}
