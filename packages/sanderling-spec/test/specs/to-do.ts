// A spec as an author writes it: it must compile, load and run.
import {
  actions,
  always,
  eventually,
  extract,
  from,
  InputText,
  next,
  now,
  PressKey,
  weighted,
} from '@sanderling/spec';
import { defaultActions } from '@sanderling/spec/defaults';
import { noUncaughtExceptions } from '@sanderling/spec/defaults/properties';

const field = extract('field', (s) => s.ax.find({ hintText: 'What needs doing?' }));
const rows = extract('rows', (s) => s.ax.findAll({ testTag: 'todo-row' }).map((e) => e.text));
const left = extract('left', (s) => Number(/\d+/.exec(s.ax.find('id:left')?.text ?? '')?.[0] ?? NaN));
const typed = extract('typed', (s) => s.lastAction?.applied === true && s.lastAction.kind === 'InputText');

export const properties = {
  noUncaughtExceptions,
  countNeverExceedsRows: always(() => !(left.current > rows.current.length)),
  enterAddsOneAtMost: always(
    next(() => rows.previous === undefined || rows.current.length <= rows.previous.length + 1),
  ),
  typingIsAnswered: always(
    now(() => typed.current).implies(eventually(() => field.current?.focused === true).within(2, 'steps')),
  ),
};

const names = from(['milk', 'post a letter', 'call']);
const add = actions(() =>
  field.current === undefined
    ? []
    : [InputText({ into: field.current, text: names.generate() }), PressKey({ key: 'enter' })],
);
export const actionsRoot = weighted([30, add], [70, defaultActions]);
