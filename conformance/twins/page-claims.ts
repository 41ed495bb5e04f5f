// Twins of what is asserted about a page as a whole.
import type { Twin } from './twin.ts';

const stock = (text: string): string => `<h1>Beds</h1><p id=stock>${text}</p>`;
const at = (path: string): string => `<script>history.replaceState({}, '', '${path}');</script>`;
const sid = (more = ''): { html: string; cookies: readonly string[] } => ({
  html: '<p>in</p>',
  cookies: ['cart=2', `sid=1${more}`],
});
const counted = (times: number): string => '<li>Harvest'.repeat(times);

const texts: readonly Twin[] = [
  {
    form: 'page-shows',
    page: stock('In stock'),
    sentence: 'page shows in stock',
    fails: {
      page: stock('Sold out'),
      code: 'text_mismatch',
      message: 'expected the page to show "in stock", got',
    },
  },
  {
    form: 'page-shows',
    page: '<img alt="In stock" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">',
    sentence: 'page shows In stock',
    fails: {
      page: '<p style="display: none">In stock</p>',
      code: 'text_mismatch',
      message: 'expected the page to show "In stock", got ""',
    },
  },
  {
    form: 'page-shows',
    page: `${stock('12')}<p>12</p>`,
    before: ['Remember the "id:stock" as stock'],
    sentence: 'page shows ${captured.stock}',
    fails: {
      sentence: 'page shows ${captured.shelf}',
      code: 'capture_missing',
      message: 'nothing was captured as "shelf"; captured so far: stock',
    },
  },
  {
    form: 'page-shows-times',
    page: counted(2),
    sentence: 'page shows Harvest 2 times',
    fails: {
      page: counted(3),
      code: 'text_count',
      message: 'expected the page to show "Harvest" 2 times, found it 3 times',
    },
  },
  {
    form: 'page-does-not-show',
    page: stock('In stock'),
    sentence: 'page does not show Sold out',
    fails: {
      page: stock('SOLD OUT'),
      code: 'text_mismatch',
      message: 'expected the page not to show "Sold out"',
    },
  },
  {
    form: 'page-does-not-show',
    page: `${stock('12')}<button onclick="stock.textContent = 'none'">Sell</button>`,
    before: ['Remember the "id:stock" as stock', 'Click "Sell"'],
    sentence: 'page does not show ${captured.stock}',
    fails: {
      page: `${stock('12')}<button>Sell</button>`,
      code: 'text_mismatch',
      message: 'expected the page not to show',
    },
  },
];

const addresses: readonly Twin[] = [
  {
    form: 'page-url-is',
    page: at('/beds?bed=7#top'),
    sentence: 'page url is /beds?bed=7',
    fails: { page: at('/beds?bed=8'), code: 'url_mismatch', message: 'to be "/beds?bed=7", got "http://' },
  },
  {
    form: 'page-url-contains',
    page: at('/beds?bed=7'),
    sentence: 'page url contains bed=7',
    fails: {
      page: at('/beds?Bed=7'),
      code: 'url_mismatch',
      message: 'expected the page url to contain "bed=7", got "http://',
    },
  },
  {
    form: 'page-title-is',
    page: '<title> Spring&nbsp;beds </title>',
    sentence: 'page title is Spring beds',
    fails: {
      page: '<title>Spring beds (3)</title>',
      code: 'title_mismatch',
      message: 'expected the page title to be "Spring beds", got "Spring beds (3)"',
    },
  },
  {
    form: 'page-title-contains',
    page: '<title>Spring beds</title>',
    sentence: 'page title contains beds',
    fails: {
      page: '<title>Spring herbs</title>',
      code: 'title_mismatch',
      message: 'expected the page title to contain "beds", got "Spring herbs"',
    },
  },
];

const cookies: readonly Twin[] = [
  {
    form: 'cookie',
    page: sid(),
    sentence: 'cookie "sid" exists',
    fails: {
      page: { html: '<p>in</p>', cookies: ['cart=2'] },
      code: 'cookie_mismatch',
      message: 'expected cookie "sid" to exist: set are cart',
    },
  },
  {
    form: 'cookie',
    page: sid('; HttpOnly'),
    sentence: 'cookie "sid" is httpOnly',
    fails: {
      page: sid(),
      code: 'cookie_mismatch',
      message: 'expected cookie "sid" to be httpOnly, it is not',
    },
  },
  {
    form: 'cookie',
    page: sid('; Secure'),
    sentence: 'cookie "sid" is secure',
    fails: {
      page: sid(),
      code: 'cookie_mismatch',
      message: 'expected cookie "sid" to be secure, it is not',
    },
  },
  {
    form: 'cookie',
    page: sid('; Max-Age=600'),
    sentence: 'cookie "sid" is persistent',
    fails: {
      page: sid(),
      code: 'cookie_mismatch',
      message: 'expected cookie "sid" to be persistent, it is not',
    },
  },
];

export const pageClaimTwins: readonly Twin[] = [...texts, ...addresses, ...cookies];
