// The ways in which a browser or a page stops a run, one factory each.
import { DriverError, TransportError } from '@flowproof/driver';

/** No browser is installed, or the one that was named is not there. */
export function browserNotFound(platform: NodeJS.Platform, named?: string): DriverError {
  const message =
    named === undefined
      ? 'no Chrome, Chromium or Edge was found on this machine'
      : `there is no browser at ${named}`;
  return new DriverError('browser_not_found', message, {
    hint: `install one: ${browserInstallCommand(platform)}; or set CHROME to the path of a browser`,
  });
}

/**
 * What to type to get a browser.
 *
 * @example
 * browserInstallCommand('darwin'); // 'brew install --cask google-chrome'
 */
export function browserInstallCommand(platform: NodeJS.Platform): string {
  switch (platform) {
    case 'darwin':
      return 'brew install --cask google-chrome';
    case 'win32':
      return 'winget install --id Google.Chrome';
    default:
      return 'apt-get install -y --no-install-recommends chromium fonts-liberation, or npx playwright-core install --with-deps chromium';
  }
}

/** The browser is there but does not start, or cannot be reached. */
export function browserFailed(what: string, cause: unknown): DriverError {
  return new DriverError('launch_failed', `${what}: ${firstLine(cause)}`, {
    hint: 'start the browser by hand to see what it says; CHROME names another one',
    cause,
  });
}

/** The address cannot be opened. */
export function pageDidNotOpen(url: string, cause: unknown): DriverError {
  return new DriverError('launch_failed', `${url} did not open: ${firstLine(cause)}`, {
    hint: 'is the application running, and is this its address?',
    cause,
  });
}

/** A page that the flow came to did not open: what the browser shows in its place says nothing of the app. */
export function pageNotOpen(url: string): DriverError {
  return new DriverError('page_not_open', `${url} did not open: the browser shows an error page of its own`, {
    hint: 'is that address right, and does what answers there still run?',
  });
}

/** What a flow asks for cannot be set up before its first page. */
export function setupFailed(what: string, cause: unknown): DriverError {
  return new DriverError('launch_failed', `${what} could not be applied: ${firstLine(cause)}`, { cause });
}

/** A request to open that names no address. */
export function noAddress(): DriverError {
  return new DriverError('launch_failed', 'a web flow needs an address to open', {
    hint: 'give the flow a url',
  });
}

/** Extra browser flags for a browser that somebody else started. */
export function argsAtEndpoint(): DriverError {
  return new DriverError('launch_failed', 'browser args cannot be given to a browser that runs elsewhere', {
    hint: 'remove args from the flow, or do without the browser endpoint',
  });
}

/** A surface that is asked before it was opened, or after it was closed. */
export function notOpen(): DriverError {
  return new DriverError('no_answer', 'the web surface is not open');
}

/** A surface that is asked for a tree or a gesture and was not opened for that. */
export function notExploring(): DriverError {
  return new DriverError('no_answer', 'the web surface was not opened to be explored', {
    hint: 'name `exploring` or `watched` in the request that opens it',
  });
}

/** A surface that was closed while it was asked something. */
export function surfaceClosed(): DriverError {
  return new DriverError('no_answer', 'the web surface was closed');
}

/** A page that opened one native dialog after another and was closed for it. */
export function tooManyDialogs(limit: number, first: string): DriverError {
  return new DriverError(
    'no_answer',
    `the page opened ${limit} dialogs in a row and was closed; the first one said: ${first}`,
    { hint: 'look for a dialog in a loop, or for a validation that asks again as soon as it is answered' },
  );
}

/** The page script itself failed, which no page can cause. */
export function pageScriptFailed(message: string): DriverError {
  return new DriverError('no_answer', `the page could not be asked: ${message}`);
}

/** Anything a browser call rejects with, as a transport fault. */
export function transportFault(
  cause: unknown,
  options: { readonly nothingDone?: boolean } = {},
): DriverError {
  if (cause instanceof DriverError) return cause;
  return new TransportError(`the browser did not answer: ${firstLine(cause)}`, cause, options);
}

/** First line of what an error says; errors of other realms and plain values included. */
export function firstLine(cause: unknown): string {
  const line = messageOf(cause).split('\n', 1)[0] ?? '';
  // The library names its own function first, which tells a user nothing.
  return line.replace(/^\w+\.\w+: /, '');
}

/** All that an error says. */
export function messageOf(cause: unknown): string {
  return String(typeof cause === 'object' && cause !== null && 'message' in cause ? cause.message : cause);
}
