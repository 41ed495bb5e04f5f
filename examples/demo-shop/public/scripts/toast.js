// A short message at the foot of the page that goes away by itself. Screen readers hear it.
import { element } from './element.js';

const staysMs = 4000;
let region;

export function toast(sentence) {
  region ??= document.body.appendChild(element('div', { class: 'toasts', role: 'status' }));
  const note = element('p', { class: 'toast' }, sentence);
  region.append(note);
  setTimeout(() => note.remove(), staysMs);
}
