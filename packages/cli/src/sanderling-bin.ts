// The program `sanderling`: the commands of exploring under the names of that tool.
import { runProcess } from './run-process.ts';
import { asFlowproof } from './sanderling-names.ts';

await runProcess(asFlowproof(process.argv.slice(2)));
