// Counts what a property was tested with: promises that were armed, and what became of them.
import type { Residue, TemporalResidue } from './residue.ts';
import type { Stepping } from './stepping.ts';
import type { Mark, TemporalTerm, Term } from './term.ts';
import { clockOf } from './stepping.ts';

/** What a property was tested with. */
export interface Counters {
  /** How many observations it was given. */
  readonly observations: number;
  /** Antecedents that came true under an always, and outermost eventually parts armed outside of implications. */
  readonly armed: number;
  readonly discharged: number;
  readonly broken: number;
  readonly open: number;
  /** It contains an implication, and no antecedent ever came true. */
  readonly vacuous: boolean;
}

/** Promises of one window, the earliest deadline first: all are kept by the same event. */
interface Queue {
  first: number;
  readonly deadlines: number[];
}

/** An implication whose antecedent is undecided: what is left of both sides. */
interface Undecided {
  readonly antecedent: Residue;
  readonly consequent: Residue;
  readonly counted: boolean;
  readonly times: number;
}

/** The counters of one property. */
export class Exercise {
  readonly #stepping: Stepping;
  readonly #implies: boolean;
  #exercised = false;
  #armed = 0;
  #discharged = 0;
  #broken = 0;
  #open = new Map<Residue, number>();
  #undecided = new Map<string, Undecided>();
  readonly #queues = new Map<TemporalTerm, Queue>();

  constructor(root: Term, stepping: Stepping) {
    this.#implies = prepare(root);
    this.#stepping = stepping;
  }

  counters(observations: number): Counters {
    return {
      observations,
      armed: this.#armed,
      discharged: this.#discharged,
      broken: this.#broken,
      open: this.#armed - this.#discharged - this.#broken,
      vacuous: this.#implies && !this.#exercised,
    };
  }

  /** After an observation was evaluated: what it decided, and what it armed. */
  observed(): void {
    for (const [term, queue] of this.#queues)
      if (queue.first < queue.deadlines.length) this.#advance(term, queue);
    if (this.#open.size > 0) this.#stepOpen();
    if (this.#undecided.size > 0) this.#stepUndecided();
    const { marks, promises } = this.#stepping.armings;
    for (const mark of marks) this.#marked(mark);
    for (const term of promises) {
      this.#armed += 1;
      this.#note(this.#stepping.arm(term), 1);
    }
  }

  /** At the end of the run an open promise is a broken one. */
  ended(): void {
    for (const { antecedent, consequent, counted, times } of this.#undecided.values()) {
      if (antecedent.valueAtEnd === 'F') this.#cameTrue(consequent, counted, times);
    }
    this.#undecided = new Map();
    for (const [residue, times] of this.#open) {
      if (residue.valueAtEnd === 'T') this.#discharged += times;
      else if (residue.valueAtEnd === 'F') this.#broken += times;
    }
    for (const queue of this.#queues.values()) this.#broken += queue.deadlines.length - queue.first;
    this.#queues.clear();
  }

  /** What must not be forgotten. */
  *residues(): Iterable<Residue> {
    yield* this.#open.keys();
    for (const { antecedent, consequent } of this.#undecided.values()) yield* [antecedent, consequent];
  }

  #marked({ antecedent, consequent, counted }: Mark): void {
    const { table } = this.#stepping;
    const left = this.#stepping.arm(antecedent);
    if (left === table.yes) return;
    const right = this.#stepping.arm(consequent);
    if (left === table.no) this.#cameTrue(right, counted, 1);
    else this.#wait({ antecedent: left, consequent: right, counted, times: 1 });
  }

  #cameTrue(consequent: Residue, counted: boolean, times: number): void {
    this.#exercised = true;
    if (!counted) return;
    this.#armed += times;
    this.#note(consequent, times);
  }

  #wait(entry: Undecided): void {
    const key = `${entry.antecedent.id} ${entry.consequent.id} ${entry.counted ? 1 : 0}`;
    const times = entry.times + (this.#undecided.get(key)?.times ?? 0);
    this.#undecided.set(key, { ...entry, times });
  }

  /** What became of promises so far. */
  #note(residue: Residue, times: number): void {
    const { table } = this.#stepping;
    if (residue === table.yes) this.#discharged += times;
    else if (residue === table.no) this.#broken += times;
    else if (times === 1 && isPlain(residue)) this.#queue(residue);
    else this.#open.set(residue, times + (this.#open.get(residue) ?? 0));
  }

  #queue(residue: TemporalResidue): void {
    const queue = this.#queues.get(residue.term);
    if (queue === undefined) this.#queues.set(residue.term, { first: 0, deadlines: [residue.deadline] });
    else if ((queue.deadlines.at(-1) ?? 0) <= residue.deadline || queue.first === queue.deadlines.length) {
      queue.deadlines.push(residue.deadline);
    } else this.#open.set(residue, 1 + (this.#open.get(residue) ?? 0));
  }

  #advance(term: TemporalTerm, queue: Queue): void {
    const { table, now } = this.#stepping;
    const clock = clockOf(term);
    const at = clock === 'steps' ? now.observation : now.atMillis;
    const { deadlines } = queue;
    while (queue.first < deadlines.length && (deadlines[queue.first] ?? at) < at) this.#drop(queue);
    if (queue.first < deadlines.length) {
      const goal = this.#stepping.arm(term.arg);
      if (goal === table.yes) {
        this.#discharged += deadlines.length - queue.first;
        queue.first = deadlines.length;
      } else if (goal === table.no) {
        while (queue.first < deadlines.length && (deadlines[queue.first] ?? at) <= at) this.#drop(queue);
      } else {
        for (const deadline of deadlines.slice(queue.first)) {
          const residue = table.temporal(term, clock, deadline, undefined, false);
          this.#open.set(residue, 1 + (this.#open.get(residue) ?? 0));
        }
        queue.first = deadlines.length;
      }
    }
    if (queue.first === deadlines.length || queue.first > 1024) {
      deadlines.splice(0, queue.first);
      queue.first = 0;
    }
  }

