// Finds where the value of a path begins in the text of a valid JSON value, for messages that point.

/** The 0-based offset of the value at a path of keys and indexes, or of the innermost part that exists. */
export function locateInJson(text: string, path: readonly string[]): number {
  const scanner = new Scanner(text);
  scanner.skipSpace();
  for (const key of path) {
    if (!scanner.enter(key)) break;
  }
  return scanner.found;
}

class Scanner {
  private readonly text: string;
  private at = 0;
  found = 0;

  constructor(text: string) {
    this.text = text;
  }

  skipSpace(): void {
    while (/[ \t\r\n]/u.test(this.text[this.at] ?? '')) this.at += 1;
    this.found = this.at;
  }

  /** Steps to the value under a key or index of the value at hand; false when there is none. */
  enter(key: string): boolean {
    const start = this.found;
    const open = this.text[start];
    let last: number | undefined;
    if (open === '{' || open === '[') {
      this.at = start + 1;
      for (let index = 0; this.more(); index += 1) {
        const name = open === '{' ? this.key() : String(index);
        this.skipSpace();
        if (name === key) last = this.at;
        this.skipValue();
      }
    }
    this.found = last ?? start;
    return last !== undefined;
  }

  private more(): boolean {
    while (/[ \t\r\n,]/u.test(this.text[this.at] ?? '')) this.at += 1;
    return this.at < this.text.length && this.text[this.at] !== '}' && this.text[this.at] !== ']';
  }

  private key(): string {
    const start = this.at;
    this.skipString();
    const key = JSON.parse(this.text.slice(start, this.at)) as string;
    while (/[ \t\r\n:]/u.test(this.text[this.at] ?? '')) this.at += 1;
    return key;
  }

  private skipString(): void {
    this.at += 1;
    while (this.at < this.text.length && this.text[this.at] !== '"')
      this.at += this.text[this.at] === '\\' ? 2 : 1;
    this.at += 1;
  }

  private skipValue(): void {
    let depth = 0;
    do {
      const character = this.text[this.at] ?? '';
      if (character === '"') this.skipString();
      else {
        if (character === '{' || character === '[') depth += 1;
        if (character === '}' || character === ']') depth -= 1;
        this.at += 1;
      }
    } while (this.at < this.text.length && (depth > 0 || !/[,}\]\s]/u.test(this.text[this.at] ?? '')));
  }
}
