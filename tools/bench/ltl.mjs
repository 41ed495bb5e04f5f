// What judging properties costs: nodes left to prove, observations per second early and late in a run, and the heap.
import { always, createEvaluator, eventually, predicate } from '@flowproof/ltl';
import { next } from '@flowproof/ltl';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { median, printLoad } from './measure.mjs';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

const observations = 100_000;
const ends = 1000;
const rounds = 5;
const targets = { ratio: 2, heapKilobytes: 256, perSecond: 300_000 };

const state = { p: false, q: false, r: false };
const p = predicate(() => state.p, 'p');
const q = predicate(() => state.q, 'q');
const r = predicate(() => state.r, 'r');

/** The rows of the contract page: the most nodes each may have, and how fast the third has to be. */
const rows = [
  { name: 'always(p)', most: 2, formula: always(p), invariant: true },
  {
    name: 'always(eventually(q).within(1000, "steps"))',
    most: 6,
    formula: always(eventually(q).within(1000, 'steps')),
  },
  {
    name: 'always(p.implies(eventually(q).within(5, "steps")))',
    most: 8,
    formula: always(p.implies(eventually(q).within(5, 'steps'))),
    perSecond: targets.perSecond,
  },
  { name: 'always(next(p.or(q)))', most: 10, formula: always(next(p.or(q))), invariant: true },
  {
    name: 'always(p.implies(next(q.implies(eventually(r).within(50, "steps")))))',
    most: 16,
    formula: always(p.implies(next(q.implies(eventually(r).within(50, 'steps'))))),
  },
  {
    name: 'always(p.and(next(q)).implies(eventually(r).within(5, "seconds")))',
    most: 15,
    formula: always(p.and(next(q)).implies(eventually(r).within(5, 'seconds'))),
  },
];

printLoad();
console.log(
  `${observations} observations a run, ${rounds} runs each; late is the last ${ends}, early the first ${ends}`,
);
const failed = rows.map(bench).filter((met) => !met).length;
for (const size of [
  [40, 20],
  [1000, 1000],
]) {
  benchNested(...size);
}
if (failed > 0) process.exitCode = 1;

/** Values by the number of an observation: events often enough that no window runs out, seldom enough that it is used. */
function set(index, invariant) {
  state.p = invariant === true || index % 3 === 0;
  state.q = index % 4 === 0;
  state.r = index % 17 === 0;
}

function runOnce(formula, invariant) {
  const evaluator = createEvaluator(formula);
  let most = 0;
  let last;
  const times = { early: 0, late: 0 };
  const start = process.cpuUsage();
  let mark = performance.now();
  for (let index = 1; index <= observations; index += 1) {
    set(index, invariant);
    const { residual, verdict } = evaluator.observe({ atMillis: index * 100 });
    if (verdict === 'violated') throw new Error(`violated at ${index}`);
    if (residual !== last) most = Math.max(most, nodes(residual));
    last = residual;
    if (index === ends) times.early = performance.now() - mark;
    if (index === observations - ends) mark = performance.now();
  }
  times.late = performance.now() - mark;
  const { user, system } = process.cpuUsage(start);
  return {
    perSecond: observations / ((user + system) / 1e6),
    ratio: times.late / times.early,
    most,
    evaluator,
  };
}

/** Speed without counting nodes: what an engine that reads every residual gets. */
function speedOnce(formula, invariant) {
  const evaluator = createEvaluator(formula);
  const start = process.cpuUsage();
  for (let index = 1; index <= 3 * observations; index += 1) {
    set(index, invariant);
    evaluator.observe({ atMillis: index * 100 });
  }
  const { user, system } = process.cpuUsage(start);
  return (3 * observations) / ((user + system) / 1e6);
}

function heapGrowth(formula, invariant) {
  const evaluator = createEvaluator(formula);
  let atStart = 0;
  for (let index = 1; index <= observations; index += 1) {
    set(index, invariant);
    evaluator.observe({ atMillis: index * 100 });
    if (index === 10 * ends) atStart = used();
  }
  const growth = used() - atStart;
  evaluator.counters();
  return growth / 1024;
}

function used() {
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

function bench({ name, most, formula, invariant, perSecond }) {
  const runs = Array.from({ length: rounds }, () => runOnce(formula, invariant));
  const found = {
    nodes: Math.max(...runs.map((each) => each.most)),
    ratio: median(runs.map((each) => each.ratio)),
    heap: heapGrowth(formula, invariant),
    speed: Math.max(...Array.from({ length: rounds }, () => speedOnce(formula, invariant))),
  };
  console.log(name);
  const met = [
    line('nodes, the most', found.nodes, `${most}`, found.nodes <= most),
    line(
      'time per observation, late / early',
      round(found.ratio, 2),
      `${targets.ratio}`,
      found.ratio <= targets.ratio,
    ),
    line(
      'kB of heap more after 100,000 than after 10,000',
      round(found.heap, 0),
      `${targets.heapKilobytes}`,
      found.heap <= targets.heapKilobytes,
    ),
    line(
      'observations per second',
      round(found.speed, -3),
      perSecond,
      perSecond === undefined || found.speed >= perSecond,
    ),
  ];
  return met.every(Boolean);
}

/** An eventually in the goal of another grows with the windows, not with the run. */
function benchNested(outer, inner) {
  const formula = always(eventually(p.and(eventually(q).within(inner, 'steps'))).within(outer, 'steps'));
  const evaluator = createEvaluator(formula);
  const most = [0, 0];
  const count = 4 * (outer + inner);
  const start = performance.now();
  for (let index = 1; index <= count; index += 1) {
    state.p = index % 2 === 0;
    state.q = index % Math.floor(inner * 0.9) === 0;
    const { residual } = evaluator.observe({ atMillis: index });
    const half = index * 2 <= count ? 0 : 1;
    most[half] = Math.max(most[half], residual.op === 'truncated' ? residual.nodes : nodes(residual));
  }
  console.log(
    `always(eventually(p.and(eventually(q).within(${inner}, "steps"))).within(${outer}, "steps")), ${count} observations`,
  );
  line('nodes, the most in the first half', most[0]);
  line('nodes, the most in the second half', most[1], `${most[0]}`, most[1] <= most[0]);
  line('observations per second', round(count / ((performance.now() - start) / 1000), -2));
}

/** A negated predicate counts as one. */
function nodes(residual) {
  const parts = [residual.arg ?? [], residual.args ?? [], residual.attempts ?? []].flat();
  return residual.op === 'not' ? 1 : 1 + parts.reduce((sum, part) => sum + nodes(part), 0);
}

function round(value, digits) {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}

function line(what, value, target, met) {
  console.log(
    `  ${what.padEnd(50)} ${String(value).padStart(10)}${target === undefined ? '' : `   target ${target} ${met ? 'met' : 'MISSED'}`}`,
  );
  return met;
}
