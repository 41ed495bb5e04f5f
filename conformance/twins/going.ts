// Twins of what moves on: scrolling, addresses, remembering and waiting.
import type { Twin } from './twin.ts';

const long = '<div style="height: 4000px">long</div><p id=end>The end</p>';
const log = (style: string): string =>
  `<div id=log style="height: 100px; ${style}"><div style="height: 500px">entries</div></div>`;
const snapping = `<style>html { scroll-snap-type: y mandatory } h1 { scroll-snap-align: start }</style><h1>Top</h1>${long}`;
const beds = (count: number): string => '<li class=bed>Bed'.repeat(count);

const scrolls: readonly Twin[] = [
  {
    form: 'scroll-page',
    page: `${long}<p id=out style="position: fixed; top: 0">-</p><script>onscroll = () => { out.textContent = scrollY > 3000 ? 'deep' : 'high'; };</script>`,
    sentence: 'Scroll to the bottom',
    then: 'the "id:out" shows deep',
    fails: { page: snapping, code: 'act_failed', message: 'and not at its bottom (' },
  },
  {
    form: 'scroll-to',
    page: log('overflow: auto'),
    sentence: 'Scroll the "id:log" to 147px',
    fails: { page: log('overflow: visible'), code: 'act_failed', message: 'is not a scroll container' },
  },
  {
    form: 'scroll-to',
    page: log('overflow: auto'),
    sentence: 'Scroll "id:log" to the bottom',
    fails: {
      sentence: 'Scroll "id:log" to 450px',
      code: 'act_failed',
      message: 'scrolls to 400px at most, not to 450px',
    },
  },
  {
    form: 'scroll-to',
    page: log('overflow: auto'),
    sentence: 'Scroll "id:log" to the top',
    fails: { page: log('overflow: visible'), code: 'act_failed', message: 'is not a scroll container' },
  },
  {
    form: 'scroll-into-view',
    page: long,
    sentence: 'Scroll "The end" into view',
    fails: {
      page: '<p style="position: fixed; top: -500px">The end</p>',
      code: 'act_failed',
      message: 'could not be brought into view',
    },
  },
];

const addresses: readonly Twin[] = [
  {
    form: 'go-to',
    page: '<p>start</p>',
    sentence: 'Go to /page?second',
    then: 'page url is /page?second',
    fails: { sentence: 'Go to http://127.0.0.1:1/', code: 'act_failed', message: 'did not load: net::ERR_' },
  },
  {
    form: 'reload',
    page: `<p id=out>-</p><button onclick="out.textContent = 'changed'">Change</button>`,
    before: ['Click "Change"'],
    sentence: 'Reload the page',
    then: 'the "id:out" shows -',
    fails: {
      page: { html: '<button>Change</button>', once: true },
      code: 'act_failed',
      message: 'did not load: net::ERR_',
    },
  },
];

const readings: readonly Twin[] = [
  {
    form: 'remember',
    page: '<p>Stock <b id=stock>12</b></p>',
    sentence: 'Remember the "id:stock" as stock',
    then: 'the "id:stock" shows ${captured.stock}',
    fails: {
      page: '<p>Stock <b>12</b></p>',
      code: 'precondition',
      message: 'id:stock did not appear within … ms',
    },
  },
  {
    form: 'remember-count',
    page: `${beds(3)}<p id=out>5</p>`,
    sentence: 'Remember how many "css:.bed" appear as beds',
    then: 'the "id:out" shows ${captured.beds} + 2',
    fails: {
      page: beds(0),
      code: 'zero_count',
      message: 'css:.bed did not appear within … ms: there is no number to remember',
    },
  },
  {
    form: 'wait',
    page: `<p id=out>Growing</p><script>setTimeout(() => { out.textContent = 'Ripe'; }, 300);</script>`,
    sentence: 'Wait until page shows Ripe',
    fails: {
      sentence: 'Wait until page shows Rotten within 1s',
      code: 'text_mismatch',
      message: 'expected the page to show "Rotten", got "Ripe" (waited 1000 ms)',
    },
  },
];

const handing = (...names: readonly string[]): string =>
  `<button onclick="give()">Plan</button><script>const give = () => {
    for (const name of ${JSON.stringify(names)}) {
      const link = document.createElement('a');
      Object.assign(link, { href: 'data:text/plain,beds', download: name });
      link.click();
    }
  };</script>`;

const downloads: readonly Twin[] = [
  {
    form: 'wait-download',
    page: handing('plan.txt'),
    before: ['Click "Plan"'],
    sentence: 'Wait until the download completes as plan',
    fails: {
      page: handing(),
      sentence: 'Wait until the download completes as plan within 1s',
      code: 'download_missing',
      message: 'no download finished within … ms',
    },
  },
  {
    form: 'wait-download',
    page: handing('plan.txt'),
    before: ['Click "Plan"'],
    sentence: 'Wait until the download completes as plan',
    fails: {
      page: handing('plan.txt', 'beds.txt'),
      code: 'download_ambiguous',
      message: '2 downloads landed at once: ',
    },
  },
];

export const goingTwins: readonly Twin[] = [...scrolls, ...addresses, ...readings, ...downloads];
