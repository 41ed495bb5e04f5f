// A fault before it knows its file, line and column, and the log that collects them.
import type { GrammarCode } from '@flowproof/grammar';
import type { FlowFault, FlowFaultCode } from './fault.ts';
import type { SourceSpan } from './place.ts';
import type { SourceText } from './source-text.ts';

/** A fault with nothing but its span. */
export interface Finding {
  readonly code: FlowFaultCode;
  readonly message: string;
  readonly hint?: string;
  readonly span: SourceSpan;
  readonly grammarCode?: GrammarCode;
}

/** Collects findings. What one `foreach` template says again for another value is kept once. */
export interface FindingLog {
  readonly add: (finding: Finding) => void;
  /** Marks the findings that follow as those of one unfolding of a template. */
  readonly unfolding: (number: number) => void;
  /** True when no more are kept: nobody reads the thousandth. */
  readonly isFull: () => boolean;
  /** All findings, in the order of the text. */
  readonly all: () => readonly Finding[];
}

const mostFindings = 1000;

/** An empty log. */
export function findingLog(): FindingLog {
  const findings: Finding[] = [];
  const unfoldingOf = new Map<string, number>();
  const told = new Set<string>();
  let current = 0;
  return {
    add: (finding) => {
      const place = `${finding.code} ${finding.span.start} ${finding.span.end}`;
      const first = unfoldingOf.get(place) ?? current;
      const sentence = `${place} ${finding.message}`;
      if (first !== current || told.has(sentence) || findings.length >= mostFindings) return;
      unfoldingOf.set(place, current);
      told.add(sentence);
      findings.push(finding);
    },
    unfolding: (number) => {
      current = number;
    },
    isFull: () => findings.length >= mostFindings,
    all: () => findings.toSorted((a, b) => a.span.start - b.span.start),
  };
}

/** Gives findings their places. */
export function locateFindings(
  findings: readonly Finding[],
  source: SourceText,
  file: string | undefined,
): readonly FlowFault[] {
  return findings.map((finding) => ({
    code: finding.code,
    message: finding.message,
    ...(finding.hint === undefined ? {} : { hint: finding.hint }),
    location: { ...(file === undefined ? {} : { file }), ...source.placeOf(finding.span.start) },
    span: finding.span,
    ...(finding.grammarCode === undefined ? {} : { grammarCode: finding.grammarCode }),
  }));
}
