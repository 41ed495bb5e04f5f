// Says which part of a property failed, from what the observation that broke it evaluated.
import type { Atom } from './atom.ts';
import { describeTerm } from './print.ts';
import { armedBefore, windowBefore } from './residue.ts';
import type { Moment, Residue, TemporalResidue } from './residue.ts';
import type { Stepping } from './stepping.ts';
import type { LiteralTerm, TemporalTerm, Term } from './term.ts';
import type { Violation } from './violation.ts';
import { type Window, windowText } from './window.ts';

/** Reasons of a failed `or` that are spelled out. */
const spelledOut = 3;
/** Characters of a part of a formula in a reason. */
const longestPart = 240;

interface Failure {
  readonly text: string;
  readonly part: string;
  readonly window: Window | undefined;
  readonly armedAt: Moment;
  readonly isError: boolean;
  readonly atoms: readonly Atom[];
}

/** The explanation of one violation. */
export class Explanation {
  readonly #stepping: Stepping;
  readonly #now: Moment;
  readonly #placeOf: (observation: number) => string;

  constructor(stepping: Stepping, placeOf: (observation: number) => string) {
    this.#stepping = stepping;
    this.#now = stepping.now;
    this.#placeOf = placeOf;
  }

  /** Of a property that was false when it was armed. */
  ofArming(term: Term): Violation {
    return this.#violation(this.#armed(term));
  }

  /** Of a residue that an observation made false. */
  ofStep(residue: Residue): Violation {
    return this.#violation(this.#stepped(residue));
  }

  /** Of a residue that the end of the run made false. */
  ofEnd(residue: Residue): Violation {
    return this.#violation(this.#ended(residue));
  }

