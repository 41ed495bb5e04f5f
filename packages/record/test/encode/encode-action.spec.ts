// From action sentences to what a trace keeps of them, on every app: whole actions and whole ladders.
import { describe, expect, it } from '@jest/globals';
import { type AppId, parseAction } from '@flowproof/grammar';
import { encodeAction, type EncodedStep } from '@flowproof/record';
import type { Selector } from '@flowproof/trace-format';

/** `native_id/web/1 {"css":".x"}`. */
const rung = ({ tier, provenance, confidence, payload }: Selector): string =>
  `${tier}/${provenance}/${confidence ?? '-'} ${JSON.stringify(payload)}`;

function encoded(app: AppId, sentence: string): readonly EncodedStep[] {
  const parsed = parseAction(sentence, app);
  if (!parsed.ok) throw new Error(parsed.diagnostics[0].message);
  return encodeAction(parsed.value, app);
}

const told = (steps: readonly EncodedStep[]): unknown =>
  steps.map(({ action, selectors, choosing }) => [
    action,
    selectors.map(rung),
    ...(choosing === undefined ? [] : ['choosing']),
  ]);

const web: readonly (readonly [string, unknown])[] = [
  ['Click "Beds"', [[{ type: 'click', params: {} }, ['text_anchor/web/1 {"text":"Beds","ladder":2}']]]],
  [
    'Press the "Water all" button',
    [[{ type: 'click', params: {} }, ['text_anchor/web/1 {"text":"Water all","ladder":2,"role":"button"}']]],
  ],
  [
    'Press the 2nd "Edit" button',
    [
      [
        { type: 'click', params: {} },
        ['text_anchor/web/1 {"text":"Edit","ladder":2,"role":"button","nth":2}'],
      ],
    ],
  ],
  ['Click "css:.bed > a"', [[{ type: 'click', params: {} }, ['native_id/web/1 {"css":".bed > a"}']]]],
  ['Click the 3rd "css:.bed"', [[{ type: 'click', params: {} }, ['native_id/web/1 {"css":".bed","nth":3}']]]],
  [
    'Click "id:waterAll"',
    [[{ type: 'click', params: {} }, ['native_id/uia/1 {"automation_id":"waterAll"}']]],
  ],
  [
    'Press the "id:waterAll" button',
    [[{ type: 'click', params: {} }, ['native_id/uia/1 {"automation_id":"waterAll"}']]],
  ],
  [
    'Press the waterAll button',
    [
      [
        { type: 'click', params: {} },
        [
          'native_id/uia/1 {"automation_id":"waterAll","name":"waterAll"}',
          'structural/uia/0.7 {"control_type":"Button","name":"waterAll"}',
          'text_anchor/uia/0.5 {"text":"waterAll","ladder":2}',
        ],
      ],
    ],
  ],
  [
    'Press the id:1042 button, accepting the dialog',
    [
      [
        { type: 'click', params: { dialog: { disposition: 'accept', match: 'contains' } } },
        [
          'native_id/uia/1 {"automation_id":"1042","name":"1042"}',
          'structural/uia/0.7 {"control_type":"Button","name":"1042"}',
          'text_anchor/uia/0.5 {"text":"1042","ladder":2}',
        ],
      ],
    ],
  ],
  [
    'Click "Map" at 25%,62.5%',
    [
      [
        { type: 'click', params: { x_pct: 25, y_pct: 62.5 } },
        ['text_anchor/web/1 {"text":"Map","ladder":2}'],
      ],
    ],
  ],
  [
    'Click "Rename", answering the prompt with "${NAME}"',
    [
      [
        { type: 'click', params: { dialog: { disposition: 'accept', match: 'contains', reply: '${NAME}' } } },
        ['text_anchor/web/1 {"text":"Rename","ladder":2}'],
      ],
    ],
  ],
  [
    'Hover over "Beds", dismissing the "Leave" dialog',
    [
      [
        {
          type: 'hover',
          params: { dialog: { disposition: 'dismiss', match: 'contains', message: 'Leave' } },
        },
        ['text_anchor/web/1 {"text":"Beds","ladder":2}'],
      ],
    ],
  ],
  [
    'Right-click the "Total" column of the row containing "Mint" and "5 l"',
    [
      [
        { type: 'right_click', params: {} },
        [
          'structural/web/0.9 {"kind":"cell","column_text":"Total","row_anchor":"Mint","row_anchor_also":["5 l"]}',
        ],
      ],
    ],
  ],
  [
    'Double-click the "Harvest" in the item containing "Sage" and "ripe"',
    [
      [
        { type: 'double_click', params: {} },
        [
          'structural/web/0.9 {"kind":"scoped","container":"item","container_anchor":"Sage","anchor_also":["ripe"],"inner_text":"Harvest","ladder":2}',
        ],
      ],
    ],
  ],
  [
    'Press the "Harvest" button in the "css:.bed" containing "Bed 7"',
    [
      [
        { type: 'click', params: {} },
        [
          'structural/web/0.9 {"kind":"scoped","container":"css:.bed","container_anchor":"Bed 7","inner_text":"Harvest","ladder":2,"role":"button"}',
        ],
      ],
    ],
  ],
  [
    'Click the "css:.edit" in the "id:bed-7" containing "Bed 7"',
    [
      [
        { type: 'click', params: {} },
        [
          'structural/web/0.9 {"kind":"scoped","container":"id:bed-7","container_anchor":"Bed 7","inner_css":".edit"}',
        ],
      ],
    ],
  ],
  [
    'Drag the 2nd "Card" onto the "Done" in the item containing "July"',
    [
      [
        {
          type: 'drag',
          params: {
            onto: [
              {
                tier: 'structural',
                provenance: 'web',
                confidence: 0.9,
                payload: {
                  kind: 'scoped',
                  container: 'item',
                  container_anchor: 'July',
                  inner_text: 'Done',
                  ladder: 2,
                },
              },
            ],
          },
        },
        ['text_anchor/web/1 {"text":"Card","ladder":2,"nth":2}'],
      ],
    ],
  ],
  [
    'Type Window seat into the "Name" field',
    [
      [
        { type: 'type_text', params: { text: 'Window seat' } },
        ['text_anchor/web/1 {"text":"Name","ladder":2,"role":"field"}'],
      ],
    ],
  ],
  [
    'Type 5 into the desk-name field',
    [[{ type: 'type_text', params: { text: '5' } }, ['native_id/uia/1 {"automation_id":"desk-name"}']]],
  ],
  [
    'Type ${captured.n} into the "Amount" field in the iframe "till"',
    [
      [
        { type: 'type_text', params: { text: '${captured.n}' } },
        [
          'structural/web/0.9 {"kind":"framed","frame":"till","inner_text":"Amount","ladder":2,"role":"field"}',
        ],
      ],
    ],
  ],
  [
    'Type 5 into the "id:amount" field in the iframe "css:#till"',
    [
      [
        { type: 'type_text', params: { text: '5' } },
        ['structural/web/0.9 {"kind":"framed","frame":"css:#till","inner_id":"amount"}'],
      ],
    ],
  ],
  ['Type ${PIN}', [[{ type: 'type_text', params: { text: '${PIN}' } }, []]]],
  [
    'Clear the "Name" field',
    [
      [
        { type: 'type_text', params: { text: '', replace: true } },
        ['text_anchor/web/1 {"text":"Name","ladder":2,"role":"field"}'],
      ],
    ],
  ],
  [
    'Replace the "Name" field with Fern',
    [
      [
        { type: 'type_text', params: { text: '', replace: true } },
        ['text_anchor/web/1 {"text":"Name","ladder":2,"role":"field"}'],
      ],
      [
        { type: 'type_text', params: { text: 'Fern' } },
        ['text_anchor/web/1 {"text":"Name","ladder":2,"role":"field"}'],
      ],
    ],
  ],
  [
    'Select Ready from the "Stage" dropdown',
    [
      [
        { type: 'type_text', params: { text: 'Ready' } },
        ['text_anchor/web/1 {"text":"Stage","ladder":2,"role":"field"}'],
        'choosing',
      ],
    ],
  ],
  [
    'Select "A", "B" and "C" from the "Rows" field',
    [
      [
        { type: 'type_text', params: { text: 'A', values: ['A', 'B', 'C'] } },
        ['text_anchor/web/1 {"text":"Rows","ladder":2,"role":"field"}'],
        'choosing',
      ],
    ],
  ],
  [
    'Check the "Organic" checkbox',
    [
      [
        { type: 'set_checked', params: { checked: true } },
        ['text_anchor/web/1 {"text":"Organic","ladder":2,"role":"checkbox"}'],
      ],
    ],
  ],
  [
    'Uncheck the "Pick" column of the row containing "Mint"',
    [
      [
        { type: 'set_checked', params: { checked: false } },
        ['structural/web/0.9 {"kind":"cell","column_text":"Pick","row_anchor":"Mint"}'],
      ],
    ],
  ],
  [
    'Upload "a b.png" into the "Photo" field',
    [
      [
        { type: 'upload', params: { path: 'a b.png' } },
        ['text_anchor/web/1 {"text":"Photo","ladder":2,"role":"field"}'],
      ],
    ],
  ],
  ['Press Enter', [[{ type: 'press_key', params: { key: 'Enter' } }, []]]],
  ['Press Mod+Shift+K', [[{ type: 'press_key', params: { key: 'k', modifiers: ['mod', 'shift'] } }, []]]],
  ['Scroll to the top', [[{ type: 'scroll', params: { to: 'top' } }, []]]],
  [
    'Scroll the "Log" to the bottom',
    [[{ type: 'scroll', params: { to: 'bottom' } }, ['text_anchor/web/1 {"text":"Log","ladder":2}']]],
  ],
  [
    'Scroll "Log" into view',
    [[{ type: 'scroll', params: { into_view: true } }, ['text_anchor/web/1 {"text":"Log","ladder":2}']]],
  ],
  [
    'Scroll the "Log" to 147px',
    [[{ type: 'scroll', params: { to_px: 147 } }, ['text_anchor/web/1 {"text":"Log","ladder":2}']]],
  ],
  [
    'Remember the "css:.badge" as badge',
    [[{ type: 'capture', params: { name: 'badge' } }, ['native_id/web/1 {"css":".badge"}']]],
  ],
  [
    'Remember how many "Edit" appear as n',
    [
      [
        { type: 'capture', params: { name: 'n', count: true } },
        ['text_anchor/web/1 {"text":"Edit","ladder":2}'],
      ],
    ],
  ],
  ['Go to ${BASE}/x', [[{ type: 'launch', params: { url: '${BASE}/x' } }, []]]],
  ['Reload the page', [[{ type: 'launch', params: { reload: true } }, []]]],
  [
    'Wait until page shows Done within 90s',
    [
      [
        {
          type: 'assert',
          params: {
            kind: 'element_state',
            expect: { scope: 'surface', timeout_ms: 90_000, value_contains: 'Done' },
          },
        },
        [],
      ],
    ],
  ],
  [
    'Wait until the download completes as file',
    [[{ type: 'capture_download', params: { name: 'file', timeout_ms: 60_000 } }, []]],
  ],
];

