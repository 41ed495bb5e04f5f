// The lines that an exploration of the to-do application would have written, as sections 19 and 20 of the contract say.
import { fillsOf, treeOf, type TodoState, type WrittenTree } from './todo-app.ts';
import { pictureOf } from './picture.ts';

/** What kind of run is wanted. */
export interface RunPlan {
  readonly steps: number;
  readonly seed?: number;
  /** Step at which a property is violated; none when absent. */
  readonly violatedAt?: number;
  /** Whether the end record is written. */
  readonly ended?: boolean;
  /** Whether a model picks. */
  readonly model?: boolean;
  /** Text of one of the rows: something that must be shown as text. */
  readonly text?: string;
}

/** A record before it is a line. */
export type Written = Readonly<Record<string, unknown>>;

/** Start of every run, ms since the epoch. */
export const startMs = Date.UTC(2026, 10, 30, 9, 30, 0);
const stepMs = 82;

const wording = ['milk', 'post a letter', 'call', 'water the plants', 'pay rent'];

/** Formulas as `meta.json` keeps them. */
export const formulas = {
  noUncaughtExceptions: always(predicate('noUncaughtExceptions')),
  countNeverExceedsRows: always({ op: 'not', arg: predicate('() => left.current > rows.current.length') }),
  typingIsAnswered: always(
    implies('typed', { ...eventually('focused'), within: { amount: 3, unit: 'steps' } }),
  ),
  savedInTime: always(
    implies('submitted', { ...eventually('saved'), within: { amount: 5, unit: 'seconds' } }),
  ),
  archiveIsEmpty: always(implies('archived', predicate('empty'))),
  everythingDone: eventually('allDone'),
};

function predicate(name: string) {
  return { op: 'predicate', name };
}
function always(arg: object) {
  return { op: 'always', arg };
}
function eventually(name: string) {
  return { op: 'eventually', arg: predicate(name) };
}
function implies(name: string, right: object) {
  return { op: 'implies', left: predicate(name), right };
}

/** What is done to the application at a step, and what it is afterwards. */
function turn(state: TodoState, step: number, chance: () => number, text: string | undefined) {
  const word =
    step === 2 && text !== undefined ? text : (wording[Math.floor(chance() * wording.length)] ?? '');
  const kind = step % 7 === 0 ? 6 : Math.floor(chance() * 6);
  const row = Math.floor(chance() * Math.max(1, state.rows.length));
  const top = 170 + row * 44;
  if (kind <= 1 || step === 2)
    return {
      action: action(
        'InputText',
        [{ id: 'new' }, { role: 'textbox', name: 'What needs doing?' }],
        [340, 110, 480, 40],
        { text: word },
      ),
      next: { ...state, typed: word, focused: true },
    };
  if (kind === 2 || state.rows.length === 0)
    return {
      action: action(
        'Tap',
        [{ id: 'add' }, { role: 'button', name: 'Add' }, { text: 'Add' }],
        [832, 110, 108, 40],
      ),
      next: {
        typed: '',
        focused: false,
        rows: [...state.rows, { text: state.typed || 'New item', done: false }].slice(-8),
      },
    };
  if (kind === 3)
    return {
      action: action('Tap', [{ role: 'checkbox', nth: row + 1 }], [352, top + 10, 20, 20]),
      next: {
        ...state,
        focused: false,
        rows: state.rows.map((each, at) => (at === row ? { ...each, done: !each.done } : each)),
      },
    };
  if (kind === 4)
    return {
      action: action('Tap', [{ role: 'button', name: 'Delete', nth: row + 1 }], [840, top + 6, 88, 28]),
      next: { ...state, focused: false, rows: state.rows.filter((_, at) => at !== row) },
    };
  if (kind === 5) return { action: { kind: 'PressKey', key: 'enter', source: 'seeded' }, next: state };
  return {
    action: {
      kind: 'Swipe',
      from_x: 640,
      from_y: 500,
      to_x: 640,
      to_y: 260,
      duration_millis: 250,
      source: 'seeded',
    },
    next: state,
  };
}

function action(
  kind: string,
  selector: readonly object[],
  [x, y, width, height]: readonly [number, number, number, number],
  more: object = {},
) {
  const tap_point = { x: x + width / 2, y: y + height / 2 };
  return { kind, selector, resolved_bounds: { x, y, width, height }, tap_point, ...more, source: 'seeded' };
}

function chanceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** One step of a run with what belongs to it. */
export interface PlannedStep {
  readonly record: Written;
  readonly tree: WrittenTree;
}

