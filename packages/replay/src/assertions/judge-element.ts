// Claims about one element: found and read in one question, judged here.
import {
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
import type { ElementExpectation } from './expectation.ts';
import { judgeCapture } from './judge-capture.ts';
import { judgeCount } from './judge-count.ts';
import { judgeText } from './judge-text.ts';
import { judgeAttribute, judgeStyle } from './judge-value.ts';
import type { Judgement } from './judgement.ts';

/** Where an element claim is asked. */
export interface ElementQuestion {
  readonly surface: Surface;
  readonly ladder: readonly Selector[];
  /** Rung that is tried first. */
  readonly primary: number;
  readonly references: References;
}

type ReadExpectation = Exclude<ElementExpectation, { kind: 'count' }>;

/** One look at an element claim. `Unresolvable`: it cannot be judged. */
export async function judgeElement(
  expectation: ElementExpectation,
  question: ElementQuestion,
): Promise<Judgement | Unresolvable> {
  if (expectation.kind === 'count') return judgeCount(expectation.count, question);
  const { surface, ladder, primary } = question;
  const read = readingsOf(expectation, surface);
  const walk = await walkLadder(surface, ladder, { purpose: 'read', read }, primary);
  if (walk.kind === 'missing') return judgeMissing(expectation, describeTarget(ladder), walk.detail);
  if (walk.kind !== 'found') return walk;
  const { found, rung, tier } = walk;
  const { hints } = found;
  return { ...judgeFound(expectation, found, question), rung, tier, ...(hints !== undefined && { hints }) };
}

function readingsOf(expectation: ReadExpectation, surface: Surface): readonly Reading[] {
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

function judgeMissing(expectation: ReadExpectation, target: string, detail: string | undefined): Judgement {
  const more = detail === undefined ? '' : ` (${detail})`;
  return {
    holds: expectation.kind === 'present' && !expectation.wanted,
    code: 'missing_element',
    message:
      expectation.kind === 'present' ? `${target} never appeared${more}` : `nothing matches ${target}${more}`,
    expected: `${target}, to be there`,
    actual: 'not there',
    missingTarget: true,
  };
}

function judgeFound(expectation: ReadExpectation, found: Found, question: ElementQuestion): Judgement {
  const target = describeTarget(question.ladder);
  const { references } = question;
  const { readings } = found;
  switch (expectation.kind) {
    case 'present':
      return judgeVisible(expectation.wanted, readings.visible === true, target);
    case 'checked':
      if (readings.notACheckbox === true) return notACheckbox(target, found.description);
      return judgeState(expectation.wanted, readings.checked === true, target, ['checked', 'not checked']);
    case 'enabled':
      return judgeState(expectation.wanted, readings.enabled === true, target, ['enabled', 'disabled']);
    case 'attribute_present':
    case 'attribute':
      return judgeAttribute(expectation, readings.attribute ?? null, target, references);
    case 'style':
      return judgeStyle(expectation, readings.style ?? '', target, references);
    case 'capture':
      return judgeCapture(expectation, liveText(found), target, references);
    case 'text':
      return judgeText(expectation.claim, liveText(found), target, references);
  }
}

function liveText({ readings }: Found) {
  return {
    text: readings.text ?? '',
    ...(readings.alternatives !== undefined && { alternatives: readings.alternatives }),
    ...(readings.empty !== undefined && { empty: readings.empty }),
  };
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
    message: `${target} is not a checkbox, it is ${description}`,
    expected: 'a checkbox',
    actual: description,
  };
}

function judgeState(
  wanted: boolean,
  there: boolean,
  target: string,
  words: readonly [string, string],
): Judgement {
  const word = (state: boolean): string => `is ${state ? words[0] : words[1]}`;
  const [expected, actual] = [word(wanted), word(there)];
  return {
    holds: wanted === there,
    code: 'state_mismatch',
    message: `expected that ${target} ${expected}, but it ${actual}`,
    expected,
    actual,
  };
}
