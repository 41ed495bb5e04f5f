// Twins of what brings controls into a state: Select, Check, Uncheck and Upload.
import type { Twin } from './twin.ts';

const stage = (options: string): string =>
  `<label>Stage <select id=stage>${options}</select></label><p id=out>-</p>
  <script>stage.onchange = () => { out.textContent = 'chosen ' + stage.value; };</script>`;
const stages = stage('<option value=s>Seed<option value=r>Ready to plant');
const days = (attribute: string): string =>
  `<label>Days <select id=days ${attribute}><option>Mon<option selected>Tue<option>Wed</select></label>`;
const box = (more = ''): string => `<label><input type=checkbox id=box ${more}>Organic</label>`;
const stubborn = '<script>box.onclick = (event) => event.preventDefault();</script>';

export const choosingTwins: readonly Twin[] = [
  {
    form: 'select',
    page: stages,
    sentence: 'Select Ready to plant from the "Stage" field',
    then: 'the "id:out" shows chosen r',
    fails: {
      page: stage('<option value=s>Seed<option value=w>Wilted'),
      code: 'act_failed',
      message: 'the list has no option "Ready to plant", so nothing was selected',
    },
  },
  {
    form: 'select',
    page: stages,
    sentence: 'Select r in the "Stage" dropdown',
    then: 'the "Stage" field contains Ready',
    fails: {
      page: stage('<option value=s>Seed<option value=r disabled>Ready'),
      code: 'act_failed',
      message: 'the option "Ready" is disabled, so nothing was selected',
    },
  },
  {
    form: 'select',
    page: stages,
    sentence: 'Select Ready from the "Stage" field',
    then: 'the "id:out" shows chosen r',
    fails: {
      page: '<label>Stage <input></label><p id=out>-</p>',
      code: 'act_failed',
      message: 'and not a native list, so nothing was selected',
      // A trace cannot tell choosing from typing: on replay the field takes the text, and what follows finds out.
      replays: { code: 'text_mismatch', message: 'expected id:out to show "chosen r", got "-"' },
    },
  },
  {
    form: 'select-several',
    page: days('multiple'),
    sentence: 'Select "Mon" and "Wed" from the "Days" field',
    then: 'the "Days" field contains Mon, Wed',
    fails: {
      page: days(''),
      code: 'act_failed',
      message: 'this list takes one option only, so nothing was selected',
    },
  },
  {
    form: 'select-several',
    page: days('multiple'),
    sentence: 'Select "Mon" and "Wed" from the "Days" field',
    then: 'the "Days" field contains Mon, Wed',
    fails: {
      sentence: 'Select "Mon" and "Sun" from the "Days" field',
      code: 'act_failed',
      message: 'the list has no option "Sun", so nothing was selected',
    },
  },
  {
    form: 'check',
    page: box(),
    sentence: 'Check the "Organic" checkbox',
    then: 'the "Organic" checkbox is checked',
    fails: { page: box() + stubborn, code: 'act_failed', message: 'checked' },
  },
  {
    form: 'check',
    page: '<div role=switch id=box aria-checked=false tabindex=0>Organic</div><script>box.onclick = () => box.ariaChecked = true;</script>',
    sentence: 'Check the box checkbox',
    then: 'the "Organic" checkbox is checked',
    fails: { page: '<p id=box>Organic</p>', code: 'act_failed', message: 'it is not a checkbox' },
  },
  {
    form: 'uncheck',
    page: box('checked'),
    sentence: 'Uncheck the "Organic" checkbox',
    then: 'the "Organic" checkbox is not checked',
    fails: {
      page: box('checked disabled'),
      code: 'not_actionable',
      message: '"Organic" exists (checkbox "Organic") but is not enabled after … ms',
    },
  },
  {
    form: 'uncheck',
    page: box('checked'),
    sentence: 'Uncheck the "Organic" checkbox',
    then: 'the "Organic" checkbox is not checked',
    fails: {
      page: '<button>Organic</button>',
      code: 'precondition',
      message: '"Organic" did not appear within … ms',
    },
  },
  {
    form: 'upload',
    page: '<label>Photo <input type=file id=photo></label><p id=out>-</p><script>photo.onchange = async () => { out.textContent = await photo.files[0].text(); };</script>',
    sentence: 'Upload note.txt into the "Photo" field',
    then: 'the "id:out" shows two pots of sage',
    fails: {
      sentence: 'Upload gone.txt into the "Photo" field',
      code: 'act_failed',
      message: 'there is no file',
    },
  },
  {
    form: 'upload',
    page: '<button>Choose</button><input type=file id=photo hidden>',
    sentence: 'Upload note.txt into the photo field',
    then: 'the "id:photo" is not empty',
    fails: {
      page: '<input id=photo>',
      code: 'precondition',
      message:
        'id:photo did not appear within … ms (input#photo is there, but it is no file field and holds none)',
    },
  },
];
