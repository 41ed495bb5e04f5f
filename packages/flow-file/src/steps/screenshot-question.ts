// `assert_screenshot`: a stored picture to compare with.
import * as fault from '../errors/question-errors.ts';
import type { Reading } from '../reading.ts';
import { listOf, text } from '../shape/shape.ts';
import type { Block } from '../shape/shape.ts';
import { itemsAt, numberAt, textAt } from '../shape/values.ts';
import type { MaskLabel, ScreenshotQuestion } from '../structured-assertion.ts';
import { valueAt } from '../yaml/tree.ts';
import type { MapNode } from '../yaml/tree.ts';
import { refuseCaptures } from './capture-rule.ts';

/** Keys of `assert_screenshot`. */
export const screenshotBlock: Block = {
  name: 'assert_screenshot',
  keys: {
    name: {
      shape: { kind: 'text', notBlank: 'rule', pattern: '^[^/\\\\@]*$' },
      required: true,
      about: 'Baseline name without path or extension.',
    },
    mask: {
      shape: listOf(text),
      about: 'Elements left out of the comparison: a visible text, css:<selector>, id:<id>.',
    },
    threshold: {
      shape: { kind: 'number', least: 0, most: 1, range: 'rule' },
      about: 'Share of pixels that may differ; default 0.',
    },
  },
};

/** Builds the question and applies its rules. */
export function readScreenshotQuestion(node: MapNode, reading: Reading): ScreenshotQuestion {
  checkScreenshot(node, reading);
  refuseCaptures(node, 'assert_screenshot', [], reading);
  return {
    name: textAt(node, 'name') ?? '',
    masks: itemsAt(node, 'mask').flatMap((item) => (item.kind === 'text' ? [maskLabel(item.text)] : [])),
    threshold: numberAt(node, 'threshold') ?? 0,
  };
}

function checkScreenshot(node: MapNode, { log }: Reading): void {
  const name = valueAt(node, 'name');
  if (name?.kind === 'text') {
    const sign = /[/\\@]/u.exec(name.text)?.[0];
    if (name.text.trim() === '') log.add(fault.blankName(name.span));
    else if (sign !== undefined) log.add(fault.nameWithSign(sign, name.span));
  }
  const threshold = valueAt(node, 'threshold');
  const share = numberAt(node, 'threshold');
  if (threshold !== undefined && share !== undefined && !(share >= 0 && share <= 1))
    log.add(fault.thresholdOutside(share, threshold.span));
  for (const item of itemsAt(node, 'mask')) {
    if (item.kind === 'text' && maskLabel(item.text).value === '')
      log.add(fault.blankMask(item.text, item.span));
  }
}

function maskLabel(written: string): MaskLabel {
  const [, by, value = ''] = /^(css|id):(.*)$/su.exec(written) ?? [];
  return by === 'css' || by === 'id' ? { by, value: value.trim() } : { by: 'text', value: written.trim() };
}
