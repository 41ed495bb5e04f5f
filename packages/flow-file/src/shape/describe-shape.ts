// A shape in words, for messages.
import type { Shape } from './shape.ts';

/** What a value must be, as the end of a sentence: `a whole number above 0`. */
export function describeShape(shape: Shape): string {
  switch (shape.kind) {
    case 'text':
      return 'a text';
    case 'whole':
      return `a whole number${describeRange(shape)}`;
    case 'number':
      return `a number${describeRange(shape)}`;
    case 'boolean':
      return 'true or false';
    case 'scalar':
      return 'a text, a number, true or false';
    case 'any':
      return 'a value that JSON can hold';
    case 'word':
      return shape.words.join(' or ');
    case 'list':
      return shape.length === undefined
        ? `a list${describeItems(shape.of)}`
        : `a list of ${shape.length} ${plural(shape.of)}`;
    case 'steps':
      return 'a list of steps';
    case 'record':
      return shape.of.kind === 'text' ? 'a mapping of names to texts' : 'a mapping of names';
    case 'block':
      return `a mapping of ${Object.keys(shape.block.keys).join(', ')}`;
    case 'either':
      return shape.shapes.map(describeShape).join(' or ');
  }
}

function describeItems(shape: Shape): string {
  return shape.kind === 'any' || shape.kind === 'either' ? '' : ` of ${plural(shape)}`;
}

function plural(shape: Shape): string {
  if (shape.kind === 'text') return 'texts';
  if (shape.kind === 'number' || shape.kind === 'whole') return 'numbers';
  return 'mappings';
}

function describeRange(shape: Extract<Shape, { kind: 'whole' | 'number' }>): string {
  if (shape.range === 'rule') return '';
  if (shape.above !== undefined) return ` above ${shape.above}`;
  if (shape.least !== undefined && shape.most !== undefined) return ` from ${shape.least} to ${shape.most}`;
  return shape.least === undefined ? '' : ` from ${shape.least} on`;
}
