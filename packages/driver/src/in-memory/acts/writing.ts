// Typing, clearing, choosing from lists, and handing over files.
import type { ActOutcome } from '../../act.ts';
import { foldText } from '../../text/fold.ts';
import type { ListOption } from '../../small-app/app.ts';
import { describeNode } from '../tree/naming.ts';
import type { MemoryNode } from '../tree/node.ts';
import type { LivePage } from '../tree/live-page.ts';
import { done, failed } from './outcome.ts';

/** Replaces what a field holds; chooses from a list. */
export function typeInto(page: LivePage, node: MemoryNode, text: string, secret: boolean): ActOutcome {
  if (node.source.kind === 'list') return choose(node, [text], false);
  if (secret) node.state.secret = true;
  page.focus = node;
  const before = node.state.value;
  node.state.value = '';
  return append(node, text, before);
}

/** Adds to what the focused field holds; elsewhere the keys go to the page. */
export function typeAtFocus(page: LivePage, text: string, secret: boolean): ActOutcome {
  const { focus } = page;
  if (focus?.source.kind !== 'field' || focus.state.readOnly || focus.state.disabled) return done;
  if (secret) focus.state.secret = true;
  return append(focus, text, focus.state.value);
}

/** Empties a field. */
export function clear(page: LivePage, node: MemoryNode): ActOutcome {
  page.focus = node;
  if (node.source.kind === 'field' && node.source.keeps === 'nothing' && node.state.value !== '') {
    return failed(`${describeNode(node)} was cleared and still holds something`);
  }
  node.state.value = '';
  return done;
}

/** Chooses one option, or exactly these. */
export function choose(node: MemoryNode, wanted: readonly string[], exact: boolean): ActOutcome {
  const { source } = node;
  if (source.kind !== 'list') {
    return failed(`${describeNode(node)} is not a list`, 'click it, then click the option');
  }
  if (exact && source.multiple !== true) return failed(`${describeNode(node)} takes one option only`);
  const found: number[] = [];
  for (const text of wanted) {
    const index = optionIndex(source.options, text);
    const option = source.options[index];
    if (option === undefined)
      return failed(`${describeNode(node)} has no option "${text}"; nothing was selected`);
    if (option.disabled === true) return failed(`the option "${text}" of ${describeNode(node)} is disabled`);
    found.push(index);
  }
  node.state.chosen = [...new Set(found)].toSorted((a, b) => a - b);
  return done;
}

/** Hands a file to an upload field. `files`: the ones that exist; absent: all do. */
export function upload(node: MemoryNode, path: string, files: ReadonlySet<string> | undefined): ActOutcome {
  if (node.source.kind !== 'upload') return failed(`${describeNode(node)} takes no file`);
  if (files !== undefined && !files.has(path)) return failed(`there is no file ${path}`);
  node.state.value = path.replace(/^.*[/\\]/s, '');
  return done;
}

function append(node: MemoryNode, text: string, before: string): ActOutcome {
  const keeps = node.source.kind === 'field' ? node.source.keeps : undefined;
  if (keeps === 'nothing') {
    node.state.value = before;
    if (text === '') return done;
    const held = node.state.secret ? '' : `; it holds "${before}"`;
    return failed(`${describeNode(node)} took nothing of what was typed${held}`);
  }
  node.state.value += keeps === 'capitals' ? text.toUpperCase() : text;
  return done;
}

function optionIndex(options: readonly ListOption[], text: string): number {
  const wanted = foldText(text);
  const byValue = options.findIndex((option) => (option.value ?? option.text) === text);
  if (byValue >= 0) return byValue;
  const exact = options.findIndex((option) => foldText(option.text) === wanted);
  return exact >= 0 ? exact : options.findIndex((option) => foldText(option.text).startsWith(wanted));
}