/** The records of a run, one at a time. */
export function* stepsOf(plan: RunPlan): Generator<PlannedStep, void> {
  const chance = chanceOf(plan.seed ?? 7);
  const memory = new HierarchyMemory();
  let state: TodoState = { typed: '', focused: false, rows: [{ text: 'first item', done: false }] };
  let values: Readonly<Record<string, unknown>> = {};
  let dispatched = false;
  let armedAt = 0;
  let observation = 0;
  for (let step = 1; step <= plan.steps; step += 1) {
    const skipped = step % 41 === 40;
    const unverified = step % 53 === 52;
    if (!unverified) observation += 1;
    const tree = treeOf(state);
    const { action: next, next: later } = turn(state, step, chance, plan.text);
    const sent = !skipped && !unverified;
    const typed = next.kind === 'InputText';
    const now = valuesOf(state, plan, step);
    const violated = plan.violatedAt !== undefined && step >= plan.violatedAt;
    if (typed && sent) armedAt = observation;
    const open = armedAt > 0 && observation - armedAt < 3 && observation > 0;
    const source = plan.model === true && step % 9 !== 0 ? 'llm' : step <= 3 ? 'setup' : 'seeded';
    const record = {
      step,
      trace_version: 1,
      timestamp: new Date(startMs + step * stepMs).toISOString(),
      time_ms: step * stepMs,
      ...(!unverified && { observation }),
      screen: 'todoScreen',
      url: 'http://127.0.0.1:8080/#/all',
      ...(step % 97 === 96 && { settled: false }),
      ...(!unverified && { extractor_changes: changesOf(values, now) }),
      hierarchy: memory.write(step, tree),
      tree_hash: `h${step % 13}`,
      draws: step * 3,
      verdicts: verdictsOf(violated, open, step, plan),
      residuals: residualsOf(violated, open, armedAt, step),
      ...(step === plan.violatedAt && violationAt(step, now)),
      ...happenedAt(step, plan),
      metrics: {
        heap_bytes: 9_000_000 + ((step * 7919) % 4_000_000),
        total_memory_bytes: 60_000_000 + step * 900,
        dom_nodes: tree.elements.length,
      },
      ...(sent ? { next_action: { ...next, source } } : {}),
      ...(skipped && {
        action_skipped: { reason: 'unresolved_selector', message: 'nothing matches id:gone' },
      }),
      ...(unverified && { skippedVerification: true, reason: 'transitional' }),
      ...(dispatched && (step % 61 === 60 ? { last_action_applied: null } : { last_action_applied: true })),
      screenshot: `screenshots/step-${String(step).padStart(5, '0')}.png`,
    };
    yield { record, tree };
    if (!unverified) values = now;
    if (sent) state = later;
    dispatched = sent;
  }
}

function valuesOf(state: TodoState, plan: RunPlan, step: number): Readonly<Record<string, unknown>> {
  const left = state.rows.filter(({ done }) => !done).length;
  return {
    left: step === plan.violatedAt ? left + 1 : left,
    rows: state.rows.map(({ text }) => text),
    typed: state.typed,
    'field focused': state.focused,
    total: null,
  };
}

function changesOf(before: Readonly<Record<string, unknown>>, now: Readonly<Record<string, unknown>>) {
  const changed = Object.keys(now).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(now[name]),
  );
  return Object.fromEntries(changed.map((name) => [name, { prev: before[name], curr: now[name] }]));
}

function verdictsOf(violated: boolean, open: boolean, step: number, plan: RunPlan) {
  return {
    noUncaughtExceptions: 'holds',
    countNeverExceedsRows: violated ? 'violated' : 'holds',
    typingIsAnswered: open ? 'pending' : 'holds',
    savedInTime: step % 31 < 9 && step > 31 ? 'pending' : 'holds',
    archiveIsEmpty: 'holds',
    everythingDone: plan.steps > 20 && step > plan.steps - 3 ? 'pending' : 'pending',
  };
}

