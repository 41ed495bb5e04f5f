// Waiting for rest, the picture that belongs to a tree, and what happened in between.
import { afterAll, describe, expect, it, jest } from '@jest/globals';
import { decodePng } from '@flowproof/pixels';
import { newTestBrowser } from '../driven-page.ts';
import { type ServedPage, slowFile, slowly } from '../page-server.ts';
import { byId, ExploredPage, type ExploreOptions, idsOf, textOf } from './explored-page.ts';

jest.setTimeout(60_000);

const browser = newTestBrowser();

afterAll(async () => {
  await browser.close();
});

async function explored<T>(
  html: string,
  options: ExploreOptions,
  test: (page: ExploredPage) => Promise<T>,
): Promise<T> {
  const page = await ExploredPage.open(browser, html, options);
  try {
    return await test(page);
  } finally {
    await page.close();
  }
}

/** A button that runs a script, and a place for what comes of it. */
const button = (script: string): string =>
  `<button id="go">go</button><p id="log"></p><script>go.onclick = () => { ${script} };</script>`;

describe('waiting for rest', () => {
  it.each([
    ['texts', 'log.textContent = n'],
    ['attributes', "log.setAttribute('data-n', n); log.textContent = n"],
    ['an open shadow root', "root.innerHTML = '<p>' + n + '</p>'; if (n === 60) log.textContent = n"],
    ['a frame', 'frame.contentDocument.body.textContent = n; if (n === 60) log.textContent = n'],
  ])('goes on as long as %s change', async (_, change) => {
    const script = `let n = 0; const next = () => { n += 1; ${change}; if (n < 60) setTimeout(next, 4); }; setTimeout(next, 4);`;
    const html = `<div id="host"></div><iframe id="frame" srcdoc="<p>x</p>"></iframe>
      <script>const root = host.attachShadow({ mode: 'open' });</script>${button(script)}`;
    await explored(html, {}, async (page) => {
      await page.look();
      await page.tap('go');
      const look = await page.look();
      expect(look.settled).toBe(true);
      expect(textOf(look, 'log')).toBe('60');
    });
  });

  it('does not wait for styles that change', async () => {
    const html = `<p id="it">x</p><script>setInterval(() => { it.style.opacity = Math.random(); }, 5)</script>`;
    await explored(html, {}, async (page) => {
      expect((await page.look()).settled).toBe(true);
    });
  });

  it('gives up after the settle time, and says so', async () => {
    const html = `<p id="it">0</p><script>let n = 0; setInterval(() => { it.textContent = n += 1; }, 5)</script>`;
    await explored(html, {}, async (page) => {
      const look = await page.look({ settleMs: 300 });
      expect(look.settled).toBe(false);
      expect(idsOf(look)).toEqual(['it']);
    });
  });

  it('waits for requests of the last action, but not for long', async () => {
    const pages: Record<string, ServedPage> = {
      '/soon': slowly(200, 'soon'),
      '/late': slowly(20_000, 'late'),
    };
    const script = "fetch(go.dataset.to).then((r) => r.text()).then((t) => { log.textContent = 'told'; });";
    await explored(button(script), { pages }, async (page) => {
      await page.show(button(`go.dataset.to = '/soon'; ${script}`));
      await page.tap('go');
      expect(textOf(await page.look(), 'log')).toBe('told');
      await page.show(button(`go.dataset.to = '/late'; ${script}`));
      await page.tap('go');
      const look = await page.look();
      expect(textOf(look, 'log')).toBe('');
      expect(look.settled).toBe(true);
    });
  });

  it('waits for a navigation that is under way', async () => {
    const pages = { '/next': slowly(300, '<p id="there">x</p>') };
    await explored(button("location.href = '/next';"), { pages }, async (page) => {
      await page.look();
      await page.tap('go');
      expect(idsOf(await page.look())).toEqual(['there']);
    });
  });

  it('waits for the scripts of a document that are on their way, and not for ever for a picture', async () => {
    const pages: Record<string, ServedPage> = {
      '/next': slowly(1, '<p id="there">old</p><script type="module" src="/late.js"></script>'),
      '/late.js': slowFile(300, "there.textContent = 'new';", 'text/javascript'),
      '/heavy': slowly(1, '<p id="there">heavy</p><img src="/never.png">'),
      '/never.png': slowFile(20_000, '', 'image/png'),
    };
    await explored(button("location.href = '/next';"), { pages }, async (page) => {
      await page.look();
      await page.tap('go');
      expect(textOf(await page.look(), 'there')).toBe('new');
      await page.show(button("location.href = '/heavy';"));
      await page.tap('go');
      expect(await page.look({ settleMs: 5000 })).toMatchObject({ settled: true });
    });
  });

  // A page that is being left answers nothing until the next one is there.
  it('waits for a navigation beyond the settle time', async () => {
    const pages = { '/next': slowly(1500, '<p id="there">x</p>') };
    await explored(button("location.href = '/next';"), { pages }, async (page) => {
      await page.look();
      await page.tap('go');
      expect(idsOf(await page.look({ settleMs: 300 }))).toEqual(['there']);
    });
  });
});

