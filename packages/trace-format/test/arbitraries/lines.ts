// Lines of a small valid trace with parts replaced, for cases that differ in one place.

/** A JSON object as text, key by key in the order given; values are JSON text already. */
export function objectText(members: Readonly<Record<string, string | undefined>>): string {
  const set = Object.entries(members).filter(([, value]) => value !== undefined);
  return `{${set.map(([key, value]) => `${JSON.stringify(key)}:${value ?? ''}`).join(',')}}`;
}

/** A header line; each part is JSON text, `undefined` leaves the key out. */
export function headerLine(parts: Readonly<Record<string, string | undefined>> = {}): string {
  return objectText({
    format: '"flowproof-trace"',
    version: '1',
    trace_id: '"0d4c1b52-6a53-4d3f-9a0e-0f4e7d1c2b3a"',
    recorded_at: '"2026-03-04T09:10:11Z"',
    app: '{"name":"web","adapter":"web","url":"https://desk.example/"}',
    env: '{"os":"linux","resolution":[1280,720]}',
    ...parts,
  });
}

/** A step line; each part is JSON text, `undefined` leaves the key out. */
export function stepLine(parts: Readonly<Record<string, string | undefined>> = {}): string {
  return objectText({
    id: '"s0001"',
    intent: '"Click \\"Save\\""',
    action: '{"type":"click","params":{}}',
    selectors: '[]',
    sync: '{"pre":[],"post":[]}',
    artifacts: '{}',
    ...parts,
  });
}

/** A step line with this action type and these params. */
export function actLine(type: string, params: string): string {
  return stepLine({ action: `{"type":${JSON.stringify(type)},"params":${params}}` });
}

/** A step line with this selector in its ladder. */
export function rungLine(selector: string): string {
  return stepLine({ selectors: `[${selector}]` });
}

/** Lines as the text of a file. */
export function fileOf(...lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}
