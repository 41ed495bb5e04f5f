// Sends key strokes to the page, all at once: the browser keeps their order.
import type { Tab } from '../page/tab.ts';
import type { Stroke } from './strokes.ts';

/** Strokes under way at one time. */
const batch = 400;
/** Time allowed for one stroke beside the usual bound, ms. */
const strokeMs = 20;

/** Sends strokes and waits until the page has taken the last one. Rejects with `TransportError`. */
export async function sendStrokes(tab: Tab, strokes: readonly Stroke[]): Promise<void> {
  for (let start = 0; start < strokes.length; start += batch) {
    const part = strokes.slice(start, start + batch);
    await tab.line.send(
      (cdp) =>
        Promise.all(
          part.map((stroke) =>
            stroke.kind === 'key'
              ? cdp.send('Input.dispatchKeyEvent', stroke.event)
              : cdp.send('Input.insertText', { text: stroke.text }),
          ),
        ),
      { what: 'key strokes', timeoutMs: tab.bounds.answerMs + part.length * strokeMs },
    );
  }
}
