// The shortest sequence as a flow with its trace, when every action has a counterpart.
import { type FlowSpec, readFlow } from '@flowproof/flow-file';
import type { Surface } from '@flowproof/driver';
import { recordFlow } from '@flowproof/record';
import { replayTrace } from '@flowproof/replay';
import { type Trace, writeTrace } from '@flowproof/trace-format';
import type { NextAction } from '../run-directory/next-action.ts';
import type { TargetFacts } from '../guest/questions.ts';
import { sentenceOf } from './flow-sentences.ts';

/** What is exported. */
export interface ExportFlowOptions {
  readonly property: string;
  readonly url: string;
  readonly viewport: { readonly width: number; readonly height: number } | undefined;
  readonly actions: readonly { readonly action: NextAction; readonly facts: TargetFacts | undefined }[];
  /** Sentences that hold when the property does. */
  readonly asserts: readonly string[];
  readonly newSurface: () => Promise<Surface>;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly workingDirectory: string;
}

/** The two files, or why there are none. */
export type ExportedFlow =
  | { readonly written: true; readonly flow: string; readonly trace: string }
  | { readonly written: false; readonly reason: string };

/** Records the flow on a fresh application; with assertions it is replayed and has to fail at one of them. */
export async function exportFlow(options: ExportFlowOptions): Promise<ExportedFlow> {
  const sentences: string[] = [];
  for (const { action, facts } of options.actions) {
    const said = sentenceOf(action, facts);
    if (said.kind === 'unsayable') return { written: false, reason: said.why };
    if (said.kind === 'sentence') sentences.push(said.text);
  }
  if (sentences.length === 0) return { written: false, reason: 'the violation takes no action' };
  const text = flowText(options, sentences);
  const read = readFlow(text, { file: `${options.property}.flow.yaml` });
  if (!read.ok)
    return { written: false, reason: `the flow cannot be read: ${read.faults[0]?.message ?? ''}` };
  const recorded = await recordedTrace(read.flow, options);
  if ('reason' in recorded) return { written: false, reason: recorded.reason };
  const proven = options.asserts.length === 0 ? undefined : await failsAtAssertion(recorded.trace, options);
  if (proven !== undefined) return { written: false, reason: proven };
  return { written: true, flow: text, trace: writeTrace(recorded.trace) };
}

function flowText(
  { property, url, viewport, asserts }: ExportFlowOptions,
  sentences: readonly string[],
): string {
  const head =
    asserts.length > 0
      ? []
      : [
          '# Performs the steps that violate the property and proves nothing: check with flowproof explore --reproduce.',
        ];
  return [
    ...head,
    `name: ${JSON.stringify(`Violates ${property}`)}`,
    'app: web',
    `url: ${JSON.stringify(url)}`,
    ...(viewport === undefined
      ? []
      : [`browser: { viewport: { width: ${viewport.width}, height: ${viewport.height} } }`]),
    'steps:',
    ...sentences.map((sentence) => `  - rules: ${JSON.stringify(sentence)}`),
    ...asserts.map((sentence) => `  - assert: ${JSON.stringify(sentence)}`),
    '',
  ].join('\n');
}

async function recordedTrace(
  flow: FlowSpec,
  { newSurface, env, workingDirectory }: ExportFlowOptions,
): Promise<{ readonly trace: Trace } | { readonly reason: string }> {
  const surface = await newSurface();
  try {
    const recorded = await recordFlow(flow, {
      surface,
      env,
      workingDirectory,
      author: 'rules',
      closingUnjudged: true,
    });
    if (recorded.kind === 'recorded') return { trace: recorded.trace };
    const { step, message } = recorded.stop;
    return {
      reason: `the flow could not be recorded: ${step === undefined ? '' : `step ${step}: `}${message}`,
    };
  } finally {
    await surface.close();
  }
}

/** Undefined: it fails as it should; else why it proves nothing. */
async function failsAtAssertion(
  trace: Trace,
  { newSurface, env, workingDirectory }: ExportFlowOptions,
): Promise<string | undefined> {
  const surface = await newSurface();
  try {
    const result = await replayTrace(trace, { surface, env, workingDirectory });
    if (result.status === 'passed')
      return 'the flow passes although the property is violated: its asserts say less';
    const broken = result.steps.find(({ status }) => status === 'failed' || status === 'errored');
    const asserted = trace.steps.some(({ id, action }) => id === broken?.id && action.type === 'assert');
    return asserted ? undefined : `the flow fails before its assertions: ${broken?.detail ?? result.status}`;
  } finally {
    await surface.close();
  }
}