function residualsOf(violated: boolean, open: boolean, armedAt: number, step: number) {
  const typing = {
    op: 'always',
    arg: {
      op: 'or',
      args: [
        { op: 'not', arg: predicate('typed') },
        { ...eventually('focused'), within: { amount: 3, unit: 'steps' } },
      ],
    },
  };
  const due = {
    ...eventually('focused'),
    within: { amount: 3, unit: 'steps', expiresAtObservation: armedAt + 2 },
    armedAtObservation: armedAt,
  };
  const saved = step - (step % 31);
  const saving = {
    ...eventually('saved'),
    within: { amount: 5, unit: 'seconds', expiresAtMillis: saved * stepMs + 5000 },
    armedAtObservation: saved,
  };
  return {
    noUncaughtExceptions: formulas.noUncaughtExceptions,
    countNeverExceedsRows: violated ? { op: 'false' } : formulas.countNeverExceedsRows,
    typingIsAnswered: open ? { op: 'and', args: [typing, due] } : typing,
    savedInTime:
      step % 31 < 9 && step > 31 ? { op: 'and', args: [formulas.savedInTime, saving] } : formulas.savedInTime,
    everythingDone: { ...formulas.everythingDone, armedAtObservation: 1 },
  };
}

function violationAt(step: number, values: Readonly<Record<string, unknown>>) {
  const ends = (name: string) => ({ at_armed: values[name], at_detected: values[name] });
  return {
    violations: ['countNeverExceedsRows'],
    witnesses: {
      countNeverExceedsRows: {
        reason: 'always(not left.current > rows.current.length): false at step ' + String(step),
        is_error: false,
        step: Math.max(1, step - 2),
        detected_step: step,
        extractors: { left: { at_armed: 1, at_detected: values['left'] }, rows: ends('rows') },
      },
    },
  };
}

function happenedAt(step: number, plan: RunPlan) {
  const unixMillis = startMs + step * stepMs;
  return {
    ...(step % 11 === 0 && {
      logs: [
        {
          unixMillis,
          level: step % 22 === 0 ? 'W' : 'I',
          tag: 'console',
          source: 'console',
          message: `saved ${step} items`,
        },
        ...(plan.text === undefined
          ? []
          : [{ unixMillis, level: 'E', tag: 'console', source: 'console', message: plan.text }]),
      ],
    }),
    ...(step % 67 === 66 && {
      exceptions: [
        {
          unixMillis,
          class: 'TypeError',
          message: "Cannot read properties of undefined (reading 'done')",
          stackTrace:
            'TypeError\n    at toggle (app.js:41:12)\n    at HTMLInputElement.onchange (app.js:8:3)',
        },
      ],
    }),
    ...(step % 45 === 44 && {
      network: [
        {
          unixMillis,
          url: 'http://127.0.0.1:8080/api/items/3',
          method: 'DELETE',
          status: step % 90 === 89 ? null : 500,
        },
      ],
    }),
    ...(step % 71 === 70 && {
      dialogs: [{ type: 'confirm', message: 'Delete everything?', answer: 'accepted' }],
    }),
  };
}

/** Writes a tree in full, as another step's, or as the elements that differ from another step's. */
class HierarchyMemory {
  #full: { readonly step: number; readonly tree: WrittenTree } | undefined;

  write(step: number, tree: WrittenTree): unknown {
    const full = this.#full;
    const near = full !== undefined && step - full.step <= 50;
    if (!near || JSON.stringify(full.tree.depths) !== JSON.stringify(tree.depths)) {
      this.#full = { step, tree };
      return tree;
    }
    const changed = tree.elements.flatMap((element, at) =>
      JSON.stringify(element) === JSON.stringify(full.tree.elements[at]) ? [] : [[at, element] as const],
    );
    return changed.length === 0 ? { same_as: full.step } : { same_as: full.step, changed };
  }
}

/** The last line of a run that came to its end. */
export function endRecord(plan: RunPlan): Written {
  const verdict = (violated: boolean): string => (violated ? 'violated' : 'holds');
  return {
    step: plan.steps + 1,
    trace_version: 1,
    end: true,
    timestamp: new Date(startMs + (plan.steps + 1) * stepMs).toISOString(),
    time_ms: (plan.steps + 1) * stepMs,
    last_action_applied: true,
    verdicts: {
      noUncaughtExceptions: 'holds',
      countNeverExceedsRows: verdict(plan.violatedAt !== undefined),
      typingIsAnswered: 'holds',
      savedInTime: 'holds',
      archiveIsEmpty: 'holds',
      everythingDone: verdict(plan.violatedAt !== undefined),
    },
    ...(plan.violatedAt !== undefined && {
      violations: ['everythingDone'],
      witnesses: {
        everythingDone: {
          reason: 'eventually(allDone): not met by the end of the run',
          is_error: false,
          step: 1,
          detected_step: plan.steps,
          extractors: { left: { at_armed: 1, at_detected: 3 } },
        },
      },
    }),
  };
}

/** The picture of a tree. */
export function pictureOfTree(tree: WrittenTree): Buffer {
  return pictureOf(1280, 720, fillsOf(tree));
}
