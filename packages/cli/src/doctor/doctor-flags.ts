// The flags of `doctor`.
import { type Command, Option } from 'commander';

/** Platforms that can be asked about. */
export const doctorPlatforms = [
  'web',
  'uia',
  'atspi',
  'sap',
  'vision',
  'api',
  'android',
  'ios',
  'all',
] as const;

/** One of `doctorPlatforms`. */
export type DoctorPlatform = (typeof doctorPlatforms)[number];

/** Flags of `doctor`. */
export interface DoctorFlags {
  readonly platform?: DoctorPlatform;
  readonly spec?: string;
  readonly generator?: 'seeded' | 'llm';
  readonly output: string;
}

/** Adds the flags of `doctor` to a command. */
export function addDoctorFlags(command: Command): Command {
  return command
    .addOption(
      new Option('--platform <platform>', 'what is to be driven (default: web)').choices(doctorPlatforms),
    )
    .option('--spec <file>', 'also whether this spec loads')
    .addOption(
      new Option(
        '--generator <kind>',
        'llm: also whether the model of the spec answers; costs a call',
      ).choices(['seeded', 'llm']),
    )
    .option('--output <dir>', 'where runs would be kept', './runs');
}
