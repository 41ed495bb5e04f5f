// `flowproof doctor`: says whether this machine can run what it is asked to, and what is missing.
import { resolve as resolvePath } from 'node:path';
import { type Check, checkedLines, runCheck } from '../doctor/check.ts';
import { type DoctorFlags, type DoctorPlatform, doctorPlatforms } from '../doctor/doctor-flags.ts';
import { machineChecks } from '../doctor/machine-checks.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { shownPath } from '../shown-path.ts';
import type { Shell } from '../shell.ts';
import { consoleOf } from '../terminal/console.ts';

/** Checks the machine. Exit 0 when everything that is required is there, else 1. */
export async function doctor(flags: DoctorFlags, shell: Shell): Promise<ExitCode> {
  const console = consoleOf(shell);
  const asked = flags.platform ?? 'web';
  const output = resolvePath(shell.workingDirectory, flags.output);
  const { checks: web, close } = await webPart(asked, shell);
  const checks: readonly Check[] = [
    ...machineChecks(output),
    ...(flags.spec === undefined ? [] : [specCheck(flags.spec, shell)]),
    ...(flags.generator === 'llm' ? [modelCheck(flags.spec, shell)] : []),
    ...web,
    ...absent(asked),
  ];
  let failed = false;
  try {
    for (const check of checks) {
      const checked = await runCheck(check);
      failed ||= checked.kind === 'fail';
      console.result(checkedLines(checked).replaceAll(output, shownPath(output, shell)));
    }
  } finally {
    await close();
  }
  return failed ? exitCodes.fail : exitCodes.pass;
}

async function webPart(
  asked: DoctorPlatform,
  shell: Shell,
): Promise<{ readonly checks: readonly Check[]; readonly close: () => Promise<void> }> {
  if (asked !== 'web' && asked !== 'all') return { checks: [], close: () => Promise.resolve() };
  const { webChecks } = await import('../doctor/web-checks.ts');
  return webChecks(shell.env);
}

function specCheck(spec: string, shell: Shell): Check {
  return {
    name: 'spec',
    run: async () => {
      const { specLoads } = await import('../doctor/spec-check.ts');
      return specLoads(spec, shell.workingDirectory);
    },
  };
}

function modelCheck(spec: string | undefined, shell: Shell): Check {
  return {
    name: 'model',
    run: async () => {
      if (spec === undefined) {
        return { kind: 'fail', text: 'model: no spec says which', todo: 'name the spec with --spec' };
      }
      const { modelAnswers } = await import('../doctor/model-check.ts');
      return modelAnswers(spec, shell);
    },
  };
}

/** Platforms that no driver of this version drives: asked for by name that is a failure, in a list of all a fact. */
function absent(asked: DoctorPlatform): readonly Check[] {
  const names = doctorPlatforms.filter((each) => each !== 'web' && each !== 'all');
  if (asked === 'all') {
    return names.map((name) => ({
      name,
      run: () => ({ kind: 'none', text: `${name}: this version has no driver for it` }),
    }));
  }
  if (asked === 'web') return [];
  return [
    {
      name: asked,
      run: () => ({
        kind: 'fail',
        text: `${asked}: this version has no driver for it`,
        todo: 'web applications can be driven: flowproof doctor --platform web',
      }),
    },
  ];
}
