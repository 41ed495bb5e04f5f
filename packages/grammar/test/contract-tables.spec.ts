// The tables of the grammar reference beyond the corpus: each sentence with the code it is refused with, or accepted.
import { describe, expect, it } from '@jest/globals';
import { type AppId, parseStep, type Position, toRecord } from '@flowproof/grammar';

type Case = readonly [text: string, code: string];

function codeOf(text: string, app: AppId, position: Position): string {
  const result = parseStep(text, { app, position });
  return result.ok ? 'accepted' : result.diagnostics[0].code;
}

const actions: readonly Case[] = [
  // Labels and ordinals
  ['Click "  "', 'empty_label'],
  ['Click "id: "', 'empty_label'],
  ['Click "CSS:#a"', 'accepted'],
  ['Click the 3th "Edit"', 'accepted'],
  ['Click the second "Edit"', 'unquoted_target'],
  ["Click 'Beds'", 'unquoted_target'],
  ['Click"Beds"', 'unquoted_target'],
  ['Click the "A" in the item containing ""', 'empty_label'],
  ['Type x into the css:#a field', 'unquoted_target'],
  ['Press the 2nd waterAll button', 'ordinal'],
  // Scopes
  ['Click the "A" in the card', 'trailing_text'],
  ['Click the "A" in the big card containing "B"', 'bad_container'],
  ['Click the "A" in the iframe till', 'unnamed_frame'],
  ['Click the "A" in the iframe', 'unnamed_frame'],
  ['Click the "A" in the item containing "B", "C"', 'trailing_text'],
  ['Click the "A" inside the "css:.b" containing "C"', 'accepted'],
  ['Click the "A" column inside the row containing "B"', 'trailing_text'],
  ['Click the "A" in the 2nd iframe "till"', 'ordinal_scoped'],
  ['Type x into the "A" column in the row containing "B" field', 'accepted'],
  // Type, Replace, Clear
  ['Type into the garden', 'missing_text'],
  ['Type x into the "Name" box', 'missing_noun'],
  ['Type x into the "Name" input', 'missing_noun'],
  ['Type look into the future', 'missing_noun'],
  ['Type 5" into the "Size" field', 'accepted'],
  ['Type x into the "A" field, accepting the dialog', 'dialog_position'],
  ['Type a, accepting fate', 'accepted'],
  ['Replace the "A" with x', 'missing_noun'],
  ['Replace "A" field with x', 'near_miss'],
  ['Replace the memo field by x', 'near_miss'],
  ['Clear the memo', 'missing_noun'],
  // Select
  ['Select all', 'near_miss'],
  ['Select Aft from "Row"', 'near_miss'],
  ['Select Aft from the "Row" menu', 'missing_noun'],
  ['Select from the "Row" field', 'missing_text'],
  ['Select "A" "B" from the "Row" field', 'select_list'],
  ['Select "A", "" from the "Row" field', 'select_list'],
  ['Select "A" and "B" and "C" from the "Row" field', 'accepted'],
  ['Select "A","B" from the "Row" field', 'accepted'],
  // Press
  ['Press', 'key_name'],
  ['Press k', 'key_name'],
  ['Press Return', 'key_name'],
  ['Press Del', 'key_name'],
  ['Press Ctrl++', 'key_name'],
  ['Press Ctrl+Ctrl+A', 'key_name'],
  ['Press F0', 'key_name'],
  ['Press Alt+F4', 'function_key_web'],
  ['Press Ctrl+,', 'accepted'],
  ['Press ControlOrMeta+a', 'accepted'],
  ['Press the waterAll button in the item containing "A"', 'unquoted_target'],
  ['Press the waterAll button now', 'trailing_text'],
  // Pointer
  ['Click "A" and "B"', 'trailing_text'],
  ['Click "A" twice', 'trailing_text'],
  ['Click "A" at 50%, 50% now', 'trailing_text'],
  ['Click "Look at 50%,50%"', 'accepted'],
  ['Click "A" at 100.0%,0%', 'accepted'],
  ['Click "A" at 50 %,50%', 'click_point'],
  ['Hover the "A"', 'near_miss'],
  ['Right turn', 'unknown_form'],
  ['Drag "A" onto', 'unquoted_target'],
  // Scroll
  ['Scroll to 200px', 'near_miss'],
  ['Scroll "A" to 260 px', 'accepted'],
  ['Scroll "A" to top now', 'trailing_text'],
  ['Scroll 2nd "A" into view', 'ordinal'],
  // Upload, navigation
  ['Upload', 'missing_text'],
  ['Upload plan.pdf', 'near_miss'],
  ['Upload "" into the "A" field', 'missing_text'],
  ['Navigate to', 'missing_text'],
  ['Go back', 'near_miss'],
  ['Reload the page now', 'trailing_text'],
  ['Reload the page, accepting the dialog', 'dialog_position'],
  // Remember, waits
  ['Remember the fare as fare', 'unquoted_target'],
  ['Remember the "A" as', 'missing_text'],
  ['Remember the "A" as a, accepting the dialog', 'dialog_position'],
  ['Remember how many the "A" appear as n', 'near_miss'],
  ['Remember how many "A" column of the row containing "B" appear as n', 'scoped_count'],
  ['Remember how many "A" in the iframe "f" appears as n', 'accepted'],
  ['Wait until page shows X 3 times', 'near_miss'],
  ['Wait until page shows 3 times', 'accepted'],
  ['Wait until page shows', 'missing_text'],
  ['Wait until page shows x in the item containing "A"', 'scope_position'],
  ['Wait until page shows Open until dusk', 'accepted'],
  // Dialogs
  ['Click "Rain, accepting"', 'accepted'],
  ['Click the "A" in the item containing "Lot 4, accepting bids"', 'accepted'],
  ['Click "A", answering the prompt with ""', 'dialog_clause'],
  ['Click "A", accepting the "" dialog', 'dialog_clause'],
  ['Drag "A" onto "B", accepting the dialog', 'dialog_position'],
  // Refused on purpose
  ['Remember the regex as x', 'regex'],
  ['Click "A" otherwise', 'trailing_text'],
  ['Press the "Verify" button', 'accepted'],
  ['Click "a ${date:today} b"', 'date_expression'],
  ['', 'missing_text'],
  [' \n ', 'missing_text'],
  // Captures
  ['Type ${captured.a} + ${captured.b} into the "A" field', 'accepted'],
  ['Type ${captured.a into the "A" field', 'capture_name'],
  ['Click "A", answering the prompt with "${captured.x}"', 'capture_position'],
  ['Upload ${captured.f} into the "A" field', 'capture_position'],
  ['Type x into the "${X}" field', 'reference_in_target'],
  ['Type x into the ${X} field', 'reference_in_target'],
  ['Click "$X ${1X} ${a.b}"', 'accepted'],
];

