// What came of each property, from the last judging and the violations seen on the way.
import type { EndAnswer } from '../guest/questions.ts';
import type { PropertyResult } from '../run-directory/run-result.ts';
import type { Witness } from '../run-directory/step-record.ts';

/**
 * One result per property, in the order given.
 *
 * @param witnesses - first violations seen before the end.
 * @param ended - undefined where the spec could not be asked any more.
 */
export function propertyResults(
  names: readonly string[],
  witnesses: ReadonlyMap<string, Witness>,
  ended: EndAnswer | undefined,
): Readonly<Record<string, PropertyResult>> {
  return Object.fromEntries(
    names.map((name) => [
      name,
      resultOf(ended?.properties[name], witnesses.get(name) ?? ended?.witnesses[name]),
    ]),
  );
}

function resultOf(
  report: EndAnswer['properties'][string] | undefined,
  witness: Witness | undefined,
): PropertyResult {
  if (report === undefined) {
    return {
      verdict: witness === undefined ? 'not_judged' : 'violated',
      vacuous: false,
      counters: {},
      violations: witness === undefined ? 0 : 1,
      violated_at: witness === undefined ? [] : [witness.detected_step],
      ...(witness !== undefined && { witness }),
    };
  }
  return {
    verdict: report.verdict,
    vacuous: report.counters['vacuous'] === true,
    counters: report.counters,
    violations: report.verdict === 'violated' ? report.repeats + 1 : 0,
    violated_at: report.repeatSteps,
    ...(witness !== undefined && { witness }),
  };
}
