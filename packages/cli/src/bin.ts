// The program `flowproof`.
import { runProcess } from './run-process.ts';

await runProcess(process.argv.slice(2));
