// The page and the sixty steps of the benches: a form of twelve rows, each typed, checked, chosen, clicked and read.
const rows = 12;

/** A page of twelve rows with every kind of control. */
export const benchPage = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Sixty steps</title>
<style>body{font:16px sans-serif} fieldset{margin:4px;padding:4px} label{margin-right:8px}</style><h1>Twelve rows</h1>
${Array.from({ length: rows }, (_, index) => index + 1)
  .map(
    (n) => `<fieldset><legend>Row ${n}</legend><label for="name-${n}">Name ${n}</label> <input id="name-${n}">
<label><input type="checkbox" id="box-${n}"> Wanted ${n}</label>
<label for="size-${n}">Size ${n}</label> <select id="size-${n}"><option>Small</option><option>Large</option></select>
<button id="save-${n}" onclick="document.getElementById('state-${n}').textContent='Saved ${n}: '+document.getElementById('name-${n}').value">Save row ${n}</button>
<output id="state-${n}"></output></fieldset>`,
  )
  .join('\n')}`;

const text = (value, role) => [
  {
    tier: 'text_anchor',
    provenance: 'web',
    confidence: 1,
    payload: { ladder: 2, text: value, ...(role && { role }) },
  },
];
const css = (value) => [{ tier: 'native_id', provenance: 'web', confidence: 1, payload: { css: value } }];

/** The sixty steps, each as a trace step and by hand. */
export function benchSteps() {
  return Array.from({ length: rows }, (_, index) => index + 1).flatMap((n) => [
    {
      kind: 'type',
      intent: `Type Chamomile ${n} into the "Name ${n}" field`,
      action: { type: 'type_text', params: { text: `Chamomile ${n}` } },
      selectors: text(`Name ${n}`, 'field'),
      byHand: async (page, typing) => {
        const field = page.getByLabel(`Name ${n}`, { exact: true });
        if (typing === 'fill') {
          await field.fill(`Chamomile ${n}`);
          return;
        }
        await field.click();
        await page.keyboard.press('ControlOrMeta+A');
        await field.pressSequentially(`Chamomile ${n}`);
      },
    },
    {
      kind: 'check',
      intent: `Check the "Wanted ${n}" checkbox`,
      action: { type: 'set_checked', params: { checked: true } },
      selectors: text(`Wanted ${n}`, 'checkbox'),
      byHand: (page) => page.getByLabel(`Wanted ${n}`, { exact: true }).check(),
    },
    {
      kind: 'select',
      intent: `Select Large from the "Size ${n}" field`,
      action: { type: 'type_text', params: { text: 'Large' } },
      selectors: text(`Size ${n}`, 'field'),
      byHand: (page) => page.getByLabel(`Size ${n}`, { exact: true }).selectOption('Large'),
    },
    {
      kind: 'click',
      intent: `Press the "Save row ${n}" button`,
      action: { type: 'click', params: {} },
      selectors: text(`Save row ${n}`, 'button'),
      byHand: (page) => page.getByRole('button', { name: `Save row ${n}`, exact: true }).click(),
    },
    {
      kind: 'read',
      intent: `the "css:#state-${n}" shows Saved ${n}: Chamomile ${n}`,
      action: {
        type: 'assert',
        params: {
          kind: 'element_state',
          expect: { timeout_ms: 10000, value_contains: `Saved ${n}: Chamomile ${n}` },
          selector_ref: 0,
        },
      },
      selectors: css(`#state-${n}`),
      byHand: async (page) => {
        const shown = await page.locator(`#state-${n}`).innerText();
        if (!shown.includes(`Saved ${n}: Chamomile ${n}`)) throw new Error(`row ${n} shows ${shown}`);
      },
    },
  ]);
}
