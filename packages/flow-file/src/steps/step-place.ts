// Which step may stand where (flow file reference, section 3): everything else is sent where it belongs.
import { blockWithoutApps, nestedBlock, stepOutsideBlock } from '../errors/app-errors.ts';
import { agentStepElsewhere } from '../errors/agent-errors.ts';
import { nestedForeach, stepOnWrongApp } from '../errors/step-errors.ts';
import type { Finding } from '../finding.ts';
import type { SourceSpan } from '../place.ts';
import type { StepGroup } from './step-forms.ts';
import type { StepScope } from './step-scope.ts';

/** The fault of a step that does not belong where it stands; undefined when it does. */
export function misplacedStep(
  name: string,
  group: StepGroup,
  scope: StepScope,
  span: SourceSpan,
): Finding | undefined {
  if (group === 'matrix') return nestedForeach(span);
  if (group === 'surface') return misplacedBlock(scope, span);
  const kind = scope.app?.kind;
  if (group === 'agent') {
    if (kind === undefined || kind === 'agent') return undefined;
    return agentStepElsewhere(
      name,
      kind === 'surfaces' || scope.surfaces !== undefined ? 'this flow has apps' : `this flow has ${kind}`,
      span,
    );
  }
  if (scope.surfaces !== undefined && scope.list === 'flow') return stepOutsideBlock(span);
  if (kind === 'agent' && group !== 'anywhere' && name !== 'assert') {
    return stepOnWrongApp(
      name,
      'app: agent',
      'an agent flow takes prompt, assert_tool_call, assert_no_tool_call, assert, assert_no_egress, assert_no_secret_leak',
      span,
    );
  }
  if (kind === 'api' && group === 'ui') {
    return stepOnWrongApp(
      name,
      'app: api',
      'it takes assert_api, assert_sql, assert_spreadsheet, assert_no_secret_leak: there is nothing to drive',
      span,
    );
  }
  return undefined;
}

function misplacedBlock(scope: StepScope, span: SourceSpan): Finding | undefined {
  if (scope.surfaces === undefined)
    return scope.app === undefined && scope.list === 'flow' ? undefined : blockWithoutApps(span);
  return scope.list === 'flow' ? undefined : nestedBlock(span);
}
