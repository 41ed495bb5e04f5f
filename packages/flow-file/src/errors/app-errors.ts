// Faults of `app`, `apps` and the blocks of a flow with surfaces.
import type { Finding } from '../finding.ts';
import type { SourceSpan } from '../place.ts';
import { isMisspelling } from '../shape/nearest.ts';
import { shortened } from '../yaml/tree.ts';
import type { WindowProblem } from './section-errors.ts';

const spellings = 'write app: web (or another id) for one app, or apps: with named surfaces for several';

export function noApp(span: SourceSpan): Finding {
  return { code: 'app_choice', message: 'the flow says neither app nor apps', hint: spellings, span };
}

export function bothApps(span: SourceSpan): Finding {
  return { code: 'app_choice', message: 'app and apps exclude each other', hint: spellings, span };
}

export function unknownApp(id: string, known: readonly string[], span: SourceSpan): Finding {
  return {
    code: 'unknown_app',
    message: `there is no app "${shortened(id)}"`,
    hint: unknownAppHint(id, known),
    span,
  };
}

function unknownAppHint(id: string, known: readonly string[]): string {
  if (id === 'windows') return 'a program is a mapping: app: {command: labels.exe, window_title: Labels}';
  const ids = `the ids are ${known.join(', ')}; any other program is a mapping with command and window_title`;
  if (id === 'multi') return `several apps are named under apps; ${ids}`;
  const meant = known.find((one) => isMisspelling(id, one));
  return meant === undefined ? ids : `${meant} is near; ${ids}`;
}

function surfaceFault(message: string, hint: string, span: SourceSpan): Finding {
  return { code: 'surface', message, hint, span };
}

export function surfaceName(name: string, span: SourceSpan): Finding {
  return surfaceFault(
    `"${shortened(name)}" is no name of a surface`,
    'begin with a lower-case letter, go on with lower-case letters, digits, _ and -',
    span,
  );
}

export function noSurfaces(span: SourceSpan): Finding {
  return surfaceFault(
    'apps declares no surface',
    'write a name and what it drives: shop: {app: web, url: …}',
    span,
  );
}

export function apiSurface(name: string, span: SourceSpan): Finding {
  return surfaceFault(
    `the surface ${name} is an api, which has nothing to drive`,
    'leave it out: assert_api works in any block',
    span,
  );
}

export function agentSurface(name: string, span: SourceSpan): Finding {
  return surfaceFault(
    `the surface ${name} is an agent, which is a model boundary and no surface`,
    'write the agent flow in a file of its own and chain it in the suite',
    span,
  );
}

export function keyOnWrongSurface(
  name: string,
  kind: string,
  key: string,
  belongs: string,
  span: SourceSpan,
): Finding {
  return surfaceFault(`the surface ${name} is ${kind}, ${key} does not belong there`, belongs, span);
}

export function surfaceWithout(
  name: string,
  kind: string,
  key: string,
  hint: string,
  span: SourceSpan,
): Finding {
  return surfaceFault(`the surface ${name} is ${kind} and needs ${key}`, hint, span);
}

export function surfaceWindow(name: string, kind: string, problem: WindowProblem): Finding {
  return surfaceFault(
    `the window of the surface ${name} (${kind}): ${problem.message}`,
    problem.hint,
    problem.span,
  );
}

function blockFault(message: string, hint: string, span: SourceSpan): Finding {
  return { code: 'in_block', message, hint, span };
}

export function blockWithoutApps(span: SourceSpan): Finding {
  return blockFault(
    'an in block needs apps, this flow drives one app',
    'take the steps out of the block, or declare surfaces under apps',
    span,
  );
}

export function stepOutsideBlock(span: SourceSpan): Finding {
  return blockFault(
    'in a flow with apps every step stands in an in block',
    'write - in: <surface> with steps: around it',
    span,
  );
}

export function undeclaredSurface(name: string, declared: readonly string[], span: SourceSpan): Finding {
  return blockFault(
    `the surface "${shortened(name)}" is not declared`,
    `declared are ${declared.join(', ')}`,
    span,
  );
}

export function blockWithoutName(span: SourceSpan): Finding {
  return blockFault('the in block names no surface', 'write in: <surface>', span);
}

export function blockWithoutSteps(name: string, span: SourceSpan): Finding {
  return blockFault(
    `the block of ${shortened(name)} has no steps of its own`,
    'write steps: with a list beside in:',
    span,
  );
}

export function nestedBlock(span: SourceSpan): Finding {
  return blockFault(
    'an in block stands inside another block',
    'input goes to one surface at a time: end the block and begin the next one at the top of steps',
    span,
  );
}
