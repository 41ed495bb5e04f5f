// The output of `env_from`: `NAME=VALUE` lines.

/** What was read, or the first line that is none. */
export type EnvFromOutput =
  | { readonly ok: true; readonly values: Readonly<Record<string, string>> }
  /** `line` is 1-based. Its text is not told: it may hold a secret. */
  | { readonly ok: false; readonly line: number };

const assignment = /^([A-Za-z_][A-Za-z0-9_]*)=([^\0]*)$/su;

/**
 * Reads `NAME=VALUE` lines; blank ones and those that begin with `#` are passed over. The value is everything after the
 * first `=`, as it stands. A later line wins over an earlier one of the same name.
 */
export function readEnvFrom(output: string): EnvFromOutput {
  const values: Record<string, string> = {};
  const lines = output.split(/\r?\n/u);
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [, name, value] = assignment.exec(line) ?? [];
    if (name === undefined || value === undefined) return { ok: false, line: index + 1 };
    values[name] = value;
  }
  return { ok: true, values };
}
