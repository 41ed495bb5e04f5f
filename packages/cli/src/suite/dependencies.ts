// Which flows have to be finished before a flow may start.
import type { SuiteSpec } from '@flowproof/flow-file';
import type { PlannedFlow } from './planned-flow.ts';
import { variablesOf } from './variables.ts';

/** Of each flow, indexes of the flows it waits for; all of them stand before it. */
export function dependenciesOf(
  flows: readonly PlannedFlow[],
  suite: SuiteSpec | undefined,
): readonly (readonly number[])[] {
  const chained = chains(flows, suite);
  return flows.map((flow, index) => {
    const listedBefore = flow.listed
      ? flows.slice(0, index).flatMap((each, at) => (each.listed ? [at] : []))
      : [];
    return [...new Set([...listedBefore, ...(chained[index] ?? [])])].toSorted((one, other) => one - other);
  });
}

/** Of each flow, indexes of earlier ones with `exports` of which it names one: these stay together, come what may. */
export function chains(
  flows: readonly PlannedFlow[],
  suite: SuiteSpec | undefined,
): readonly (readonly number[])[] {
  return flows.map((flow, index) => {
    const names = namesIn(flow, suite);
    return flows
      .slice(0, index)
      .flatMap((earlier, at) => (exportNames(earlier).some((name) => names.has(name)) ? [at] : []));
  });
}

/** Names a flow exports. */
export function exportNames({ file }: PlannedFlow): readonly string[] {
  return file.kind === 'flow' ? file.flow.exports.map(({ name }) => name) : [];
}

// What the file refers to, what its gate asks for, and what stands behind the suite's variables among these.
function namesIn({ file }: PlannedFlow, suite: SuiteSpec | undefined): ReadonlySet<string> {
  if (file.kind !== 'flow') return new Set();
  const names = new Set([...variablesOf(file.text), ...file.flow.skipUnlessEnv]);
  for (const name of names) {
    const template = suite?.env[name];
    if (template !== undefined) for (const behind of variablesOf(template)) names.add(behind);
  }
  return names;
}
