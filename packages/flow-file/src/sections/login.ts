// The `login` block: the SAP user.
import { blankLogin, loginWithoutConnection } from '../errors/section-errors.ts';
import type { SapLogin } from '../flow-app.ts';
import type { Reading } from '../reading.ts';
import { text } from '../shape/shape.ts';
import type { Block, Shape } from '../shape/shape.ts';
import { present, textAt } from '../shape/values.ts';
import { entryAt, valueAt } from '../yaml/tree.ts';
import type { MapNode, TreeNode } from '../yaml/tree.ts';

const needed: Shape = { kind: 'text', notBlank: 'rule' };

/** Keys of `login`. */
export const loginBlock: Block = {
  name: 'login',
  keys: {
    user: { shape: needed, required: true, about: 'User name or ${VAR}; the only part a trace stores.' },
    password: { shape: needed, required: true, about: 'Password, best as ${VAR}.' },
    client: { shape: text, about: 'SAP client, quoted: "200".' },
    language: { shape: text, about: 'Logon language.' },
  },
};

/** Builds the login of a flow or surface and applies its rules. `owner` is the mapping it stands in. */
export function readLogin(owner: MapNode, { log }: Reading): SapLogin | undefined {
  const node = valueAt(owner, 'login');
  if (node === undefined) return undefined;
  for (const key of ['user', 'password']) {
    const value = valueAt(node, key);
    if (value?.kind === 'text' && value.text.trim() === '') log.add(blankLogin(key, value.span));
  }
  if (valueAt(owner, 'connection') === undefined)
    log.add(loginWithoutConnection(entryAt(owner, 'login')?.keySpan ?? node.span));
  return readUser(node);
}

function readUser(node: TreeNode): SapLogin {
  return present({
    user: textAt(node, 'user') ?? '',
    password: textAt(node, 'password') ?? '',
    client: textAt(node, 'client'),
    language: textAt(node, 'language'),
  });
}
