// The script of a rendered page: it lets a small app's effects happen in a browser.

/**
 * Expects `app` in scope: `{ spots, onOpen, onKey, asksBeforeLeaving }`, where `spots[i]` describes the element whose
 * place in the page is marked `data-spot="i"`. Written for any browser; a string, since this package knows no DOM.
 */
export const htmlRuntime = `
  const mac = /Mac/.test(navigator.platform);
  const byKey = new Map();
  const parts = app.spots.map((source, index) => {
    const spot = document.querySelector('[data-spot="' + index + '"]');
    const part = ['item', 'row'].includes(source.kind) ? spot : spot.querySelector(source.tag);
    const built = { source, spot, part, stay: document.createComment('') };
    if (source.key !== undefined) byKey.set(source.key, built);
    return built;
  });

  function change({ source, spot, part, stay }, to) {
    if (to.absent === true) spot.replaceWith(stay);
    if (to.absent === false) stay.replaceWith(spot);
    if (to.hidden !== undefined) spot.hidden = to.hidden;
    if (to.disabled !== undefined) part.disabled = to.disabled;
    if (to.readOnly !== undefined) part.readOnly = to.readOnly;
    if (to.checked !== undefined) part.checked = to.checked;
    if (to.text !== undefined) part.textContent = to.text;
    if (to.value !== undefined) part.value = to.value;
    if (to.moving !== undefined) spot.classList.toggle('moving', to.moving);
    if (to.covered === true) spot.append(Object.assign(document.createElement('div'), { className: 'cover' }));
    if (to.covered === false) spot.querySelector(':scope > .cover')?.remove();
  }

  function ask({ type, message, replyTo }) {
    if (type === 'alert') alert(message);
    if (type === 'confirm') return confirm(message);
    if (type !== 'prompt') return true;
    const reply = prompt(message);
    if (reply !== null && replyTo !== undefined) change(byKey.get(replyTo), { text: reply });
    return reply !== null;
  }

  function happen(effect) {
    switch (effect.kind) {
      case 'change':
        return change(byKey.get(effect.key), effect.to);
      case 'tally': {
        const { part } = byKey.get(effect.key);
        part.textContent = String(Number(part.textContent) + 1);
        return;
      }
      case 'dialog':
        return cause(ask(effect) ? effect.accepted : effect.dismissed);
      case 'go':
        location.href = effect.to;
        return;
      case 'download':
        setTimeout(() => {
          const href = URL.createObjectURL(new Blob([effect.content]));
          Object.assign(document.createElement('a'), { href, download: effect.name }).click();
        }, effect.takesMs ?? 0);
        return;
      case 'throw':
        setTimeout(() => {
          throw new Error(effect.message);
        });
        return;
      case 'log':
        (console[effect.level] ?? console.log)(effect.text);
    }
  }

  function cause(effects = []) {
    for (const effect of effects) {
      if ((effect.afterMs ?? 0) > 0) setTimeout(() => happen(effect), effect.afterMs);
      else happen(effect);
    }
  }

  let pressed;
  addEventListener('mousedown', ({ target }) => (pressed = target), true);
  for (const { source, part } of parts) {
    const on = (event, effects) => effects && part.addEventListener(event, () => cause(effects));
    on('click', source.onClick);
    on('dblclick', source.onDoubleClick);
    on('contextmenu', source.onRightClick);
    on('mouseenter', source.onHover);
    if (source.onDrop) part.addEventListener('mouseup', () => part.contains(pressed) || cause(source.onDrop));
    if (source.tag === 'a') part.addEventListener('click', (event) => event.preventDefault());
    if (source.stubborn) part.addEventListener('click', (event) => event.preventDefault());
    if (source.keeps === 'capitals') part.addEventListener('input', () => (part.value = part.value.toUpperCase()));
    if (source.keeps === 'nothing') {
      const held = part.value;
      part.addEventListener('beforeinput', (event) => event.preventDefault());
      part.addEventListener('input', () => (part.value = held));
    }
  }

  function isPressed(name, event) {
    const [key, ...held] = name.split('+').reverse();
    const holds = (...names) => names.some((each) => held.includes(each));
    return (
      event.key.toLowerCase() === (key === 'Space' ? ' ' : key.toLowerCase()) &&
      event.ctrlKey === holds('ctrl', ...(mac ? [] : ['mod'])) &&
      event.metaKey === holds('win', ...(mac ? ['mod'] : [])) &&
      event.altKey === holds('alt') &&
      event.shiftKey === holds('shift')
    );
  }

  addEventListener('keydown', (event) => {
    for (const [name, effects] of Object.entries(app.onKey ?? {})) {
      if (!isPressed(name, event)) continue;
      event.preventDefault();
      cause(effects);
    }
  });
  if (app.asksBeforeLeaving) addEventListener('beforeunload', (event) => event.preventDefault());
  // Last to first: an absent element takes what is in it along.
  for (const each of parts.toReversed()) {
    const { absent, hidden, disabled, covered, moving } = each.source;
    change(each, { hidden, disabled, moving, ...(covered && { covered }), ...(absent && { absent }) });
  }
  cause(app.onOpen);
`;
