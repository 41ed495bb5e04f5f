import { describe, expect, it } from '@jest/globals';
import { CapabilityError, DriverError, TransportError } from '@flowproof/driver';
import { ManualClock, MemorySurface } from '@flowproof/driver/in-memory';
import { opened } from './opened-app.ts';

const save = { kind: 'button', text: 'Save', key: 'save' } as const;
const bySave = { kind: 'element', text: 'Save', ladder: 2 } as const;

describe('the in-memory surface', () => {
  it('counts every question and act as one round trip', async () => {
    const { surface } = await opened([save]);
    const before = surface.roundTrips;
    await surface.activate();
    await surface.resolve(bySave, { purpose: 'read', read: [{ kind: 'text' }, { kind: 'visible' }] });
    await surface.count(bySave, 50);
    await surface.read('text');
    await surface.cookies();
    await surface.act({ kind: 'press_key', key: 'Tab', modifiers: [] });
    await surface.inventory();
    await surface.downloads();
    await surface.capture([]);
    await surface.evidence({ dom: true });
    surface.armDialog(undefined);
    surface.takeDialogs();
    surface.claimDownload(1);
    expect(surface.roundTrips - before).toBe(10);
  });

  it('remembers what it was opened with and which acts were put', async () => {
    const { surface } = await opened([save], { request: { url: 'http://desk.example/orders?open=1' } });
    expect(surface.opened).toEqual({ url: 'http://desk.example/orders?open=1', timeoutMs: 1000 });
    await surface.act({ kind: 'press_key', key: 'Enter', modifiers: ['mod'] });
    expect(surface.acts).toEqual([{ kind: 'press_key', key: 'Enter', modifiers: ['mod'] }]);
  });

  it('fails questions and acts as often as it is told to, before anything is done', async () => {
    const { surface } = await opened([{ kind: 'checkbox', label: 'Terms' }]);
    const terms = { kind: 'element', text: 'Terms', ladder: 2 } as const;
    const found = await surface.resolve(terms, { purpose: 'set_checked' });
    if (found.kind !== 'found') throw new RangeError('the checkbox should be there');
    surface.failTransport(1);
    const act = { kind: 'set_checked', element: found.element, checked: true } as const;
    await expect(surface.act(act)).rejects.toMatchObject({ code: 'transport', nothingDone: true });
    expect(surface.acts).toEqual([]);
    expect(await surface.resolve(terms, { purpose: 'read', read: [{ kind: 'checked' }] })).toMatchObject({
      readings: { checked: false },
    });
    expect(await surface.act(act)).toEqual({ kind: 'done' });
  });

  it('is a lost connection before it is opened and after it was closed', async () => {
    const surface = new MemorySurface({ app: { elements: [save] }, clock: new ManualClock() });
    await expect(surface.inventory()).rejects.toThrow(
      new TransportError('the in-memory surface is not open'),
    );
    await surface.open({ timeoutMs: 1000 });
    await surface.close();
    await surface.close();
    await expect(surface.inventory()).rejects.toThrow(TransportError);
    expect(surface.takeDialogs()).toEqual([]);
  });

  it('is opened once', async () => {
    const { surface } = await opened([save]);
    await expect(surface.open({ timeoutMs: 1000 })).rejects.toThrow(
      new DriverError('launch_failed', 'the in-memory surface is open already'),
    );
  });

  it('refuses session state where it is made to lack it', async () => {
    const session = { cookies: [{ name: 'sid', value: 'x' }] };
    const capability = 'session, mocks and browser shape';
    await expect(opened([save], { without: [capability], request: { session } })).rejects.toThrow(
      CapabilityError,
    );
    await expect(opened([save], { without: [capability] })).resolves.toBeDefined();
  });

  it('tells of cookies without their values', async () => {
    const { surface } = await opened(
      { elements: [], cookies: [{ name: 'theme', httpOnly: false, secure: true, persistent: true }] },
      { request: { session: { cookies: [{ name: 'sid', value: 'tr0ub4dor' }] } } },
    );
    expect(await surface.cookies()).toEqual([
      { name: 'sid', httpOnly: false, secure: false, persistent: false },
      { name: 'theme', httpOnly: false, secure: true, persistent: true },
    ]);
  });

  it('tells console lines once, oldest first', async () => {
    const { surface, clock } = await opened({
      elements: [],
      onOpen: [
        { kind: 'log', level: 'error', text: 'late', afterMs: 100 },
        { kind: 'log', level: 'info', text: 'early' },
      ],
    });
    clock.advance(100);
    expect(await surface.evidence({ dom: false })).toEqual({ console: ['[info] early', '[error] late'] });
    expect(await surface.evidence({ dom: false })).toEqual({ console: [] });
  });

  it('changes elements for a test, and says so when there is none of that key', async () => {
    const { surface } = await opened([save]);
    surface.change('save', { text: 'Saved' });
    expect(await surface.resolve(bySave, { purpose: 'click' })).toEqual({
      kind: 'found',
      element: 2,
      bounds: { x: 0, y: 16, width: 320, height: 16 },
      readings: {},
      description: 'button "Saved"',
    });
    expect(() => {
      surface.change('send', { text: 'Sent' });
    }).toThrow(new RangeError('no element of this page has the key send'));
  });

  it('can go by another name', () => {
    const surface = new MemorySurface({ app: { elements: [] }, clock: new ManualClock(), name: 'web' });
    expect(surface.name).toBe('web');
  });
});
