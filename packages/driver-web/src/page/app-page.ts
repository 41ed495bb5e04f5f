// What a page of the app says of itself, as against the page that a browser shows where the app's did not open.
import type { SurfaceReading } from '@flowproof/driver';
import { pageNotOpen } from '../errors.ts';
import type { Tab } from './tab.ts';

/**
 * Throws `page_not_open` where the browser shows an error page of its own. Asked after an answer, when it is known which
 * document has given it.
 */
export function requireAppPage({ navigation }: Tab): void {
  if (navigation.unreachable !== undefined) throw pageNotOpen(navigation.unreachable);
}

/** Reads the text, the address or the title of the page. An address cannot be mistaken: an error page has its own. */
export async function readAppPage(tab: Tab, what: SurfaceReading): Promise<string> {
  const said = await readPage(tab, what);
  if (what !== 'url') requireAppPage(tab);
  return said;
}

async function readPage(tab: Tab, what: SurfaceReading): Promise<string> {
  switch (what) {
    case 'text':
      return (await tab.ask('surfaceText')).answer;
    case 'url':
      return String(await tab.evaluate('function () { return location.href; }'));
    case 'title':
      return String(await tab.evaluate(askTitle));
  }
}

// Read with the browser's own getter: a form control named `title` hides the document's.
const askTitle = `function () {
  return Object.getOwnPropertyDescriptor(Document.prototype, 'title').get.call(document);
}`;