describe('the picture', () => {
  const colours = (png: Uint8Array | undefined, x: number, y: number): readonly number[] => {
    const { data, width } = decodePng(Buffer.from(png ?? []));
    const at = (y * width + x) * 4;
    return [...data.subarray(at, at + 3)];
  };
  const block = (colour: string): string =>
    `<body style="margin:0"><div id="it" style="width:100px;height:100px;background:${colour}"></div>`;

  it('is a PNG or a JPEG, as it is asked for, or none', async () => {
    await explored(block('lime'), {}, async (page) => {
      const [png, jpeg, none] = [
        await page.look({ picture: 'png' }),
        await page.look({ picture: 'jpeg' }),
        await page.look({ picture: 'none' }),
      ];
      expect(colours(png.picture, 50, 50)).toEqual([0, 255, 0]);
      expect([...(jpeg.picture ?? Buffer.alloc(0)).subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
      expect(none.picture).toBeUndefined();
      expect(none.pictureWithheld).toBeUndefined();
    });
  });

  it('shows what the tree says, also when the page answered late', async () => {
    const script =
      "setTimeout(() => { log.style.cssText = ''; log.className = 'red'; log.textContent = 'x'; }, 30);";
    const html = `<style>body{margin:0} #go{position:absolute;top:300px} .red{background:red;height:100px;margin:0}</style>${button(script)}`;
    await explored(html, {}, async (page) => {
      await page.look({ picture: 'png' });
      await page.tap('go');
      const look = await page.look({ picture: 'png' });
      expect(byId(look, 'log').attrs?.['class']).toBe('red');
      expect(colours(look.picture, 500, 50)).toEqual([255, 0, 0]);
    });
  });

  it('covers secure fields and what else it is told to, whatever format was asked for', async () => {
    const html = `${block('lime')}<input id="secret" type="password" style="position:absolute;left:200px;top:0;width:100px;height:100px;border:0">`;
    await explored(html, {}, async (page) => {
      const plain = await page.look({ picture: 'jpeg' });
      expect(colours(plain.picture, 250, 50)).toEqual([0, 0, 0]);
      expect(colours(plain.picture, 50, 50)).toEqual([0, 255, 0]);
      const masked = await page.look({ picture: 'png', masks: [{ kind: 'element', css: '#it' }] });
      expect(colours(masked.picture, 50, 50)).toEqual([0, 0, 0]);
      const part = await page.look({
        picture: 'png',
        masks: [{ kind: 'rect', x: 0, y: 0, width: 50, height: 50 }],
      });
      expect([colours(part.picture, 25, 25), colours(part.picture, 75, 75)]).toEqual([
        [0, 0, 0],
        [0, 255, 0],
      ]);
    });
  });

  it('is withheld when a mask cannot be judged, and not for a mask of something absent', async () => {
    await explored(block('lime'), {}, async (page) => {
      const unusable = await page.look({ picture: 'png', masks: [{ kind: 'element', css: '##' }] });
      expect(unusable.picture).toBeUndefined();
      expect(unusable.pictureWithheld).toBe('"##" is not a CSS selector that the browser understands');
      const absent = await page.look({ picture: 'png', masks: [{ kind: 'element', css: '#absent' }] });
      expect(colours(absent.picture, 50, 50)).toEqual([0, 255, 0]);
    });
  });
});

describe('where the application is', () => {
  it('is in front on the origin of its start and on those that are allowed, and brought back from any other', async () => {
    await explored('<a id="away">x</a><a id="allowed">y</a>', {}, async (first) => {
      const other = first.server.url('/', 'localhost');
      await explored(`<a id="away" href="${other}">x</a>`, {}, async (page) => {
        await page.look();
        await page.tap('away');
        const away = await page.look();
        expect([away.inFront, away.url]).toEqual([false, other]);
        await page.surface.activate();
        const back = await page.look();
        expect([back.inFront, back.url]).toEqual([true, page.server.url('/')]);
      });
      const exploring = { allowedOrigins: [new URL(other).origin] };
      await explored(`<a id="allowed" href="${other}">x</a>`, { exploring }, async (page) => {
        await page.look();
        await page.tap('allowed');
        const look = await page.look();
        expect([look.inFront, look.url]).toEqual([true, other]);
      });
    });
  });

  it('is brought back to the last address that belongs to it', async () => {
    await explored(
      '<a id="next" href="/?page=2#end">x</a><a id="away" href="about:blank">y</a>',
      {},
      async (page) => {
        await page.look();
        await page.tap('next');
        await page.look();
        await page.tap('away');
        expect((await page.look()).inFront).toBe(false);
        await page.surface.activate();
        expect((await page.look()).url).toBe(page.server.url('/?page=2#end'));
      },
    );
  });

  it('is nowhere when the page crashes, and can be had back', async () => {
    await explored(button(''), {}, async (page) => {
      await page.look();
      await page.surface.act({ kind: 'navigate', to: 'chrome://crash' }).catch(() => undefined);
      const lost = await page.look();
      expect([lost.inFront, lost.url, lost.tree.elements.length]).toEqual([false, null, 0]);
      expect(lost.happened.logs.map(({ level, message }) => [level, message])).toEqual([
        ['F', 'the page crashed'],
      ]);
      expect(await page.dispatch({ kind: 'pressKey', key: 'tab' })).toEqual({
        kind: 'refused',
        reason: 'apply_error',
        message: 'the page crashed',
      });
      await page.surface.activate();
      const back = await page.look();
      expect([back.inFront, back.url, idsOf(back)]).toEqual([true, page.server.url('/'), ['go', 'log']]);
    });
  });

  it('tells an address without what opens doors', async () => {
    await explored('<a id="it" href="/?token=abc&page=2#code=1">x</a>', {}, async (page) => {
      await page.look();
      await page.tap('it');
      const look = await page.look();
      const shown = page.server.url('/?token=[redacted]&page=2#code=[redacted]');
      expect([look.url, look.happened.navigations.at(-1)?.url]).toEqual([shown, shown]);
    });
  });
});

describe('what happened', () => {
  it('has the lines of the console with their levels', async () => {
    const script = `console.debug('a'); console.log('b', 1, { c: [2] }); console.info('%s is %d', 'x', 3, 'y'); console.warn('w'); console.error(new Error('e').message);`;
    await explored(button(script), {}, async (page) => {
      await page.look();
      await page.tap('go');
      const { logs } = (await page.look()).happened;
      expect(logs.map(({ level, message }) => [level, message])).toEqual([
        ['D', 'a'],
        ['I', 'b 1 {c: Array(1)}'],
        ['I', 'x is 3 y'],
        ['W', 'w'],
        ['E', 'e'],
      ]);
      expect(logs.every(({ tag, source }) => tag === 'console' && source === 'console')).toBe(true);
      expect((await page.look()).happened.logs).toEqual([]);
    });
  });

  it.each([
    ['an error', "throw new TypeError('no luck')", ['TypeError', 'no luck']],
    ['a rejection', "Promise.reject(new RangeError('too far'))", ['RangeError', 'too far']],
    [
      'an error of the page itself',
      "class Odd extends Error { name = 'Odd' } throw new Odd('odd')",
      ['Odd', 'odd'],
    ],
    ['a text', "throw 'words'", ['string', 'words']],
    ['an error without a message', 'throw new Error()', ['Error', '']],
    ['an error of two lines', "throw new Error('one\\ntwo')", ['Error', 'one\ntwo']],
  ])('has %s that nobody caught', async (_, script, told) => {
    await explored(button(script), {}, async (page) => {
      await page.look();
      await page.tap('go');
      const { exceptions } = (await page.look()).happened;
      expect(exceptions.map((each) => [each.class, each.message])).toEqual([told]);
      expect(exceptions[0]?.stackTrace).toContain(told[1]);
    });
  });

  it('has no rejection that was handled after all', async () => {
    const script =
      "const p = Promise.reject(new Error('late')); setTimeout(() => p.catch(() => { log.textContent = 'caught'; }), 20);";
    await explored(button(script), {}, async (page) => {
      await page.look();
      await page.tap('go');
      const look = await page.look();
      expect(textOf(look, 'log')).toBe('caught');
      expect(look.happened.exceptions).toEqual([]);
    });
  });

  it('has answers that are errors, and requests without an answer', async () => {
    const pages: Record<string, ServedPage> = {
      '/broken': (_, response) => void response.writeHead(500).end('x'),
      '/cut': (_, response) => void response.destroy(),
      '/fine': 'x',
      // The browser asks for it when it likes.
      '/favicon.ico': 'x',
    };
    const script = `fetch('/broken?key=1', { method: 'POST' }); fetch('/cut').catch(() => 1); fetch('/fine');
      const stop = new AbortController(); fetch('/fine', { signal: stop.signal }).catch(() => 1); stop.abort();`;
    await explored(button(script), { pages }, async (page) => {
      await page.look();
      await page.tap('go');
      const { network } = (await page.look()).happened;
      const told = network.map(({ url, method, status }) => [
        new URL(url).pathname + new URL(url).search,
        method,
        status,
      ]);
      expect(told.toSorted()).toEqual([
        ['/broken?key=[redacted]', 'POST', 500],
        ['/cut', 'GET', null],
      ]);
    });
  });

  it('has new addresses, those within the document too', async () => {
    await explored(
      button("history.pushState(0, '', '/there'); location.hash = 'part';"),
      {},
      async (page) => {
        const opened = (await page.look()).happened.navigations;
        await page.tap('go');
        const { navigations } = (await page.look()).happened;
        expect(opened.map(({ url }) => url)).toEqual([page.server.url('/')]);
        expect(navigations.map(({ url }) => url)).toEqual([
          page.server.url('/there'),
          page.server.url('/there#part'),
        ]);
      },
    );
  });

  it('keeps a thousand entries of each, ten thousand characters of a message, and says where it cut', async () => {
    const script = "for (let n = 0; n < 1200; n += 1) console.log(n); throw new Error('x'.repeat(20000));";
    await explored(button(script), {}, async (page) => {
      await page.look();
      await page.tap('go');
      const { logs, exceptions, truncated } = (await page.look()).happened;
      expect(logs.map(({ message }) => message)).toEqual(Array.from({ length: 1000 }, (_, n) => String(n)));
      expect(exceptions[0]?.message.length).toBe(10_000);
      expect(truncated.toSorted()).toEqual(['logs', 'messages']);
      expect((await page.look()).happened.truncated).toEqual([]);
    });
  });

  const questions = button(
    "alert('a'); const c = confirm('c'); const p = prompt('p', 'usual'); log.textContent = c + ' ' + p;",
  );

  it.each([
    ['accept', 'true usual', ['accept', 'accept', 'accept']],
    ['dismiss', 'false null', ['accept', 'dismiss', 'dismiss']],
  ] as const)('has dialogs, answered as it is asked for: %s', async (dialogs, told, answers) => {
    await explored(questions, { exploring: { dialogs } }, async (page) => {
      await page.look();
      await page.tap('go');
      const look = await page.look();
      expect(textOf(look, 'log')).toBe(told);
      expect(look.happened.dialogs).toEqual([
        { type: 'alert', message: 'a', answer: answers[0] },
        { type: 'confirm', message: 'c', answer: answers[1] },
        { type: 'prompt', message: 'p', answer: answers[2] },
      ]);
    });
  });

  it('has the question before a page is left, which is always left', async () => {
    const html = `<a id="it" href="/next">x</a><script>addEventListener('beforeunload', (event) => event.preventDefault());</script>`;
    const options = { pages: { '/next': '<p id="there">x</p>' }, exploring: { dialogs: 'dismiss' as const } };
    await explored(html, options, async (page) => {
      await page.look();
      await page.tap('it');
      const look = await page.look();
      expect(idsOf(look)).toEqual(['there']);
      expect(look.happened.dialogs).toEqual([{ type: 'beforeunload', message: '', answer: 'accept' }]);
    });
  });

  it.each([
    ['a script', "open('/second?token=1')"],
    [
      'a link',
      "Object.assign(document.createElement('a'), { href: '/second?token=1', target: '_blank' }).click()",
    ],
    [
      'a link without an opener',
      "Object.assign(document.createElement('a'), { href: '/second?token=1', target: '_blank', rel: 'noopener' }).click()",
    ],
  ])('has windows that %s opened, closed again', async (_, script) => {
    await explored(button(script), { pages: { '/second': 'x' } }, async (page) => {
      await page.look();
      await page.tap('go');
      const happened = await untilTold(page, ({ navigations }) => navigations.length > 0);
      expect(happened.navigations.map(({ url, popup }) => [url, popup])).toEqual([
        [page.server.url('/second?token=[redacted]'), true],
      ]);
      const look = await page.look();
      expect([look.inFront, look.url]).toEqual([true, page.server.url('/')]);
    });
  });

  it('has file choosers, cancelled', async () => {
    await explored(
      '<input id="it" type="file"><p id="log"></p><script>it.oncancel = () => { log.textContent = "cancelled"; }</script>',
      {},
      async (page) => {
        await page.look();
        await page.tap('it');
        const look = await page.look();
        expect(look.happened.dialogs).toEqual([{ type: 'file chooser', message: '', answer: 'cancel' }]);
        expect(textOf(look, 'log')).toBe('cancelled');
      },
    );
  });

  it('has downloads, thrown away', async () => {
    const script =
      "Object.assign(document.createElement('a'), { href: URL.createObjectURL(new Blob(['x'])), download: 'beds.csv' }).click()";
    await explored(button(script), {}, async (page) => {
      await page.look();
      await page.tap('go');
      const { dialogs } = await untilTold(page, (happened) => happened.dialogs.length > 0);
      expect(dialogs).toEqual([{ type: 'download', message: 'beds.csv', answer: 'discard' }]);
      expect(await page.surface.downloads()).toEqual([]);
    });
  });

  it('is as it would be without being looked at: the page finds nothing of ours in it', async () => {
    const script =
      "log.textContent = [String(document.addEventListener), Object.keys(window).filter((key) => /flowproof/i.test(key)).length].join(' ');";
    await explored(button(script), {}, async (page) => {
      await page.look();
      await page.tap('go');
      expect(textOf(await page.look(), 'log')).toMatch(/^function \w*\(\) \{ \[native code\] \} 0$/);
    });
  });
});

type Happened = Awaited<ReturnType<ExploredPage['look']>>['happened'];

// Windows and files are told by the browser in its own time.
async function untilTold(page: ExploredPage, told: (happened: Happened) => boolean): Promise<Happened> {
  for (let looks = 1; ; looks += 1) {
    const { happened } = await page.look();
    if (told(happened) || looks >= 40) return happened;
    await new Promise((resolve) => {
      setTimeout(resolve, 25);
    });
  }
}
