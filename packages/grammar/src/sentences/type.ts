// Type, Replace, Clear: what puts text somewhere.
import type { TypeAction } from '../action.ts';
import { printTarget } from '../print/phrases.ts';
import { targetWords } from '../print/wording.ts';
import { screenApps } from '../surfaces.ts';
import type { SentenceForm } from './form.ts';

export const typeForms: readonly SentenceForm[] = [
  {
    name: 'type-into',
    positions: ['action'],
    starts: 'Type',
    syntax: 'Type <text> into the [<nth>] "<label>" field [<place>]',
    apps: screenApps,
    meaning:
      'Fills the field: the text replaces what it held. A native id may stand instead of the label. `${VAR}` and `${captured.name}` may stand in the text.',
    examples: [
      'Type Marigold into the "Plant name" field',
      'Type ${GROWER_PIN} into the "PIN" field',
      'Type Basil into the cropName field',
      'Type 9 into the "Pots" column of the row containing "Maidenhair fern"',
      'Type RAIN10 into the "Voucher" field in the iframe "till"',
    ],
    nearMisses: [
      { text: 'Type fern into the "Search" box', code: 'missing_noun' },
      { text: 'Type fern into "Search"', code: 'near_miss' },
      { text: 'Type fern in the "Search" field', code: 'near_miss' },
      { text: 'Type fern into the "Search field', code: 'unterminated_quote' },
      { text: 'Type into the "Search" field', code: 'missing_text' },
      { text: 'Type 3 into the "Trays" in the item containing "Sage" field', code: 'noun_after_scope' },
      { text: 'Type ${captured.Slip} into the "Slip" field', code: 'capture_name' },
    ],
  },
  {
    name: 'type-focused',
    positions: ['action'],
    starts: 'Type',
    syntax: 'Type <text>',
    apps: ['web', 'sap', 'vision', 'windows', 'calc'],
    meaning: 'Types into whatever has the focus, behind what is there.',
    examples: ['Type pelargonium'],
    nearMisses: [
      { text: 'Type', code: 'missing_text' },
      { text: 'Type keep going until noon', code: 'loop' },
      { text: 'Type ${captured.slip}', code: 'capture_position' },
      { text: 'Type 3 in the item containing "Sage"', code: 'scope_position' },
    ],
  },
  {
    name: 'replace',
    positions: ['action'],
    starts: 'Replace the',
    syntax: 'Replace the [<nth>] "<label>" field [<place>] with <text>',
    apps: screenApps,
    meaning: 'Empties the field, then types the text. A native id may stand instead of the label.',
    examples: [
      'Replace the "Search plants" field with fern',
      'Replace the benchNote field with Moved to bench 9',
      'Replace the "Trays" in the item containing "Sage" with 14',
    ],
    nearMisses: [
      { text: 'Replace the "Search plants" field with', code: 'missing_text' },
      { text: 'Replace the "Search" field by fern', code: 'near_miss' },
      { text: 'Replace the "Note" field with open until noon', code: 'loop' },
    ],
  },
  {
    name: 'clear',
    positions: ['action'],
    starts: 'Clear the',
    syntax: 'Clear the [<nth>] "<label>" field [<place>]',
    apps: screenApps,
    meaning: 'Empties the field. A native id may stand instead of the label.',
    examples: ['Clear the "Search plants" field', 'Clear the searchBox field'],
    nearMisses: [{ text: 'Clear "Search"', code: 'near_miss' }],
  },
  {
    name: 'type-document',
    positions: ['action'],
    starts: 'Type',
    syntax: 'Type <text>',
    apps: ['notepad'],
    meaning: 'Types into the document of the text editor.',
    examples: ['Type Order of service', 'Type look into the future'],
    nearMisses: [{ text: 'Type', code: 'missing_text' }],
  },
];

/** Canonical sentence of typing. */
export function printType(action: TypeAction): string {
  switch (action.mode) {
    case 'fill':
      return `Type ${action.text} into the ${printTarget(action.target, 'field')}`;
    case 'replace':
      return `Replace the ${printTarget(action.target, 'field')} with ${action.text}`;
    case 'clear':
      return `Clear the ${printTarget(action.target, 'field')}`;
    default:
      return `Type ${action.text}`;
  }
}

/** What typing does, in words. */
export function explainType(action: TypeAction): string {
  switch (action.mode) {
    case 'fill':
      return `Fills ${targetWords(action.target)} with “${action.text}”, replacing what it held.`;
    case 'replace':
      return `Empties ${targetWords(action.target)} and types “${action.text}”.`;
    case 'clear':
      return `Empties ${targetWords(action.target)}.`;
    case 'document':
      return `Types “${action.text}” into the document.`;
    case 'append':
      return `Types “${action.text}” into the element that has the focus.`;
  }
}
