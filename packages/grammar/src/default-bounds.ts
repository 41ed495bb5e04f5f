// How long sentences wait unless they say otherwise.

/** Milliseconds an assertion waits for what it claims. */
export const defaultAssertMs = 10_000;

/** Milliseconds an action waits for a text or a download. */
export const defaultWaitMs = 60_000;
