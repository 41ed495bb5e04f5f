// Hashes of trees: one of what a person would see, one of what kind of screen it is.
import type { CapturedElement, CapturedTree } from '@sanderling/spec/runtime';
import { elementFlags } from '@sanderling/spec/runtime';

const multipliers = [0x9e3779b1, 0x85ebca6b] as const;

/** 64 bits of a text, hexadecimal. */
function hashOf(text: string): string {
  let [a, b] = [0x12345678, 0x6789abcd];
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    a = Math.imul(a ^ unit, multipliers[0]);
    b = Math.imul(b ^ unit, multipliers[1]);
    a ^= b >>> 15;
    b ^= a >>> 13;
  }
  a = Math.imul(a ^ (a >>> 16), 0xc2b2ae35);
  b = Math.imul(b ^ (b >>> 15), 0x27d4eb2f);
  return hex(a ^ (b >>> 13)) + hex(b ^ (a >>> 16));
}

function hex(value: number): string {
  return (value >>> 0).toString(16).padStart(8, '0');
}

/** Structure, text and state; where something lies and what has the focus make no difference. */
export function treeHash(tree: CapturedTree): string {
  const parts = tree.elements.map((element, index) => [
    tree.depths[index],
    element.class,
    element.id,
    element.own,
    element.value,
    (element.flags ?? 0) & ~elementFlags.focused,
  ]);
  return hashOf(JSON.stringify(parts));
}

/** Screen, structure and roles, without text, values and states; neighbours of the same shape count as one. */
export function stateHash(tree: CapturedTree, screen: string): string {
  return hashOf(`${screen} ${shapesOf(tree)[0] ?? ''}`);
}

/** The shape of every element with what lies below it. */
function shapesOf(tree: CapturedTree): readonly string[] {
  const { elements, depths } = tree;
  const shapes = new Array<string>(elements.length);
  // Children waiting for their parent, by depth, last one first: a parent comes before its children in the tree.
  const waiting: string[][] = [];
  for (let index = elements.length - 1; index >= 0; index -= 1) {
    const depth = depths[index] ?? 0;
    const below = (waiting[depth + 1] ?? []).reverse();
    waiting[depth + 1] = [];
    const shape = hashOf(
      `${kindOf(elements[index])}(${below.filter((each, at) => each !== below[at - 1]).join()})`,
    );
    shapes[index] = shape;
    (waiting[depth] ??= []).push(shape);
  }
  return shapes;
}

/** Tag and role. */
export function kindOf(element: CapturedElement | undefined): string {
  return `${element?.class ?? ''} ${element?.attrs?.['role'] ?? ''} ${element?.attrs?.['type'] ?? ''}`;
}