  #violation({ text, part, window, armedAt, isError, atoms }: Failure): Violation {
    return {
      reason: text,
      isError,
      part,
      ...(window !== undefined && { window }),
      armedAtObservation: armedAt.observation,
      armedAtMillis: armedAt.atMillis,
      detectedAtObservation: this.#now.observation,
      detectedAtMillis: this.#now.atMillis,
      predicates: [...new Set(atoms)].map(({ name, fn }) => ({ name, fn })),
    };
  }

  #armed(term: Term): Failure {
    const { table } = this.#stepping;
    switch (term.kind) {
      case 'literal':
        return this.#literal(term);
      case 'and': {
        const failed = term.parts.find((part) => this.#stepping.arm(part) === table.no);
        return failed === undefined ? this.#constant(term) : this.#armed(failed);
      }
      case 'or':
        return this.#allOf(
          describeTerm(term, longestPart),
          term.parts.map((part) => this.#armed(part)),
        );
      case 'eventually':
        return this.#notMet(term, term.window, this.#now, this.#expiry(term.window, this.#now.observation));
      case 'always':
        return this.#broken(term, term.window, this.#now);
      default:
        return this.#constant(term);
    }
  }

  #stepped(residue: Residue): Failure {
    const { table, now } = this.#stepping;
    switch (residue.kind) {
      case 'next': {
        const { text, ...failure } = this.#armed(residue.term.arg);
        const armedAt = armedBefore(residue, now.observation);
        const part = describeTerm(residue.term, longestPart);
        return {
          ...failure,
          part,
          armedAt,
          text: `${part}: ${text}; armed at ${this.#placeOf(armedAt.observation)}`,
        };
      }
      case 'and': {
        const failed = residue.parts.find((part) => this.#stepping.step(part) === table.no);
        return this.#stepped(failed ?? table.no);
      }
      case 'or':
        return this.#allOf(
          '',
          residue.parts.map((part) => this.#stepped(part)),
        );
      case 'eventually': {
        const window = windowBefore(residue, now.observation);
        const armedAt = armedBefore(residue, now.observation);
        return this.#notMet(residue.term, window, armedAt, this.#expiry(window, residue.deadline));
      }
      case 'always': {
        const window = windowBefore(residue, now.observation);
        return this.#broken(residue.term, window, armedBefore(residue, now.observation));
      }
      default:
        return this.#constant(undefined);
    }
  }

  #ended(residue: Residue): Failure {
    switch (residue.kind) {
      case 'and': {
        const failed = residue.parts.find((part) => part.valueAtEnd === 'F');
        return this.#ended(failed ?? this.#stepping.table.no);
      }
      case 'or':
        return this.#allOf(
          '',
          residue.parts.map((part) => this.#ended(part)),
        );
      case 'eventually':
        return this.#unmetAtEnd(residue);
      default:
        return this.#constant(undefined);
    }
  }

  #literal(term: LiteralTerm): Failure {
    const { atom, negated } = term;
    const isError = atom.outcome === undefined;
    const place = this.#placeOf(this.#now.observation);
    const name = describeTerm({ ...term, negated: false }, longestPart);
    return {
      text: isError ? `${atom.error}, at ${place}` : `${name} is ${negated ? 'true' : 'false'} at ${place}`,
      part: describeTerm(term, longestPart),
      window: undefined,
      armedAt: this.#now,
      isError,
      atoms: [atom],
    };
  }

  #allOf(title: string, failures: readonly Failure[]): Failure {
    const part = title === '' ? failures.map((each) => each.part).join(' or ') : title;
    const listed = failures.slice(0, spelledOut).map((each) => each.text);
    if (failures.length > spelledOut) listed.push(`and ${failures.length - spelledOut} more`);
    const armedAt = failures.reduce<Moment>(
      (least, each) => (each.armedAt.observation < least.observation ? each.armedAt : least),
      this.#now,
    );
    return {
      text: `${part}: ${listed.join('; ')}`,
      part,
      window: undefined,
      armedAt,
      isError: failures.some((each) => each.isError),
      atoms: failures.flatMap((each) => each.atoms),
    };
  }

  /** A body that is false breaks an invariant; one of the whole property is asked anew at every observation. */
  #broken(term: TemporalTerm, window: Window | undefined, armedAt: Moment): Failure {
    const body = this.#armed(term.arg);
    const part = partText(term, window);
    const standing = term.root && window === undefined;
    const since = standing || armedAt === this.#now ? '' : `; armed at ${this.#placeOf(armedAt.observation)}`;
    return {
      ...body,
      text: `${part}: ${body.text}${since}`,
      part,
      window,
      armedAt: standing ? body.armedAt : armedAt,
    };
  }

  #notMet(term: TemporalTerm, window: Window | undefined, armedAt: Moment, expiry: string): Failure {
    return this.#promise(
      term,
      window,
      armedAt,
      `not met; armed at ${this.#placeOf(armedAt.observation)}${expiry}`,
    );
  }

  #unmetAtEnd({ term, window, armedAt }: TemporalResidue): Failure {
    const armed = `armed at ${this.#placeOf(armedAt.observation)}`;
    const ended = `the run ended at ${this.#placeOf(this.#now.observation)}`;
    return this.#promise(term, window, armedAt, `not met; ${armed}, ${ended}`);
  }

  #promise(term: TemporalTerm, window: Window | undefined, armedAt: Moment, outcome: string): Failure {
    const part = partText(term, window);
    const atoms = atomsOf(term.arg);
    const threw = atoms.find(
      (each) => each.calledFor === this.#now.observation && each.outcome === undefined,
    );
    return {
      text: `${part}: ${outcome}${threw === undefined ? '' : `; ${threw.error}`}`,
      part,
      window,
      armedAt,
      isError: threw !== undefined,
      atoms,
    };
  }

  /** The deadline of a window of steps is an observation; that of others a time. */
  #expiry(window: Window | undefined, deadline: number): string {
    if (window === undefined) return '';
    if (window.unit === 'steps') return `, expired at ${this.#placeOf(deadline)}`;
    return `, expired at ${deadline} ms`;
  }

  #constant(term: Term | undefined): Failure {
    const part = term === undefined ? 'false' : describeTerm(term, longestPart);
    return {
      text: `${part} is false`,
      part,
      window: undefined,
      armedAt: this.#now,
      isError: false,
      atoms: [],
    };
  }
}

function partText(term: TemporalTerm, window: Window | undefined): string {
  const body = describeTerm(term.arg, longestPart);
  return `${term.kind}(${body})${window === undefined ? '' : ` ${windowText(window)}`}`;
}

/** The predicates of a part, in order. */
function atomsOf(term: Term): readonly Atom[] {
  const atoms: Atom[] = [];
  const seen = new Set<Term>();
  const stack = [term];
  for (let each = stack.pop(); each !== undefined; each = stack.pop()) {
    if (seen.has(each)) continue;
    seen.add(each);
    if (each.kind === 'literal') atoms.push(each.atom);
    else if ('parts' in each) stack.push(...each.parts.toReversed());
    else if ('arg' in each) stack.push(each.arg);
  }
  return atoms;
}
