// What a person reads of an exploration: its progress, each violation when it is found, and what came of it all.
import type { ExploreEvent, NextAction, PropertyResult, RunResult, Witness } from '@flowproof/explore';
import { shownPath } from '../shown-path.ts';
import type { Shell } from '../shell.ts';
import type { Console } from '../terminal/console.ts';
import { StatusLine } from '../terminal/status-line.ts';

const everyMs = 1000;

/** Prints while a run goes on. Everything but results goes to stderr. */
export class RunLines {
  readonly #console: Console;
  readonly #status: StatusLine;
  readonly #terminal: boolean;
  readonly #shell: Shell;
  #directory = '';
  #toldAtMs = 0;
  #steps = 0;

  constructor(console: Console, shell: Shell) {
    this.#status = new StatusLine(shell.stderr, shell.env['TERM']);
    this.#terminal = 'isTTY' in shell.stderr && shell.stderr.isTTY === true;
    this.#console = this.#status.above(console);
    this.#shell = shell;
  }

  /** Takes what the run tells. */
  readonly take = (event: ExploreEvent): void => {
    switch (event.kind) {
      case 'started':
        this.#directory = shownPath(event.directory, this.#shell);
        this.#console.notice(`exploring ${event.specPath} with seed ${event.seed} -> ${this.#directory}`);
        return;
      case 'notice':
        this.#console.notice(`notice: ${event.text}`);
        return;
      case 'step':
        this.#step(event);
        return;
      case 'violation':
        this.#console.notice(
          `${violationLine(event.property, event.witness)}\n  flowproof inspect ${this.#directory}`,
        );
        return;
      case 'shrunk':
        this.#console.notice(shrunkLines(event));
        return;
    }
  };

  /** Takes the progress line away. */
  end(): void {
    this.#status.clear();
  }

  #step({ step, timeMs, states, violations }: Extract<ExploreEvent, { kind: 'step' }>): void {
    if (timeMs - this.#toldAtMs < everyMs) return;
    const rate = ((step - this.#steps) * 1000) / (timeMs - this.#toldAtMs);
    const line = `step ${step}, ${rate.toFixed(1)} steps/s, ${counted(states, 'state')}, ${counted(violations, 'violation')}`;
    if (this.#terminal) this.#status.show(line);
    else this.#console.notice(line);
    this.#toldAtMs = timeMs;
    this.#steps = step;
  }
}

/** The shortest sequence that shows a violation. */
function shrunkLines({
  property,
  status,
  before,
  actions,
}: Extract<ExploreEvent, { kind: 'shrunk' }>): string {
  if (status === 'not_reproduced') return `${property}: it could not be shown again`;
  const head = `${property}: ${counted(actions.length, 'action')} of ${before} show it${status === 'flaky' ? ' sometimes' : ''}`;
  return [head, ...actions.map((action, index) => `  ${index + 1}. ${actionInWords(action)}`)].join('\n');
}

/** An action on one line. */
export function actionInWords({ kind, selector, key, direction, text }: NextAction): string {
  const named = selector?.find((rung) => 'name' in rung || 'text' in rung) ?? selector?.[0];
  const target = named === undefined ? undefined : oneLine(Object.values(named).map(String).join(' '));
  return [kind, key, direction, target, text === undefined ? undefined : JSON.stringify(text)]
    .filter((each) => each !== undefined)
    .join(' ');
}

/** A violation on one line. */
export function violationLine(property: string, witness: Witness): string {
  const where =
    witness.step === witness.detected_step
      ? `step ${witness.detected_step}`
      : `steps ${witness.step} to ${witness.detected_step}`;
  return `[VIOLATED] ${property}: ${oneLine(witness.reason)} (${where})`;
}

/** What came of a run, on several lines. */
export function resultLines(result: RunResult, directory: string): string {
  const seconds = (result.duration_millis / 1000).toFixed(1);
  const head =
    `${counted(result.steps, 'step')} in ${seconds} s (${result.steps_per_second}/s), ` +
    `${counted(result.distinct_states, 'state')}, seed ${result.seed}, ended by ${result.end_reason} -> ${directory}`;
  return [...propertyLines(result.properties), head].join('\n');
}

/** One line per property. */
export function propertyLines(properties: RunResult['properties']): readonly string[] {
  return Object.entries(properties).map(([name, property]) => propertyLine(name, property));
}

function propertyLine(name: string, property: PropertyResult): string {
  switch (property.verdict) {
    case 'violated': {
      const times = property.violations > 1 ? `, ${property.violations} times` : '';
      const at = property.violated_at[0];
      return `[FAIL] ${name}: ${oneLine(property.witness?.reason ?? 'violated')}${at === undefined ? '' : ` (step ${at}${times})`}`;
    }
    case 'holds':
      return `[PASS] ${name}${property.vacuous ? ' (not exercised)' : ''}`;
    case 'not_judged':
      return `[----] ${name} (not judged)`;
  }
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ');
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
