// What `sanderling` calls the commands of `flowproof`.

const names: Readonly<Record<string, readonly string[]>> = {
  test: ['explore'],
  inspect: ['inspect'],
  replay: ['inspect'],
  doctor: ['doctor'],
  version: ['--version'],
};

/** The arguments that `flowproof` takes for those of `sanderling`; what it does not know is left to be refused. */
export function asFlowproof(args: readonly string[]): readonly string[] {
  const [command, ...rest] = args;
  const known = command === undefined ? undefined : names[command];
  return known === undefined ? args : [...known, ...rest];
}
