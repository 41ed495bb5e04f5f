// Audits join on control ids: two flows of a suite with the same one cannot both be meant.
import { CommandError } from '../command-error.ts';
import type { PlannedFlow } from './planned-flow.ts';

/** Throws `CommandError` naming both files when two flows have the same control id. */
export function refuseSharedControls(flows: readonly PlannedFlow[]): void {
  const owners = new Map<string, string>();
  for (const { file, shown } of flows) {
    const id = file.kind === 'flow' ? file.flow.control?.id : undefined;
    if (id === undefined) continue;
    const owner = owners.get(id);
    if (owner !== undefined) {
      throw new CommandError(
        'control_twice',
        `the control id ${id} is that of ${owner} and of ${shown}; nothing was run`,
        { hint: 'audits join on control ids: give each flow one of its own' },
      );
    }
    owners.set(id, shown);
  }
}
