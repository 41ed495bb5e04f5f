// The `exports` mapping: values handed to later flows of the suite.
import { exportName, exportTemplate } from '../errors/section-errors.ts';
import type { FlowExport } from '../flow-spec.ts';
import type { Reading } from '../reading.ts';
import { malformedCapture } from '../references.ts';
import type { Shape } from '../shape/shape.ts';
import { spanOfPiece } from '../yaml/characters.ts';
import type { TreeNode } from '../yaml/tree.ts';

const namePattern = '^[A-Za-z_][A-Za-z0-9_]*$';

/** Names to templates. */
export const exportsShape: Shape = { kind: 'record', of: { kind: 'text' }, keyPattern: namePattern };

/** Builds the exports and checks names and references. */
export function readExports(node: TreeNode | undefined, { source, log }: Reading): readonly FlowExport[] {
  if (node?.kind !== 'map') return [];
  return node.entries.flatMap(({ key, keySpan, value }) => {
    if (!new RegExp(namePattern, 'u').test(key)) log.add(exportName(key, keySpan));
    if (value.kind !== 'text') return [];
    const malformed = malformedCapture(value.text);
    if (malformed !== undefined) {
      log.add(
        exportTemplate(
          key,
          value.text.slice(malformed.start, malformed.end),
          spanOfPiece(source, value, malformed),
        ),
      );
    }
    return [{ name: key, template: value.text }];
  });
}
