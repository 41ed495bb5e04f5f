// Starts a browser process, sandboxed wherever the machine allows it and never silently without.
import { type Browser, chromium } from 'playwright-core';
import { browserFailed, browserNotFound, messageOf } from '../errors.ts';
import { isFileOnDisk } from './find-browser.ts';

/** How a browser process is started. */
export interface LaunchRequest {
  readonly executablePath: string | undefined;
  /** A visible window. */
  readonly headed: boolean;
  /** Flags of the flow, after our own. */
  readonly args: readonly string[];
  /** Upper bound, ms. */
  readonly timeoutMs: number;
  /** False: a signal to this process is its own business, and the browser stays until it is closed. */
  readonly endsOnSignals: boolean;
  /** Told when the sandbox had to be switched off. */
  readonly onNotice: (text: string) => void;
}

// Beside what playwright-core already passes against Chromium's own traffic. The component updater and the list of
// accounts have no switch that silences them: they are sent to a port of this machine that no browser connects to.
const quietFlags = [
  '--component-updater=url-source=http://127.0.0.1:9/',
  '--gaia-url=http://127.0.0.1:9',
  '--disable-domain-reliability',
  '--disable-client-side-phishing-detection',
  '--safebrowsing-disable-auto-update',
  '--no-pings',
];

const disableFeatures = '--disable-features=';

// The last such flag on a command line is the only one that counts, so ours repeats what playwright-core passes.
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'PreconnectToSearch',
  'AimEnabled',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  // A finger that is drawn sideways over a page would go back or forward in its history.
  'OverscrollHistoryNavigation',
];

/** The flags of a browser process: ours, then those of the flow; features that either switches off are off. */
function flagsOf(headed: boolean, args: readonly string[]): string[] {
  const features = args
    .filter((arg) => arg.startsWith(disableFeatures))
    .flatMap((arg) => arg.slice(disableFeatures.length).split(','));
  return [
    ...quietFlags,
    ...(headed ? ['--start-maximized'] : []),
    ...args.filter((arg) => !arg.startsWith(disableFeatures)),
    `${disableFeatures}${[...new Set([...disabledFeatures, ...features])].join(',')}`,
  ];
}

/**
 * Starts the browser.
 *
 * @throws DriverError `browser_not_found` when there is none, `launch_failed` when it does not start.
 */
export async function launchBrowser(request: LaunchRequest): Promise<Browser> {
  const { executablePath, onNotice } = request;
  if (executablePath === undefined) throw browserNotFound(process.platform);
  if (!isFileOnDisk(executablePath)) throw browserNotFound(process.platform, executablePath);
  if (process.getuid?.() === 0) {
    const browser = await start(request, executablePath, false);
    onNotice('the browser runs without its sandbox, because Chromium refuses one to the root user');
    return browser;
  }
  try {
    return await start(request, executablePath, true);
  } catch (error) {
    if (!mentionsSandbox(error)) throw error;
    const browser = await start(request, executablePath, false);
    onNotice('the browser runs without its sandbox, because this machine offers none that Chromium can use');
    return browser;
  }
}

async function start(request: LaunchRequest, executablePath: string, sandbox: boolean): Promise<Browser> {
  const { headed, args, timeoutMs, endsOnSignals } = request;
  try {
    return await chromium.launch({
      executablePath,
      headless: !headed,
      chromiumSandbox: sandbox,
      args: flagsOf(headed, args),
      timeout: timeoutMs,
      handleSIGINT: endsOnSignals,
      handleSIGTERM: endsOnSignals,
      handleSIGHUP: endsOnSignals,
    });
  } catch (cause) {
    throw browserFailed(`the browser at ${executablePath} did not start`, cause);
  }
}

// Only what Chromium itself says counts: the command line, which the message repeats, always names the sandbox.
function mentionsSandbox(error: unknown): boolean {
  const cause: unknown =
    typeof error === 'object' && error !== null && 'cause' in error ? error.cause : error;
  return /no usable sandbox|sandbox_host|setuid_sandbox|namespace_sandbox|credentials\.cc/i.test(
    messageOf(cause),
  );
}

/**
 * Connects to a browser that runs elsewhere: `http(s)://…` and `ws(s)://…/devtools/…` speak CDP, any other address is a
 * Playwright server.
 *
 * @throws DriverError `launch_failed` when nothing answers there.
 */
export async function connectBrowser(endpoint: string, timeoutMs: number): Promise<Browser> {
  try {
    return speaksCdp(endpoint)
      ? await chromium.connectOverCDP(endpoint, { timeout: timeoutMs })
      : await chromium.connect(endpoint, { timeout: timeoutMs });
  } catch (cause) {
    // Browser grids put access tokens into the address; the error itself repeats it.
    const said = messageOf(cause).replaceAll(endpoint, 'the address');
    throw browserFailed(`the browser endpoint ${withoutCredentials(endpoint)} cannot be used`, said);
  }
}

function speaksCdp(endpoint: string): boolean {
  return /^https?:/i.test(endpoint) || /^wss?:\/\/[^?]*\/devtools\//i.test(endpoint);
}

function withoutCredentials(endpoint: string): string {
  if (!URL.canParse(endpoint)) return 'that was given';
  const { protocol, host, pathname } = new URL(endpoint);
  return `${protocol}//${host}${pathname}`;
}
