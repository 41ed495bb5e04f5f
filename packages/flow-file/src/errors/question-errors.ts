// Faults of the structured assertions: keys that contradict each other.
import type { Finding } from '../finding.ts';
import type { SourceSpan } from '../place.ts';
import { shortened } from '../yaml/tree.ts';

type Code = 'api_assert' | 'spreadsheet_assert' | 'screenshot_assert';

function contradiction(code: Code, message: string, hint: string, span: SourceSpan): Finding {
  return { code, message, hint, span };
}

export function badRequest(written: string, methods: readonly string[], span: SourceSpan): Finding {
  return contradiction(
    'api_assert',
    `assert_api.request is a method and a url, found "${shortened(written)}"`,
    `write GET \${API}/health; the methods are ${methods.join(', ')}`,
    span,
  );
}

export function bodyWithMethod(method: string, span: SourceSpan): Finding {
  return contradiction(
    'api_assert',
    `a ${method} sends no body`,
    'a body goes with POST, PUT and PATCH',
    span,
  );
}

export function withoutPath(key: string, span: SourceSpan): Finding {
  return contradiction(
    'api_assert',
    `assert_api.${key} asks about a value, but body_json does not say which`,
    'add body_json: <path>',
    span,
  );
}

export function bothCounts(span: SourceSpan): Finding {
  return contradiction('api_assert', 'count and count_at_least are one question', 'keep one of them', span);
}

export function countWithEquals(count: string, span: SourceSpan): Finding {
  return contradiction(
    'api_assert',
    `${count} asks about an array and equals about a scalar`,
    'keep one of them',
    span,
  );
}

export function equalsNoScalar(found: string, span: SourceSpan): Finding {
  return contradiction(
    'api_assert',
    `assert_api.equals compares a text, a number or a boolean, found ${found}`,
    'go further down the path, to one value',
    span,
  );
}

export function withoutHeader(key: string, span: SourceSpan): Finding {
  return contradiction(
    'api_assert',
    `assert_api.${key} asks about a header, but header does not say which`,
    'add header: <name>',
    span,
  );
}

export function bothHeaderQuestions(span: SourceSpan): Finding {
  return contradiction(
    'api_assert',
    'header_equals and header_contains are one question',
    'keep one of them',
    span,
  );
}

export function twoAddresses(span: SourceSpan): Finding {
  return contradiction(
    'spreadsheet_assert',
    'at and the pair column, row_contains are two addresses',
    'keep one of them',
    span,
  );
}

export function noAddress(span: SourceSpan): Finding {
  return contradiction(
    'spreadsheet_assert',
    'no cell is named',
    'write at: B2, or column with row_contains',
    span,
  );
}

export function halfThePair(written: string, missing: string, span: SourceSpan): Finding {
  return contradiction(
    'spreadsheet_assert',
    `column and row_contains go together, only ${written} stands here`,
    `add ${missing}`,
    span,
  );
}

export function noCellAddress(written: string, span: SourceSpan): Finding {
  return contradiction(
    'spreadsheet_assert',
    `"${shortened(written)}" is no cell address`,
    'write a column and a row, such as B2',
    span,
  );
}

export function equalsAndContains(span: SourceSpan): Finding {
  return contradiction(
    'spreadsheet_assert',
    'equals and contains are one question',
    'keep one of them',
    span,
  );
}

export function malformedPath(reference: string, span: SourceSpan): Finding {
  return contradiction(
    'spreadsheet_assert',
    `assert_spreadsheet.path holds ${shortened(reference)}, which names no capture`,
    'write ${captured.<name>}: lower case, closed by a brace',
    span,
  );
}

export function blankName(span: SourceSpan): Finding {
  return contradiction(
    'screenshot_assert',
    'assert_screenshot.name is blank',
    'write the name of the baseline',
    span,
  );
}

export function nameWithSign(sign: string, span: SourceSpan): Finding {
  return contradiction(
    'screenshot_assert',
    `assert_screenshot.name holds ${sign}`,
    sign === '@' ? 'leave it out: @ separates the surface' : 'write the name without a path',
    span,
  );
}

export function thresholdOutside(found: number, span: SourceSpan): Finding {
  return contradiction(
    'screenshot_assert',
    `assert_screenshot.threshold is a share from 0 to 1, found ${found}`,
    'write 0.01 for one pixel in a hundred',
    span,
  );
}

export function blankMask(written: string, span: SourceSpan): Finding {
  return contradiction(
    'screenshot_assert',
    `the mask "${shortened(written)}" names nothing`,
    'write a visible text, css:<selector> or id:<id>',
    span,
  );
}
