// Arms terms and steps residues at one observation. Each is done once: what came of it is kept for the observation.
import { valueOf } from './atom.ts';
import { join } from './join.ts';
import { armedBefore, claim, windowBefore } from './residue.ts';
import type {
  ArmedResidue,
  Clock,
  JunctionResidue,
  Moment,
  NextResidue,
  Residue,
  TemporalResidue,
} from './residue.ts';
import type { ResidueTable } from './residue-table.ts';
import type { JunctionTerm, LiteralTerm, Mark, TemporalTerm, Term } from './term.ts';

/** What was armed at this observation and is counted; read after it was evaluated. */
export interface Armings {
  readonly marks: Mark[];
  readonly promises: TemporalTerm[];
}

/** The evaluation of one observation after another. */
export class Stepping {
  readonly table: ResidueTable;
  readonly armings: Armings = { marks: [], promises: [] };
  readonly #simplify: boolean;
  now: Moment = { observation: 0, atMillis: 0 };

  constructor(table: ResidueTable, simplify: boolean) {
    this.table = table;
    this.#simplify = simplify;
  }

  begin(now: Moment): void {
    this.now = now;
    this.armings.marks.length = 0;
    this.armings.promises.length = 0;
  }

  /** A formula that starts to be evaluated now. */
  arm(term: Term): Residue {
    const { observation } = this.now;
    if (term.armedFor === observation && term.armed !== undefined) return term.armed;
    const armed = this.#armed(term);
    term.armedFor = observation;
    term.armed = armed;
    return armed;
  }

  /** What a residue of the observation before comes to now. */
  step(residue: Residue): Residue {
    const { observation } = this.now;
    if (residue.steppedFor === observation && residue.stepped !== undefined) return residue.stepped;
    const stepped = this.#stepped(residue);
    residue.steppedFor = observation;
    residue.stepped = stepped;
    return stepped;
  }

