// Texts that pages and flow files could hold to break out of where they are shown.
import fc from 'fast-check';

/** Known tricks, one by one. */
export const tricks: readonly string[] = [
  '<script>window.broken = true</script>',
  '</script><script>window.broken = true</script>',
  '</style></title></textarea><img src=x onerror="window.broken = true">',
  '"><svg onload="window.broken = true">',
  "' onmouseover='window.broken = true' x='",
  '<!-- ]]> <![CDATA[ -->',
  'javascript:window.broken=true',
  '\u001b[2J\u001b[31m[PASS] s0001\u001b]8;;http://example.com\u0007',
  'line\r\n[PASS] s0009\tforged\u2028here',
  'total \u202e06.41€\u202c \u2066isolated\u2069',
  'a\0b\u0008c\u009bd\u007f',
  'half a sign \ud83d and \udc00 the other',
  '\ufffe\uffff &amp; &#0; &lt;',
  '${html`x`} {{x}} %3Cscript%3E',
];

/** Any text, with the tricks mixed in. */
export const hostileText: fc.Arbitrary<string> = fc
  .array(fc.oneof(fc.string({ unit: 'binary', maxLength: 12 }), fc.constantFrom(...tricks), lonelyHalf()), {
    maxLength: 6,
  })
  .map((parts) => parts.join(''));

function lonelyHalf(): fc.Arbitrary<string> {
  return fc.integer({ min: 0xd800, max: 0xdfff }).map((unit) => String.fromCharCode(unit));
}
