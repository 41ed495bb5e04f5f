// One thing that a machine must have, and what is said about it.

/** What a check came to. */
export type Checked =
  | { readonly kind: 'ok'; readonly text: string }
  /** `todo`: what to do about it. */
  | { readonly kind: 'fail'; readonly text: string; readonly todo: string }
  /** What this platform cannot have. */
  | { readonly kind: 'none'; readonly text: string };

/** A check: its name for when it takes too long, and the question itself. */
export interface Check {
  readonly name: string;
  readonly run: () => Promise<Checked> | Checked;
}

/** Longest wait for one check, ms. */
const checkMs = 15_000;

/** Runs a check; one that throws or takes too long has failed. */
export async function runCheck({ name, run }: Check, limitMs = checkMs): Promise<Checked> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Checked>((resolve) => {
    timer = setTimeout(() => {
      resolve({
        kind: 'fail',
        text: `${name}: no answer within ${limitMs / 1000} s`,
        todo: 'try again on a machine that is less busy',
      });
    }, limitMs);
  });
  try {
    return await Promise.race([Promise.resolve().then(run), late]);
  } catch (error) {
    const told = typeof error === 'object' && error !== null ? error : {};
    return {
      kind: 'fail',
      text: `${name}: ${'message' in told ? String(told.message) : String(error)}`,
      todo: 'hint' in told && typeof told.hint === 'string' ? told.hint : 'see what it says',
    };
  } finally {
    clearTimeout(timer);
  }
}

/** A check as a line, and a second one with what to do. */
export function checkedLines(checked: Checked): string {
  switch (checked.kind) {
    case 'ok':
      return `OK    ${checked.text}`;
    case 'fail':
      return `FAIL  ${checked.text}\n      ${checked.todo}`;
    case 'none':
      return `–     ${checked.text}`;
  }
}
