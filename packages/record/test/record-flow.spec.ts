// A whole recording: the trace it leaves, what it tells meanwhile, and that the trace replays and stays the same.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readTrace, writeTrace } from '@flowproof/trace-format';
import { recordFlow, type RecordEvent } from '@flowproof/record';
import { ManualClock, MemorySurface } from '@flowproof/driver/in-memory';
import { nursery } from './nursery.ts';
import { flowOf, recordOn, replayOn, stopOf, traceOf } from './stage.ts';

const header =
  '{"format":"flowproof-trace","version":1,"trace_id":"0d4c1b52-6a53-4d3f-9a0e-0f4e7d1c2b3a",' +
  '"recorded_at":"2026-03-04T09:10:11Z","spec":{"name":"Desk"},"app":{"name":"web","adapter":"web",' +
  '"url":"https://desk.example/"},"env":{"os":"linux","resolution":[1280,720]}}';

describe('a recorded flow', () => {
  it('leaves this trace, byte for byte', async () => {
    const steps = [
      'Type Window seat into the plant field',
      `'Click "Remove", accepting the "3 plants" dialog'`,
      `assert: the "Pots" column of the row containing "Mint" shows 30`,
      'Remember the "css:p" as badge',
      'Press Mod+k',
      'Replace the "Note" field with x',
      'assert: page does not show Draft within 3s',
    ];
    const trace = traceOf(await recordOn(nursery, steps));
    expect(writeTrace(trace).split('\n')).toEqual([
      header,
      '{"id":"s0001","intent":"Type Window seat into the plant field","action":{"type":"type_text","params":{"text":"Window seat"}},"selectors":[{"tier":"native_id","provenance":"uia","confidence":1.0,"payload":{"automation_id":"plant"}}],"sync":{"pre":[{"kind":"element_exists","timeout_ms":5000}],"post":[]},"artifacts":{}}',
      '{"id":"s0002","intent":"Click \\"Remove\\", accepting the \\"3 plants\\" dialog","action":{"type":"click","params":{"dialog":{"disposition":"accept","match":"contains","message":"3 plants"}}},"selectors":[{"tier":"text_anchor","provenance":"web","confidence":1.0,"payload":{"ladder":2,"text":"Remove"}}],"sync":{"pre":[{"kind":"element_exists","timeout_ms":5000}],"post":[]},"artifacts":{}}',
      '{"id":"s0003","intent":"the \\"Pots\\" column of the row containing \\"Mint\\" shows 30","action":{"type":"assert","params":{"kind":"element_state","expect":{"timeout_ms":10000,"value_contains":"30"},"selector_ref":0}},"selectors":[{"tier":"structural","provenance":"web","confidence":0.9,"payload":{"column_text":"Pots","kind":"cell","row_anchor":"Mint","row_id":"row-7"}}],"sync":{"pre":[],"post":[]},"artifacts":{}}',
      '{"id":"s0004","intent":"Remember the \\"css:p\\" as badge","action":{"type":"capture","params":{"name":"badge"}},"selectors":[{"tier":"native_id","provenance":"web","confidence":1.0,"payload":{"css":"p"}}],"sync":{"pre":[{"kind":"element_exists","timeout_ms":5000}],"post":[]},"artifacts":{}}',
      '{"id":"s0005","intent":"Press Mod+k","action":{"type":"press_key","params":{"key":"k","modifiers":["mod"]}},"selectors":[],"sync":{"pre":[],"post":[]},"artifacts":{}}',
      '{"id":"s0006","intent":"Replace the \\"Note\\" field with x","action":{"type":"type_text","params":{"text":"","replace":true}},"selectors":[{"tier":"text_anchor","provenance":"web","confidence":1.0,"payload":{"ladder":2,"role":"field","text":"Note"}}],"sync":{"pre":[{"kind":"element_exists","timeout_ms":5000}],"post":[]},"artifacts":{}}',
      '{"id":"s0007","intent":"Replace the \\"Note\\" field with x","action":{"type":"type_text","params":{"text":"x"}},"selectors":[{"tier":"text_anchor","provenance":"web","confidence":1.0,"payload":{"ladder":2,"role":"field","text":"Note"}}],"sync":{"pre":[{"kind":"element_exists","timeout_ms":5000}],"post":[]},"artifacts":{}}',
      '{"id":"s0008","intent":"page does not show Draft within 3s","action":{"type":"assert","params":{"kind":"element_state","expect":{"scope":"surface","timeout_ms":3000,"value_not_contains":"Draft"}}},"selectors":[],"sync":{"pre":[],"post":[]},"artifacts":{}}',
      '',
    ]);
  });

  it('replays as it was recorded', async () => {
    const trace = traceOf(
      await recordOn(nursery, [
        'Type Fern into the "Plant" field',
        'Check the "Organic" checkbox',
        'Press the "Harvest" button in the item containing "Sage"',
        'Go to /beds',
        'assert: page shows All beds',
      ]),
    );
    expect(readTrace(writeTrace(trace))).toEqual(trace);
    const replayed = await replayOn(nursery, trace);
    expect(replayed.status).toBe('passed');
    expect(replayed.steps.map(({ id, intent, status }) => `${id} ${status} ${intent}`)).toEqual([
      's0001 passed Type Fern into the "Plant" field',
      's0002 passed Check the "Organic" checkbox',
      's0003 passed Press the "Harvest" button in the item containing "Sage"',
      's0004 passed Go to /beds',
      's0005 passed page shows All beds',
    ]);
  });

  it('leaves the same bytes when it is recorded again', async () => {
    const steps = [
      'Type Fern into the "Plant" field',
      'assert: the "Pots" column of the row containing "Mint" shows 30',
    ];
    const [first, second] = [await recordOn(nursery, steps), await recordOn(nursery, steps)];
    expect(writeTrace(traceOf(first))).toBe(writeTrace(traceOf(second)));
  });

  it('replays whatever works, in whatever order it was written', async () => {
    const sentences = [
      'Click "Water all"',
      'Double-click "Water all"',
      'Hover over "Water all"',
      'Click "Remove", accepting the dialog',
      'Click "Rename", answering the prompt with "Bed 7"',
      'Type Fern into the "Plant" field',
      'Replace the "Note" field with x',
      'Clear the "Plant" field',
      'Type late',
      'Press Tab',
      'Press Mod+k',
      'Select Ready from the "Stage" field',
      'Select "Tue" and "Wed" from the "Days" field',
      'Check the "Organic" checkbox',
      'Uncheck the "Organic" checkbox',
      'Remember the "id:stock" as stock',
      'Scroll the "id:log" to 12px',
      'Press the "Harvest" button in the item containing "Sage"',
      'Type 5 into the "Amount" field in the iframe "till"',
      'Type 7 into the "Pots" column of the row containing "Thyme"',
      'Reload the page',
      'assert: page shows In stock',
      'assert: the "css:li" appears 2 times',
      'assert: the "Sell" is disabled',
    ].map((each) => (each.startsWith('assert') ? each.replace(/: (.*)/, ": '$1'") : `rules: '${each}'`));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...sentences), { minLength: 1, maxLength: 8 }),
        async (steps) => {
          const trace = traceOf(await recordOn(nursery, steps));
          expect(await replayOn(nursery, trace)).toMatchObject({ status: 'passed', degraded: false });
          expect(readTrace(writeTrace(trace))).toEqual(trace);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('has a trace id of its own where none is given', async () => {
    const one = async () => {
      const clock = new ManualClock();
      const surface = new MemorySurface({ app: nursery, clock, name: 'web' });
      const recorded = await recordFlow(flowOf(['Reload the page']), { surface, clock });
      return recorded.kind === 'recorded' ? recorded.trace.header.trace_id : '';
    };
    const ids = [await one(), await one()];
    expect(
      ids.every((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id)),
    ).toBe(true);
    expect(ids[0]).not.toBe(ids[1]);
  });

  it('waits as long as it is told to, and has replay wait as long', async () => {
    const app = {
      elements: [{ kind: 'button', text: 'Late', key: 'late', absent: true }] as const,
      onOpen: [{ kind: 'change', key: 'late', to: { absent: false }, afterMs: 7000 }] as const,
    };
    const stopped = await recordOn(app, ['Click "Late"']);
    expect(stopOf(stopped)).toMatchObject({
      code: 'precondition',
      message: '"Late" did not appear within 5000 ms',
    });
    const trace = traceOf(await recordOn(app, ['Click "Late"'], { stepTimeoutMs: 8000 }));
    expect(trace.steps[0]?.sync.pre).toEqual([{ kind: 'element_exists', timeout_ms: 8000 }]);
  });

  it('accepts no click that replay would refuse: a cover is waited for no longer than the step', async () => {
    const covered = { elements: [{ kind: 'button', text: 'Publish', covered: true }] as const };
    const staged = await recordOn(covered, ['Click "Publish"']);
    expect(stopOf(staged).message).toBe(
      '"Publish" exists (button "Publish") but is not receiving events after 5000 ms: div.cover would receive it',
    );
  });
});

describe('the result of a recording', () => {
  it('says how each step was understood and what came of each trace step', async () => {
    const { result } = await recordOn(nursery, ['Replace the "Note" field with x', 'rules: Reload the page']);
    expect(result).toMatchObject({
      kind: 'recorded',
      routing: [
        { step: 1, intent: 'Replace the "Note" field with x', route: 'rules' },
        { step: 2, intent: 'Reload the page', route: 'rules' },
      ],
      steps: [
        { id: 's0001', status: 'passed' },
        { id: 's0002', status: 'passed' },
        { id: 's0003', status: 'passed' },
      ],
      durationMs: 0,
    });
  });

  it('falls back on the grammar where a model would be asked and none is there, and says so', async () => {
    const { result } = await recordOn(
      nursery,
      ['Reload the page', 'rules: Reload the page', 'assert: page shows Idle'],
      {
        author: 'auto',
      },
    );
    expect(result.routing).toEqual([
      {
        step: 1,
        intent: 'Reload the page',
        route: 'fallback',
        warning: 'no model is configured: the sentence was read by the grammar',
      },
      { step: 2, intent: 'Reload the page', route: 'rules' },
      { step: 3, intent: 'page shows Idle', route: 'rules' },
    ]);
  });
});

describe('what a recording tells while it goes on', () => {
  const brief = (event: RecordEvent): string => {
    switch (event.kind) {
      case 'step_authored':
        return `authored ${event.routing.route} ${event.routing.step}`;
      case 'step_started':
        return `started ${event.id}`;
      case 'step_finished':
        return `finished ${event.step.id} ${event.step.status}`;
      case 'frame':
        return `frame ${event.stepId ?? 'first'}`;
      default:
        return event.kind;
    }
  };

  it('comes in the order in which things happen', async () => {
    const { events } = await recordOn(nursery, ['Replace the "Note" field with x', 'Click "Sell"'], {
      recording: 'full',
    });
    expect(events.map(brief)).toEqual([
      'run_started',
      'frame first',
      'authored rules 1',
      'started s0001',
      'frame s0001',
      'finished s0001 passed',
      'started s0002',
      'frame s0002',
      'finished s0002 passed',
      'authored rules 2',
      'started s0003',
      'frame s0003',
      'finished s0003 failed',
    ]);
  });

  it.each(['run_started', 'step_authored', 'step_started', 'frame', 'step_finished'] as const)(
    'ends the recording with what the listener throws: at %s',
    async (kind) => {
      const onEvent = (event: RecordEvent): void => {
        if (event.kind === kind) throw new Error(`enough at ${kind}`);
      };
      await expect(recordOn(nursery, ['Reload the page'], { onEvent, recording: 'full' })).rejects.toThrow(
        `enough at ${kind}`,
      );
    },
  );
});

describe('the pictures of a recording', () => {
  it('give every pictured step its time, and the header the place of the pictures', async () => {
    const late = {
      elements: [{ kind: 'button', text: 'Late', key: 'late', absent: true }] as const,
      onOpen: [{ kind: 'change', key: 'late', to: { absent: false }, afterMs: 300 }] as const,
    };
    const trace = traceOf(await recordOn(late, ['Click "Late"', 'Reload the page'], { recording: 'full' }));
    expect(trace.header.recording).toEqual({
      format: 'filmstrip/1',
      dir: '.flowproof/recordings/0d4c1b52-6a53-4d3f-9a0e-0f4e7d1c2b3a/recording',
    });
    expect(trace.steps.map(({ artifacts }) => artifacts)).toEqual([
      { recording: { start_ms: 0, end_ms: 300 } },
      { recording: { start_ms: 300, end_ms: 300 } },
    ]);
  });

  it('leave no mark where there are none', async () => {
    const trace = traceOf(
      await recordOn(nursery, ['Reload the page'], { recording: 'full', make: { without: ['screenshots'] } }),
    );
    expect([trace.header.recording, trace.steps[0]?.artifacts]).toEqual([undefined, {}]);
  });
});
