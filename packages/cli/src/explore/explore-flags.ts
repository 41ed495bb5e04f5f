// The flags of `explore` and how they are read. Nothing of the engine is loaded for them.
import { type Command, InvalidArgumentError, Option } from 'commander';
import { readShard, type Shard } from '../suite/shard.ts';

/** Flags of `explore`; durations are ms. */
export interface ExploreFlags {
  readonly spec?: string;
  readonly url?: string;
  readonly bundleId?: string;
  readonly app?: string;
  readonly windowTitle?: string;
  readonly connection?: string;
  readonly platform?: ExplorePlatform;
  readonly appFrom?: string;
  readonly prelude?: string;
  readonly duration: number;
  readonly maxSteps: number;
  readonly seed: number;
  readonly generator: 'seeded' | 'llm';
  readonly exitOnViolation: boolean;
  readonly allowNoProperties: boolean;
  readonly failOnVacuous: boolean;
  readonly grace: number;
  readonly settle: number;
  readonly output: string;
  readonly arm?: string;
  readonly clearData: boolean;
  readonly guide: 'none' | 'novelty';
  readonly runs?: number;
  readonly workers?: number;
  readonly shard?: Shard;
  readonly recheck?: string;
  readonly reproduce?: string;
  readonly shrinkBudget: number;
  readonly allowOrigin: readonly string[];
  readonly dialogs: 'accept' | 'dismiss';
  readonly browserEndpoint?: string;
  readonly headed: boolean;
  readonly viewport: { readonly width: number; readonly height: number };
  readonly screenshots: 'every' | 'changed' | 'off';
  readonly screenshotFormat: 'png' | 'jpeg';
  readonly device?: string;
  readonly avd?: string;
  readonly androidAppPath?: string;
  readonly iosDevice?: string;
  readonly iosAppPath?: string;
  readonly json: boolean;
  readonly junit?: string;
}

/** Platforms that a run can name. */
export const explorePlatforms = ['web', 'uia', 'atspi', 'sap', 'android', 'ios'] as const;

/** One of `explorePlatforms`. */
export type ExplorePlatform = (typeof explorePlatforms)[number];

const unitsMs: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const largestSeed = 2 ** 32 - 1;

/** Adds every flag of `explore` to a command. */
export function addExploreFlags(command: Command): Command {
  addTargetFlags(command);
  addRunFlags(command);
  addRecordFlags(command);
  return command;
}

function addTargetFlags(command: Command): void {
  command
    .option('--spec <file>', 'the module that exports properties and actionsRoot')
    .option('--url <address>', 'the web application')
    .option('--bundle-id <id>', 'the mobile application; an address is taken as --url')
    .option('--app <command>', 'the desktop application')
    .option('--window-title <title>', 'its window')
    .option('--connection <name>', 'the SAP connection')
    .addOption(new Option('--platform <platform>', 'what the target runs on').choices(explorePlatforms))
    .option('--app-from <flow>', 'session, cookies, mocks and browser of this flow')
    .option('--prelude <flow>', 'replay this recorded flow before the first step')
    .addOption(repeatable('--allow-origin <origin>', 'an origin that belongs to the application'))
    .addOption(choice('--dialogs <answer>', 'what confirm and prompt are answered', ['accept', 'dismiss']))
    .option('--browser-endpoint <address>', 'a browser that runs elsewhere')
    .option('--headed', 'a visible browser', false)
    .addOption(
      new Option('--viewport <WxH>', 'size of the page')
        .argParser(viewport)
        .default({ width: 1280, height: 720 }, '1280x720'),
    )
    .addOption(
      new Option('--clear-data <bool>', 'start from a clean profile').argParser(boolean).default(true),
    )
    .option('--device <id>', 'mobile: the device')
    .option('--avd <name>', 'Android: the emulator')
    .option('--android-app-path <file>', 'Android: what is installed')
    .option('--ios-device <id>', 'iOS: the device')
    .option('--ios-app-path <file>', 'iOS: what is installed');
}