const elsewhere: readonly (readonly [AppId, string, unknown])[] = [
  [
    'sap',
    'Press the wnd[0]/tbar[1]/btn[8] button',
    [
      [
        { type: 'click', params: {} },
        [
          'native_id/sap-com/1 {"id":"wnd[0]/tbar[1]/btn[8]"}',
          'text_anchor/sap-com/0.5 {"text":"wnd[0]/tbar[1]/btn[8]"}',
        ],
      ],
    ],
  ],
  [
    'sap',
    'Type OR into the "id:wnd[0]/usr/ctxtVBAK-AUART" field',
    [
      [
        { type: 'type_text', params: { text: 'OR' } },
        ['native_id/sap-com/1 {"id":"wnd[0]/usr/ctxtVBAK-AUART"}'],
      ],
    ],
  ],
  ['sap', 'Go to VA03', [[{ type: 'launch', params: { url: 'VA03' } }, []]]],
  [
    'sap',
    'Press the "Save" button',
    [[{ type: 'click', params: {} }, ['text_anchor/sap-com/1 {"text":"Save"}']]],
  ],
  [
    'vision',
    'Click the 2nd "Save"',
    [[{ type: 'click', params: {} }, ['text_anchor/vision/1 {"text":"Save","relation":"inside","nth":2}']]],
  ],
  [
    'vision',
    'Type x into the "Name" field',
    [
      [
        { type: 'type_text', params: { text: 'x' } },
        ['text_anchor/vision/1 {"text":"Name","relation":"right_of"}'],
      ],
    ],
  ],
  [
    'vision',
    'Clear the "Name" field',
    [
      [
        { type: 'type_text', params: { text: '', replace: true } },
        ['text_anchor/vision/1 {"text":"Name","relation":"right_of"}'],
      ],
    ],
  ],
  [
    'vision',
    'Remember the "Total" as total',
    [
      [
        { type: 'capture', params: { name: 'total' } },
        ['text_anchor/vision/1 {"text":"Total","relation":"inside"}'],
      ],
    ],
  ],
  [
    'windows',
    'Press the "Save" button',
    [[{ type: 'click', params: {} }, ['text_anchor/uia/1 {"text":"Save"}']]],
  ],
  [
    'windows',
    'Check the "Pick" checkbox in the item containing "Mint"',
    [
      [
        { type: 'set_checked', params: { checked: true } },
        [
          'structural/web/0.9 {"kind":"scoped","container":"item","container_anchor":"Mint","inner_text":"Pick"}',
        ],
      ],
    ],
  ],
  [
    'windows',
    'Press the saveButton button',
    [
      [
        { type: 'click', params: {} },
        [
          'native_id/uia/1 {"automation_id":"saveButton","name":"saveButton"}',
          'structural/uia/0.7 {"control_type":"Button","name":"saveButton"}',
          'text_anchor/uia/0.5 {"text":"saveButton"}',
        ],
      ],
    ],
  ],
  [
    'calc',
    'Type 5.3',
    (
      [
        ['num5Button', 'Five'],
        ['decimalSeparatorButton', 'Decimal separator'],
        ['num3Button', 'Three'],
      ] as const
    ).map(([id, name]) => [
      { type: 'click', params: {} },
      [
        `native_id/uia/1 {"automation_id":"${id}","name":"${name}"}`,
        `structural/uia/0.7 {"control_type":"Button","name":"${name}"}`,
        `text_anchor/uia/0.5 {"text":"${name}"}`,
      ],
    ]),
  ],
  [
    'calc',
    'Press times',
    [
      [
        { type: 'click', params: {} },
        [
          'native_id/uia/1 {"automation_id":"multiplyButton","name":"Multiply by"}',
          'structural/uia/0.7 {"control_type":"Button","name":"Multiply by"}',
          'text_anchor/uia/0.5 {"text":"Multiply by"}',
        ],
      ],
    ],
  ],
  [
    'notepad',
    'Type look into the future',
    [
      [
        { type: 'type_text', params: { text: 'look into the future' } },
        [
          'native_id/uia/1 {"automation_id":"15"}',
          'structural/uia/0.7 {"control_type":"Edit","name":"Text Editor"}',
        ],
      ],
    ],
  ],
  [
    'notepad',
    'Clear the 15 field',
    [
      [
        { type: 'type_text', params: { text: '', replace: true } },
        [
          'native_id/uia/1 {"automation_id":"15"}',
          'structural/uia/0.7 {"control_type":"Edit","name":"Text Editor"}',
        ],
      ],
    ],
  ],
];

describe('an action sentence', () => {
  it.each(web)('becomes what a trace keeps, on the web: %s', (sentence, steps) => {
    expect(told(encoded('web', sentence))).toEqual(steps);
  });

  it.each(elsewhere)('becomes what a trace keeps, on %s: %s', (app, sentence, steps) => {
    expect(told(encoded(app, sentence))).toEqual(steps);
  });

  it('keeps no fallback behind a cell, a scope or a frame', () => {
    const scoped = web
      .flatMap(([sentence]) => encoded('web', sentence))
      .flatMap(({ selectors }) => {
        return selectors.some(({ payload }) => payload.kind !== undefined) ? [selectors.length] : [];
      });
    expect(scoped.length).toBeGreaterThan(5);
    expect(new Set(scoped)).toEqual(new Set([1]));
  });
});
