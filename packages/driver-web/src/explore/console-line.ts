// A line of the browser's console: its level, and its arguments as one text.
import type { LogEntry } from '@flowproof/driver';

/** A value of the page as the browser describes it. */
export interface RemoteValue {
  readonly type: string;
  readonly subtype?: string;
  readonly className?: string;
  readonly value?: unknown;
  readonly unserializableValue?: string;
  readonly description?: string;
  readonly preview?: {
    readonly overflow: boolean;
    readonly properties: readonly { readonly name: string; readonly type: string; readonly value?: string }[];
  };
}

const levels: Readonly<Record<string, LogEntry['level']>> = {
  debug: 'D',
  warning: 'W',
  error: 'E',
  assert: 'E',
};
const silent: ReadonlySet<string> = new Set(['clear', 'endGroup', 'profile', 'profileEnd']);

/** The level of a kind of line; undefined for one that says nothing. */
export function levelOf(type: string): LogEntry['level'] | undefined {
  return silent.has(type) ? undefined : (levels[type] ?? 'I');
}

/** The text of a line, placeholders of its first argument filled in. */
export function consoleText(args: readonly RemoteValue[]): string {
  const [first, ...rest] = args;
  if (first === undefined) return '';
  const text = remoteText(first);
  if (first.type !== 'string' || !text.includes('%')) return args.map(remoteText).join(' ');
  const values = [...rest];
  const filled = text.replace(/%([sdifoOc%])/g, (sign, kind: string) => {
    if (kind === '%') return '%';
    const value = values.shift();
    if (value === undefined) return sign;
    return kind === 'c' ? '' : remoteText(value);
  });
  return [filled, ...values.map(remoteText)].join(' ');
}

/** A value as the console shows it: objects with their first members. */
export function remoteText(value: RemoteValue): string {
  if (value.type === 'undefined') return 'undefined';
  if (value.unserializableValue !== undefined) return value.unserializableValue;
  if (typeof value.value === 'string') return value.value;
  if (value.value !== undefined) return JSON.stringify(value.value);
  const { preview, subtype, description = value.type } = value;
  if (preview === undefined || subtype === 'error' || value.type === 'function') return description;
  const isArray = subtype === 'array';
  const members = preview.properties.map(({ name, type, value: shown = type }) => {
    const text = type === 'string' ? JSON.stringify(shown) : shown;
    return isArray ? text : `${name}: ${text}`;
  });
  if (preview.overflow) members.push('…');
  if (isArray) return `[${members.join(', ')}]`;
  const prefix = description === 'Object' ? '' : `${description} `;
  return `${prefix}{${members.join(', ')}}`;
}
