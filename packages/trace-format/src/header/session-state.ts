// Cookies and local storage put in place before the page is opened.

/** A cookie set before launch. */
export interface SessionCookie {
  readonly name: string;
  /** May hold `${VAR}`; resolved when applied. */
  readonly value: string;
  /** Absent: the host of the launch URL. */
  readonly domain?: string;
}

/**
 * Session state applied before launch; values keep their references.
 *
 * @example
 * const session: SessionState = { cookies: [{ name: 'sid', value: '${SESSION}' }] };
 */
export interface SessionState {
  readonly cookies?: readonly SessionCookie[];
  readonly local_storage?: Readonly<Record<string, string>>;
}
