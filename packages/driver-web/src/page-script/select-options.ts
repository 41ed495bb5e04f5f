// Chooses options of a native list: by value, else by exact text, else by the beginning of the text.
import { isHtml } from './dom-access.ts';
import { describeKind } from './describe.ts';
import { tellChange, tellInput } from './events.ts';
import { fold } from './folded-text.ts';
import { isEnabled } from './gates.ts';
import type { Handle } from './handles.ts';
import type { PageVerdict } from './protocol.ts';

type Failure = Extract<PageVerdict, { kind: 'failed' }>;

export function selectOptions({ element }: Handle, names: readonly string[], exact: boolean): PageVerdict {
  if (!isHtml(element, 'select')) {
    return {
      kind: 'failed',
      message: `this is ${describeKind(element)} and not a native list, so nothing was selected`,
      hint: 'click it, then click the option',
    };
  }
  if (!isEnabled(element)) return { kind: 'not_ready', unmet: { gate: 'enabled' } };
  if (exact && !element.multiple) {
    return {
      kind: 'failed',
      message: 'this list takes one option only, so nothing was selected',
      hint: 'select one option, without a list of names',
    };
  }
  const chosen: HTMLOptionElement[] = [];
  for (const name of names) {
    const option = optionFor(element, name);
    if (option === undefined) return missing(element, name);
    if (!isEnabled(option)) {
      return {
        kind: 'failed',
        message: `the option "${fold(option.text)}" is disabled, so nothing was selected`,
      };
    }
    chosen.push(option);
  }
  return commit(element, chosen, exact);
}

function commit(list: HTMLSelectElement, chosen: readonly HTMLOptionElement[], exact: boolean): PageVerdict {
  list.focus({ preventScroll: true });
  if (list.multiple) {
    for (const option of list.options) option.selected = chosen.includes(option);
  } else {
    const [only] = chosen;
    if (only !== undefined) list.selectedIndex = only.index;
  }
  tellInput(list);
  tellChange(list);
  if (!exact || list.selectedOptions.length === chosen.length) return { kind: 'done' };
  return {
    kind: 'failed',
    message: `the list has ${list.selectedOptions.length} options selected where ${chosen.length} were asked for`,
  };
}

/**
 * A value or a whole text before the beginning of one. Where several fit, one that can be chosen comes before one that
 * cannot: a list often repeats its name as a first, disabled option.
 */
function optionFor(list: HTMLSelectElement, name: string): HTMLOptionElement | undefined {
  const options = [...list.options];
  const wanted = fold(name);
  const saying = (fits: (text: string) => boolean): HTMLOptionElement[] =>
    options.filter((option) => fits(fold(option.text)) || fits(fold(option.label)));
  const exact = [...options.filter(({ value }) => value === name), ...saying((text) => text === wanted)];
  const fitting = exact.length > 0 || wanted === '' ? exact : saying((text) => text.startsWith(wanted));
  return fitting.find(isEnabled) ?? fitting[0];
}

function missing(list: HTMLSelectElement, name: string): Failure {
  const texts = Array.from(list.options, (option) => fold(option.text)).filter((text) => text !== '');
  const shown = texts
    .slice(0, 20)
    .map((text) => `"${text}"`)
    .join(', ');
  return {
    kind: 'failed',
    message: `the list has no option "${name}", so nothing was selected`,
    hint: texts.length === 0 ? 'the list is empty' : `it offers ${shown}${texts.length > 20 ? ', …' : ''}`,
  };
}
