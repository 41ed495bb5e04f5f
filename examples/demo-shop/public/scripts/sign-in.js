// The front door: email and password, an error that stays until the next try, then on to where one was going.
import { ask } from './api.js';
import { byId, showError } from './element.js';

const form = byId('sign-in-form');
const error = byId('sign-in-error');

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  showError(error);
  const { email, password, stay } = form.elements;
  if (email.value.trim() === '' || password.value === '') {
    showError(error, 'Enter your email and your password.');
    (email.value.trim() === '' ? email : password).focus();
    return;
  }
  try {
    const who = { email: email.value, password: password.value, stay: stay.checked };
    const { name } = await ask('POST', '/api/session', who);
    sessionStorage.setItem('shop.name', name);
    location.assign(wayBack());
  } catch (fault) {
    showError(error, fault.message);
    password.value = '';
    password.focus();
  }
});

/** Only a path of this shop: an address from elsewhere is not followed. */
function wayBack() {
  const next = new URLSearchParams(location.search).get('next') ?? '/products';
  const target = new URL(next, location.origin);
  return target.origin === location.origin ? target.pathname + target.search : '/products';
}
