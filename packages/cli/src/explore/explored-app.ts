// What the flags of `explore` name as the application: the engine's target, and the browser behind it.
import type { ExploreTarget } from '@flowproof/explore';
import { resolve as resolvePath } from 'node:path';
import type { PictureMask } from '@flowproof/driver';
import { CommandError } from '../command-error.ts';
import { Surfaces } from '../open-surface.ts';
import type { Shell } from '../shell.ts';
import type { ExploreFlags, ExplorePlatform } from './explore-flags.ts';
import type { FlowStart } from './started-as-flow.ts';

/** The application under exploration; what was started for it ends with `close`. */
export interface ExploredApp {
  readonly target: ExploreTarget;
  /** What pictures cover besides secure fields; undefined: no picture may be taken. */
  readonly masks: readonly PictureMask[] | undefined;
  close(): Promise<void>;
}

/**
 * The application that the flags name.
 *
 * @throws CommandError `usage`, and `platform_unavailable` for what no driver of this version drives.
 */
export async function exploredApp(
  flags: ExploreFlags,
  shell: Shell,
  onNotice: (text: string) => void,
): Promise<ExploredApp> {
  const start = await flowStart(flags, shell);
  const address = addressOf(flags) ?? start?.address;
  const platform = platformOf(flags, address);
  if (platform !== 'web') throw platformUnavailable(platform);
  if (address === undefined) throw new CommandError('usage', '--platform web needs --url');
  if (!URL.canParse(address)) {
    throw new CommandError('usage', `${address} is no address`, {
      hint: 'write it whole: http://127.0.0.1:3000/',
    });
  }
  const surfaces = new Surfaces({ env: browserEnv(flags, shell), onNotice, endsOnSignals: false });
  return {
    target: {
      platform,
      name: address,
      open: {
        url: address,
        browser: { viewport: flags.viewport },
        exploring: { allowedOrigins: flags.allowOrigin, dialogs: flags.dialogs },
      },
      startedByFlow: start !== undefined,
      newSurface: async () => {
        const surface = await surfaces.newSurface('web');
        return start?.around(surface) ?? surface;
      },
      host: { os: process.platform, arch: process.arch, node: process.version },
    },
    masks: start?.masks.kind === 'no_pictures' ? undefined : (start?.masks.masks ?? []),
    close: () => surfaces.close(),
  };
}

async function flowStart(flags: ExploreFlags, shell: Shell): Promise<FlowStart | undefined> {
  const { appFrom: from, prelude: first } = flags;
  if (from !== undefined && first !== undefined) {
    throw new CommandError('usage', '--prelude brings what --app-from would: give one of them');
  }
  const path = first ?? from;
  if (path === undefined) return undefined;
  const { appFrom, prelude } = await import('./started-as-flow.ts');
  return (first === undefined ? appFrom : prelude)(path, resolvePath(shell.workingDirectory, path), shell);
}

function browserEnv(flags: ExploreFlags, shell: Shell): Readonly<Record<string, string | undefined>> {
  return {
    ...shell.env,
    ...(flags.browserEndpoint !== undefined && { FLOWPROOF_BROWSER_ENDPOINT: flags.browserEndpoint }),
    ...(flags.headed && { FLOWPROOF_HEADED: '1' }),
  };
}

function addressOf({ url, bundleId }: ExploreFlags): string | undefined {
  if (url !== undefined) return url;
  return bundleId?.includes('://') === true ? bundleId : undefined;
}

function platformOf(flags: ExploreFlags, address: string | undefined): ExplorePlatform {
  if (flags.platform !== undefined) return flags.platform;
  if (address !== undefined) return 'web';
  if (flags.app !== undefined) return process.platform === 'win32' ? 'uia' : 'atspi';
  if (flags.connection !== undefined) return 'sap';
  throw new CommandError('usage', 'nothing to explore is named', {
    hint: 'give --url, or --platform with what it needs',
  });
}

function platformUnavailable(platform: ExplorePlatform): CommandError {
  return new CommandError('platform_unavailable', `no driver for ${platform} is installed`, {
    hint: 'this version explores web applications: give --url',
  });
}