const assertions: readonly Case[] = [
  ['page has Watered', 'unknown_form'],
  ['page url starts with /a', 'unknown_form'],
  ['the page is visible', 'unknown_form'],
  ['the page field contains x', 'accepted'],
  ['page shows ', 'missing_text'],
  ['page shows within 5s', 'missing_text'],
  ['page shows x within 5 secs', 'accepted'],
  ['page title is not here', 'accepted'],
  ['cookie "a" is HTTPONLY', 'accepted'],
  ['cookie "a" does not exist', 'cookie_form'],
  ['cookie "" exists', 'empty_label'],
  ['cookie "${captured.x}" exists', 'capture_position'],
  ['the "X" field is checked', 'missing_noun'],
  ['the "X" button appears 2 times', 'near_miss'],
  ['the "X" field attribute a is b', 'near_miss'],
  ['the "X" link style color is red', 'near_miss'],
  ['the "X" is present', 'near_miss'],
  ['the "X" is not disabled', 'near_miss'],
  ['the "X" field', 'near_miss'],
  ['the "X"', 'near_miss'],
  ['the state shows Idle', 'unquoted_target'],
  ['the "X" appears twice', 'count_number'],
  ['the "X" appears 2.5 times', 'count_number'],
  ['the "X" appears 2 times in the item containing "A"', 'scope_position'],
  ['the "X" appears 0 times', 'accepted'],
  ['the "X" has attribute a b', 'attribute_form'],
  ['the "X" attribute is is y', 'accepted'],
  ['the "X" attribute a is', 'missing_text'],
  ['the "X" attribute a is b in the item containing "A"', 'scope_position'],
  ['the "X" style top is 3px', 'style_property'],
  ['the "X" style', 'style_form'],
  ['the "X" shows ${captured.a} 3 times', 'capture_expression'],
  ['page shows ${captured.a} 3 times', 'capture_expression'],
  ['the "X" shows ${captured.a} + .5', 'capture_expression'],
  ['the "X" shows ${captured.A}', 'capture_name'],
  ['the "X" field contains ${captured.a}+1', 'accepted'],
  ['the "X" is visible now', 'trailing_text'],
  ['the "X" in the sidebar shows 3', 'bad_container'],
  ['the "X in the item', 'unterminated_quote'],
  ['the "A" in the item containing "B" or "C" shows 3', 'trailing_text'],
];

