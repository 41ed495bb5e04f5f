// The part of the engine that lives beside the spec, in its context: it opens steps, judges them, and picks.
import {
  actionFromRecord,
  type CapturedTree,
  loadSpec,
  type LoadedSpec,
  type Platform,
  SpecError,
  type SpecRun,
  type SpecStep,
  startRun,
} from '@sanderling/spec/runtime';
import type { NextAction } from '../run-directory/next-action.ts';
import { type Handshake, handshakeName } from '../host/handshake.ts';
import { Callbacks } from './callbacks.ts';
import { type Chance, chanceOf } from './chance.ts';
import { choiceOf } from './choices.ts';
import { randomOutsideStep } from './guest-fault.ts';
import { stateHash, treeHash } from './hashes.ts';
import { Hierarchies } from './hierarchies.ts';
import { Judge } from './judge.ts';
import { Novelty } from './novelty.ts';
import type {
  ActionWish,
  Choice,
  GuestQuestion,
  GuestSettings,
  Judged,
  PickPhase,
  StepAnswer,
  StepQuestion,
} from './questions.ts';
import { brokenTree, screenOf } from './screen.ts';
import { specFacts } from './spec-facts.ts';
import { standTime } from './standing-time.ts';
import { ValueHistory } from './value-history.ts';

const handshake = (globalThis as unknown as Record<string, Handshake>)[handshakeName];
Reflect.deleteProperty(globalThis, handshakeName);

const settings = JSON.parse(handshake?.settings ?? '{}') as GuestSettings;
const setTime = standTime(settings.startedAtMillis);
let random = (): number => {
  throw randomOutsideStep();
};
Math.random = () => random();

const notWhole = {
  kind: 'skipped',
  reason: 'transition_held',
  message: 'the screen is not whole yet',
} as const;

const nothingToDo = {
  kind: 'skipped',
  reason: 'no_action_produced',
  message: 'no generator has anything to do',
} as const;

/** Everything that lasts as long as the run. */
interface Guest {
  readonly spec: LoadedSpec;
  readonly callbacks: Callbacks;
  /** Unix ms. */
  readonly startedAt: number;
  readonly run: SpecRun;
  readonly chance: Chance;
  readonly judge: Judge;
  readonly history: ValueHistory;
  readonly hierarchies: Hierarchies;
  readonly novelty: Novelty;
  step: SpecStep | undefined;
}

/** Called once, by the bundle, when the spec's module was evaluated. */
export function open(module: Readonly<Record<string, unknown>>): void {
  if (handshake === undefined) return;
  let guest: Guest | undefined;
  handshake.ask = (text, tree) => {
    const question = JSON.parse(text) as GuestQuestion;
    if (question.kind === 'open') {
      guest = load(module, handshake);
      return JSON.stringify(specFacts(guest.spec));
    }
    if (guest === undefined) throw new Error('the spec is not loaded');
    if (question.kind === 'restart') {
      guest = begin(guest.spec, guest.callbacks, question.startedAtMillis);
      return 'null';
    }
    return JSON.stringify(answer(guest, question, tree));
  };
}

function load(module: Readonly<Record<string, unknown>>, { enter, define }: Handshake): Guest {
  const loaded = loadSpec(module, { allowNoProperties: settings.allowNoProperties });
  if (!loaded.ok) {
    const [first] = loaded.faults;
    throw first === undefined ? new Error('the spec was refused') : new SpecError(first);
  }
  return begin(loaded.spec, new Callbacks(enter, define), settings.startedAtMillis);
}

/** A run of the spec from its beginning. */
function begin(spec: LoadedSpec, callbacks: Callbacks, startedAt: number): Guest {
  const chance = chanceOf(settings.seed);
  const run = startRun(spec, {
    platform: settings.platform as Platform,
    random: chance,
    entering: (callback) => {
      callbacks.enter(callback);
    },
  });
  random = () => run.mathRandom();
  const history = new ValueHistory();
  return {
    spec,
    callbacks,
    startedAt,
    run,
    chance,
    judge: new Judge(spec.properties, history),
    history,
    hierarchies: new Hierarchies(),
    novelty: new Novelty(),
    step: undefined,
  };
}

type Asked = Exclude<GuestQuestion, { kind: 'open' | 'restart' }>;

function answer(guest: Guest, question: Asked, tree: string): unknown {
  switch (question.kind) {
    case 'step':
      return takeStep(guest, question, tree);
    case 'choose':
      if (guest.step === undefined) throw new Error('no step is open');
      return choiceOf(guest.step.choose(question.number, question.text), 'llm');
    case 'perform':
      return guest.step === undefined ? notWhole : performed(guest.step, question.action);
    case 'end':
      return guest.judge.end();
  }
}

