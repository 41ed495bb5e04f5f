// What a header asks a surface to open, every reference in it resolved now.
import type { OpenRequest } from '@flowproof/driver';
import type { SessionState, TraceHeader } from '@flowproof/trace-format';
import type { References } from './references.ts';

/** Parts of a header that shape what is opened. */
export type OpeningHeader = Pick<TraceHeader, 'app' | 'browser' | 'session' | 'mock'>;

/**
 * Builds the request for `Surface.open`.
 *
 * @param url - the resolved address, where the app has one.
 */
export function openRequest(
  header: OpeningHeader,
  url: string | undefined,
  references: References,
  timeoutMs: number,
): OpenRequest {
  const text = (value: string): string => references.resolveVariables(value).text;
  const { app, browser, session, mock } = header;
  return {
    ...(url !== undefined && { url }),
    ...(app.command !== undefined && { command: text(app.command) }),
    ...(app.window_title !== undefined && { windowTitle: text(app.window_title) }),
    ...(browser !== undefined && {
      browser: {
        ...browser,
        ...(browser.downloads_dir !== undefined && { downloads_dir: text(browser.downloads_dir) }),
      },
    }),
    ...(session !== undefined && { session: resolveSession(session, text) }),
    ...(mock !== undefined && { mocks: mock }),
    timeoutMs,
  };
}

function resolveSession(session: SessionState, text: (value: string) => string): SessionState {
  return {
    ...(session.cookies !== undefined && {
      cookies: session.cookies.map((cookie) => ({ ...cookie, value: text(cookie.value) })),
    }),
    ...(session.local_storage !== undefined && {
      local_storage: Object.fromEntries(
        Object.entries(session.local_storage).map(([key, value]) => [key, text(value)]),
      ),
    }),
  };
}
