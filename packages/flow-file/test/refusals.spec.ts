// Every refusal code of the reference, section 19: what is written, and the whole text that is said.
import { parseAssertion } from '@flowproof/grammar';
import { describe, expect, it } from '@jest/globals';
import { readFlow, renderFault } from '@flowproof/flow-file';
import type { FlowFaultCode } from '@flowproof/flow-file';

interface Refusal {
  readonly name: string;
  readonly text: string;
  readonly says: string;
}

/** What is said about a text, all faults of it. */
function said(text: string): string {
  const result = readFlow(text, { file: 'f' });
  return result.ok ? 'accepted' : result.faults.map((fault) => renderFault(text, fault)).join('\n');
}

const refusals: Readonly<Record<Exclude<FlowFaultCode, 'step_text'>, readonly Refusal[]>> = {
  yaml: [
    {
      name: 'an empty file',
      text: ``,
      says: `f:1:1: yaml: a flow file is a mapping of keys to values, found nothing

  ^
  hint: begin with a key, such as name: …`,
    },
    {
      name: 'a list instead of a mapping',
      text: `- rules: Press Enter
`,
      says: `f:1:1: yaml: a flow file is a mapping of keys to values, found a list
  - rules: Press Enter
  ^^^^^^^^^^^^^^^^^^^^
  hint: begin with a key, such as name: …`,
    },
    {
      name: 'a text instead of a mapping',
      text: `just words
`,
      says: `f:1:1: yaml: a flow file is a mapping of keys to values, found a text
  just words
  ^^^^^^^^^^
  hint: begin with a key, such as name: …`,
    },
    {
      name: 'a duplicate key',
      text: `name: Beds
name: Rows
app: web
url: http://x
steps:
  - rules: Press Enter
`,
      says: `f:2:1: yaml: the key "name" stands twice in one mapping, first in line 1
  name: Rows
  ^^^^
  hint: remove one of them`,
    },
    {
      name: 'a second document',
      text: `name: Beds
app: web
url: http://x
steps:
  - rules: Press Enter
---
name: Other
`,
      says: `f:6:1: yaml: a second document begins here, a file holds one
  ---
  ^
  hint: remove the --- or move what follows into a file of its own`,
    },
    {
      name: 'a sentence that begins with a quote',
      text: `name: Beds
app: web
url: http://x
steps:
  - assert: "Save" is visible
`,
      says: `f:5:20: yaml: the file cannot be read on from here
    - assert: "Save" is visible
                     ^^^^^^^^^^
  hint: a text in quotes ends at the closing quote: quote the whole value with ' when it holds a colon and a space, a # after a space, or begins with a sign`,
    },
    {
      name: 'a colon in a plain text',
      text: `name: Beds
app: web
url: http://x
steps:
  - assert: page shows Total: 5
`,
      says: `f:5:13: yaml: a second colon makes a mapping inside a mapping
    - assert: page shows Total: 5
              ^
  hint: quote the whole value with ' when it holds a colon and a space, a # after a space, or begins with a sign`,
    },
    {
      name: 'an open bracket',
      text: `name: Beds
app: web
url: http://x
steps: [
`,
      says: `f:5:1: yaml: the indentation does not fit what stands above

  ^
  hint: indent the entries of one list or mapping alike, and close every [ and {`,
    },
    {
      name: 'a tab as indentation',
      text: `name: Beds
app: web
url: http://x
steps:
	- rules: Press Enter
`,
      says: `f:5:1: yaml: a tab cannot indent
   - rules: Press Enter
  ^
  hint: indent with spaces`,
    },
    {
      name: 'an escape that does not exist',
      text: `name: Beds
app: web
url: http://x
steps:
  - rules: "Type C:\\Users"
`,
      says: `f:5:20: yaml: a double-quoted text holds an escape that does not exist
    - rules: "Type C:\\Users"
                     ^
  hint: a backslash escapes inside double quotes: put a Windows path in single quotes`,
    },
    {
      name: 'a tag',
      text: `name: !secret Beds
app: web
url: http://x
steps:
  - rules: Press Enter
`,
      says: `f:1:7: yaml: this tag is not understood
  name: !secret Beds
        ^^^^^^^
  hint: leave the ! tag out`,
    },
    {
      name: 'an alias without an anchor',
      text: `name: Beds
app: web
url: *page
steps:
  - rules: Press Enter
`,
      says: `f:3:6: yaml: the alias *page has no anchor &page above it
  url: *page
       ^^^^^
  hint: quote the value if it is meant as text`,
    },
    {
      name: 'an alias inside what it names',
      text: `name: Beds
app: web
url: http://x
steps:
  - rules: Press Enter
mock: &rules [*rules]
`,
      says: `f:6:15: yaml: the alias *rules stands inside what it names
  mock: &rules [*rules]
                ^^^^^^`,
    },
    {
      name: 'a list as a key',
      text: `name: Beds
app: web
url: http://x
? [a, b]
: c
steps:
  - rules: Press Enter
`,
      says: `f:4:3: yaml: a key is one word or text, not a list or mapping
  ? [a, b]
    ^^^^^^
  hint: quote the whole value with ' when it holds a colon and a space, a # after a space, or begins with a sign`,
    },
  ],
  unknown_key: [
    {
      name: 'a misspelt key',
      text: `name: Beds
app: web
urll: http://x
steps:
  - rules: Press Enter
`,
      says: `f:3:1: unknown_key: "urll" is no key of a flow
  urll: http://x
  ^^^^
  hint: the nearest is url; known are name, app, apps, url, connection, login, window, browser, session, mock, redact, skip_unless_env, control, exports, agent, tools, mcp, strict, steps`,
    },
    {
      name: 'a key of a block',
      text: `name: Beds
app: web
url: http://x
browser: {viewport: {width: 1, height: 1, dpi: 2}}
steps:
  - rules: Press Enter
`,
      says: `f:4:43: unknown_key: "dpi" is no key of browser.viewport
  browser: {viewport: {width: 1, height: 1, dpi: 2}}
                                            ^^^
  hint: the nearest is width; known are width, height, device_scale_factor, mobile, touch`,
    },
    {
      name: 'a key of a surface',
      text: `name: Beds
apps:
  shop: {app: web, url: http://x, session: a}
steps:
  - in: shop
    steps:
      - rules: Press Enter
`,
      says: `f:3:35: unknown_key: "session" is no key of a surface
    shop: {app: web, url: http://x, session: a}
                                    ^^^^^^^
  hint: the nearest is login; known are app, url, connection, login, browser, window`,
    },
    {
      name: 'a key of an assertion',
      text: `name: Stock
app: api
steps:
  - assert_api: {request: GET http://x, bodyjson: a}
`,
      says: `f:4:41: unknown_key: "bodyjson" is no key of assert_api
    - assert_api: {request: GET http://x, bodyjson: a}
                                          ^^^^^^^^
  hint: the nearest is body_json; known are request, headers, body, status, body_contains, body_json, equals, count, count_at_least, header, header_equals, header_contains, retry, timeout_seconds`,
    },
    {
      name: 'a key of a repeat',
      text: `name: Beds
app: web
url: http://x
steps:
  - repeat: {until: page shows Done, max: 2, step: 1, steps: [rules: Press Enter]}
`,
      says: `f:5:46: unknown_key: "step" is no key of repeat
    - repeat: {until: page shows Done, max: 2, step: 1, steps: [rules: Press Enter]}
                                               ^^^^
  hint: the nearest is steps; known are until, max, steps`,
    },
  ],
  missing_key: [
    {
      name: 'no name',
      text: `app: web
url: http://x
steps:
  - rules: Press Enter
`,
      says: `f:1:1: missing_key: name is missing
  app: web
  ^^^
  hint: write name: …`,
    },
    {
      name: 'a name with nothing after it',
      text: `name:
app: web
url: http://x
steps:
  - rules: Press Enter
`,
      says: `f:1:1: missing_key: name holds nothing
  name:
  ^^^^
  hint: write something after name:`,
    },
    {
      name: 'a blank name',
      text: `name: " "
app: web
url: http://x
steps:
  - rules: Press Enter
`,
      says: `f:1:7: missing_key: name holds nothing
  name: " "
        ^^^
  hint: write something after name:`,
    },
    {
      name: 'a web flow without url',
      text: `name: Beds
app: web
steps:
  - rules: Press Enter
`,
      says: `f:2:1: missing_key: the url of a web flow is missing
  app: web
  ^^^
  hint: write url: …`,
    },
    {
      name: 'a web flow with an empty url',
      text: `name: Beds
app: web
url:
steps:
  - rules: Press Enter
`,
      says: `f:3:1: missing_key: the url of a web flow holds nothing
  url:
  ^^^
  hint: write something after url:`,
    },
    {
      name: 'a vision flow without a window',
      text: `name: Beds
app: vision
steps:
  - rules: Press Enter
`,
      says: `f:2:1: missing_key: the window title of a vision flow is missing
  app: vision
  ^^^
  hint: write window: …`,
    },
    {
      name: 'a vision flow with a window that has no title',
      text: `name: Beds
app: vision
window: {width: 1, height: 1}
steps:
  - rules: Press Enter
`,
      says: `f:3:1: missing_key: the window title of a vision flow is missing
  window: {width: 1, height: 1}
  ^^^^^^
  hint: write window: …`,
    },
    {
      name: 'a program without its window',
      text: `name: Beds
app: {command: a.exe}
steps:
  - rules: Press Enter
`,
      says: `f:2:7: missing_key: app.window_title is missing
  app: {command: a.exe}
        ^^^^^^^
  hint: write window_title: …`,
    },
    {
      name: 'no steps',
      text: `name: Beds
app: web
url: http://x
`,
      says: `f:1:1: missing_key: steps is missing
  name: Beds
  ^^^^
  hint: write steps: …`,
    },
    {
      name: 'half a viewport',
      text: `name: Beds
app: web
url: http://x
browser: {viewport: {width: 3}}
steps:
  - rules: Press Enter
`,
      says: `f:4:22: missing_key: browser.viewport.height is missing
  browser: {viewport: {width: 3}}
                       ^^^^^
  hint: write height: …`,
    },
    {
      name: 'a clock without an instant',
      text: `name: Beds
app: web
url: http://x
browser: {clock: {timezone: Europe/Berlin}}
steps:
  - rules: Press Enter
`,
      says: `f:4:19: missing_key: browser.clock.at is missing
  browser: {clock: {timezone: Europe/Berlin}}
                    ^^^^^^^^
  hint: write at: …`,
    },
    {
      name: 'a cookie without a value',
      text: `name: Beds
app: web
url: http://x
session: {cookies: [{name: sid}]}
steps:
  - rules: Press Enter
`,
      says: `f:4:22: missing_key: session.cookies.value is missing
  session: {cookies: [{name: sid}]}
                       ^^^^
  hint: write value: …`,
    },
    {
      name: 'a mock without a url',
      text: `name: Beds
app: web
url: http://x
mock: [{status: 200}]
steps:
  - rules: Press Enter
`,
      says: `f:4:9: missing_key: mock.url_contains is missing
  mock: [{status: 200}]
          ^^^^^^
  hint: write url_contains: …`,
    },
    {
      name: 'a login without a password',
      text: `name: Beds
app: sap
connection: DEV
login: {user: a}
steps:
  - rules: Press Enter
`,
      says: `f:4:9: missing_key: login.password is missing
  login: {user: a}
          ^^^^
  hint: write password: …`,
    },
    {
      name: 'a control without an id',
      text: `name: Beds
app: web
url: http://x
control: {title: Beds}
steps:
  - rules: Press Enter
`,
      says: `f:4:11: missing_key: control.id is missing
  control: {title: Beds}
            ^^^^^
  hint: write id: …`,
    },
    {
      name: 'an api assertion without a request',
      text: `name: Stock
app: api
steps:
  - assert_api: {status: 200}
`,
      says: `f:4:18: missing_key: assert_api.request is missing
    - assert_api: {status: 200}
                   ^^^^^^
  hint: write request: …`,
    },
    {
      name: 'a repeat without a condition',
      text: `name: Beds
app: web
url: http://x
steps:
  - repeat: {max: 2, steps: [rules: Press Enter]}
`,
      says: `f:5:14: missing_key: repeat.until is missing
    - repeat: {max: 2, steps: [rules: Press Enter]}
               ^^^
  hint: write until: …`,
    },
    {
      name: 'a when without steps',
      text: `name: Beds
app: web
url: http://x
steps:
  - when: page shows Done
`,
      says: `f:5:5: missing_key: steps beside when is missing
    - when: page shows Done
      ^^^^
  hint: write steps: …`,
    },
    {
      name: 'a step with nothing after its key',
      text: `name: Beds
app: web
url: http://x
steps:
  - rules:
`,
      says: `f:5:5: missing_key: rules holds nothing
    - rules:
      ^^^^^
  hint: write something after rules:`,
    },
  ],
  wrong_type: [
    {
      name: 'a number as a name',
      text: `name: 7
app: web
url: http://x
steps:
  - rules: Press Enter
`,
      says: `f:1:7: wrong_type: name is a text, found the number 7
  name: 7
        ^
  hint: quote it: "7"`,
    },
    {
      name: 'a number as a client',
      text: `name: Beds
app: sap
connection: DEV
login: {user: a, password: b, client: 100}
steps:
  - rules: Press Enter
`,
      says: `f:4:39: wrong_type: login.client is a text, found the number 100
  login: {user: a, password: b, client: 100}
                                        ^^^
  hint: quote it: "100"`,
    },
    {
      name: 'a number as an expected text',
      text: `name: Stock
app: api
steps:
  - assert_sql: {connection: a, query: select 1, equals: 1}
`,
      says: `f:4:58: wrong_type: assert_sql.equals is a text, found the number 1
    - assert_sql: {connection: a, query: select 1, equals: 1}
                                                           ^
  hint: quote it: "1"`,
    },
    {
      name: 'a text as a width',
      text: `name: Beds
app: web
url: http://x
browser: {viewport: {width: wide, height: 1}}
steps:
  - rules: Press Enter
`,
      says: `f:4:29: wrong_type: browser.viewport.width is a whole number above 0, found the text "wide"
  browser: {viewport: {width: wide, height: 1}}
                              ^^^^`,
    },
    {
      name: 'a width of nothing',
      text: `name: Beds
app: web
url: http://x
browser: {viewport: {width: 0, height: 1}}
steps:
  - rules: Press Enter
`,
      says: `f:4:29: wrong_type: browser.viewport.width is a whole number above 0, found the number 0
  browser: {viewport: {width: 0, height: 1}}
                              ^`,
    },
    {
      name: 'a fractional seed',
      text: `name: Beds
app: web
url: http://x
browser: {random: {seed: 1.5}}
steps:
  - rules: Press Enter
`,
      says: `f:4:26: wrong_type: browser.random.seed is a whole number from 0 to 4294967295, found the number 1.5
  browser: {random: {seed: 1.5}}
                           ^^^`,
    },
    {
      name: 'a seed from the environment',
      text: `name: Beds
app: web
url: http://x
browser: {random: {seed: "\${SEED}"}}
steps:
  - rules: Press Enter
`,
      says: `f:4:26: wrong_type: browser.random.seed is a whole number from 0 to 4294967295, found the text "\${SEED}"
  browser: {random: {seed: "\${SEED}"}}
                           ^^^^^^^^^`,
    },
    {
      name: 'a session that is a list',
      text: `name: Beds
app: web
url: http://x
session: [picker]
steps:
  - rules: Press Enter
`,
      says: `f:4:10: wrong_type: session is a text or a mapping of cookies, local_storage, found a list of 1
  session: [picker]
           ^^^^^^^^`,
    },
    {
      name: 'a geometry from the environment',
      text: `name: Beds
app: calc
window: {width: "\${W}", height: 1}
steps:
  - rules: Press Enter
`,
      says: `f:3:17: wrong_type: window.width is a whole number above 0, found the text "\${W}"
  window: {width: "\${W}", height: 1}
                  ^^^^^^`,
    },
    {
      name: 'an app that is a number',
      text: `name: Beds
app: 7
steps:
  - rules: Press Enter
`,
      says: `f:2:6: wrong_type: app is a text or a mapping of command, window_title, found the number 7
  app: 7
       ^
  hint: quote it: "7"`,
    },
    {
      name: 'rules that are a mapping',
      text: `name: Beds
app: web
url: http://x
steps:
  - rules: {click: Beds}
`,
      says: `f:5:12: wrong_type: rules is a text, found a mapping
    - rules: {click: Beds}
             ^^^^^^^^^^^^^`,
    },
    {
      name: 'a sentence that is a number',
      text: `name: Beds
app: web
url: http://x
steps:
  - assert: 42
`,
      says: `f:5:13: wrong_type: assert is a text, found the number 42
    - assert: 42
              ^^
  hint: quote it: "42"`,
    },
    {
      name: 'steps that are a text',
      text: `name: Beds
app: web
url: http://x
steps: Press Enter
`,
      says: `f:4:8: wrong_type: steps is a list of steps, found the text "Press Enter"
  steps: Press Enter
         ^^^^^^^^^^^`,
    },
    {
      name: 'a negative timeout',
      text: `name: Stock
app: api
steps:
  - assert_api: {request: GET http://x, timeout_seconds: -1}
`,
      says: `f:4:58: wrong_type: assert_api.timeout_seconds is a whole number from 0 on, found the number -1
    - assert_api: {request: GET http://x, timeout_seconds: -1}
                                                           ^^`,
    },
    {
      name: 'a redaction of two targets',
      text: `name: Beds
app: web
url: http://x
redact: [{target: {css: a, automation_id: b}, mode: mask}]
steps:
  - rules: Press Enter
`,
      says: `f:4:19: wrong_type: redact.target holds exactly one of css, automation_id, rect
  redact: [{target: {css: a, automation_id: b}, mode: mask}]
                    ^^^^^^^^^^^^^^^^^^^^^^^^^^
  hint: write one rule per region`,
    },
    {
      name: 'a redaction of another mode',
      text: `name: Beds
app: web
url: http://x
redact: [{target: {css: a}, mode: blur}]
steps:
  - rules: Press Enter
`,
      says: `f:4:35: wrong_type: redact.mode is mask, found the text "blur"
  redact: [{target: {css: a}, mode: blur}]
                                    ^^^^`,
    },
    {
      name: 'a rectangle of three numbers',
      text: `name: Beds
app: web
url: http://x
redact: [{target: {rect: [1, 2, 3]}, mode: mask}]
steps:
  - rules: Press Enter
`,
      says: `f:4:26: wrong_type: redact.target.rect is a list of 4 numbers, found a list of 3
  redact: [{target: {rect: [1, 2, 3]}, mode: mask}]
                           ^^^^^^^^^`,
    },
    {
      name: 'a variable list that is a text',
      text: `name: Beds
app: web
url: http://x
skip_unless_env: A
steps:
  - rules: Press Enter
`,
      says: `f:4:18: wrong_type: skip_unless_env is a list of texts, found the text "A"
  skip_unless_env: A
                   ^`,
    },
    {
      name: 'a number in a list of texts',
      text: `name: Beds
app: web
url: http://x
skip_unless_env: [7]
steps:
  - rules: Press Enter
`,
      says: `f:4:19: wrong_type: skip_unless_env[0] is a text, found the number 7
  skip_unless_env: [7]
                    ^
  hint: quote it: "7"`,
    },
    {
      name: 'a body JSON cannot hold',
      text: `name: Stock
app: api
steps:
  - assert_api: {request: POST http://x, body: {n: .nan}}
`,
      says: `f:4:52: wrong_type: assert_api.body is a value that JSON can hold, found the number .nan
    - assert_api: {request: POST http://x, body: {n: .nan}}
                                                     ^^^^`,
    },
  ],
  empty_steps: [
    {
      name: 'a flow without steps',
      text: `name: Beds
app: web
url: http://x
steps: []
`,
      says: `f:4:8: empty_steps: the steps of the flow are empty
  steps: []
         ^^
  hint: write at least one step: a list that does nothing proves nothing`,
    },
    {
      name: 'an empty repeat',
      text: `name: Beds
app: web
url: http://x
steps:
  - repeat: {until: page shows Done, max: 2, steps: []}
`,
      says: `f:5:53: empty_steps: the steps of a repeat are empty
    - repeat: {until: page shows Done, max: 2, steps: []}
                                                      ^^
  hint: write at least one step: a list that does nothing proves nothing`,
    },
    {
      name: 'an empty when',
      text: `name: Beds
app: web
url: http://x
steps:
  - when: page shows Done
    steps: []
`,
      says: `f:6:12: empty_steps: the steps of a when block are empty
      steps: []
             ^^
  hint: write at least one step: a list that does nothing proves nothing`,
    },
    {
      name: 'an empty block',
      text: `name: Beds
apps:
  shop: {app: web, url: http://x}
steps:
  - in: shop
    steps: []
`,
      says: `f:6:12: empty_steps: the steps of the block of shop are empty
      steps: []
             ^^
  hint: write at least one step: a list that does nothing proves nothing`,
    },
    {
      name: 'an empty template',
      text: `name: Stock
app: api
steps:
  - foreach:
      values: [a]
      steps: []
`,
      says: `f:6:14: empty_steps: the steps of foreach are empty
        steps: []
               ^^
  hint: write at least one step: a list that does nothing proves nothing`,
    },
  ],
  step_shape: [
    {
      name: 'a number',
      text: `name: Beds
app: web
url: http://x
steps:
  - 42
`,
      says: `f:5:5: step_shape: a step is a text or a mapping with one key, found a number
    - 42
      ^^
  hint: quote it if it is meant as text; the forms are a text, rules, assert, assert_api, assert_sql, assert_spreadsheet, assert_screenshot, assert_no_secret_leak, repeat, when, in, foreach, prompt, assert_tool_call, assert_no_tool_call, assert_no_egress`,
    },
    {
      name: 'a list',
      text: `name: Beds
app: web
url: http://x
steps:
  - [rules, Press Enter]
`,
      says: `f:5:5: step_shape: a step is a text or a mapping with one key, found a list
    - [rules, Press Enter]
      ^^^^^^^^^^^^^^^^^^^^
  hint: the forms are a text, rules, assert, assert_api, assert_sql, assert_spreadsheet, assert_screenshot, assert_no_secret_leak, repeat, when, in, foreach, prompt, assert_tool_call, assert_no_tool_call, assert_no_egress`,
    },
    {
      name: 'a boolean',
      text: `name: Beds
app: web
url: http://x
steps:
  - true
`,
      says: `f:5:5: step_shape: a step is a text or a mapping with one key, found a boolean
    - true
      ^^^^
  hint: quote it if it is meant as text; the forms are a text, rules, assert, assert_api, assert_sql, assert_spreadsheet, assert_screenshot, assert_no_secret_leak, repeat, when, in, foreach, prompt, assert_tool_call, assert_no_tool_call, assert_no_egress`,
    },
    {
      name: 'nothing',
      text: `name: Beds
app: web
url: http://x
steps:
  -
`,
      says: `f:5:4: step_shape: a step is a text or a mapping with one key, found nothing
    -
     ^
  hint: the forms are a text, rules, assert, assert_api, assert_sql, assert_spreadsheet, assert_screenshot, assert_no_secret_leak, repeat, when, in, foreach, prompt, assert_tool_call, assert_no_tool_call, assert_no_egress`,
    },
    {
      name: 'two keys',
      text: `name: Beds
app: web
url: http://x
steps:
  - assert: page shows Beds
    timeout: 3
`,
      says: `f:5:5: step_shape: a step mapping has one key, found assert, timeout
    - assert: page shows Beds
      ^^^^^^
  hint: only when and in take steps beside them, and a bound is part of the sentence: … within 5s; the forms are a text, rules, assert, assert_api, assert_sql, assert_spreadsheet, assert_screenshot, assert_no_secret_leak, repeat, when, in, foreach, prompt, assert_tool_call, assert_no_tool_call, assert_no_egress`,
    },
    {
      name: 'no key',
      text: `name: Beds
app: web
url: http://x
steps:
  - {}
`,
      says: `f:5:5: step_shape: a step mapping has one key, this one has none
    - {}
      ^^
  hint: only when and in take steps beside them, and a bound is part of the sentence: … within 5s; the forms are a text, rules, assert, assert_api, assert_sql, assert_spreadsheet, assert_screenshot, assert_no_secret_leak, repeat, when, in, foreach, prompt, assert_tool_call, assert_no_tool_call, assert_no_egress`,
    },
  ],
  unknown_step: [
    {
      name: 'a misspelt key',
      text: `name: Stock
app: api
steps:
  - assert_apy: {request: GET http://x}
`,
      says: `f:4:5: unknown_step: there is no step "assert_apy"
    - assert_apy: {request: GET http://x}
      ^^^^^^^^^^
  hint: the nearest is assert_api; the forms are a text, rules, assert, assert_api, assert_sql, assert_spreadsheet, assert_screenshot, assert_no_secret_leak, repeat, when, in, foreach, prompt, assert_tool_call, assert_no_tool_call, assert_no_egress`,
    },
  ],
  app_choice: [
    {
      name: 'neither',
      text: `name: Beds
steps:
  - rules: Press Enter
`,
      says: `f:1:1: app_choice: the flow says neither app nor apps
  name: Beds
  ^^^^
  hint: write app: web (or another id) for one app, or apps: with named surfaces for several`,
    },
    {
      name: 'both',
      text: `name: Beds
app: web
url: http://x
apps:
  shop: {app: web, url: http://x}
steps:
  - rules: Press Enter
`,
      says: `f:4:1: app_choice: app and apps exclude each other
  apps:
  ^^^^
  hint: write app: web (or another id) for one app, or apps: with named surfaces for several`,
    },
  ],
  unknown_app: [
    {
      name: 'a misspelt id',
      text: `name: Beds
app: wep
steps:
  - rules: Press Enter
`,
      says: `f:2:6: unknown_app: there is no app "wep"
  app: wep
       ^^^
  hint: web is near; the ids are web, sap, vision, calc, notepad, api, agent; any other program is a mapping with command and window_title`,
    },
    {
      name: 'the id of a program',
      text: `name: Beds
app: windows
steps:
  - rules: Press Enter
`,
      says: `f:2:6: unknown_app: there is no app "windows"
  app: windows
       ^^^^^^^
  hint: a program is a mapping: app: {command: labels.exe, window_title: Labels}`,
    },
    {
      name: 'the id of several apps',
      text: `name: Beds
app: multi
steps:
  - rules: Press Enter
`,
      says: `f:2:6: unknown_app: there is no app "multi"
  app: multi
       ^^^^^
  hint: several apps are named under apps; the ids are web, sap, vision, calc, notepad, api, agent; any other program is a mapping with command and window_title`,
    },
  ],
  surface: [
    {
      name: 'a name with a capital',
      text: `name: Beds
apps:
  Shop: {app: web, url: http://x}
steps:
  - in: Shop
    steps:
      - rules: Press Enter
`,
      says: `f:3:3: surface: "Shop" is no name of a surface
    Shop: {app: web, url: http://x}
    ^^^^
  hint: begin with a lower-case letter, go on with lower-case letters, digits, _ and -`,
    },
    {
      name: 'an api',
      text: `name: Beds
apps:
  shop: {app: api}
steps:
  - in: shop
    steps:
      - rules: Press Enter
`,
      says: `f:3:15: surface: the surface shop is an api, which has nothing to drive
    shop: {app: api}
                ^^^
  hint: leave it out: assert_api works in any block`,
    },
    {
      name: 'an agent',
      text: `name: Beds
apps:
  shop: {app: agent}
steps:
  - in: shop
    steps:
      - rules: Press Enter
`,
      says: `f:3:15: surface: the surface shop is an agent, which is a model boundary and no surface
    shop: {app: agent}
                ^^^^^
  hint: write the agent flow in a file of its own and chain it in the suite`,
    },
    {
      name: 'no surface at all',
      text: `name: Beds
apps: {}
steps: [{in: shop, steps: [rules: Press Enter]}]
`,
      says: `f:2:7: surface: apps declares no surface
  apps: {}
        ^^
  hint: write a name and what it drives: shop: {app: web, url: …}`,
    },
    {
      name: 'a url on an sap surface',
      text: `name: Beds
apps:
  shop: {app: sap, url: http://x}
steps:
  - in: shop
    steps:
      - rules: Press Enter
`,
      says: `f:3:20: surface: the surface shop is sap, url does not belong there
    shop: {app: sap, url: http://x}
                     ^^^
  hint: url belongs to a web surface`,
    },
    {
      name: 'a connection on a web surface',
      text: `name: Beds
apps:
  shop: {app: web, url: http://x, connection: DEV}
steps:
  - in: shop
    steps:
      - rules: Press Enter
`,
      says: `f:3:35: surface: the surface shop is web, connection does not belong there
    shop: {app: web, url: http://x, connection: DEV}
                                    ^^^^^^^^^^
  hint: connection belongs to an sap surface`,
    },
    {
      name: 'a browser on a vision surface',
      text: `name: Beds
apps:
  shop: {app: vision, window: Shop, browser: {}}
steps:
  - in: shop
    steps:
      - rules: Press Enter
`,
      says: `f:3:37: surface: the surface shop is vision, browser does not belong there
    shop: {app: vision, window: Shop, browser: {}}
                                      ^^^^^^^
  hint: browser belongs to a web surface`,
    },
    {
      name: 'a window on a web surface',
      text: `name: Beds
apps:
  shop: {app: web, url: http://x, window: {width: 1, height: 1}}
steps:
  - in: shop
    steps:
      - rules: Press Enter
`,
      says: `f:3:35: surface: the surface shop is web, window does not belong there
    shop: {app: web, url: http://x, window: {width: 1, height: 1}}
                                    ^^^^^^
  hint: a page is sized with browser.viewport`,
    },
    {
      name: 'a web surface without url',
      text: `name: Beds
apps:
  shop: {app: web}
steps:
  - in: shop
    steps:
      - rules: Press Enter
`,
      says: `f:3:10: surface: the surface shop is web and needs url
    shop: {app: web}
           ^^^
  hint: add url: with the page to open`,
    },
    {
      name: 'a vision surface without a title',
      text: `name: Beds
apps:
  shop: {app: vision, window: {width: 1, height: 1}}
steps:
  - in: shop
    steps:
      - rules: Press Enter
`,
      says: `f:3:10: surface: the surface shop is vision and needs a window title
    shop: {app: vision, window: {width: 1, height: 1}}
           ^^^
  hint: add window: <part of the title>`,
    },
    {
      name: 'half a size',
      text: `name: Beds
apps:
  shop: {app: sap, window: {width: 1}}
steps:
  - in: shop
    steps:
      - rules: Press Enter
`,
      says: `f:3:29: surface: the window of the surface shop (sap): width and height go together, only width stands here
    shop: {app: sap, window: {width: 1}}
                              ^^^^^
  hint: add height`,
    },
    {
      name: 'a position without a size',
      text: `name: Beds
apps:
  shop: {app: calc, window: {x: 1, y: 1}}
steps:
  - in: shop
    steps:
      - rules: Press Enter
`,
      says: `f:3:30: surface: the window of the surface shop (desktop): a position goes with a size
    shop: {app: calc, window: {x: 1, y: 1}}
                               ^
  hint: add width and height`,
    },
    {
      name: 'a title on a launched window',
      text: `name: Beds
apps:
  shop: {app: calc, window: Shop}
steps:
  - in: shop
    steps:
      - rules: Press Enter
`,
      says: `f:3:29: surface: the window of the surface shop (desktop): a launched program has no window title here
    shop: {app: calc, window: Shop}
                              ^^^^
  hint: name the window with app.window_title, and give window a size only`,
    },
    {
      name: 'a title on an sap window',
      text: `name: Beds
apps:
  shop: {app: sap, window: Shop}
steps:
  - in: shop
    steps:
      - rules: Press Enter
`,
      says: `f:3:28: surface: the window of the surface shop (sap): an SAP window is not found by its title
    shop: {app: sap, window: Shop}
                             ^^^^
  hint: attach with connection, and give window a size only`,
    },
  ],
  in_block: [
    {
      name: 'a block in a flow with app',
      text: `name: Beds
app: web
url: http://x
steps:
  - in: shop
    steps:
      - rules: Press Enter
`,
      says: `f:5:5: in_block: an in block needs apps, this flow drives one app
    - in: shop
      ^^
  hint: take the steps out of the block, or declare surfaces under apps`,
    },
    {
      name: 'a step outside a block',
      text: `name: Beds
apps:
  shop: {app: web, url: http://x}
steps:
  - rules: Press Enter
`,
      says: `f:5:5: in_block: in a flow with apps every step stands in an in block
    - rules: Press Enter
      ^^^^^
  hint: write - in: <surface> with steps: around it`,
    },
    {
      name: 'a plain step outside a block',
      text: `name: Beds
apps:
  shop: {app: web, url: http://x}
steps:
  - Open the shop
`,
      says: `f:5:5: in_block: in a flow with apps every step stands in an in block
    - Open the shop
      ^^^^^^^^^^^^^
  hint: write - in: <surface> with steps: around it`,
    },
    {
      name: 'a surface nobody declared',
      text: `name: Beds
apps:
  shop: {app: web, url: http://x}
steps:
  - in: till
    steps: [rules: Press Enter]
`,
      says: `f:5:9: in_block: the surface "till" is not declared
    - in: till
          ^^^^
  hint: declared are shop`,
    },
    {
      name: 'a block without steps',
      text: `name: Beds
apps:
  shop: {app: web, url: http://x}
steps:
  - in: shop
`,
      says: `f:5:5: in_block: the block of shop has no steps of its own
    - in: shop
      ^^
  hint: write steps: with a list beside in:`,
    },
    {
      name: 'a block without a name',
      text: `name: Beds
apps:
  shop: {app: web, url: http://x}
steps:
  - in:
    steps: [rules: Press Enter]
`,
      says: `f:5:5: in_block: the in block names no surface
    - in:
      ^^
  hint: write in: <surface>`,
    },
    {
      name: 'a block in a when',
      text: `name: Beds
apps:
  shop: {app: web, url: http://x}
steps:
  - in: shop
    steps:
      - when: page shows Done
        steps:
          - in: shop
            steps: [rules: Press Enter]
`,
      says: `f:9:13: in_block: an in block stands inside another block
            - in: shop
              ^^
  hint: input goes to one surface at a time: end the block and begin the next one at the top of steps`,
    },
  ],
  config: [
    {
      name: 'a url on an sap flow',
      text: `name: Beds
app: sap
url: http://x
steps:
  - rules: Press Enter
`,
      says: `f:3:1: config: url does not belong on an sap flow
  url: http://x
  ^^^
  hint: an SAP flow opens connection`,
    },
    {
      name: 'a connection on a web flow',
      text: `name: Beds
app: web
url: http://x
connection: DEV
steps:
  - rules: Press Enter
`,
      says: `f:4:1: config: connection does not belong on a web flow
  connection: DEV
  ^^^^^^^^^^
  hint: connection belongs to app: sap`,
    },
    {
      name: 'a browser on an api flow',
      text: `name: Stock
app: api
browser: {}
steps:
  - assert_api: {request: GET http://x}
`,
      says: `f:3:1: config: browser does not belong on an api flow
  browser: {}
  ^^^^^^^
  hint: browser belongs to app: web`,
    },
    {
      name: 'a session on a flow with apps',
      text: `name: Beds
apps:
  shop: {app: web, url: http://x}
session: picker
steps:
  - in: shop
    steps:
      - rules: Press Enter
`,
      says: `f:4:1: config: session does not belong at the top of a flow with apps
  session: picker
  ^^^^^^^
  hint: it is not available on a flow with apps yet`,
    },
    {
      name: 'a redaction on an api flow',
      text: `name: Stock
app: api
redact: []
steps:
  - assert_api: {request: GET http://x}
`,
      says: `f:3:1: config: redact does not belong on an api flow
  redact: []
  ^^^^^^
  hint: no pictures are stored here, so there is nothing to mask`,
    },
    {
      name: 'an action on an api flow',
      text: `name: Stock
app: api
steps:
  - rules: Press Enter
`,
      says: `f:4:5: config: rules does not belong in a flow of app: api
    - rules: Press Enter
      ^^^^^
  hint: it takes assert_api, assert_sql, assert_spreadsheet, assert_no_secret_leak: there is nothing to drive`,
    },
    {
      name: 'a plain step on an api flow',
      text: `name: Stock
app: api
steps:
  - Open the shop
`,
      says: `f:4:5: config: a plain step does not belong in a flow of app: api
    - Open the shop
      ^^^^^^^^^^^^^
  hint: it takes assert_api, assert_sql, assert_spreadsheet, assert_no_secret_leak: there is nothing to drive`,
    },
    {
      name: 'a picture on an api flow',
      text: `name: Stock
app: api
steps:
  - assert_screenshot: {name: beds}
`,
      says: `f:4:5: config: assert_screenshot does not belong in a flow of app: api
    - assert_screenshot: {name: beds}
      ^^^^^^^^^^^^^^^^^
  hint: it takes assert_api, assert_sql, assert_spreadsheet, assert_no_secret_leak: there is nothing to drive`,
    },
    {
      name: 'an action on an agent flow',
      text: `name: Assistant
app: agent
agent: {command: node a.mjs}
steps:
  - prompt: Book a desk
  - rules: Press Enter
`,
      says: `f:6:5: config: rules does not belong in a flow of app: agent
    - rules: Press Enter
      ^^^^^
  hint: an agent flow takes prompt, assert_tool_call, assert_no_tool_call, assert, assert_no_egress, assert_no_secret_leak`,
    },
    {
      name: 'a probe on an agent flow',
      text: `name: Assistant
app: agent
agent: {command: node a.mjs}
steps:
  - prompt: Book a desk
  - assert_api: {request: GET http://x}
`,
      says: `f:6:5: config: assert_api does not belong in a flow of app: agent
    - assert_api: {request: GET http://x}
      ^^^^^^^^^^
  hint: an agent flow takes prompt, assert_tool_call, assert_no_tool_call, assert, assert_no_egress, assert_no_secret_leak`,
    },
  ],
  window: [
    {
      name: 'on a web flow',
      text: `name: Beds
app: web
url: http://x
window: {width: 1, height: 1}
steps:
  - rules: Press Enter
`,
      says: `f:4:1: window: window does not belong on a web flow
  window: {width: 1, height: 1}
  ^^^^^^
  hint: the page is selected by url and sized with browser.viewport`,
    },
    {
      name: 'on an sap flow',
      text: `name: Beds
app: sap
window: Shop
steps:
  - rules: Press Enter
`,
      says: `f:3:1: window: window does not belong on an sap flow
  window: Shop
  ^^^^^^
  hint: attach with connection; a shape can be pinned on an sap surface under apps`,
    },
    {
      name: 'on an api flow',
      text: `name: Stock
app: api
window: Shop
steps:
  - assert_api: {request: GET http://x}
`,
      says: `f:3:1: window: window does not belong on an api flow
  window: Shop
  ^^^^^^
  hint: there is no window`,
    },
    {
      name: 'half a size',
      text: `name: Beds
app: calc
window: {height: 1}
steps:
  - rules: Press Enter
`,
      says: `f:3:10: window: width and height go together, only height stands here
  window: {height: 1}
           ^^^^^^
  hint: add width`,
    },
    {
      name: 'half a position',
      text: `name: Beds
app: calc
window: {width: 1, height: 1, y: 1}
steps:
  - rules: Press Enter
`,
      says: `f:3:31: window: x and y go together, only y stands here
  window: {width: 1, height: 1, y: 1}
                                ^
  hint: add x`,
    },
    {
      name: 'a position without a size',
      text: `name: Beds
app: vision
window: {title: Shop, x: 1, y: 1}
steps:
  - rules: Press Enter
`,
      says: `f:3:23: window: a position goes with a size
  window: {title: Shop, x: 1, y: 1}
                        ^
  hint: add width and height`,
    },
    {
      name: 'a title on a launched window',
      text: `name: Beds
app: {command: a.exe, window_title: A}
window: A
steps:
  - rules: Press Enter
`,
      says: `f:3:9: window: a launched program has no window title here
  window: A
          ^
  hint: name the window with app.window_title, and give window a size only`,
    },
  ],
  login: [
    {
      name: 'on a web flow',
      text: `name: Beds
app: web
url: http://x
login: {user: a, password: b}
steps:
  - rules: Press Enter
`,
      says: `f:4:1: login: login does not belong on a web flow
  login: {user: a, password: b}
  ^^^^^
  hint: login is SAP configuration: a web flow signs in with session`,
    },
    {
      name: 'on a web surface',
      text: `name: Beds
apps:
  shop: {app: web, url: http://x, login: {user: a, password: b}}
steps:
  - in: shop
    steps:
      - rules: Press Enter
`,
      says: `f:3:35: login: login does not belong on the surface shop, which is web
    shop: {app: web, url: http://x, login: {user: a, password: b}}
                                    ^^^^^
  hint: login is SAP configuration`,
    },
    {
      name: 'without a connection',
      text: `name: Beds
app: sap
login: {user: a, password: b}
steps:
  - rules: Press Enter
`,
      says: `f:3:1: login: a login without connection would attach to whatever is open, perhaps as somebody else
  login: {user: a, password: b}
  ^^^^^
  hint: add connection: <SAP Logon entry>`,
    },
    {
      name: 'without a connection on a surface',
      text: `name: Beds
apps:
  shop: {app: sap, login: {user: a, password: b}}
steps:
  - in: shop
    steps:
      - rules: Press Enter
`,
      says: `f:3:20: login: a login without connection would attach to whatever is open, perhaps as somebody else
    shop: {app: sap, login: {user: a, password: b}}
                     ^^^^^
  hint: add connection: <SAP Logon entry>`,
    },
    {
      name: 'a blank password',
      text: `name: Beds
app: sap
connection: DEV
login: {user: a, password: ""}
steps:
  - rules: Press Enter
`,
      says: `f:4:28: login: login.password is blank, user and password are both needed
  login: {user: a, password: ""}
                             ^^
  hint: write a text or \${VAR}`,
    },
  ],
  clock: [
    {
      name: 'no instant',
      text: `name: Beds
app: web
url: http://x
browser: {clock: {at: next tuesday}}
steps:
  - rules: Press Enter
`,
      says: `f:4:23: clock: browser.clock.at is a date and time with a zone, found "next tuesday"
  browser: {clock: {at: next tuesday}}
                        ^^^^^^^^^^^^
  hint: write an instant such as "2026-03-03T12:00:00+01:00"`,
    },
    {
      name: 'no zone',
      text: `name: Beds
app: web
url: http://x
browser: {clock: {at: "2026-03-03T12:00:00"}}
steps:
  - rules: Press Enter
`,
      says: `f:4:23: clock: browser.clock.at is a date and time with a zone, found "2026-03-03T12:00:00"
  browser: {clock: {at: "2026-03-03T12:00:00"}}
                        ^^^^^^^^^^^^^^^^^^^^^
  hint: write an instant such as "2026-03-03T12:00:00+01:00"`,
    },
    {
      name: 'a day that does not exist',
      text: `name: Beds
app: web
url: http://x
browser: {clock: {at: "2026-02-30T12:00:00Z"}}
steps:
  - rules: Press Enter
`,
      says: `f:4:23: clock: browser.clock.at is a date and time with a zone, found "2026-02-30T12:00:00Z"
  browser: {clock: {at: "2026-02-30T12:00:00Z"}}
                        ^^^^^^^^^^^^^^^^^^^^^^
  hint: write an instant such as "2026-03-03T12:00:00+01:00"`,
    },
    {
      name: 'an instant from the environment',
      text: `name: Beds
app: web
url: http://x
browser: {clock: {at: "\${NOW}"}}
steps:
  - rules: Press Enter
`,
      says: `f:4:23: clock: browser.clock.at holds a reference, which would pin different days
  browser: {clock: {at: "\${NOW}"}}
                        ^^^^^^^^
  hint: write the value itself`,
    },
    {
      name: 'a blank zone',
      text: `name: Beds
app: web
url: http://x
browser: {clock: {at: "2026-03-03T12:00:00Z", timezone: ""}}
steps:
  - rules: Press Enter
`,
      says: `f:4:57: clock: browser.clock.timezone is blank
  browser: {clock: {at: "2026-03-03T12:00:00Z", timezone: ""}}
                                                          ^^
  hint: write an IANA name such as Europe/Berlin`,
    },
    {
      name: 'a zone from the environment',
      text: `name: Beds
app: web
url: http://x
browser: {clock: {at: "2026-03-03T12:00:00Z", timezone: "\${TZ}"}}
steps:
  - rules: Press Enter
`,
      says: `f:4:57: clock: browser.clock.timezone holds a reference, which would pin different days
  browser: {clock: {at: "2026-03-03T12:00:00Z", timezone: "\${TZ}"}}
                                                          ^^^^^^^
  hint: write the value itself`,
    },
  ],
  control: [
    {
      name: 'an id with capitals',
      text: `name: Beds
app: web
url: http://x
control: {id: AC Beds}
steps:
  - rules: Press Enter
`,
      says: `f:4:15: control: control.id is made of a-z, 0-9, dot, underscore and hyphen, found "AC Beds"
  control: {id: AC Beds}
                ^^^^^^^
  hint: write an id such as ac.beds.close: it stays the same across renames`,
    },
  ],
  exports: [
    {
      name: 'a name the environment cannot hold',
      text: `name: Beds
app: web
url: http://x
steps:
  - rules: Press Enter
exports:
  slip-no: a
`,
      says: `f:7:3: exports: "slip-no" is no name of an environment variable
    slip-no: a
    ^^^^^^^
  hint: use letters, digits and underscores: SLIP_NO`,
    },
    {
      name: 'a reference that names no capture',
      text: `name: Beds
app: web
url: http://x
steps:
  - rules: Press Enter
exports:
  SLIP: No \${captured.Slip}
`,
      says: `f:7:12: exports: exports.SLIP holds \${captured.Slip}, which names no capture
    SLIP: No \${captured.Slip}
             ^^^^^^^^^^^^^^^^
  hint: write \${captured.<name>}: lower case, closed by a brace`,
    },
    {
      name: 'on an agent flow',
      text: `name: Assistant
app: agent
agent: {command: node a.mjs}
steps:
  - prompt: Book a desk
exports: {A: b}
`,
      says: `f:6:1: exports: exports does not belong on an agent flow
  exports: {A: b}
  ^^^^^^^
  hint: an agent flow remembers nothing it could hand on`,
    },
  ],
  foreach: [
    {
      name: 'inside a foreach',
      text: `name: Stock
app: api
steps:
  - foreach:
      values: [a]
      steps:
        - foreach: {values: [b], steps: [rules: Press Enter]}
`,
      says: `f:7:11: foreach: a foreach stands only at the top of steps
          - foreach: {values: [b], steps: [rules: Press Enter]}
            ^^^^^^^
  hint: flatten the matrix: write the combinations as mappings under values`,
    },
    {
      name: 'inside a repeat',
      text: `name: Beds
app: web
url: http://x
steps:
  - repeat:
      until: page shows Done
      max: 2
      steps:
        - foreach: {values: [b], steps: [rules: Press Enter]}
`,
      says: `f:9:11: foreach: a foreach stands only at the top of steps
          - foreach: {values: [b], steps: [rules: Press Enter]}
            ^^^^^^^
  hint: flatten the matrix: write the combinations as mappings under values`,
    },
    {
      name: 'no values',
      text: `name: Stock
app: api
steps:
  - foreach:
      values: []
      steps: [assert_no_secret_leak: "\${A}"]
`,
      says: `f:5:15: foreach: foreach.values is empty
        values: []
                ^^
  hint: write at least one value`,
    },
    {
      name: 'a mapping inside text',
      text: `name: Stock
app: api
steps:
  - foreach:
      values: [{a: 1}]
      steps:
        - assert_api: {request: "GET http://x/\${each}"}
`,
      says: `f:7:47: foreach: \${each} is a mapping here, which no text can hold
          - assert_api: {request: "GET http://x/\${each}"}
                                                ^^^^^^^
  hint: name one of its keys: \${each.<key>}`,
    },
    {
      name: 'a key of a scalar',
      text: `name: Stock
app: api
steps:
  - foreach:
      values: [a]
      steps:
        - assert_api: {request: "GET http://x/\${each.id}"}
`,
      says: `f:7:47: foreach: \${each.id} asks for a key, but this value is no mapping
          - assert_api: {request: "GET http://x/\${each.id}"}
                                                ^^^^^^^^^^
  hint: write \${each}`,
    },
    {
      name: 'a key the value lacks',
      text: `name: Stock
app: api
steps:
  - foreach:
      values: [{a: 1}]
      steps:
        - assert_api: {request: "GET http://x/\${each.b}"}
`,
      says: `f:7:47: foreach: this value has nothing for \${each.b}
          - assert_api: {request: "GET http://x/\${each.b}"}
                                                ^^^^^^^^^
  hint: it has a`,
    },
    {
      name: 'a list inside text',
      text: `name: Stock
app: api
steps:
  - foreach:
      values: [{a: [1]}]
      steps:
        - assert_api: {request: "GET http://x/\${each.a}"}
`,
      says: `f:7:47: foreach: \${each.a} is no single value, which no text can hold
          - assert_api: {request: "GET http://x/\${each.a}"}
                                                ^^^^^^^^^
  hint: let the token be the whole text`,
    },
    {
      name: 'a malformed token',
      text: `name: Stock
app: api
steps:
  - foreach:
      values: [a]
      steps:
        - assert_api: {request: "GET http://x/\${each[0]}"}
`,
      says: `f:7:47: foreach: "\${each" is no token of a foreach
          - assert_api: {request: "GET http://x/\${each[0]}"}
                                                ^^^^^^
  hint: write \${each} or \${each.<key>}`,
    },
    {
      name: 'a token outside',
      text: `name: Stock
app: api
steps:
  - assert_api: {request: "GET http://x/\${each}"}
`,
      says: `f:4:41: foreach: \${each} stands outside of a foreach
    - assert_api: {request: "GET http://x/\${each}"}
                                          ^^^^^^^
  hint: put the step into the template of a foreach`,
    },
    {
      name: 'a token in another key',
      text: `name: Stock of \${each}
app: api
steps:
  - assert_api: {request: GET http://x}
`,
      says: `f:1:16: foreach: \${each} stands outside of a foreach
  name: Stock of \${each}
                 ^^^^^^^
  hint: put the step into the template of a foreach`,
    },
  ],
  repeat: [
    {
      name: 'a bound below 1',
      text: `name: Beds
app: web
url: http://x
steps:
  - repeat: {until: page shows Done, max: 0, steps: [rules: Press Enter]}
`,
      says: `f:5:43: repeat: repeat.max is at least 1, found 0
    - repeat: {until: page shows Done, max: 0, steps: [rules: Press Enter]}
                                            ^
  hint: write how many passes there may be at most`,
    },
  ],
  drag: [
    {
      name: 'followed by an action',
      text: `name: Beds
app: web
url: http://x
steps:
  - rules: Drag "A" onto "B"
  - rules: Press Enter
`,
      says: `f:5:12: drag: a drag has no effect of its own that could be verified, and the next step does not say what it did
    - rules: Drag "A" onto "B"
             ^^^^^^^^^^^^^^^^^
  hint: write an assertion right behind it, in the same list: - assert: …`,
    },
    {
      name: 'at the end of a list',
      text: `name: Beds
app: web
url: http://x
steps:
  - when: page shows Done
    steps:
      - Drag the pot
  - assert: page shows Done
`,
      says: `f:7:9: drag: a drag has no effect of its own that could be verified, and the next step does not say what it did
        - Drag the pot
          ^^^^^^^^^^^^
  hint: write an assertion right behind it, in the same list: - assert: …`,
    },
  ],
  api_assert: [
    {
      name: 'a request without a method',
      text: `name: Stock
app: api
steps:
  - assert_api: {request: http://x}
`,
      says: `f:4:27: api_assert: assert_api.request is a method and a url, found "http://x"
    - assert_api: {request: http://x}
                            ^^^^^^^^
  hint: write GET \${API}/health; the methods are GET, HEAD, DELETE, POST, PUT, PATCH`,
    },
    {
      name: 'a method that is none',
      text: `name: Stock
app: api
steps:
  - assert_api: {request: FETCH http://x}
`,
      says: `f:4:27: api_assert: assert_api.request is a method and a url, found "FETCH http://x"
    - assert_api: {request: FETCH http://x}
                            ^^^^^^^^^^^^^^
  hint: write GET \${API}/health; the methods are GET, HEAD, DELETE, POST, PUT, PATCH`,
    },
    {
      name: 'a body with GET',
      text: `name: Stock
app: api
steps:
  - assert_api: {request: GET http://x, body: {a: 1}}
`,
      says: `f:4:41: api_assert: a GET sends no body
    - assert_api: {request: GET http://x, body: {a: 1}}
                                          ^^^^
  hint: a body goes with POST, PUT and PATCH`,
    },
    {
      name: 'equals without a path',
      text: `name: Stock
app: api
steps:
  - assert_api: {request: GET http://x, equals: a}
`,
      says: `f:4:41: api_assert: assert_api.equals asks about a value, but body_json does not say which
    - assert_api: {request: GET http://x, equals: a}
                                          ^^^^^^
  hint: add body_json: <path>`,
    },
    {
      name: 'both counts',
      text: `name: Stock
app: api
steps:
  - assert_api: {request: GET http://x, body_json: a, count: 1, count_at_least: 1}
`,
      says: `f:4:65: api_assert: count and count_at_least are one question
    - assert_api: {request: GET http://x, body_json: a, count: 1, count_at_least: 1}
                                                                  ^^^^^^^^^^^^^^
  hint: keep one of them`,
    },
    {
      name: 'a count with equals',
      text: `name: Stock
app: api
steps:
  - assert_api: {request: GET http://x, body_json: a, count: 1, equals: a}
`,
      says: `f:4:55: api_assert: count asks about an array and equals about a scalar
    - assert_api: {request: GET http://x, body_json: a, count: 1, equals: a}
                                                        ^^^^^
  hint: keep one of them`,
    },
    {
      name: 'equals a list',
      text: `name: Stock
app: api
steps:
  - assert_api: {request: GET http://x, body_json: a, equals: [1]}
`,
      says: `f:4:63: api_assert: assert_api.equals compares a text, a number or a boolean, found a list of 1
    - assert_api: {request: GET http://x, body_json: a, equals: [1]}
                                                                ^^^
  hint: go further down the path, to one value`,
    },
    {
      name: 'a header value without a header',
      text: `name: Stock
app: api
steps:
  - assert_api: {request: GET http://x, header_equals: a}
`,
      says: `f:4:41: api_assert: assert_api.header_equals asks about a header, but header does not say which
    - assert_api: {request: GET http://x, header_equals: a}
                                          ^^^^^^^^^^^^^
  hint: add header: <name>`,
    },
    {
      name: 'both header values',
      text: `name: Stock
app: api
steps:
  - assert_api: {request: GET http://x, header: a, header_equals: a, header_contains: a}
`,
      says: `f:4:70: api_assert: header_equals and header_contains are one question
    - assert_api: {request: GET http://x, header: a, header_equals: a, header_contains: a}
                                                                       ^^^^^^^^^^^^^^^
  hint: keep one of them`,
    },
  ],
  spreadsheet_assert: [
    {
      name: 'two addresses',
      text: `name: Stock
app: api
steps:
  - assert_spreadsheet: {path: out.xlsx, at: B2, column: a, row_contains: b}
`,
      says: `f:4:50: spreadsheet_assert: at and the pair column, row_contains are two addresses
    - assert_spreadsheet: {path: out.xlsx, at: B2, column: a, row_contains: b}
                                                   ^^^^^^
  hint: keep one of them`,
    },
    {
      name: 'no address',
      text: `name: Stock
app: api
steps:
  - assert_spreadsheet: {path: out.xlsx, sheet: a}
`,
      says: `f:4:26: spreadsheet_assert: no cell is named
    - assert_spreadsheet: {path: out.xlsx, sheet: a}
                           ^^^^
  hint: write at: B2, or column with row_contains`,
    },
    {
      name: 'half a pair',
      text: `name: Stock
app: api
steps:
  - assert_spreadsheet: {path: out.xlsx, column: a}
`,
      says: `f:4:42: spreadsheet_assert: column and row_contains go together, only column stands here
    - assert_spreadsheet: {path: out.xlsx, column: a}
                                           ^^^^^^
  hint: add row_contains`,
    },
    {
      name: 'both expectations',
      text: `name: Stock
app: api
steps:
  - assert_spreadsheet: {path: out.xlsx, at: B2, equals: a, contains: a}
`,
      says: `f:4:61: spreadsheet_assert: equals and contains are one question
    - assert_spreadsheet: {path: out.xlsx, at: B2, equals: a, contains: a}
                                                              ^^^^^^^^
  hint: keep one of them`,
    },
    {
      name: 'an address that is none',
      text: `name: Stock
app: api
steps:
  - assert_spreadsheet: {path: out.xlsx, at: 2B}
`,
      says: `f:4:46: spreadsheet_assert: "2B" is no cell address
    - assert_spreadsheet: {path: out.xlsx, at: 2B}
                                               ^^
  hint: write a column and a row, such as B2`,
    },
    {
      name: 'a reference that names no capture',
      text: `name: Stock
app: api
steps:
  - assert_spreadsheet: {path: "\${captured.}", at: B2}
`,
      says: `f:4:33: spreadsheet_assert: assert_spreadsheet.path holds \${captured.}, which names no capture
    - assert_spreadsheet: {path: "\${captured.}", at: B2}
                                  ^^^^^^^^^^^^
  hint: write \${captured.<name>}: lower case, closed by a brace`,
    },
  ],
  screenshot_assert: [
    {
      name: 'a blank name',
      text: `name: Beds
app: web
url: http://x
steps:
  - assert_screenshot: {name: " "}
`,
      says: `f:5:31: screenshot_assert: assert_screenshot.name is blank
    - assert_screenshot: {name: " "}
                                ^^^
  hint: write the name of the baseline`,
    },
    {
      name: 'a path',
      text: `name: Beds
app: web
url: http://x
steps:
  - assert_screenshot: {name: beds/list}
`,
      says: `f:5:31: screenshot_assert: assert_screenshot.name holds /
    - assert_screenshot: {name: beds/list}
                                ^^^^^^^^^
  hint: write the name without a path`,
    },
    {
      name: 'an at sign',
      text: `name: Beds
app: web
url: http://x
steps:
  - assert_screenshot: {name: beds@shop}
`,
      says: `f:5:31: screenshot_assert: assert_screenshot.name holds @
    - assert_screenshot: {name: beds@shop}
                                ^^^^^^^^^
  hint: leave it out: @ separates the surface`,
    },
    {
      name: 'a threshold outside of 0 to 1',
      text: `name: Beds
app: web
url: http://x
steps:
  - assert_screenshot: {name: beds, threshold: 2}
`,
      says: `f:5:48: screenshot_assert: assert_screenshot.threshold is a share from 0 to 1, found 2
    - assert_screenshot: {name: beds, threshold: 2}
                                                 ^
  hint: write 0.01 for one pixel in a hundred`,
    },
    {
      name: 'a mask that names nothing',
      text: `name: Beds
app: web
url: http://x
steps:
  - assert_screenshot: {name: beds, mask: ["css:"]}
`,
      says: `f:5:44: screenshot_assert: the mask "css:" names nothing
    - assert_screenshot: {name: beds, mask: ["css:"]}
                                             ^^^^^^
  hint: write a visible text, css:<selector> or id:<id>`,
    },
  ],
  secret_leak: [
    {
      name: 'a value',
      text: `name: Stock
app: api
steps:
  - assert_no_secret_leak: hunter2
`,
      says: `f:4:28: secret_leak: assert_no_secret_leak names variables, never values, found another text
    - assert_no_secret_leak: hunter2
                             ^^^^^^^
  hint: write exactly \${NAME}, or a list of them`,
    },
    {
      name: 'text around a variable',
      text: `name: Stock
app: api
steps:
  - assert_no_secret_leak: ["a\${TOKEN}"]
`,
      says: `f:4:29: secret_leak: assert_no_secret_leak names variables, never values, found another text
    - assert_no_secret_leak: ["a\${TOKEN}"]
                              ^^^^^^^^^^^
  hint: write exactly \${NAME}, or a list of them`,
    },
    {
      name: 'a capture',
      text: `name: Stock
app: api
steps:
  - assert_no_secret_leak: \${captured.token}
`,
      says: `f:4:28: secret_leak: assert_no_secret_leak names variables, never values, found another text
    - assert_no_secret_leak: \${captured.token}
                             ^^^^^^^^^^^^^^^^^
  hint: write exactly \${NAME}, or a list of them`,
    },
    {
      name: 'a number',
      text: `name: Stock
app: api
steps:
  - assert_no_secret_leak: 7
`,
      says: `f:4:28: secret_leak: assert_no_secret_leak names variables, never values, found the number 7
    - assert_no_secret_leak: 7
                             ^
  hint: write exactly \${NAME}, or a list of them`,
    },
    {
      name: 'an empty list',
      text: `name: Stock
app: api
steps:
  - assert_no_secret_leak: []
`,
      says: `f:4:28: secret_leak: assert_no_secret_leak names variables, never values, found an empty list
    - assert_no_secret_leak: []
                             ^^
  hint: write exactly \${NAME}, or a list of them`,
    },
  ],
  capture_position: [
    {
      name: 'in an api assertion',
      text: `name: Stock
app: api
steps:
  - assert_api: {request: GET http://x, headers: {Authorization: "Bearer \${captured.token}"}}
`,
      says: `f:4:66: capture_position: \${captured.…} is not resolved in assert_api.headers, it would be used as written
    - assert_api: {request: GET http://x, headers: {Authorization: "Bearer \${captured.token}"}}
                                                                   ^^^^^^^^^^^^^^^^^^^^^^^^^^
  hint: hand the value to a later flow with exports`,
    },
    {
      name: 'in a query',
      text: `name: Stock
app: api
steps:
  - assert_sql: {connection: a, query: "select '\${captured.a}'"}
`,
      says: `f:4:40: capture_position: \${captured.…} is not resolved in assert_sql.query, it would be used as written
    - assert_sql: {connection: a, query: "select '\${captured.a}'"}
                                         ^^^^^^^^^^^^^^^^^^^^^^^^
  hint: hand the value to a later flow with exports`,
    },
    {
      name: 'in a cell text',
      text: `name: Stock
app: api
steps:
  - assert_spreadsheet: {path: out.xlsx, at: B2, equals: "\${captured.a}"}
`,
      says: `f:4:58: capture_position: \${captured.…} is not resolved in assert_spreadsheet.equals, it would be used as written
    - assert_spreadsheet: {path: out.xlsx, at: B2, equals: "\${captured.a}"}
                                                           ^^^^^^^^^^^^^^^
  hint: hand the value to a later flow with exports`,
    },
    {
      name: 'in the command of a flow with one app',
      text: `name: Beds
app: {command: "a.exe \${captured.a}", window_title: A}
steps:
  - rules: Press Enter
`,
      says: `f:2:16: capture_position: app.command holds a remembered value, but nothing can have been remembered before the launch
  app: {command: "a.exe \${captured.a}", window_title: A}
                 ^^^^^^^^^^^^^^^^^^^^^
  hint: captures may stand in the command and window_title of a surface under apps`,
    },
    {
      name: 'in a url',
      text: `name: Beds
app: web
url: "http://x/\${captured.a}"
steps:
  - rules: Press Enter
`,
      says: `f:3:6: capture_position: url holds a remembered value, but nothing can have been remembered before the launch
  url: "http://x/\${captured.a}"
       ^^^^^^^^^^^^^^^^^^^^^^^^
  hint: captures may stand in the command and window_title of a surface under apps`,
    },
  ],
  agent: [
    {
      name: 'no agent block',
      text: `name: Assistant
app: agent
steps:
  - prompt: Book a desk
`,
      says: `f:2:1: agent: an agent flow needs an agent block
  app: agent
  ^^^
  hint: write agent: {command: …} or agent: {url: …, proxy_port: …}`,
    },
    {
      name: 'neither command nor url',
      text: `name: Assistant
app: agent
agent: {env: {A: b}}
steps:
  - prompt: Book a desk
`,
      says: `f:3:9: agent: the agent has neither command nor url
  agent: {env: {A: b}}
          ^^^
  hint: write command to start a program, or url for a running one`,
    },
    {
      name: 'both command and url',
      text: `name: Assistant
app: agent
agent: {command: node a.mjs, url: http://x}
steps:
  - prompt: Book a desk
`,
      says: `f:3:30: agent: the agent has both command and url
  agent: {command: node a.mjs, url: http://x}
                               ^^^
  hint: keep one: a program is started, or a running one is called`,
    },
    {
      name: 'a blank command',
      text: `name: Assistant
app: agent
agent: {command: ""}
steps:
  - prompt: Book a desk
`,
      says: `f:3:18: agent: the command of the agent is blank
  agent: {command: ""}
                   ^^
  hint: write command: with what to start`,
    },
    {
      name: 'a url without a port',
      text: `name: Assistant
app: agent
agent: {url: http://x}
steps:
  - prompt: Book a desk
`,
      says: `f:3:9: agent: agent.url needs agent.proxy_port
  agent: {url: http://x}
          ^^^
  hint: write the port on which the service already calls its model`,
    },
    {
      name: 'headers with a command',
      text: `name: Assistant
app: agent
agent: {command: node a.mjs, headers: {A: b}}
steps:
  - prompt: Book a desk
`,
      says: `f:3:30: agent: agent.headers goes with url only
  agent: {command: node a.mjs, headers: {A: b}}
                               ^^^^^^^
  hint: remove it`,
    },
    {
      name: 'egress with a url',
      text: `name: Assistant
app: agent
agent: {url: http://x, proxy_port: 1, allow_egress: [a]}
steps:
  - prompt: Book a desk
`,
      says: `f:3:39: agent: agent.allow_egress goes with command only
  agent: {url: http://x, proxy_port: 1, allow_egress: [a]}
                                        ^^^^^^^^^^^^
  hint: remove it`,
    },
    {
      name: 'a port that is none',
      text: `name: Assistant
app: agent
agent: {url: http://x, proxy_port: 70000}
steps:
  - prompt: Book a desk
`,
      says: `f:3:36: agent: proxy_port is a port from 1 to 65535, found 70000
  agent: {url: http://x, proxy_port: 70000}
                                     ^^^^^
  hint: write the port the service calls`,
    },
    {
      name: 'a destination that is none',
      text: `name: Assistant
app: agent
agent: {command: node a.mjs, allow_egress: ["https://a.example"]}
steps:
  - prompt: Book a desk
`,
      says: `f:3:45: agent: "https://a.example" is no destination: a scheme has no place in it
  agent: {command: node a.mjs, allow_egress: ["https://a.example"]}
                                              ^^^^^^^^^^^^^^^^^^^
  hint: write host, ip or network, and a port behind a colon`,
    },
    {
      name: 'a destination twice',
      text: `name: Assistant
app: agent
agent: {command: node a.mjs, allow_egress: [a.example, A.example]}
steps:
  - prompt: Book a desk
`,
      says: `f:3:56: agent: the destination A.example stands here twice
  agent: {command: node a.mjs, allow_egress: [a.example, A.example]}
                                                         ^^^^^^^^^
  hint: remove one of them`,
    },
    {
      name: 'a tool twice',
      text: `name: Assistant
app: agent
agent: {command: node a.mjs}
tools: [{name: a}, {name: a}]
steps:
  - prompt: Book a desk
`,
      says: `f:4:27: agent: the tool a stands here twice
  tools: [{name: a}, {name: a}]
                            ^
  hint: remove one of them`,
    },
    {
      name: 'a server twice',
      text: `name: Assistant
app: agent
agent: {command: node a.mjs}
mcp: [{name: a, command: x}, {name: a, command: y}]
steps:
  - prompt: Book a desk
`,
      says: `f:4:37: agent: the server a stands here twice
  mcp: [{name: a, command: x}, {name: a, command: y}]
                                      ^
  hint: remove one of them`,
    },
    {
      name: 'a server without a transport',
      text: `name: Assistant
app: agent
agent: {command: node a.mjs}
mcp: [{name: a}]
steps:
  - prompt: Book a desk
`,
      says: `f:4:8: agent: the server a has neither command nor url
  mcp: [{name: a}]
         ^^^^
  hint: write command to start a program, or url for a running one`,
    },
    {
      name: 'a port on a started server',
      text: `name: Assistant
app: agent
agent: {command: node a.mjs}
mcp: [{name: a, command: x, port: 1}]
steps:
  - prompt: Book a desk
`,
      says: `f:4:29: agent: mcp.port goes with url only
  mcp: [{name: a, command: x, port: 1}]
                              ^^^^
  hint: remove it`,
    },
    {
      name: 'a server without a port behind a running agent',
      text: `name: Assistant
app: agent
agent: {url: http://x, proxy_port: 1}
mcp: [{name: a, url: http://y}]
steps:
  - prompt: Book a desk
`,
      says: `f:4:8: agent: the server a needs a port, because the agent is a running service
  mcp: [{name: a, url: http://y}]
         ^^^^
  hint: write the port on which the service already calls this server`,
    },
    {
      name: 'a tool of a server twice',
      text: `name: Assistant
app: agent
agent: {command: node a.mjs}
mcp: [{name: a, command: x, tools: [{name: t}, {name: t}]}]
steps:
  - prompt: Book a desk
`,
      says: `f:4:55: agent: the tool of the server a t stands here twice
  mcp: [{name: a, command: x, tools: [{name: t}, {name: t}]}]
                                                        ^
  hint: remove one of them`,
    },
    {
      name: 'a tool in both lists',
      text: `name: Assistant
app: agent
agent: {command: node a.mjs}
tools: [{name: t}]
mcp: [{name: a, command: x, tools: [{name: t}]}]
steps:
  - prompt: Book a desk
`,
      says: `f:5:44: agent: the tool t stands under tools and under the server a
  mcp: [{name: a, command: x, tools: [{name: t}]}]
                                             ^
  hint: keep one of them`,
    },
    {
      name: 'no prompt',
      text: `name: Assistant
app: agent
agent: {command: node a.mjs}
steps:
  - assert: reply contains yes
`,
      says: `f:4:1: agent: nothing is asked of the agent
  steps:
  ^^^^^
  hint: add a step prompt: <task>`,
    },
    {
      name: 'a blank prompt',
      text: `name: Assistant
app: agent
agent: {command: node a.mjs}
steps:
  - prompt: ""
`,
      says: `f:5:13: agent: the prompt is blank
    - prompt: ""
              ^^
  hint: write the task`,
    },
    {
      name: 'another assertion',
      text: `name: Assistant
app: agent
agent: {command: node a.mjs}
steps:
  - prompt: Book a desk
  - assert: page shows Beds
`,
      says: `f:6:13: agent: an agent flow asserts the reply only
    - assert: page shows Beds
              ^^^^^^^^^^^^^^^
  hint: write assert: reply contains <text>`,
    },
    {
      name: 'a tool call without a tool',
      text: `name: Assistant
app: agent
agent: {command: node a.mjs}
steps:
  - prompt: Book a desk
  - assert_tool_call: a.b
`,
      says: `f:6:23: agent: "a.b" is no name of a tool
    - assert_tool_call: a.b
                        ^^^
  hint: begin with the tool: letters, digits, _ and -`,
    },
    {
      name: 'a tool call without where',
      text: `name: Assistant
app: agent
agent: {command: node a.mjs}
steps:
  - prompt: Book a desk
  - assert_tool_call: book day is friday
`,
      says: `f:6:23: agent: where is missing between book and what its arguments must be
    - assert_tool_call: book day is friday
                        ^^^^^^^^^^^^^^^^^^
  hint: write book where <path> equals <value>`,
    },
    {
      name: 'a tool call with another matcher',
      text: `name: Assistant
app: agent
agent: {command: node a.mjs}
steps:
  - prompt: Book a desk
  - assert_tool_call: book where day like friday
`,
      says: `f:6:23: agent: "day like friday" is no condition on an argument
    - assert_tool_call: book where day like friday
                        ^^^^^^^^^^^^^^^^^^^^^^^^^^
  hint: write <path> equals, contains or matches <value>, or <path> exists, <path> is absent`,
    },
    {
      name: 'a tool call without a value',
      text: `name: Assistant
app: agent
agent: {command: node a.mjs}
steps:
  - prompt: Book a desk
  - assert_tool_call: book where day equals
`,
      says: `f:6:23: agent: "day equals" is no condition on an argument
    - assert_tool_call: book where day equals
                        ^^^^^^^^^^^^^^^^^^^^^
  hint: write <path> equals, contains or matches <value>, or <path> exists, <path> is absent`,
    },
    {
      name: 'a tool call with a path that is none',
      text: `name: Assistant
app: agent
agent: {command: node a.mjs}
steps:
  - prompt: Book a desk
  - assert_tool_call: book where day..x is a
`,
      says: `f:6:23: agent: "day..x" is no path of an argument
    - assert_tool_call: book where day..x is a
                        ^^^^^^^^^^^^^^^^^^^^^^
  hint: write names joined by dots, such as slot.id`,
    },
    {
      name: 'a pattern that is none',
      text: `name: Assistant
app: agent
agent: {command: node a.mjs}
steps:
  - prompt: Book a desk
  - assert_no_tool_call: book where day matches (
`,
      says: `f:6:26: agent: "(" is no regular expression
    - assert_no_tool_call: book where day matches (
                           ^^^^^^^^^^^^^^^^^^^^^^^^
  hint: close its brackets and escape its signs`,
    },
    {
      name: 'a prompt on a web flow',
      text: `name: Beds
app: web
url: http://x
steps:
  - prompt: Book a desk
`,
      says: `f:5:5: agent: prompt is a step of app: agent, this flow has web
    - prompt: Book a desk
      ^^^^^^
  hint: write the agent flow in a file of its own`,
    },
    {
      name: 'the bare word in a block of a flow with apps',
      text: `name: Beds
apps:
  shop: {app: web, url: http://x}
steps:
  - in: shop
    steps: [assert_no_egress]
`,
      says: `f:6:13: agent: assert_no_egress is a step of app: agent, this flow has apps
      steps: [assert_no_egress]
              ^^^^^^^^^^^^^^^^
  hint: write the agent flow in a file of its own`,
    },
    {
      name: 'the tools of a web flow',
      text: `name: Beds
app: web
url: http://x
tools: []
steps:
  - rules: Press Enter
`,
      says: `f:4:1: agent: tools does not belong on a web flow
  tools: []
  ^^^^^
  hint: tools belongs to app: agent`,
    },
  ],
};

