// Claims about one element: found and read in one question, judged here.
import {
  decodeSelector,
  type Found,
  type Reading,
  requireCapability,
  type Surface,
  type Unresolvable,
  walkLadder,
} from '@flowproof/driver';
import type { Selector } from '@flowproof/trace-format';
import { describeTarget } from '../describe-target.ts';
import type { References } from '../references.ts';
import { parseColour, sameColour } from './compare-colours.ts';
import type { ElementExpectation } from './expectation.ts';
import { judgeCapture, judgeText } from './judge-text.ts';
import { type Judgement, shown } from './judgement.ts';

/** A failing count is counted on up to here, and says "or more" beyond. */
const countOnTo = 50;

/** Where an element claim is asked. */
export interface ElementQuestion {
  readonly surface: Surface;
  readonly ladder: readonly Selector[];
  /** Rung that is tried first. */
  readonly primary: number;
  readonly references: References;
}

/** One look at an element claim. `Unresolvable`: it cannot be judged. */
export async function judgeElement(
  expectation: ElementExpectation,
  question: ElementQuestion,
): Promise<Judgement | Unresolvable> {
  if (expectation.kind === 'count') return judgeCount(expectation.count, question);
  const walk = await walkLadder(
    question.surface,
    question.ladder,
    { purpose: 'read', read: readingsOf(expectation, question.surface) },
    question.primary,
  );
  if (walk.kind === 'missing') return judgeMissing(expectation, question, walk.detail);
  if (walk.kind !== 'found') return walk;
  return { ...judgeFound(expectation, walk.found, question), rung: walk.rung, tier: walk.tier };
}

function readingsOf(expectation: Exclude<ElementExpectation, { kind: 'count' }>, surface: Surface): readonly Reading[] {
  switch (expectation.kind) {
    case 'present':
      requireCapability(surface, 'read visible');
      return [{ kind: 'visible' }];
    case 'checked':
      requireCapability(surface, 'read checked');
      return [{ kind: 'checked' }];
    case 'enabled':
      requireCapability(surface, 'read enabled');
      return [{ kind: 'enabled' }];
    case 'attribute':
    case 'attribute_present':
      requireCapability(surface, 'read attributes');
      return [{ kind: 'attribute', name: expectation.name }];
    case 'style':
      requireCapability(surface, 'read styles');
      return [{ kind: 'style', property: expectation.name }];
    case 'capture':
    case 'text':
      requireCapability(surface, 'read text');
      return [{ kind: 'text' }, { kind: 'empty' }];
  }
}

function judgeMissing(expectation: ElementExpectation, question: ElementQuestion, detail: string | undefined): Judgement {
  const target = describeTarget(question.ladder);
  const wantsAbsence = expectation.kind === 'present' && !expectation.wanted;
  const more = detail === undefined ? '' : ` (${detail})`;
  return {
    holds: wantsAbsence,
    code: 'missing_element',
    message:
      expectation.kind === 'present' ? `${target} never appeared${more}` : `nothing matches ${target}${more}`,
    actual: 'not there',
    missingTarget: true,
  };
}

function judgeFound(
  expectation: Exclude<ElementExpectation, { kind: 'count' }>,
  found: Found,
  question: ElementQuestion,
): Judgement {
  const target = describeTarget(question.ladder);
  const { readings } = found;
  const live = {
    text: readings.text ?? '',
    ...(readings.alternatives !== undefined && { alternatives: readings.alternatives }),
    ...(readings.empty !== undefined && { empty: readings.empty }),
  };
  switch (expectation.kind) {
    case 'present':
      return judgeVisible(expectation.wanted, readings.visible === true, target);
    case 'checked':
      if (readings.notACheckbox === true) return notACheckbox(target, found.description);
      return judgeState(expectation.wanted, readings.checked === true, target, ['checked', 'not checked']);
    case 'enabled':
      return judgeState(expectation.wanted, readings.enabled === true, target, ['enabled', 'disabled']);
    case 'attribute_present': {
      const present = readings.attribute !== null && readings.attribute !== undefined;
      const words = [`has attribute ${expectation.name}`, `has no attribute ${expectation.name}`] as const;
      return stateJudgement(present === expectation.wanted, target, expectation.wanted ? words[0] : words[1], present ? words[0] : words[1], 'attribute_mismatch');
    }
    case 'attribute':
      return judgeAttribute(expectation, readings.attribute ?? null, target, question.references);
    case 'style':
      return judgeStyle(expectation, readings.style ?? '', target, question.references);
    case 'capture':
      return judgeCapture(expectation, live, target, question.references);
    case 'text':
      return judgeText(expectation.claim, live, target, question.references);
  }
}

