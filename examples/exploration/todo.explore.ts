// What must always be true of the to-do page, and what may be done to it.
import { always, extract, now } from '@sanderling/spec';
import { defaultActions } from '@sanderling/spec/defaults';
import { noUncaughtExceptions } from '@sanderling/spec/defaults/properties';

const left = extract('left', (state) => Number(state.ax.find('id:left')?.text ?? NaN));
const route = extract('route', (state) => new RegExp('#/(.*)$').exec(state.url ?? '')?.[1] ?? '');
const deleted = extract('deleted', ({ lastAction }) => {
  if (lastAction?.applied !== true || lastAction.kind !== 'Tap') return false;
  const target = lastAction.on;
  return (typeof target === 'string' ? target : target.text) === 'Delete';
});

export const properties = {
  noUncaughtExceptions,
  deletingWhatIsDoneLeavesTheRest: always(
    now(() => deleted.current && route.current === 'completed' && route.previous === 'completed').implies(
      () => left.current === left.previous,
    ),
  ),
};

export const actionsRoot = defaultActions;