const conditions: readonly Case[] = [
  ['the "A" field is greater than the "B"', 'near_miss'],
  ['the "A" is greater than the "B" field', 'near_miss'],
  ['the "A" shows Tried 3 times', 'accepted'],
  ['document contains x', 'unknown_form'],
  ['the "A" is visible within 3s', 'condition_waits'],
  ['the "A" is hidden', 'near_miss'],
  ['the "A" button is visible', 'accepted'],
  ['the "A" is less than the 2nd "B"', 'accepted'],
];

describe('the tables of the contract', () => {
  it.each(actions)('action %s: %s', (text, code) => {
    expect(codeOf(text, 'web', 'action')).toBe(code);
  });

  it.each(assertions)('assertion %s: %s', (text, code) => {
    expect(codeOf(text, 'web', 'assert')).toBe(code);
  });

  it.each(conditions)('condition %s: %s', (text, code) => {
    expect(codeOf(text, 'web', 'condition')).toBe(code);
  });

  it.each([
    ['Type into the "X" field', 'document'],
    ['Type fern into "Search"', 'document'],
    ['Type fern into the "Find" field', 'fill'],
  ])('the text editor reads %s as %s', (text, mode) => {
    const result = parseStep(text, { app: 'notepad', position: 'action' });
    expect(result.ok && toRecord(result.value).expect['mode']).toBe(mode);
  });

  it.each<[string, AppId, Position]>([
    ['Click "Send"', 'api', 'action'],
    ['page shows x', 'api', 'assert'],
    ['page shows x', 'api', 'condition'],
    ['Frobnicate', 'api', 'action'],
  ])('an api flow has no screen for %s', (text, app, position) => {
    expect(codeOf(text, app, position)).toBe('surface');
  });

  it('folds the case of ASCII letters only', () => {
    expect(codeOf('PRESS the "A" BUTTON', 'web', 'action')).toBe('accepted');
    expect(codeOf('Clic\u212a "A"', 'web', 'action')).toBe('unknown_form');
    expect(codeOf('Pre\u017fs Enter', 'web', 'action')).toBe('unknown_form');
  });

  it('computes places on the text as it was given', () => {
    const text = '  Type İİİ into the "X" field  ';
    const result = parseStep(text, { app: 'web', position: 'action' });
    if (!result.ok || result.value.kind !== 'type_text' || result.value.mode !== 'fill')
      throw new Error('not read');
    expect(result.value.text).toBe('İİİ');
    expect(text.slice(result.value.span.start, result.value.span.end)).toBe(text.trim());
    expect(
      result.value.target.kind === 'label' &&
        text.slice(result.value.target.label.span.start, result.value.target.label.span.end),
    ).toBe('"X"');
  });
});