function judgeVisible(wanted: boolean, visible: boolean, target: string): Judgement {
  return {
    holds: visible === wanted,
    code: 'visibility_mismatch',
    message: wanted ? `${target} is present but not rendered` : `${target} is still on screen`,
    expected: wanted ? 'visible' : 'not visible',
    actual: visible ? 'visible' : 'present but not rendered',
  };
}

function notACheckbox(target: string, description: string): Judgement {
  return {
    holds: false,
    code: 'not_a_checkbox',
    message: `${target} is not a checkbox, it is a ${description}`,
    actual: description,
  };
}

function judgeState(wanted: boolean, there: boolean, target: string, words: readonly [string, string]): Judgement {
  const word = (state: boolean): string => `is ${state ? words[0] : words[1]}`;
  return stateJudgement(wanted === there, target, word(wanted), word(there), 'state_mismatch');
}

function stateJudgement(holds: boolean, target: string, expected: string, actual: string, code: string): Judgement {
  return { holds, code, message: `expected that ${target} ${expected}, but it ${actual}`, expected, actual };
}

type ValueExpectation = Extract<ElementExpectation, { kind: 'attribute' | 'style' }>;

function judgeAttribute(
  expectation: ValueExpectation,
  value: string | null,
  target: string,
  references: References,
): Judgement {
  const { text: wanted, secret } = references.resolveVariables(expectation.text);
  const same = value === wanted;
  const actual = value === null ? 'has no such attribute' : secret ? '<masked>' : `"${shown(value)}"`;
  return {
    holds: same !== expectation.negate,
    code: 'attribute_mismatch',
    message: `expected attribute ${expectation.name} of ${target} ${expectation.negate ? 'not ' : ''}to be "${expectation.text}", ${value === null ? 'it' : 'got'} ${actual}`,
    expected: expectation.text,
    actual,
  };
}

function judgeStyle(expectation: ValueExpectation, value: string, target: string, references: References): Judgement {
  const { text: wanted } = references.resolveVariables(expectation.text);
  const base = {
    code: 'style_mismatch',
    message: `expected style ${expectation.name} of ${target} ${expectation.negate ? 'not ' : ''}to be "${expectation.text}", got "${shown(value)}"`,
    expected: expectation.text,
    actual: shown(value),
  };
  if (expectation.name === 'text-transform') {
    const same = value.trim().toLowerCase() === wanted.trim().toLowerCase();
    return { ...base, holds: same !== expectation.negate };
  }
  const left = parseColour(value);
  const right = parseColour(wanted);
  if (left === undefined || right === undefined) {
    const unreadable = right === undefined ? expectation.text : value;
    return { ...base, holds: false, final: true, code: 'unreadable_colour', message: `"${shown(unreadable)}" is not a colour that can be compared` };
  }
  return { ...base, holds: sameColour(left, right) !== expectation.negate };
}

async function judgeCount(wanted: number, question: ElementQuestion): Promise<Judgement | Unresolvable> {
  const { surface, ladder, primary } = question;
  requireCapability(surface, 'count elements');
  const order = [ladder[primary], ...ladder.filter((_, index) => index !== primary)];
  let counted: { readonly count: number; readonly rung: number; readonly tier: string } | undefined;
  for (const selector of order) {
    const locator = selector === undefined ? undefined : decodeSelector(selector);
    if (selector === undefined || locator === undefined) continue;
    const count = await surface.count(locator, Math.max(wanted + 1, countOnTo));
    if (typeof count !== 'number') return count;
    // A weaker rung is asked only where the stronger one finds nothing at all.
    if (counted === undefined || count > 0) counted = { count, rung: ladder.indexOf(selector), tier: selector.tier };
    if (count > 0) break;
  }
  const target = describeTarget(ladder);
  const found = counted?.count ?? 0;
  const said = found > wanted && found >= countOnTo ? `${countOnTo} or more` : String(found);
  return {
    holds: found === wanted,
    code: 'element_count',
    message: `expected ${target} to appear ${wanted === 1 ? '1 time' : `${wanted} times`}, found ${said}`,
    expected: String(wanted),
    actual: said,
    ...(counted !== undefined && found > 0 && { rung: counted.rung, tier: counted.tier }),
  };
}
