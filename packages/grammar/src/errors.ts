// What is said about each code: one factory per fault. Where it was found and what fits instead come from outside.
import type { GrammarCode } from './diagnostic.ts';
import { isFunctionKey, keyNames } from './keys.ts';
import { calculatorWords } from './sugar.ts';
import type { AppId } from './surface-app.ts';
import type { Restriction } from './surfaces.ts';

/** What the wording of a fault depends on. */
interface Problem {
  readonly app: AppId;
  /** What stands where reading stopped, in words: `` `box` `` or `the end of the step`. */
  readonly found: string;
  /** What was needed there, in words; undefined when something was not allowed. */
  readonly needed: string | undefined;
  /** What the app does not have, for the code `surface`. */
  readonly restriction: Restriction | undefined;
  /** The forms of the verb or subject at hand, or of the app. */
  readonly forms: string;
}

/** A fault in words. */
interface Wording {
  /** What is wrong; completes "`the step`: …". */
  readonly problem: string;
  /** What to write when no form of the author's own words is at hand. */
  readonly hint: string;
}

type Factory = (problem: Problem) => Wording;

const appNames: Readonly<Record<AppId, string>> = {
  web: 'a web page',
  sap: 'SAP',
  vision: 'a picture',
  windows: 'a desktop program',
  calc: 'the calculator',
  notepad: 'the text editor',
  api: 'an api flow',
};

const expected = ({ needed, found }: Problem): string =>
  needed === undefined ? `${found} does not fit here` : `expected ${needed}, found ${found}`;

const forms = (problem: Problem): Wording => ({ problem: expected(problem), hint: problem.forms });

const withHint =
  (hint: string): Factory =>
  (problem) => ({ problem: expected(problem), hint });

const fixed =
  (problem: string, hint: string): Factory =>
  () => ({ problem, hint });

const keyWords = `Keys are ${keyNames.filter((name) => !isFunctionKey(name)).join(', ')} and F1 to F12; a chord is like \`Ctrl+A\`.`;
const calculatorKeys = `The calculator’s own words are ${[...calculatorWords.keys()].join(', ')}. `;

