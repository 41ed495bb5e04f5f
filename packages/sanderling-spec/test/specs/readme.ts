// The example of the README, kept equal to it by a test.
import { actions, always, extract, InputText, Tap, weighted } from '@sanderling/spec';
import { defaultActions } from '@sanderling/spec/defaults';
import { noUncaughtExceptions } from '@sanderling/spec/defaults/properties';

const rows = extract('rows', (s) => s.ax.findAll({ testTag: 'row' }).length);
const left = extract('left', (s) => Number(s.ax.find('id:left')?.text ?? 0));
const add = actions(() => [InputText({ into: 'hintText:New item', text: 'milk' }), Tap({ on: 'text:Add' })]);

export const properties = { noUncaughtExceptions, neverMore: always(() => left.current <= rows.current) };
export const actionsRoot = weighted([30, add], [70, defaultActions]);
