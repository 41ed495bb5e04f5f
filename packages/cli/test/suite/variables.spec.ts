import { describe, expect, it } from '@jest/globals';
import type { SuiteSpec } from '@flowproof/flow-file';
import { SuiteVariables } from '../../src/suite/variables.ts';

interface Opened {
  readonly variables: SuiteVariables;
  readonly warnings: readonly string[];
  /** What `env_from` saw. */
  readonly seen: Readonly<Record<string, string | undefined>>;
}

async function open(
  suite: Partial<SuiteSpec> | undefined,
  env: Readonly<Record<string, string>>,
  {
    printed = '',
    failure,
    expected,
  }: { printed?: string; failure?: string; expected?: readonly string[] } = {},
): Promise<Opened> {
  const warnings: string[] = [];
  let seen: Opened['seen'] = {};
  const variables = await SuiteVariables.open({
    suite: suite && { env: {}, order: [], identities: {}, ...suite },
    env,
    ...(expected !== undefined && { expected: new Set(expected) }),
    keepOutput: (_, visible) => {
      seen = visible;
      return Promise.resolve({ failure, stdout: printed });
    },
    onWarning: (text) => warnings.push(text),
  });
  return { variables, warnings, seen };
}

describe('the variables of a suite', () => {
  it('are those of the process where there is no suite', async () => {
    const { variables } = await open(undefined, { A: '1' });
    expect(variables.environment()).toEqual({ A: '1' });
  });

  it('win in the order process, exports, env_from, env', async () => {
    const { variables } = await open(
      { envFrom: 'print', env: { D: 'env' } },
      { A: 'process', B: 'process', C: 'process', D: 'process' },
      { printed: 'C=from\nD=from\n' },
    );
    expect(variables.environment({ B: 'export', C: 'export', D: 'export' })).toEqual({
      A: 'process',
      B: 'export',
      C: 'from',
      D: 'env',
    });
  });

  it('show env_from the entries that resolve without it, and resolve again with what it printed', async () => {
    const { variables, seen, warnings } = await open(
      { envFrom: 'print', env: { FIXED: 'x', OWN: '${HOST}/a', LATER: '${TOKEN}!' } },
      { HOST: 'h' },
      { printed: 'TOKEN=t\nHOST=other\n' },
    );
    expect(seen).toEqual({ HOST: 'h', FIXED: 'x', OWN: 'h/a' });
    expect(variables.environment()).toEqual({
      HOST: 'other',
      TOKEN: 't',
      FIXED: 'x',
      OWN: 'other/a',
      LATER: 't!',
    });
    expect(warnings).toEqual([]);
  });

  it('see those before them and what they had been before', async () => {
    const { variables } = await open({ env: { A: '${A}+', B: '${A}-' } }, { A: '1' });
    expect(variables.environment()).toEqual({ A: '1+', B: '1+-' });
  });

  it('leave out what cannot resolve, hiding what had its name, and say so once', async () => {
    const { variables, warnings } = await open(
      { env: { BROKEN: '${NOPE}/x', BUILT: '${BROKEN}/y', FINE: 'z' } },
      { BROKEN: 'of the process' },
    );
    expect(variables.environment()).toEqual({ FINE: 'z' });
    expect(variables.environment()).toEqual({ FINE: 'z' });
    expect(warnings).toEqual([
      'env BROKEN is left out: NOPE is not set; flows that use BROKEN will fail',
      'env BUILT is left out: NOPE is not set; flows that use BUILT will fail',
    ]);
  });

  it('wait without a word for what a flow exports', async () => {
    const { variables, warnings } = await open(
      { env: { SLIP: 'no-${SLIP_NO}', BOX: '${SLIP}' } },
      {},
      {
        expected: ['SLIP_NO'],
      },
    );
    expect(variables.environment()).toEqual({});
    expect(variables.environment({ SLIP_NO: '7' })).toEqual({ SLIP_NO: '7', SLIP: 'no-7', BOX: 'no-7' });
    expect(warnings).toEqual([]);
  });

  it.each([
    {
      name: 'a command that fails',
      given: { failure: 'ended with exit code 3' },
      says: 'env_from ended with exit code 3; nothing was run',
    },
    {
      name: 'a line that is none, whose text may be a secret',
      given: { printed: 'A=1\nhunter2\n' },
      says: 'line 2 of what env_from printed is no NAME=VALUE; nothing was run',
    },
  ])('end the suite for $name', async ({ given, says }) => {
    await expect(open({ envFrom: 'print' }, {}, given)).rejects.toMatchObject({
      code: 'suite_env_from',
      message: says,
    });
  });
});
