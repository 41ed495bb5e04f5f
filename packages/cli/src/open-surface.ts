// The surface an app id asks for. The one place where a command line knows technologies by name.
import type { Surface } from '@flowproof/driver';
import { CommandError } from './command-error.ts';
import type { Shell } from './shell.ts';
import type { Console } from './terminal/console.ts';

/** A surface, and the end of whatever was started for it. */
export interface OpenedSurface {
  readonly surface: Surface;
  close(): Promise<void>;
}

/** Starts what the app needs; the surface itself is opened by the engine. */
export async function surfaceFor(app: string, shell: Shell, console: Console): Promise<OpenedSurface> {
  if (app !== 'web') {
    throw new CommandError(
      'unsupported_app',
      `app ${app} cannot be driven by this version`,
      'this version drives app: web',
    );
  }
  const { findBrowser, WebBrowser } = await import('@flowproof/driver-web');
  const { env } = shell;
  const executablePath = findBrowser({ env });
  const endpoint = env['FLOWPROOF_BROWSER_ENDPOINT'];
  const browser = new WebBrowser({
    ...(executablePath !== undefined && { executablePath }),
    ...(endpoint !== undefined && endpoint !== '' && { endpoint }),
    headed: env['FLOWPROOF_HEADED'] !== undefined,
    onNotice: (text) => {
      console.notice(`notice: ${text}`);
    },
  });
  return {
    surface: browser.newSurface(),
    close: () => browser.close(),
  };
}
