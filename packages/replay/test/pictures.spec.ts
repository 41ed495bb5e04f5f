// Which pictures a run takes, and what they must not show.
import { describe, expect, it } from '@jest/globals';
import type { PictureMask } from '@flowproof/driver';
import type { MemorySurface } from '@flowproof/driver/in-memory';
import { pictureMasks } from '@flowproof/replay';
import { desk } from './desk.ts';
import { assertion, replayOn, step } from './stage.ts';

const tab = step({ type: 'press_key', params: { key: 'Tab' } });
const twelve = Array.from({ length: 12 }, () => tab);
const failing = assertion({ title_equals: 'Lost' });

const framesOf = (events: Awaited<ReturnType<typeof replayOn>>['events']) =>
  events.flatMap((event) => (event.kind === 'frame' ? [event.stepId ?? 'start or end'] : []));

describe('the pictures of a run', () => {
  it.each([
    ['off', twelve, []],
    ['full', [tab, tab], ['start or end', 's0001', 's0002']],
    ['low', twelve, ['start or end', 's0005', 's0010', 'start or end']],
    ['low', [tab, tab, failing, tab], ['start or end', 's0003']],
  ] as const)('in %s detail are these', async (recording, steps, frames) => {
    const { events } = await replayOn(desk, steps, { recording });
    expect(framesOf(events)).toEqual(frames);
  });

  it('are left out where the surface takes none', async () => {
    const { events, result } = await replayOn(desk, [tab], {
      recording: 'full',
      make: { without: ['screenshots'] },
    });
    expect([framesOf(events), result.status]).toEqual([[], 'passed']);
  });

  it('never decide over a step', async () => {
    const { events, result } = await replayOn(desk, [tab], {
      recording: 'full',
      before: (surface) => {
        surface.capture = () => Promise.reject(new Error('no picture'));
      },
    });
    expect([framesOf(events), result.status]).toEqual([[], 'passed']);
  });

  it('cover what the masking rules of the trace name', async () => {
    const asked: (readonly PictureMask[])[] = [];
    const watch = (surface: MemorySurface): void => {
      surface.capture = (masks) => {
        asked.push(masks);
        return Promise.resolve(undefined);
      };
    };
    const redaction = [
      { mode: 'mask', target: { css: '.card' } },
      { mode: 'mask', target: { automation_id: 'pin' } },
      { mode: 'mask', target: { rect: [10, 20, 300, 40] } },
    ];
    await replayOn(desk, [tab], { recording: 'full', header: { redaction }, before: watch });
    const masks = [
      { kind: 'element', css: '.card' },
      { kind: 'element', id: 'pin' },
      { kind: 'rect', x: 10, y: 20, width: 300, height: 40 },
    ];
    expect(asked).toEqual([masks, masks]);
  });

  it.each([
    [[{ mode: 'blur', target: { css: '.card' } }], 'masking rule 1 of the trace cannot be read'],
    [
      [
        { mode: 'mask', target: { css: '.card' } },
        { mode: 'mask', target: { rect: [0, 0, -1, 10] } },
      ],
      'masking rule 2 of the trace cannot be read',
    ],
  ])('are not taken at all where a rule cannot be kept, and the run says so', async (redaction, reason) => {
    const { events } = await replayOn(desk, [tab], { recording: 'full', header: { redaction } });
    expect(framesOf(events)).toEqual([]);
    expect(events.filter(({ kind }) => kind === 'notice')).toEqual([
      { kind: 'notice', text: `no pictures are taken: ${reason}` },
    ]);
  });

  it('need no word where none were asked for', async () => {
    const { events } = await replayOn(desk, [tab], { header: { redaction: [{ mode: 'blur' }] } });
    expect(events.filter(({ kind }) => kind === 'notice')).toEqual([]);
  });
});

describe('masking rules', () => {
  it('ask for nothing where there are none', () => {
    expect(pictureMasks(undefined)).toEqual({ kind: 'covering', masks: [] });
  });
});
