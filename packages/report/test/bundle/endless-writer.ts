// A process that writes one bundle after another until it is killed. Its argument is the trace directory.
import { randomBytes } from 'node:crypto';
import { RunBundle } from '@flowproof/report';
import { eventsOf, failedRun } from '../samples/results.ts';

const traceDirectory = process.argv[2] ?? '.';
const megabyte = 1_000_000;

for (;;) {
  const bundle = await RunBundle.create({ traceDirectory });
  for (const event of eventsOf(failedRun, () => randomBytes(megabyte))) bundle.listener(event);
  const dom = `<html><body>${'x'.repeat(megabyte)}</body></html>`;
  await bundle.finish({ ...failedRun, evidence: { console: [], dom } });
  process.stdout.write('.');
}