/** The wording of every code. */
export const wordings: Readonly<Record<GrammarCode, Factory>> = {
  unknown_form: ({ found, forms: list }) => ({ problem: `no sentence starts with ${found}`, hint: list }),
  near_miss: forms,
  missing_text: forms,
  unquoted_target: ({ found, forms: list }) => ({
    problem: `a label in straight double quotes is required, found ${found}`,
    hint: list,
  }),
  unterminated_quote: fixed(
    'a quote is opened and never closed',
    'Close the label with a straight double quote: `"…"`.',
  ),
  empty_label: fixed(
    'the label is empty and names nothing',
    'Put a visible text between the quotes, or a selector after `css:`, or an id after `id:`.',
  ),
  missing_noun: forms,
  trailing_text: ({ found, forms: list }) => ({
    problem: `the step is complete before ${found}`,
    hint: `One step does one thing; leave the rest out. ${list}`,
  }),
  ordinal: fixed(
    'an ordinal stands behind `the` and directly before a quoted label, and starts at `1st`',
    'Write it like `the 2nd "Edit"`.',
  ),
  ordinal_scoped: fixed(
    'an ordinal and a scope do not go together',
    'Say which element is meant by what its row, item or frame contains, and leave the ordinal out.',
  ),
  ordinal_count: fixed(
    'one element cannot be counted',
    'Leave the ordinal out: the form counts every match.',
  ),
  scoped_count: fixed(
    'elements are counted on the whole page or in an iframe, not inside a cell, item or container',
    'Count with a `css:` label that matches just the elements you mean.',
  ),
  nested_scope: fixed(
    'a target takes one scope, and here is a second',
    'Keep the scope that identifies the element best.',
  ),
  bad_container: ({ found }) => ({
    problem: `${found} is not a container: only \`item\` and quoted \`css:\` or \`id:\` labels are`,
    hint: 'Write `in the item containing "…"`, `in the "css:…" containing "…"`, or `the "<header>" column of the row containing "…"`.',
  }),
  unnamed_frame: ({ found }) => ({
    problem: `a frame is named in double quotes, found ${found}`,
    hint: 'Write `in the iframe "<title, name, id or css:…>"`.',
  }),
  noun_after_scope: fixed(
    'the role noun stands before the scope',
    'Write it like `the "Trays" field in the item containing "Sage"`.',
  ),
  scope_position: fixed(
    'a scope stands directly behind its target, not inside a text or behind a state',
    'Put the scope right behind the target: `the "Trays" in the item containing "Sage" shows 3`.',
  ),
  framed_pointer: fixed(
    'the pointer cannot act inside a frame',
    'Use Type, Replace, Clear, Check, Uncheck, Select, Remember or Scroll there, or drive the control from the outer page.',
  ),
  dialog_clause: ({ needed, found }) => ({
    problem: `the dialog clause does not fit: ${needed === undefined ? '' : `expected ${needed}, `}found ${found}`,
    hint: 'Write `, accepting the dialog`, `, dismissing the "<message>" dialog` or `, answering the prompt with "<text>"`.',
  }),
  dialog_position: fixed(
    'this action opens no dialog, so it takes no dialog clause',
    'Put the clause on the click, button press, right-click, double-click or hover that opens the dialog.',
  ),
  capture_position: fixed(
    'a remembered value may not stand here',
    'Use it in `Type … into the … field`, `page shows`, `shows` or `field contains`; to wait for it, assert with a longer bound.',
  ),
  capture_expression: fixed(
    'a remembered value is the whole expectation, with at most one plain number added or taken off',
    'Write it like `the "Total" shows ${captured.total} + 1`; numbers are compared on one named element.',
  ),
  capture_name: fixed(
    'a name for a remembered value is one word of small letters, digits and `_`, starting with a letter',
    'Write it like `slip_no`, and refer to it as `${captured.slip_no}`.',
  ),
  reference_in_target: fixed(
    'an environment reference may not stand in a target',
    'Write the label out, or address the element with a stable `css:` or `id:` label.',
  ),
  key_name: ({ found, app }) => ({
    problem: `${found} names no key and no chord`,
    hint: `${app === 'calc' ? calculatorKeys : ''}${keyWords} Send a character with \`Type\`.`,
  }),
  function_key_web: fixed(
    'a function key cannot be pressed in a browser',
    'Press the button or click the control that the key stands for.',
  ),
  click_point: withHint(
    'Write two shares of the element’s box between 0% and 100%: `Click "Dial" at 75%,50%`.',
  ),
  scroll_offset: withHint('Write whole pixels with their unit: `Scroll "css:.log" to 260px`.'),
  select_list: ({ found }) => ({
    problem: `${found} does not fit in a list of options`,
    hint: 'Several options are quoted and joined by `,` and `and`: `Select "A", "B" and "C" from the "L" field`. One option stands without quotes.',
  }),
  count_number: withHint('Write how many elements, exactly: `the "css:.row" appears 3 times`.'),
  negative_count: fixed(
    'a negative has no count',
    'Say what is meant: `page shows Dry bed 0 times`, or leave the number out.',
  ),
  attribute_form: withHint(
    'Write `attribute <name> is <value>`, `attribute <name> is not <value>`, `has attribute <name>` or `does not have attribute <name>`; values are compared whole.',
  ),
  style_form: withHint('Write `style <property> is <value>` or `style <property> is not <value>`.'),
  style_property: ({ found }) => ({
    problem: `${found} is not among the styles that can be asserted: color, background-color, text-transform`,
    hint: 'Check sizes with `assert_screenshot` and presence with `is visible`.',
  }),
  cookie_form: ({ found }) => ({
    problem: `a cookie is named in quotes, and then \`exists\`, \`is httpOnly\`, \`is secure\` or \`is persistent\`; found ${found}`,
    hint: 'Write it like `cookie "session" exists`.',
  }),
  surface: ({ app, restriction }) =>
    restriction === undefined
      ? {
          problem: `${appNames[app]} has no screen, so no sentence applies to it`,
          hint: 'Ask services with `assert_api`, `assert_sql` and their kin.',
        }
      : {
          problem: `${restriction.what} does not exist on ${appNames[app]} (app: ${app})`,
          hint: 'Use a form of this app, or move the step to a surface that has it.',
        },
  not_a_condition: fixed(
    'this assertion cannot be a condition',
    'Conditions are `page shows <text>`, `page does not show <text>`, `the "…" shows <text>`, `the "…" is visible`, `the "…" is not visible` and `the "…" is greater than the "…"` or `less than`.',
  ),
  condition_waits: fixed('a condition is read once and never waits', 'Leave `within …` out.'),
  condition_operand: ({ found }) => ({
    problem: `a comparison has a quoted element on both sides, found ${found}`,
    hint: 'Write it like `the "Level" is less than the "Limit"`.',
  }),
  loop: fixed(
    'a step cannot hold a loop',
    'Write a `repeat:` block with `until` and `max`. A text with `until` or `while` in it is typed with `Type … into the … field`.',
  ),
  conditional: fixed('a step cannot hold a branch', 'Write a `when:` block with `steps`.'),
  regex: fixed('a remembered value is never a pattern', 'Give the value its own element, and remember that.'),
  between: fixed(
    'a remembered value is never cut out of a text',
    'Give the value its own element, and remember that.',
  ),
  date_expression: fixed(
    'a date is not computed when the flow runs',
    'Pin `browser.clock` and write the date.',
  ),
  no_pointer: fixed(
    'an action without a pointer cannot be performed',
    'Leave the words out: `Click` moves the pointer to its target.',
  ),
};

/** Why a shape is declined, where the grammar gives a reason. */
const reasons: Readonly<Partial<Record<GrammarCode, string>>> = {
  scope_position: 'Read as text it would assert the wrong thing, and moving it would be a guess.',
  framed_pointer:
    'Inside a frame a click would be a synthetic event, and a page is free to ignore those while the step still passes. Actions that set a value work on the frame’s own document and read back what they did.',
  capture_position:
    'A value the app showed may be entered or compared. It may not choose an element, a file, an option or an address, because then the app under test would decide what the flow does next.',
  reference_in_target: 'A target is recorded as written and must mean the same element everywhere.',
  function_key_web:
    'A browser has no key definition for function keys, so the page would not see what a person’s press sends.',
  loop: 'Repetition is a block that is expanded while recording; a value that runs to the end of the step cannot be told from a loop clause.',
  conditional: 'A flow proves one outcome: two outcomes to prove are two flows.',
  regex: 'A capture reads whole text; a pattern would be a second language inside the sentence.',
  between: 'Cutting text between two marks is a pattern under another name.',
  date_expression:
    'Against the wall clock a computed date means something else each day; against a pinned clock it is a constant.',
  no_pointer: 'Nobody can act without a pointer, so a step that did would prove nothing.',
  cookie_form:
    'A cookie’s value is a credential: the expected value would have to live in the trace. Only facts about a cookie can be asserted.',
};

/** The reason for a code; for `surface` it is the restriction's. */
export function reasonOf(code: GrammarCode, restriction: Restriction | undefined): string | undefined {
  if (restriction === undefined) return reasons[code];
  return `${restriction.reason.charAt(0).toUpperCase()}${restriction.reason.slice(1)}.`;
}
