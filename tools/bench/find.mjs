// Whether exploring finds what is planted in the example ledger: each defect with ten seeds within the steps that are
// stated for it, how short it becomes, and whether the flow that comes out of it tells the broken ledger from the whole.
// --few: one seed of each; --seeds 3,4 and --only race,broken-back for some of them; --shorten 1 shortens what the first
// seed finds and leaves the others; --keep leaves the runs behind.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startLedger } from '../../examples/ledger/server.mjs';
import { ensureBuilt } from '../build/build.mjs';
import { root, withoutNodeOptions } from '../setup/install.mjs';
import { median, printLoad } from './measure.mjs';

const { values: flags } = parseArgs({
  options: {
    few: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    seeds: { type: 'string' },
    only: { type: 'string' },
    shorten: { type: 'string' },
  },
});
const example = join(root, 'examples', '05-explore');
const cli = join(root, 'packages', 'cli', 'bin', 'flowproof.js');
const spec = join(example, 'ledger.explore.ts');
const planted = JSON.parse(readFileSync(join(example, 'shortest.json'), 'utf8')).filter(
  ({ defect }) => flags.only === undefined || flags.only.split(',').includes(defect),
);
const seeds = flags.seeds?.split(',').map(Number) ?? (flags.few ? [1] : [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
const shortened = seeds.slice(0, Number(flags.shorten ?? seeds.length));
/** Of ten seeds, how many have to find a defect. */
const share = 0.8;

await ensureBuilt();
const folder = mkdtempSync(join(tmpdir(), 'flowproof-find-'));
printLoad();
console.log('defect         guide    steps  found  median  shortened  known  flow broken/mended  reproduce');
let missed = 0;
for (const one of planted) missed += await measure(one);
if (flags.keep) console.log(`runs: ${folder}`);
else rmSync(folder, { recursive: true, force: true });
if (missed > 0) console.log(`${missed} of ${planted.length} defects missed a target.`);
process.exit(missed === 0 ? 0 : 1);

/** Explores one defect with every seed and prints its row; 1 where a target is missed. */
async function measure(one) {
  const outcomes = [];
  for (const seed of seeds) {
    const outcome = await explored(one, seed);
    outcomes.push(outcome);
    if (process.stderr.isTTY || flags.keep)
      console.error(`  ${one.defect} seed ${seed}: ${JSON.stringify(outcome)}`);
  }
  const found = outcomes.filter((outcome) => outcome.steps !== undefined);
  const count = (accept) => found.filter(accept).length;
  const most = one.actions.length + 1;
  const asked = count((outcome) => outcome.asked);
  const lengths = found.filter((outcome) => outcome.asked).map(({ length }) => length ?? '-');
  const good = {
    short: count(({ length }) => length !== undefined && length <= most),
    broken: count(({ flowBroken }) => flowBroken === 1),
    mended: count(({ flowMended }) => flowMended === 0),
    reproduced: count(
      ({ reproduceBroken, reproduceMended }) => reproduceBroken === 1 && reproduceMended === 0,
    ),
  };
  console.log(
    [
      one.defect.padEnd(14),
      one.guide.padEnd(8),
      String(one.steps).padStart(5),
      `${found.length}/${seeds.length}`.padStart(6),
      String(found.length === 0 ? '-' : median(found.map(({ steps }) => steps))).padStart(7),
      lengths.join(' ').padStart(10),
      String(one.actions.length).padStart(6),
      `${good.broken}/${good.mended} of ${asked}`.padStart(19),
      `${good.reproduced} of ${asked}`.padStart(10),
    ].join(' '),
  );
  const allGood = Object.values(good).every((each) => each === asked);
  return found.length >= share * seeds.length && allGood ? 0 : 1;
}

/** One exploration of the broken ledger, and what its flow and `--reproduce` say of the broken and the whole one. */
async function explored({ defect, property, guide, steps }, seed) {
  const broken = await startLedger({ defects: [defect] });
  const port = Number(new URL(broken.url).port);
  const run = await flowproof([
    ...['explore', '--spec', spec, '--url', `${broken.url}/`, '--seed', String(seed), '--guide', guide],
    ...['--max-steps', String(steps), '--duration', '30m', '--exit-on-violation', '--screenshots', 'off'],
    ...['--shrink-budget', shortened.includes(seed) ? '2m' : '0s', '--output', folder, '--json'],
  ]);
  const result = JSON.parse(run.stdout);
  const violation = result.properties?.[property];
  if (violation?.verdict !== 'violated') {
    await broken.close();
    if (run.code === 2) throw new Error(`${defect}, seed ${seed}: ${run.stdout}`);
    return {};
  }
  const kept = join(result.directory.startsWith('/') ? '' : root, result.directory, 'violations', property);
  const outcome = { steps: result.steps, asked: shortened.includes(seed), length: lengthOf(kept) };
  if (outcome.length === undefined) {
    await broken.close();
    return outcome;
  }
  const flow = ['run', join(kept, `${property}.flow.yaml`), '--recording-detail', 'off'];
  const again = ['explore', '--reproduce', kept, '--url', `${broken.url}/`, '--json'];
  outcome.flowBroken = (await flowproof(flow)).code;
  outcome.reproduceBroken = (await flowproof(again)).code;
  await broken.close();
  const mended = await startLedger({ port });
  outcome.flowMended = (await flowproof(flow)).code;
  outcome.reproduceMended = (await flowproof(again)).code;
  await mended.close();
  return outcome;
}

/** How many actions were left after shortening; nothing where the violation did not show again. */
function lengthOf(kept) {
  const file = join(kept, 'violation.json');
  if (!existsSync(file)) return undefined;
  const { status, steps_after: after } = JSON.parse(readFileSync(file, 'utf8'));
  return status === 'not_reproduced' ? undefined : after;
}

function flowproof(args) {
  const child = spawn(process.execPath, [cli, ...args], {
    cwd: root,
    env: withoutNodeOptions(),
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let stdout = '';
  child.stdout.setEncoding('utf8').on('data', (piece) => (stdout += piece));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, stdout })));
}
