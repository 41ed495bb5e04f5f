// Conditions on a page where they hold and on one where they do not; and where they cannot be told.

/** A condition and its two pages. */
export interface ConditionTwin {
  /** Name of the form in the grammar's catalogue. */
  readonly form: string;
  readonly condition: string;
  readonly holds: string;
  readonly fails: string;
}

const pans = (left: string, right: string): string => `<b id=left>${left}</b> <b id=right>${right}</b>`;

export const conditionTwins: readonly ConditionTwin[] = [
  {
    form: 'page-shows',
    condition: 'page shows Cookies',
    holds: '<p>cookies?</p>',
    fails: '<p>No questions</p>',
  },
  {
    form: 'page-does-not-show',
    condition: 'page does not show Cookies',
    holds: '<p>No questions</p>',
    fails: '<p>COOKIES?</p>',
  },
  {
    form: 'shows',
    condition: 'the "id:state" shows Dry',
    holds: '<p id=state>Dry</p>',
    fails: '<p>Dry</p>',
  },
  {
    form: 'is-visible',
    condition: 'the "id:state" is visible',
    holds: '<p id=state>Dry</p>',
    fails: '<p id=state hidden>Dry</p>',
  },
  {
    form: 'is-visible',
    condition: 'the "id:state" is not visible',
    holds: '<p>Dry</p>',
    fails: '<p id=state>Dry</p>',
  },
  {
    form: 'compare',
    condition: 'the "id:left" is greater than the "id:right"',
    holds: pans('10 g', '9.5').replace(' g', ''),
    fails: pans('9', '10'),
  },
  {
    form: 'compare',
    condition: 'the "id:left" is less than the "id:right"',
    holds: pans('9', '10'),
    fails: pans('10', '10'),
  },
];
