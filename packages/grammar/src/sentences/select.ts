// Select: one option of a list, or exactly a set of them.
import type { SelectAction } from '../action.ts';
import { printTarget, quote } from '../print/phrases.ts';
import { targetWords } from '../print/wording.ts';
import { screenApps } from '../surfaces.ts';
import type { SentenceForm } from './form.ts';

export const selectForms: readonly SentenceForm[] = [
  {
    name: 'select',
    positions: ['action'],
    starts: 'Select',
    syntax: 'Select <option> (from | in) the [<nth>] "<label>" (field | dropdown) [<place>]',
    apps: screenApps,
    meaning: 'Chooses one option of a list: by value, then by exact text, then by the start of its text.',
    examples: [
      'Select Clay from the "Pot material" field',
      'Select Clay in the "Pot material" dropdown',
      'Select Ready from the "Stage" column of the row containing "Mint"',
    ],
    nearMisses: [
      { text: 'Select all', code: 'near_miss' },
      { text: 'Select Clay from the "Pot material" list', code: 'missing_noun' },
      { text: 'Select "Clay" from the "Pot material" field', code: 'select_list' },
      { text: 'Select ${captured.kind} from the "Kind" field', code: 'capture_position' },
    ],
  },
  {
    name: 'select-several',
    positions: ['action'],
    starts: 'Select',
    syntax:
      'Select "<option>", "<option>" and "<option>" (from | in) the [<nth>] "<label>" (field | dropdown) [<place>]',
    apps: ['web'],
    meaning: 'Leaves exactly these options of a multiple list chosen.',
    examples: ['Select "Compost", "Grit" and "Bark, fine and sifted" from the "Mix" field'],
    nearMisses: [{ text: 'Select "Sun", Shade and "Rain" from the "Exposure" field', code: 'select_list' }],
  },
];

function optionList({ options, multiple }: SelectAction): string {
  if (!multiple) return options.join(' ');
  const quoted = options.map((option) => quote(option, 'an option'));
  const last = quoted.pop() ?? '';
  return quoted.length === 0 ? last : `${quoted.join(', ')} and ${last}`;
}

/** Canonical sentence of a choice. */
export function printSelect(action: SelectAction): string {
  return `Select ${optionList(action)} from the ${printTarget(action.target, 'field')}`;
}

/** What a choice does, in words. */
export function explainSelect({ options, multiple, target }: SelectAction): string {
  const words = options.map((option) => `“${option}”`).join(', ');
  return multiple
    ? `Leaves exactly ${words} chosen in ${targetWords(target)}.`
    : `Chooses ${words} in ${targetWords(target)}.`;
}
