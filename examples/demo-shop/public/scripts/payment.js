// The payment box, a page of its own in a frame: groups the digits while one types and tells the page around it
// whether the card is complete. No part of the card ever leaves the frame.
import { byId } from './element.js';

const digits = (field) => field.value.replace(/\D/g, '');
const number = byId('card-number');
const expiry = byId('expiry');

number.addEventListener('input', () => {
  number.value = digits(number)
    .slice(0, 16)
    .replace(/(.{4})(?=.)/g, '$1 ');
});
expiry.addEventListener('input', () => {
  expiry.value = digits(expiry)
    .slice(0, 4)
    .replace(/^(..)(?=.)/, '$1/');
});

window.cardFault = () => {
  if (digits(number).length !== 16) return 'Enter the sixteen digits of your card.';
  if (!/^(0[1-9]|1[0-2])\/\d\d$/.test(expiry.value)) return 'Enter the expiry of your card as MM/YY.';
  if (!/^\d{3,4}$/.test(byId('cvc').value)) return 'Enter the CVC of your card.';
  return undefined;
};