function addRunFlags(command: Command): void {
  command
    .addOption(duration('--duration <time>', 'how long', '5m'))
    .addOption(
      new Option('--max-steps <n>', 'at most so many steps; 0: no limit').argParser(whole(0)).default(0),
    )
    .addOption(
      new Option('--seed <n>', 'a run that can be repeated; 0: a new one')
        .argParser(whole(0, largestSeed))
        .default(0),
    )
    .addOption(choice('--generator <kind>', 'who picks the actions', ['seeded', 'llm']))
    .addOption(choice('--guide <kind>', 'what chance leans to', ['none', 'novelty']))
    .option('--exit-on-violation', 'stop at the first violation', false)
    .option('--allow-no-properties', 'a spec without properties is no error', false)
    .option('--fail-on-vacuous', 'a property that was never exercised fails the run', false)
    .addOption(duration('--grace <time>', 'how long open promises are waited for at the end', '10s'))
    .addOption(duration('--settle <time>', 'longest wait for the application to come to rest', '2s'))
    .addOption(new Option('--runs <k>', 'as many seeds, one after the other').argParser(whole(1)))
    .addOption(new Option('--workers <n>', 'runs side by side').argParser(whole(1)))
    .addOption(new Option('--shard <i/n>', 'only the i-th of n parts of the runs').argParser(shard))
    .option('--recheck <run>', 'judge a recorded run by the spec, without the application')
    .option('--reproduce <run>', 'perform what a run found and judge it again')
    .addOption(duration('--shrink-budget <time>', 'per violation, for shortening it; 0s: off', '5m'));
}

function addRecordFlags(command: Command): void {
  command
    .option('--output <dir>', 'where runs are kept', './runs')
    .option('--arm <label>', 'kept with the run, for comparing')
    .addOption(choice('--screenshots <which>', 'which steps have a picture', ['every', 'changed', 'off']))
    .addOption(choice('--screenshot-format <format>', 'of the pictures', ['png', 'jpeg']))
    .option('--json', 'print the result as JSON', false)
    .option('--junit <file>', 'write one test case per property');
}

/** A choice whose first value is the default. */
function choice(flags: string, description: string, values: readonly string[]): Option {
  return new Option(flags, description).choices(values).default(values[0]);
}

function repeatable(flags: string, description: string): Option {
  return new Option(flags, description)
    .argParser((text: string, before: readonly string[] | undefined) => [...(before ?? []), text])
    .default([]);
}

function duration(flags: string, description: string, usual: string): Option {
  return new Option(flags, description).argParser(readDuration).default(readDuration(usual), usual);
}

/** Reads `30s`, `5m`, `2h`, `1d` as ms. */
function readDuration(text: string): number {
  const [, amount, unit] = /^(\d+(?:\.\d+)?)(ms|s|m|h|d)$/u.exec(text) ?? [];
  if (amount === undefined || unit === undefined) {
    throw new InvalidArgumentError('it must be a duration such as 30s, 5m, 2h or 1d');
  }
  return Math.round(Number(amount) * (unitsMs[unit] ?? 1));
}

function viewport(text: string): { readonly width: number; readonly height: number } {
  const [, width, height] = /^([1-9]\d{1,4})x([1-9]\d{1,4})$/u.exec(text) ?? [];
  if (width === undefined) throw new InvalidArgumentError('it must be a size such as 1280x720');
  return { width: Number(width), height: Number(height) };
}

function boolean(text: string): boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  throw new InvalidArgumentError('it must be true or false');
}

function whole(least: number, most = Number.MAX_SAFE_INTEGER): (text: string) => number {
  return (text) => {
    const count = Number(text);
    if (/^\d+$/u.test(text) && count >= least && count <= most) return count;
    const range = most === Number.MAX_SAFE_INTEGER ? `from ${least}` : `from ${least} to ${most}`;
    throw new InvalidArgumentError(`it must be a whole number ${range}`);
  };
}

function shard(text: string): Shard {
  const read = readShard(text);
  if (read === undefined) {
    throw new InvalidArgumentError('it must be a part of a whole, such as 1/4: the first of four parts');
  }
  return read;
}
