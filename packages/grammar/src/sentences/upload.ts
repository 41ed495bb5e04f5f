// Upload: a file into a file chooser.
import type { UploadAction } from '../action.ts';
import { printTarget } from '../print/phrases.ts';
import { targetWords } from '../print/wording.ts';
import { trimSpace } from '../white-space.ts';
import type { SentenceForm } from './form.ts';

export const uploadForms: readonly SentenceForm[] = [
  {
    name: 'upload',
    positions: ['action'],
    starts: 'Upload',
    syntax: 'Upload <path> into the [<nth>] "<label>" field [<place>]',
    apps: ['web'],
    meaning:
      'Sets the file of a file chooser, even one hidden behind a styled button. One pair of quotes around the path is removed.',
    examples: [
      'Upload plant-list.csv into the "Import" field',
      'Upload "plans/bed plan.pdf" into the "Plan" field',
    ],
    nearMisses: [
      { text: 'Upload plan.pdf to the "Plan" field', code: 'near_miss' },
      { text: 'Upload into the "Plan" field', code: 'missing_text' },
      { text: 'Upload id.png into the "Proof" field in the iframe "till"', code: 'framed_pointer' },
    ],
  },
];

/** Quotes belong to the sentence unless a second pair keeps them. */
function printPath(path: string): string {
  const quoted = path.length >= 2 && path.startsWith('"') && path.endsWith('"');
  return quoted || trimSpace(path) !== path ? `"${path}"` : path;
}

/** Canonical sentence of an upload. */
export function printUpload({ path, target }: UploadAction): string {
  return `Upload ${printPath(path)} into the ${printTarget(target, 'field')}`;
}

/** What an upload does, in words. */
export function explainUpload({ path, target }: UploadAction): string {
  return `Sets the file of ${targetWords(target)} to \`${path}\`.`;
}
