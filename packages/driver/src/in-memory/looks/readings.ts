// Answers to what is asked about an element (record-and-replay, 6.7).
import type { Reading, Readings } from '../../found.ts';
import { checkboxOf } from '../find/control-within.ts';
import { attributeOf, chosenOptions, drawnText } from '../tree/naming.ts';
import type { MemoryNode } from '../tree/node.ts';
import { isRendered } from '../tree/walk-tree.ts';

/** All answers at once. */
export function readNode(node: MemoryNode, read: readonly Reading[]): Readings {
  return Object.assign({}, ...read.map((reading) => readOne(node, reading))) as Readings;
}

function readOne(node: MemoryNode, reading: Reading): Readings {
  switch (reading.kind) {
    case 'text':
      return node.source.kind === 'list'
        ? { text: textOf(node), alternatives: chosenOptions(node).map(({ value }) => value) }
        : { text: textOf(node) };
    case 'value':
      return { value: valueOf(node) };
    case 'visible':
      return { visible: isRendered(node) };
    case 'enabled':
      return { enabled: !node.state.disabled };
    case 'checked': {
      const box = checkboxOf(node);
      return box === undefined ? { notACheckbox: true } : { checked: box.state.checked };
    }
    case 'empty':
      return { empty: (node.source.kind === 'list' ? valueOf(node) : textOf(node)).trim() === '' };
    case 'attribute':
      return { attribute: attributeOf(node, reading.name) };
    case 'style':
      return { style: (node.source.styles?.[reading.property] ?? '').trim() };
  }
}

function textOf(node: MemoryNode): string {
  switch (node.source.kind) {
    case 'field':
    case 'upload':
      return node.state.value;
    case 'list':
      return chosenOptions(node)
        .map(({ text }) => text)
        .join(', ');
    default:
      return drawnText(node);
  }
}

function valueOf(node: MemoryNode): string {
  return node.source.kind === 'list' ? (chosenOptions(node)[0]?.value ?? '') : node.state.value;
}