  #armed(term: Term): Residue {
    switch (term.kind) {
      case 'true':
        return this.table.yes;
      case 'false':
        return this.table.no;
      case 'literal':
        return literalHolds(term, this.now.observation) ? this.table.yes : this.table.no;
      case 'next':
        return this.#owed(this.table.next(term), this.now);
      case 'and':
      case 'or':
        return this.#armedJunction(term);
      case 'always':
      case 'eventually':
        return this.#armedTemporal(term);
    }
  }

  #armedJunction(term: JunctionTerm): Residue {
    const decisive = term.kind === 'and' ? this.table.no : this.table.yes;
    const unit = term.kind === 'and' ? this.table.yes : this.table.no;
    const left: Residue[] = [];
    let reached = 0;
    let decided = false;
    for (; reached < term.parts.length && !decided; reached += 1) {
      const armed = this.arm(term.parts[reached] as Term);
      if (armed === decisive) decided = true;
      else if (armed !== unit) left.push(armed);
    }
    for (const { mark, from } of term.marks) {
      if (from >= reached || mark.seenFor === this.now.observation) continue;
      mark.seenFor = this.now.observation;
      this.armings.marks.push(mark);
    }
    return decided ? decisive : join(this.table, term.kind, left, this.#simplify);
  }

  #armedTemporal(term: TemporalTerm): Residue {
    const clock = clockOf(term);
    const deadline = this.#deadline(term);
    if (term.counted) this.armings.promises.push(term);
    if (term.kind === 'eventually') {
      const goal = this.arm(term.arg);
      if (goal === this.table.yes) return goal;
      const closed = this.#closes(clock, deadline);
      return this.#eventually(term, clock, deadline, goal, closed, this.now);
    }
    const leftover = this.arm(term.arg);
    if (leftover === this.table.no || this.#closes(clock, deadline)) return leftover;
    const standing = this.table.temporal(term, clock, deadline, undefined, false);
    claim(standing, this.now.observation, this.now, term.window);
    return leftover === this.table.yes
      ? standing
      : join(this.table, 'and', [standing, leftover], this.#simplify);
  }

  #stepped(residue: Residue): Residue {
    switch (residue.kind) {
      case 'true':
      case 'false':
        return residue;
      case 'next':
        return this.#steppedNext(residue);
      case 'and':
      case 'or':
        return this.#steppedJunction(residue);
      case 'eventually':
        return this.#steppedEventually(residue);
      case 'always': {
        const leftover = this.stepAlways(residue);
        if (leftover === this.table.no || this.#closes(residue.clock, residue.deadline)) return leftover;
        return leftover === this.table.yes
          ? residue
          : join(this.table, 'and', [residue, leftover], this.#simplify);
      }
    }
  }

  /** What the body of a standing always leaves over now. */
  stepAlways(residue: TemporalResidue): Residue {
    const { atMillis } = this.now;
    this.#stays(residue);
    if (residue.clock === 'time' && atMillis > residue.deadline) return this.table.yes;
    return this.arm(residue.goal);
  }

  /** A chain of nexts is one obligation: it stays armed where it began. */
  #steppedNext(residue: NextResidue): Residue {
    const since = armedBefore(residue, this.now.observation);
    const armed = this.arm(residue.term.arg);
    if (armed.kind === 'next') claim(armed, this.now.observation, since, undefined);
    else if (armed.kind === 'and' || armed.kind === 'or') {
      for (const part of armed.parts) {
        if (part.kind === 'next') claim(part, this.now.observation, since, undefined);
      }
    }
    return armed;
  }

  #steppedJunction(residue: JunctionResidue): Residue {
    const { kind, parts } = residue;
    const [unit, decisive] =
      kind === 'and' ? [this.table.yes, this.table.no] : [this.table.no, this.table.yes];
    const places: Residue[] = [];
    let added: Residue[] | undefined;
    let same = true;
    for (const part of parts) {
      const invariant = part.kind === 'always' && kind === 'and';
      const stepped = invariant ? this.stepAlways(part) : this.step(part);
      if (stepped === decisive) return decisive;
      if (invariant) {
        if (this.#closes(part.clock, part.deadline)) same = false;
        else places.push(part);
        if (stepped !== unit) (added ??= []).push(stepped);
      } else {
        if (stepped !== part) same = false;
        if (stepped.kind === kind) {
          places.push(stepped.parts[0] as Residue);
          (added ??= []).push(...stepped.parts.slice(1));
        } else if (stepped !== unit) places.push(stepped);
      }
    }
    if (added === undefined) return same ? residue : join(this.table, kind, places, this.#simplify);
    places.push(...added);
    return join(this.table, kind, places, this.#simplify);
  }

  #steppedEventually(residue: TemporalResidue): Residue {
    const { table } = this;
    const { observation, atMillis } = this.now;
    const { clock, deadline, attempts } = residue;
    const open = attempts === undefined ? table.no : this.step(attempts);
    if (open === table.yes) return open;
    const inside = !residue.closed && (clock !== 'time' || atMillis <= deadline);
    const attempt = inside ? this.arm(residue.goal) : table.no;
    if (attempt === table.yes) return attempt;
    const left = attempt === table.no ? open : join(table, 'or', [open, attempt], this.#simplify);
    if (left === table.yes) return left;
    const closed = residue.closed || this.#closes(clock, deadline);
    if (!closed && left === table.no && attempts === undefined) return this.#stays(residue);
    return this.#eventually(
      residue.term,
      clock,
      deadline,
      left,
      closed,
      armedBefore(residue, observation),
      windowBefore(residue, observation),
    );
  }

  /** The most frequent case, without asking the table. */
  #stays(residue: TemporalResidue): Residue {
    const { observation } = this.now;
    claim(residue, observation, armedBefore(residue, observation), windowBefore(residue, observation));
    return residue;
  }

  #eventually(
    term: TemporalTerm,
    clock: Clock,
    deadline: number,
    attempts: Residue,
    closed: boolean,
    since: Moment,
    window = term.window,
  ): Residue {
    if (attempts === this.table.no && closed) return attempts;
    const left = attempts === this.table.no ? undefined : attempts;
    const made = this.table.temporal(term, clock, deadline, left, closed);
    claim(made, this.now.observation, since, window);
    return made;
  }

  #owed(residue: ArmedResidue, since: Moment): Residue {
    claim(residue, this.now.observation, since, undefined);
    return residue;
  }

  #closes(clock: Clock, deadline: number): boolean {
    if (clock === 'none') return false;
    return (clock === 'steps' ? this.now.observation : this.now.atMillis) >= deadline;
  }

  #deadline({ window }: TemporalTerm): number {
    if (window === undefined) return Infinity;
    const { amount, unit } = window;
    if (unit === 'steps') return this.now.observation + Math.max(amount, 1) - 1;
    return this.now.atMillis + (unit === 'seconds' ? amount * 1000 : amount);
  }
}

/** Which clock a window is on. */
export function clockOf({ window }: TemporalTerm): Clock {
  if (window === undefined) return 'none';
  return window.unit === 'steps' ? 'steps' : 'time';
}

/** A predicate that threw is false in both polarities. */
function literalHolds({ atom, negated }: LiteralTerm, observation: number): boolean {
  const value = valueOf(atom, observation);
  return value !== undefined && value !== negated;
}
