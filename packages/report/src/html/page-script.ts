// The page's only script: shows one step at a time and lets arrow keys walk the list. Without it every step is shown.

/** Source text, put into the page as it stands; the page's policy allows it by its hash. */
export const pageScript = `
(function () {
  'use strict';
  var links = Array.prototype.slice.call(document.querySelectorAll('.steps a'));
  var panels = links.map(function (link) { return document.getElementById(link.getAttribute('href').slice(1)); });
  if (links.length === 0 || panels.indexOf(null) !== -1) return;

  function select(index, how) {
    links.forEach(function (link, at) {
      var chosen = at === index;
      link.setAttribute('aria-selected', String(chosen));
      link.tabIndex = chosen ? 0 : -1;
      panels[at].hidden = !chosen;
    });
    if (how.focus) links[index].focus({ preventScroll: true });
    if (how.scroll) links[index].scrollIntoView({ block: 'nearest' });
    if (how.remember) {
      try { history.replaceState(null, '', links[index].getAttribute('href')); } catch (error) { /* file pages may refuse */ }
    }
  }

  var list = document.querySelector('.steps ol');
  list.setAttribute('role', 'tablist');
  list.setAttribute('aria-orientation', 'vertical');
  list.setAttribute('aria-labelledby', 'steps-title');
  links.forEach(function (link, at) {
    link.parentNode.setAttribute('role', 'presentation');
    link.setAttribute('role', 'tab');
    link.setAttribute('aria-controls', panels[at].id);
    panels[at].setAttribute('role', 'tabpanel');
    panels[at].setAttribute('aria-labelledby', link.id);
    panels[at].tabIndex = 0;
    link.addEventListener('click', function (event) {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      select(at, { focus: true, remember: true });
    });
  });

  list.addEventListener('keydown', function (event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    var at = links.indexOf(document.activeElement);
    if (at === -1) return;
    var to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    select(Math.min(Math.max(to, 0), links.length - 1), { focus: true, scroll: true, remember: true });
  });

  function wanted() {
    return links.findIndex(function (link) { return link.getAttribute('href') === location.hash; });
  }
  window.addEventListener('hashchange', function () {
    if (wanted() !== -1) select(wanted(), {});
  });

  document.documentElement.classList.add('guided');
  var first = links.findIndex(function (link) { return link.hasAttribute('data-selected'); });
  select(wanted() !== -1 ? wanted() : Math.max(first, 0), { scroll: true });
})();
`;
