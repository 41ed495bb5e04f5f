// Building elements in one expression: a tag, its attributes, its children. Text is always text, never markup.
// An attribute that is a function listens to the event of that name; false leaves an attribute out.

export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(name, value);
    else if (value !== false) made.setAttribute(name, value === true ? '' : value);
  }
  made.append(...children);
  return made;
}

export const byId = (id) => document.getElementById(id);

/** Shows a sentence in a line, or takes the line away when there is none. */
export function showLine(line, sentence) {
  line.textContent = sentence ?? '';
  line.hidden = sentence === undefined;
}
