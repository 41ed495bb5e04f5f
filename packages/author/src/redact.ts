// Keys never leave this package: whatever it says goes through here.

/** What stands in the place of a key. */
const redacted = '<redacted>';

/** Replaces a key wherever it occurs: as it is, as an address writes it, and as JSON does, however often it was put into JSON. */
export function redactorOf(key: string | null): (text: string) => string {
  if (key === null) return (text) => text;
  const forms = [...new Set([key, encodeURIComponent(key)])].map(patternOf);
  const anywhere = new RegExp(forms.join('|'), 'g');
  return (text) => text.replace(anywhere, redacted);
}

function patternOf(form: string): string {
  const escaped = form.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
  return escaped.replace(/\\\\|"/g, (each) => String.raw`\\*${each}`);
}
