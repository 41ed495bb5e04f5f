// Texts that break fields. The order is part of determinism: the list only ever grows at its end.

/** The edge-case corpus, in the order that draws refer to. */
export const edgeCaseTexts: readonly string[] = Object.freeze([
  '',
  'a',
  'a'.repeat(4096),
  '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}\u200D\u{1F466}',
  '   ',
  '\t\n',
  '-1',
  '0',
  '9'.repeat(21),
  '0.0000001',
  '1e10',
  'NaN',
  "' OR 1=1; --",
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  '%s%d%n%x',
  '\u202E\u05E9\u05DC\u05D5\u05DD \u0645\u0631\u062D\u0628\u0627',
  '\u0301',
]);
