// The `browser` block: page shape, clock, seed.
import type { BrowserSettings, PinnedClock, Viewport } from '../browser-settings.ts';
import { blankTimezone, clockFromReference, clockNotAnInstant } from '../errors/section-errors.ts';
import type { Reading } from '../reading.ts';
import { holdsReference } from '../references.ts';
import { blockOf, boolean, listOf, text } from '../shape/shape.ts';
import type { Block } from '../shape/shape.ts';
import { booleanAt, numberAt, present, textAt, textsAt } from '../shape/values.ts';
import { valueAt } from '../yaml/tree.ts';
import type { TreeNode } from '../yaml/tree.ts';

const size = { kind: 'whole', above: 0 } as const;

const viewportBlock: Block = {
  name: 'browser.viewport',
  keys: {
    width: { shape: size, required: true, about: 'Width of the page in CSS px.' },
    height: { shape: size, required: true, about: 'Height of the page in CSS px.' },
    device_scale_factor: {
      shape: { kind: 'number', above: 0 },
      about: 'Device pixels per CSS px; default 1.',
    },
    mobile: { shape: boolean, about: 'Lay out like a phone; default false.' },
    touch: { shape: boolean, about: 'The device has touch; default false.' },
  },
};

const clockBlock: Block = {
  name: 'browser.clock',
  keys: {
    at: {
      shape: text,
      required: true,
      about: 'RFC 3339 instant with a zone; the clock of the page starts there and runs on.',
    },
    timezone: {
      shape: { kind: 'text', notBlank: 'rule' },
      about: "IANA name of the zone; default: the machine's.",
    },
  },
};

const randomBlock: Block = {
  name: 'browser.random',
  keys: {
    seed: {
      shape: { kind: 'whole', least: 0, most: 4_294_967_295 },
      required: true,
      about: 'Math.random becomes the sequence of this seed.',
    },
  },
};

/** Keys of `browser`. */
export const browserBlock: Block = {
  name: 'browser',
  keys: {
    viewport: { shape: blockOf(viewportBlock), about: 'Shape of the page, applied before navigation.' },
    user_agent: { shape: text, about: 'User agent the page sees.' },
    args: {
      shape: listOf(text),
      about: 'Extra browser flags; the flow then gets a private browser process.',
    },
    clock: { shape: blockOf(clockBlock), about: 'Pins the clock of the page.' },
    random: { shape: blockOf(randomBlock), about: 'Pins Math.random.' },
    downloads_dir: {
      shape: text,
      about: 'Where downloads land; ${VAR} allowed; default: a fresh directory per launch.',
    },
  },
};

/** Builds the settings and applies the rules of the clock. */
export function readBrowser(node: TreeNode | undefined, reading: Reading): BrowserSettings | undefined {
  if (node?.kind !== 'map') return undefined;
  checkClock(valueAt(node, 'clock'), reading);
  return present({
    viewport: readViewport(valueAt(node, 'viewport')),
    userAgent: textAt(node, 'user_agent'),
    args: textsAt(node, 'args'),
    clock: readClock(valueAt(node, 'clock')),
    randomSeed: numberAt(valueAt(node, 'random'), 'seed'),
    downloadsDir: textAt(node, 'downloads_dir'),
  });
}

function readViewport(node: TreeNode | undefined): Viewport | undefined {
  if (node === undefined) return undefined;
  return {
    width: numberAt(node, 'width') ?? 0,
    height: numberAt(node, 'height') ?? 0,
    deviceScaleFactor: numberAt(node, 'device_scale_factor') ?? 1,
    mobile: booleanAt(node, 'mobile') ?? false,
    touch: booleanAt(node, 'touch') ?? false,
  };
}

function readClock(node: TreeNode | undefined): PinnedClock | undefined {
  return node === undefined
    ? undefined
    : present({ at: textAt(node, 'at') ?? '', timezone: textAt(node, 'timezone') });
}

function checkClock(node: TreeNode | undefined, { log }: Reading): void {
  const at = valueAt(node, 'at');
  if (at?.kind === 'text') {
    if (holdsReference(at.text)) log.add(clockFromReference('at', at.span));
    else if (!isInstant(at.text)) log.add(clockNotAnInstant(at.text, at.span));
  }
  const timezone = valueAt(node, 'timezone');
  if (timezone?.kind === 'text') {
    if (holdsReference(timezone.text)) log.add(clockFromReference('timezone', timezone.span));
    else if (timezone.text.trim() === '') log.add(blankTimezone(timezone.span));
  }
}

const instant =
  /^(\d{4})-(\d\d)-(\d\d)[Tt]([01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/u;

/** An RFC 3339 date and time with a zone, on a day that exists. */
function isInstant(written: string): boolean {
  const match = instant.exec(written);
  if (match === null) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return month >= 1 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
