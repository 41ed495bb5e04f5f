// Every form of sentence, as data: the reference page, completion and hints are made from it.
import { calculatorForms } from './sentences/calculator.ts';
import { checkboxForms } from './sentences/checkbox.ts';
import { clickForms } from './sentences/click.ts';
import { comparisonForms } from './sentences/comparison.ts';
import { cookieForms } from './sentences/cookie.ts';
import { dragForms } from './sentences/drag.ts';
import { elementAttributeForms } from './sentences/element-attribute.ts';
import { elementCountForms } from './sentences/element-count.ts';
import { elementStateForms } from './sentences/element-state.ts';
import { elementTextForms } from './sentences/element-text.ts';
import type { SentenceForm } from './sentences/form.ts';
import { navigateForms } from './sentences/navigate.ts';
import { pageAddressForms } from './sentences/page-address.ts';
import { pageShowsForms } from './sentences/page-shows.ts';
import { pointerForms } from './sentences/pointer.ts';
import { pressKeyForms } from './sentences/press-key.ts';
import { rememberForms } from './sentences/remember.ts';
import { scrollForms } from './sentences/scroll.ts';
import { selectForms } from './sentences/select.ts';
import { typeForms } from './sentences/type.ts';
import { uploadForms } from './sentences/upload.ts';
import { waitForms } from './sentences/wait.ts';

/**
 * Every form of sentence with its notation, apps, meaning, examples and near misses.
 *
 * @example
 * catalogue.filter((form) => form.apps.includes('sap')).map((form) => form.syntax);
 */
export const catalogue: readonly SentenceForm[] = [
  ...typeForms,
  ...selectForms,
  ...checkboxForms,
  ...clickForms,
  ...pressKeyForms,
  ...pointerForms,
  ...dragForms,
  ...scrollForms,
  ...uploadForms,
  ...navigateForms,
  ...rememberForms,
  ...waitForms,
  ...calculatorForms,
  ...pageShowsForms,
  ...pageAddressForms,
  ...cookieForms,
  ...elementTextForms,
  ...elementStateForms,
  ...elementCountForms,
  ...elementAttributeForms,
  ...comparisonForms,
];
