// Twins of what puts text into fields: Type, Replace, Clear and keys.
import type { Twin } from './twin.ts';

const field = '<label>Plant <input id=plant></label>';
const filled = '<label>Plant <input id=plant value=Basil></label>';
const readOnly = '<label>Plant <input id=plant value=Basil readonly></label>';
const asking = `${field}<script>plant.oninput = () => alert('Too many plants');</script>`;
const pots = (row: string): string => `<table><tr><th>Herb<th>Pots</tr>
  <tr><td>Sage<td><input aria-label=Pots value=1></tr><tr><td>${row}<td><input aria-label=Pots value=2></tr></table>`;
const beds = (anchor: string): string => `<ul><li>Sage <label>Pots <input value=1></label>
  <li>${anchor} <label>Pots <input value=2></label></ul>`;
const till = (inner: string): string => `<iframe title=till srcdoc="${inner}"></iframe>`;

const typing: readonly Twin[] = [
  {
    form: 'type-into',
    page: filled,
    sentence: 'Type Fern into the "Plant" field',
    then: 'the "id:plant" attribute value is Basil',
    fails: {
      page: readOnly,
      code: 'not_actionable',
      message: '"Plant" exists (field "Plant") but is not editable after … ms: it is read-only',
    },
  },
  {
    form: 'type-into',
    page: filled,
    sentence: 'Type Fern into the plant field',
    then: 'the "Plant" field contains Fern',
    fails: {
      page: `${filled}<script>plant.onkeydown = (event) => event.preventDefault();</script>`,
      code: 'act_failed',
      message: 'took nothing of what was typed: it holds "Basil" as before',
    },
  },
  {
    form: 'type-into',
    page: filled,
    sentence: 'Type Fern into the "Plant" field',
    then: 'the "Plant" field contains Fern',
    fails: {
      page: '<label>Plant <input disabled></label>',
      code: 'not_actionable',
      message: '"Plant" exists (field "Plant") but is not enabled after … ms',
    },
  },
  {
    form: 'type-into',
    page: pots('Mint'),
    sentence: 'Type 30 into the "Pots" column of the row containing "Mint"',
    then: 'the "Pots" column of the row containing "Mint" field contains 30',
    fails: {
      page: pots('Dill'),
      code: 'precondition',
      message: 'the "Pots" column of the row containing "Mint" did not appear within … ms',
    },
  },
  {
    form: 'type-into',
    page: beds('Mint'),
    sentence: 'Type 30 into the "Pots" field in the item containing "Mint"',
    then: 'the "Pots" field in the item containing "Mint" contains 30',
    fails: {
      page: beds('Mint and Sage').replace('Sage', 'Mint'),
      code: 'ambiguous_target',
      message: 'Mint',
    },
  },
  {
    form: 'type-into',
    page: till('<label>Amount <input></label>'),
    sentence: 'Type 13 into the "Amount" field in the iframe "till"',
    then: 'the "Amount" field in the iframe "till" contains 13',
    fails: {
      page: till('<label>Amount <input readonly></label>'),
      code: 'not_actionable',
      message: '"Amount" in the iframe "till" exists (field "Amount") but is not editable after … ms',
    },
  },
  {
    form: 'type-focused',
    page: field,
    before: ['Click "Plant"', 'Type Tree'],
    sentence: 'Type fern',
    then: 'the "Plant" field contains Treefern',
    fails: {
      sentence: 'Type ${NOWHERE}',
      code: 'variable_unset',
      message: 'the environment variable NOWHERE is not set',
    },
  },
  {
    form: 'type-focused',
    page: field,
    before: ['Click "Plant"'],
    sentence: 'Type f',
    then: 'the "Plant" field contains f',
    fails: { page: asking, code: 'unexpected_dialog', message: 'unexpected dialog opened: Too many plants' },
  },
  {
    form: 'replace',
    page: filled,
    sentence: 'Replace the "Plant" field with Fern',
    then: 'the "Plant" field contains Fern',
    fails: { page: readOnly, code: 'not_actionable', message: 'is not editable after … ms' },
  },
  {
    form: 'clear',
    page: filled,
    sentence: 'Clear the "Plant" field',
    then: 'the "Plant" field is empty',
    fails: {
      page: `${filled}<script>plant.oninput = () => { plant.value = 'Basil'; };</script>`,
      code: 'act_failed',
      message: 'does not read back as empty: it holds "Basil"',
    },
  },
  {
    form: 'clear',
    page: filled,
    sentence: 'Clear the "Plant" field',
    then: 'the "Plant" field is empty',
    fails: { page: readOnly, code: 'not_actionable', message: 'is not editable after … ms' },
  },
];

const keyed = (key: string, does: string): string =>
  `${field}<p id=out>-</p><script>onkeydown = (event) => { if (event.key === '${key}') ${does}; };</script>`;

const keys: readonly Twin[] = [
  {
    form: 'press-key',
    page: keyed('Enter', "out.textContent = 'entered'"),
    before: ['Click "Plant"'],
    sentence: 'Press Enter',
    then: 'the "id:out" shows entered',
    fails: {
      page: keyed('Enter', "alert('Not now')"),
      code: 'unexpected_dialog',
      message: 'unexpected dialog opened: Not now',
    },
  },
  {
    form: 'press-chord',
    page: keyed('k', "out.textContent = 'searching ' + (event.ctrlKey || event.metaKey) + event.shiftKey"),
    sentence: 'Press Mod+k',
    then: 'the "id:out" shows searching truefalse',
    fails: {
      page: keyed('k', "if (event.ctrlKey || event.metaKey) alert('No search')"),
      code: 'unexpected_dialog',
      message: 'unexpected dialog opened: No search',
    },
  },
];

export const typingTwins: readonly Twin[] = [...typing, ...keys];
