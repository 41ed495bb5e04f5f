// What a bad spec does to its process, and what is said about it. Real processes.
import { afterEach, describe, expect, it } from '@jest/globals';
import { SpecProcess } from '../../src/host/spec-process.ts';
import { childProgram } from '../../src/load/child-program.ts';

const open: SpecProcess[] = [];

/** A process that evaluated this code, which answers questions as `answer` says. */
async function started(
  { before = '', answer = 'return text;' }: { before?: string; answer?: string },
  limits = { answerMs: 10_000, memoryMb: 512 },
): Promise<SpecProcess> {
  const code = `const hand = flowproofHandshake; ${before}\nhand.ask = (text, tree) => { ${answer} };`;
  const process = new SpecProcess(
    {
      code,
      map: '{}',
      sha256: '',
      absolutePath: '/bad.spec.ts',
      specPath: 'bad.spec.ts',
      places: { ofStack: () => undefined },
      child: await childProgram(),
    },
    limits,
  );
  open.push(process);
  return process;
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.kill()));
});

const alive = (pid: number | undefined): boolean => {
  try {
    return pid !== undefined && process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('the process of a spec', () => {
  it('answers questions as text', async () => {
    const spec = await started({ answer: 'return text + tree;' });
    expect(await spec.load('{}')).toBe('{"kind":"open"}');
    expect(await spec.ask('a', 'b')).toBe('ab');
  });

  it('is ended when an answer does not come, and the callback that ran is named', async () => {
    const spec = await started(
      {
        before: "hand.define(0, 'the extractor rows'); hand.define(1, 'the predicate goes on');",
        answer: "if (text === 'loop') { hand.enter(0); hand.enter(1); for (;;); } return '';",
      },
      { answerMs: 400, memoryMb: 512 },
    );
    await spec.load('{}');
    await expect(spec.ask('loop', '')).rejects.toMatchObject({
      code: 'spec_timeout',
      message: 'the predicate goes on did not return within 0.4 s',
    });
    expect(alive(spec.pid)).toBe(false);
  });

  it('is ended when loading never ends', async () => {
    const spec = await started({ before: 'for (;;);' }, { answerMs: 400, memoryMb: 512 });
    await expect(spec.load('{}')).rejects.toMatchObject({
      code: 'spec_timeout',
      message: 'loading the spec did not return within 0.4 s',
    });
  });

  it('says so when it runs out of memory by objects', async () => {
    const spec = await started(
      {
        answer:
          "if (text === 'fill') { const all = []; for (;;) all.push({ all: [all.length] }); } return '';",
      },
      { answerMs: 60_000, memoryMb: 128 },
    );
    await spec.load('{}');
    await expect(spec.ask('fill', '')).rejects.toMatchObject({
      code: 'spec_out_of_memory',
      message: 'the process of the spec used more than 128 MB during reading the state',
    });
  });

  it('says so when it ends by itself', async () => {
    const spec = await started({ answer: "if (text === 'wait') for (;;); return '';" });
    await spec.load('{}');
    const asked = spec.ask('wait', '');
    process.kill(spec.pid ?? 0, 'SIGKILL');
    await expect(asked).rejects.toMatchObject({
      code: 'spec_exited',
      message: expect.stringMatching(/^the process of the spec ended \(SIGKILL\) during /u) as unknown,
    });
    await expect(spec.ask('again', '')).rejects.toMatchObject({ code: 'spec_exited' });
  });

  it.each([
    ['process', 'process.exit(1)', 'process is not defined'],
    ['require', "require('fs')", 'require is not defined'],
    ['timers', 'setTimeout(() => {}, 1)', 'setTimeout is not defined'],
    ['fetch', "fetch('http://x.test')", 'fetch is not defined'],
    ['typed arrays', 'new Uint8Array(1)', 'Uint8Array is not defined'],
    ['shared memory', 'new SharedArrayBuffer(1)', 'SharedArrayBuffer is not defined'],
    ['waiting', 'Atomics.wait()', 'Atomics is not defined'],
    [
      'code from text',
      "new Function('return 1')()",
      'Code generation from strings disallowed for this context',
    ],
  ])('has no %s', async (_, code, message) => {
    const spec = await started({ answer: `if (text === 'try') ${code}; return '';` });
    await spec.load('{}');
    await expect(spec.ask('try', '')).rejects.toMatchObject({
      message: expect.stringContaining(message) as unknown,
    });
    expect(await spec.ask('still there', '')).toBe('');
  });

  it.each([
    ['null', 'throw null;', 'threw null'],
    [
      'an object that throws when looked at',
      'throw new Proxy({}, { get() { throw 1; } });',
      'threw something that cannot be looked at',
    ],
    ['an endless recursion', 'const f = () => f() + 1; f();', 'RangeError: Maximum call stack size exceeded'],
  ])('survives that %s is thrown', async (_, code, message) => {
    const spec = await started({ answer: `if (text === 'try') { ${code} } return 'ok';` });
    await spec.load('{}');
    await expect(spec.ask('try', '')).rejects.toMatchObject({ message });
    expect(await spec.ask('', '')).toBe('ok');
  });
});
