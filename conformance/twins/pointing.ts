// Twins of what the pointer does: clicks of all kinds, hovering and dragging.
import type { Twin } from './twin.ts';

const out = '<p id=out>-</p><script>const say = (text) => { out.textContent = text; };</script>';
const button = (more = ''): string => `${out}<button ${more} onclick="say('pressed')">Water</button>`;
// Jumps away whenever the pointer comes: no frame rate of a busy machine makes it stand still.
const restless = `<script>addEventListener('mousemove', () => {
  const { style } = document.querySelector('button');
  style.translate = style.translate === '' ? '300px' : '';
});</script>`;
const asks = (question: string): string => `${out}<button onclick="say(${question})">Remove</button>`;
const two = `${out}<button onclick="say('first')">Edit</button><button onclick="say('second')">Edit</button>`;
const item = (name: string): string =>
  `${out}<ul><li>Mint<button onclick="say('mint')">Pick</button><li>${name}<button onclick="say('sage')">Pick</button></ul>`;
const crate = (name: string): string =>
  `${out}<div class=crate>Mint<b onclick="say('mint')">Pick</b></div><div class=crate>${name}<b onclick="say('sage')">Pick</b></div>`;
const dial = (style: string): string =>
  `${out}<style>#dial { width: 100px; height: 100px; border-radius: ${style}; background: #ddd }</style>
  <div id=dial onclick="say(event.offsetX + ' ' + event.offsetY)"></div>`;
const beds = `<style>.bed { position: absolute; left: 300px; top: 20px; width: 80px; height: 80px; background: #ddd }
  .plant { width: 40px; height: 40px; background: #8c8 }</style>${out}`;
const plant = `<div class=plant onmousedown="held = 1">Tomato</div><script>var held = 0;</script>`;
const bed = (where = ''): string =>
  `${beds}${plant}<div class=bed style="${where}" onmouseup="if (held) say('planted')">Bed 3</div>`;
const lost = (label: string): string => `"${label}" did not appear within … ms`;

const clicks: readonly Twin[] = [
  {
    form: 'click',
    page: button(),
    sentence: 'Click "Water"',
    then: 'the "id:out" shows pressed',
    fails: {
      page: button('disabled'),
      code: 'not_actionable',
      message: '"Water" exists (button "Water") but is not enabled after … ms',
    },
  },
  {
    form: 'click',
    page: button(),
    sentence: 'Click "Water"',
    then: 'the "id:out" shows pressed',
    fails: {
      page: restless + button(),
      code: 'not_actionable',
      message: '"Water" exists (button "Water") but is not ',
    },
  },
  {
    form: 'click',
    page: two,
    sentence: 'Click the 2nd "Edit"',
    then: 'the "id:out" shows second',
    fails: { page: button(), code: 'precondition', message: '2nd "Edit" did not appear within … ms' },
  },
  {
    form: 'click',
    page: item('Sage'),
    sentence: 'Click the "Pick" in the item containing "Sage"',
    then: 'the "id:out" shows sage',
    fails: {
      page: item('Sage and Mint').replace('>Mint', '>Sage'),
      code: 'ambiguous_target',
      message: 'Sage',
    },
  },
  {
    form: 'click',
    page: crate('Sage'),
    sentence: 'Click the "Pick" in the "css:.crate" containing "Sage"',
    then: 'the "id:out" shows sage',
    fails: {
      page: crate('Dill'),
      code: 'precondition',
      message: '"Pick" in the "css:.crate" containing "Sage" did not appear within … ms',
    },
  },
  {
    form: 'click-point',
    page: dial('0'),
    sentence: 'Click "id:dial" at 5%,5%',
    then: 'the "id:out" shows 5 5',
    fails: { page: dial('50%'), code: 'act_failed', message: 'the point 5 %, 5 % is not on the element' },
  },
  {
    form: 'press-button',
    page: button(),
    sentence: 'Press the "Water" button',
    then: 'the "id:out" shows pressed',
    fails: {
      page: `${out}<h1 onclick="say('pressed')">Water</h1>`,
      code: 'precondition',
      message: lost('Water'),
    },
  },
  {
    form: 'press-button',
    page: button('id=water'),
    sentence: 'Press the water button',
    then: 'the "id:out" shows pressed',
    fails: {
      page: button('id=water disabled'),
      code: 'not_actionable',
      message: 'id:water exists (button "Water") but is not enabled after … ms',
    },
  },
  {
    form: 'double-click',
    page: `${out}<b ondblclick="say('twice')">Water</b>`,
    sentence: 'Double-click "Water"',
    then: 'the "id:out" shows twice',
    fails: { page: `${out}<b>Walter</b>`, code: 'precondition', message: `did you mean 'Walter'?` },
  },
  {
    form: 'right-click',
    page: `${out}<button oncontextmenu="say('menu')">Water</button>`,
    sentence: 'Right-click "Water"',
    then: 'the "id:out" shows menu',
    fails: {
      page: restless + button(),
      code: 'not_actionable',
      message: '"Water" exists (button "Water") but is not ',
    },
  },
  {
    form: 'hover',
    page: `${out}<button onmouseover="say('hinted')">Water</button>`,
    sentence: 'Hover over "Water"',
    then: 'the "id:out" shows hinted',
    fails: {
      page: button('aria-disabled=true'),
      code: 'not_actionable',
      message: 'is not enabled after … ms',
    },
  },
];

const dialogs: readonly Twin[] = [
  {
    form: 'click',
    page: asks(`confirm('Remove 12 plants?')`),
    sentence: 'Click "Remove", accepting the "12 plants" dialog',
    then: 'the "id:out" shows true',
    fails: {
      page: asks(`confirm('Remove 13 plants?')`),
      code: 'dialog_message',
      message: 'the dialog said "Remove 13 plants?", declared was "12 plants"',
    },
  },
  {
    form: 'press-button',
    page: asks(`confirm('Remove 12 plants?')`),
    sentence: 'Press the "Remove" button, dismissing the dialog',
    then: 'the "id:out" shows false',
    fails: {
      page: asks(`'nothing asked'`),
      code: 'dialog_missing',
      message: 'the dialog that this step declares did not open',
    },
  },
  {
    form: 'press-button',
    page: asks(`prompt('New name')`),
    sentence: 'Press the "Remove" button, answering the prompt with "Bed 7"',
    then: 'the "id:out" shows Bed 7',
    fails: {
      page: asks(`prompt('New name') + alert('Taken')`),
      code: 'unexpected_dialog',
      message: 'unexpected dialog opened: Taken',
    },
  },
  {
    form: 'click',
    page: button(),
    sentence: 'Click "Water"',
    then: 'the "id:out" shows pressed',
    fails: {
      page: `${button()}<script>document.querySelector('button').onmousedown = () => alert('Wet');</script>`,
      code: 'unexpected_dialog',
      message: 'unexpected dialog opened: Wet',
    },
  },
];

const drags: readonly Twin[] = [
  {
    form: 'drag',
    page: bed(),
    sentence: 'Drag "Tomato" onto "Bed 3"',
    then: 'the "id:out" shows planted',
    fails: { page: beds + plant, code: 'precondition', message: lost('Bed 3') },
  },
  {
    form: 'drag',
    page: bed(),
    sentence: 'Drag "Tomato" onto "Bed 3"',
    then: 'the "id:out" shows planted',
    fails: {
      page: bed('top: 4000px'),
      code: 'act_failed',
      message: 'the two ends of the drag do not fit into the window at the same time',
    },
  },
];

export const pointingTwins: readonly Twin[] = [...clicks, ...dialogs, ...drags];