describe.each(Object.entries(refusals))('%s', (code, cases) => {
  it.each(cases)('is said of $name', ({ text, says }) => {
    expect(said(text)).toBe(says);
    expect(says).toMatch(new RegExp(`^f:\\d+:\\d+: ${code}: .*\\n.*\\n +\\^+(\\n  hint: .*)?$`, 'u'));
  });
});

describe('step_text', () => {
  const sentence = 'the "Frost alert" is checked';
  const parsed = parseAssertion(sentence, 'web');
  if (parsed.ok) throw new Error('the grammar accepts the sentence this test is about');
  const [{ code, message, hint, reason, span }] = parsed.diagnostics;

  it('carries the code, message and hint of the grammar, and points into the sentence', () => {
    const line = `  - assert: ${sentence}`;
    const text = `name: Beds\napp: web\nurl: http://x\nsteps:\n${line}\n`;
    const column = 12 + span.start;
    expect(said(text)).toBe(
      [
        `f:5:${column + 1}: step_text: ${code}: ${message}`,
        `  ${line}`,
        `  ${' '.repeat(column)}${'^'.repeat(Math.max(1, span.end - span.start))}`,
        `  hint: ${hint}${reason === undefined ? '' : ` (${reason})`}`,
      ].join('\n'),
    );
  });

  it.each([
    'rules: Click Beds',
    'when: page shows Done within 3s',
    'repeat: {until: "page url is /x", max: 2, steps: [rules: Press Tab]}',
  ])('is said of %s', (step) => {
    const steps = step.startsWith('when') ? '\n    steps: [rules: Press Tab]' : '';
    const result = readFlow(`name: Beds\napp: web\nurl: http://x\nsteps:\n  - ${step}${steps}\n`);
    expect(result.ok ? [] : result.faults.map((fault) => fault.code)).toEqual(['step_text']);
  });
});

describe('several faults', () => {
  it('are all said, in the order of the file', () => {
    const text = 'name: 7\napp: web\nsteps:\n  - 42\n  - rulez: Press Enter\nurll: http://x\n';
    const result = readFlow(text);
    expect(result.ok ? [] : result.faults.map(({ code, location }) => `${location.line} ${code}`)).toEqual([
      '1 wrong_type',
      '4 step_shape',
      '5 unknown_step',
      '6 unknown_key',
    ]);
  });

  it('are said once for a template that several values unfold', () => {
    const steps = '  - foreach:\n      values: [1, 2, 3]\n      steps:\n        - rules: Click ${each}\n';
    const result = readFlow(`name: Beds\napp: web\nurl: http://x\nsteps:\n${steps}`);
    expect(result.ok ? [] : result.faults.map(({ code, location }) => `${location.line} ${code}`)).toEqual([
      '8 step_text',
    ]);
  });
});