  #drop(queue: Queue): void {
    queue.first += 1;
    this.#broken += 1;
  }

  #stepOpen(): void {
    const before = this.#open;
    this.#open = new Map();
    for (const [residue, times] of before) this.#note(this.#stepping.step(residue), times);
  }

  #stepUndecided(): void {
    const { table } = this.#stepping;
    const before = this.#undecided;
    this.#undecided = new Map();
    for (const { antecedent, consequent, counted, times } of before.values()) {
      const left = this.#stepping.step(antecedent);
      if (left === table.yes) continue;
      const right = this.#stepping.step(consequent);
      if (left === table.no) this.#cameTrue(right, counted, times);
      else this.#wait({ antecedent: left, consequent: right, counted, times });
    }
  }
}

function isPlain(residue: Residue): residue is TemporalResidue {
  return (
    residue.kind === 'eventually' &&
    residue.clock !== 'none' &&
    residue.attempts === undefined &&
    !residue.closed
  );
}

/** Where a part of a formula stands. */
interface Place {
  readonly term: Term;
  readonly always: boolean;
  /** Under an always or eventually. */
  readonly temporal: boolean;
  /** In an implication, or in an eventually: not a promise of its own. */
  readonly inside: boolean;
}

/** Marks what is counted; tells whether there is an implication at all. */
function prepare(root: Term): boolean {
  let implies = false;
  const seen = new Set<string>();
  const stack: Place[] = [{ term: root, always: false, temporal: false, inside: false }];
  for (let place = stack.pop(); place !== undefined; place = stack.pop()) {
    const { term, always, temporal, inside } = place;
    const key = `${term.id} ${String(always)} ${String(temporal)} ${String(inside)}`;
    if (seen.has(key)) continue;
    seen.add(key);
    if (term.kind === 'and' || term.kind === 'or') {
      const implied = new Set(
        term.marks.flatMap(({ mark }) => [...partsOf(mark.antecedent), ...partsOf(mark.consequent)]),
      );
      for (const part of term.parts)
        stack.push({ ...place, term: part, inside: inside || implied.has(part) });
      for (const { mark } of term.marks) {
        implies = true;
        if (always) mark.counted = true;
        stack.push(
          { ...place, term: mark.antecedent, inside: true },
          { ...place, term: mark.consequent, inside: true },
        );
      }
    } else if (term.kind === 'next') stack.push({ ...place, term: term.arg });
    else if (term.kind === 'always' || term.kind === 'eventually') {
      const eventually = term.kind === 'eventually';
      if (eventually && !inside) term.counted = true;
      if (!eventually && !temporal) term.root = true;
      stack.push({
        term: term.arg,
        always: always || !eventually,
        temporal: true,
        inside: inside || eventually,
      });
    }
  }
  return implies;
}

function partsOf(term: Term): readonly Term[] {
  return term.kind === 'or' ? term.parts : [term];
}