/** A recorded action, and what its target is now. */
function performed({ tree }: SpecStep, action: NextAction): Choice {
  const picked = actionFromRecord(action, tree);
  const choice = choiceOf(picked, action.source);
  const target = picked.kind === 'action' ? picked.action.target : undefined;
  if (choice.kind !== 'action' || target === undefined) return choice;
  const checked = tree.element(target)?.checked === true;
  return { ...choice, target: { role: tree.role(target), checked } };
}

function takeStep(guest: Guest, question: StepQuestion, text: string): StepAnswer {
  const tree = JSON.parse(text) as CapturedTree;
  const broken = brokenTree(tree);
  if (broken === 'transitional' && question.onTransition === 'again') return { kind: 'again' };
  const settled = broken === 'transitional' && question.onTransition === 'settled' ? undefined : broken;
  const unverified = question.unverified ?? settled;
  const screen = screenOf(tree, question.url);
  guest.step = undefined;
  const place = { tree, treeHash: treeHash(tree), state: stateHash(tree, screen) };
  const done = unverified === undefined ? observe(guest, question, place) : { leafErrors: [] };
  const hierarchy = guest.hierarchies.write(question.step, text, tree);
  return {
    kind: 'seen',
    screen,
    treeHash: place.treeHash,
    state: place.state,
    draws: guest.chance.draws,
    hierarchy: hierarchy.text,
    truncated: hierarchy.cut ? ['hierarchy'] : [],
    ...(unverified !== undefined && { unverified }),
    ...done,
  };
}

/** Where a step is. */
interface Place {
  readonly tree: CapturedTree;
  readonly treeHash: string;
  readonly state: string;
}

interface Observed {
  readonly judged: Judged;
  readonly choice?: Choice;
  readonly leafErrors: readonly string[];
}

function observe(guest: Guest, question: StepQuestion, place: Place): Observed {
  const { step, timeMs, lastAction } = question;
  setTime(guest.startedAt + timeMs);
  guest.novelty.observe(place.treeHash);
  const opened = guest.run.open({
    step,
    tree: place.tree,
    viewport: question.viewport,
    url: question.url,
    timeMillis: timeMs,
    lastAction:
      lastAction === null
        ? null
        : {
            applied: lastAction.applied,
            ...(lastAction.action !== undefined && { record: lastAction.action }),
          },
    logs: question.logs,
    exceptions: question.exceptions,
    network: question.network,
    snapshots: question.snapshots,
  });
  guest.step = opened;
  const values = opened.extract();
  const extractorChanges = guest.history.add(guest.judge.observations + 1, values);
  const judged = opened.judge(() => guest.judge.observe(step, timeMs));
  const leafErrors: string[] = [];
  const choice = wished(guest, opened, question.wish, place, leafErrors);
  return { judged: { ...judged, extractorChanges }, ...(choice !== undefined && { choice }), leafErrors };
}

function wished(
  guest: Guest,
  step: SpecStep,
  wish: ActionWish,
  place: Place,
  leafErrors: string[],
): Choice | undefined {
  switch (wish.kind) {
    case 'nothing':
      return undefined;
    case 'pick':
      return settings.guide === 'none' ? choiceOf(step.pick(), 'seeded') : byNovelty(guest, step, place);
    case 'candidates':
      return candidates(guest, step, leafErrors);
  }
}

function byNovelty({ novelty, chance }: Guest, step: SpecStep, place: Place): Choice {
  const setup = step.pickSetup();
  const chosen = setup === null ? novelty.pick(step, place, chance) : null;
  const picked = setup ?? chosen?.picked ?? nothingToDo;
  novelty.note(picked.kind === 'action' ? chosen?.done : undefined);
  return choiceOf(picked, 'seeded');
}

/** Whatever is thrown says what it was thrown from. */
function during<T>(phase: PickPhase, find: () => T): T {
  try {
    return find();
  } catch (error) {
    throw typeof error === 'object' && error !== null ? Object.assign(error, { during: phase }) : error;
  }
}

function candidates(guest: Guest, step: SpecStep, leafErrors: string[]): Choice {
  const setup = during('setup', () => step.pickSetup());
  if (setup !== null) return choiceOf(setup, 'llm');
  const list = during('candidates', () => step.candidates('model'));
  leafErrors.push(...list.leafErrors.map(({ message }) => message));
  return {
    kind: 'candidates',
    candidates: list.candidates.map(({ number, action, description, label, weight, open: opens }) => ({
      number,
      kind: action.kind,
      description,
      label,
      ...(guest.spec.usesWeights && { weight }),
      opensText: opens === 'text',
    })),
  };
}
