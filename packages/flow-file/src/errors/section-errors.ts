// Faults of the sections beside the steps: window, login, clock, control, exports, redact.
import type { FlowFaultCode } from '../fault.ts';
import type { Finding } from '../finding.ts';
import type { SourceSpan } from '../place.ts';
import { shortened } from '../yaml/tree.ts';

/** A key in a place where it does not belong, and where it does. */
export function misplacedKey(
  code: FlowFaultCode,
  key: string,
  where: string,
  hint: string,
  span: SourceSpan,
): Finding {
  return { code, message: `${key} does not belong ${where}`, hint, span };
}

/** What is wrong with a window, said of a flow or of a surface. */
export interface WindowProblem {
  readonly message: string;
  readonly hint: string;
  readonly span: SourceSpan;
}

export function halfASize(written: 'width' | 'height', span: SourceSpan): WindowProblem {
  const other = written === 'width' ? 'height' : 'width';
  return { message: `width and height go together, only ${written} stands here`, hint: `add ${other}`, span };
}

export function halfAPosition(written: 'x' | 'y', span: SourceSpan): WindowProblem {
  return {
    message: `x and y go together, only ${written} stands here`,
    hint: `add ${written === 'x' ? 'y' : 'x'}`,
    span,
  };
}

export function positionWithoutSize(span: SourceSpan): WindowProblem {
  return { message: 'a position goes with a size', hint: 'add width and height', span };
}

export function titleOnLaunchedWindow(span: SourceSpan): WindowProblem {
  return {
    message: 'a launched program has no window title here',
    hint: 'name the window with app.window_title, and give window a size only',
    span,
  };
}

export function titleOnSapWindow(span: SourceSpan): WindowProblem {
  return {
    message: 'an SAP window is not found by its title',
    hint: 'attach with connection, and give window a size only',
    span,
  };
}

export function windowFault(problem: WindowProblem): Finding {
  return { code: 'window', ...problem };
}

export function blankLogin(key: string, span: SourceSpan): Finding {
  return {
    code: 'login',
    message: `login.${key} is blank, user and password are both needed`,
    hint: `write a text or \${VAR}`,
    span,
  };
}

export function loginWithoutConnection(span: SourceSpan): Finding {
  return {
    code: 'login',
    message: 'a login without connection would attach to whatever is open, perhaps as somebody else',
    hint: 'add connection: <SAP Logon entry>',
    span,
  };
}

export function clockNotAnInstant(written: string, span: SourceSpan): Finding {
  return {
    code: 'clock',
    message: `browser.clock.at is a date and time with a zone, found "${shortened(written)}"`,
    hint: 'write an instant such as "2026-03-03T12:00:00+01:00"',
    span,
  };
}

export function clockFromReference(key: string, span: SourceSpan): Finding {
  return {
    code: 'clock',
    message: `browser.clock.${key} holds a reference, which would pin different days`,
    hint: 'write the value itself',
    span,
  };
}

export function blankTimezone(span: SourceSpan): Finding {
  return {
    code: 'clock',
    message: 'browser.clock.timezone is blank',
    hint: 'write an IANA name such as Europe/Berlin',
    span,
  };
}

export function controlId(written: string, span: SourceSpan): Finding {
  return {
    code: 'control',
    message: `control.id is made of a-z, 0-9, dot, underscore and hyphen, found "${shortened(written)}"`,
    hint: 'write an id such as ac.beds.close: it stays the same across renames',
    span,
  };
}

export function exportName(name: string, span: SourceSpan): Finding {
  const usable = name
    .replace(/[^A-Za-z0-9_]/gu, '_')
    .replace(/^(?=\d|$)/u, '_')
    .toUpperCase();
  return {
    code: 'exports',
    message: `"${shortened(name)}" is no name of an environment variable`,
    hint: `use letters, digits and underscores: ${shortened(usable)}`,
    span,
  };
}

export function exportTemplate(name: string, reference: string, span: SourceSpan): Finding {
  return {
    code: 'exports',
    message: `exports.${name} holds ${shortened(reference)}, which names no capture`,
    hint: 'write ${captured.<name>}: lower case, closed by a brace',
    span,
  };
}

export function redactTarget(span: SourceSpan): Finding {
  return {
    code: 'wrong_type',
    message: 'redact.target holds exactly one of css, automation_id, rect',
    hint: 'write one rule per region',
    span,
  };
}

export function captureBeforeLaunch(name: string, span: SourceSpan): Finding {
  return {
    code: 'capture_position',
    message: `${name} holds a remembered value, but nothing can have been remembered before the launch`,
    hint: 'captures may stand in the command and window_title of a surface under apps',
    span,
  };
}

export function captureInPlace(name: string, span: SourceSpan): Finding {
  return {
    code: 'capture_position',
    message: `\${captured.…} is not resolved in ${name}, it would be used as written`,
    hint: 'hand the value to a later flow with exports',
    span,
  };
}

export function noSuite(identity: string, span: SourceSpan): Finding {
  return {
    code: 'config',
    message: `session names the identity "${shortened(identity)}", but no suite.yaml stands above the flow`,
    hint: 'declare it under identities in a suite.yaml, or write the session out as a mapping',
    span,
  };
}

export function unknownIdentity(identity: string, declared: readonly string[], span: SourceSpan): Finding {
  return {
    code: 'config',
    message: `session names the identity "${shortened(identity)}", which the suite does not declare`,
    hint: declared.length === 0 ? 'the suite declares no identities' : `declared are ${declared.join(', ')}`,
    span,
  };
}
