// A small application for suites: pages that fail a few times, that need company, that are slow, that fetch nothing.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

/** A running application. */
export interface DeskServer {
  readonly url: string;
  /** How often `/flaky` has to be loaded before it is ready; counts down. */
  flaky: number;
  /** Called when `/flaky` has been loaded. */
  onFlaky: () => void;
  /** How many pages have to be at `/meet` at once for each to say that they have met. */
  company: number;
  /** What `/note` shows. */
  note: string;
  /** Called when `/called` is asked for, and when `/held` is, which is never answered. */
  onCalled: () => void;
  close(): Promise<void>;
}

const page = (body: string): string => `<!doctype html><title>Desk</title>${body}`;

const desk = page(`<label>Item <input></label>
<button onclick="document.querySelector('output').textContent = 'Slip A-17 for ' + document.querySelector('input').value">Order</button>
<output></output><p>Cookie: <script>document.write(document.cookie || 'none')</script></p>
<p>Agent: <script>document.write(navigator.userAgent)</script></p>`);

// Each asks until enough others do the same.
const meeting = page(`<p>Waiting</p><script>
(async () => {
  for (;;) {
    if ((await (await fetch('/meeting')).text()) === 'met') break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  document.querySelector('p').textContent = 'Met';
})();
</script>`);

/** Starts the application on loopback. */
export async function serveDesk(): Promise<DeskServer> {
  const desks = new Desk();
  await desks.listen();
  return desks;
}

class Desk implements DeskServer {
  flaky = 0;
  onFlaky: () => void = () => undefined;
  company = 1;
  note = 'Ready';
  onCalled: () => void = () => undefined;
  readonly #server: Server;
  readonly #waiting: ServerResponse[] = [];
  #port = 0;

  constructor() {
    this.#server = createServer((request, response) => {
      this.#answer(request, response);
    });
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#server.listen(0, '127.0.0.1', resolve);
    });
    const address = this.#server.address();
    if (typeof address === 'object' && address !== null) this.#port = address.port;
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.close(() => {
        resolve();
      });
      this.#server.closeAllConnections();
    });
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const html = (body: string): void => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body);
    };
    switch (request.url) {
      case '/':
        html(desk);
        return;
      case '/note':
        html(page(`<p>${this.note}</p>`));
        return;
      case '/flaky':
        this.flaky -= 1;
        html(page(this.flaky < 0 ? '<p>Ready</p>' : '<p>Not yet</p>'));
        this.onFlaky();
        return;
      case '/meet':
        html(meeting);
        return;
      case '/meeting':
        this.#meet(response);
        return;
      case '/calling':
        html(page(`<p>Calling</p><script>fetch('/called')</script>`));
        return;
      case '/called':
        response.writeHead(204).end();
        this.onCalled();
        return;
      case '/held':
        this.onCalled();
        return;
      default:
        response.writeHead(404).end();
    }
  }

  // Asked by as many at once as are needed, all of them have met; asked by fewer, they are told to ask again.
  #meet(response: ServerResponse): void {
    this.#waiting.push(response);
    const answer = (text: string): void => {
      for (const each of this.#waiting.splice(0)) each.end(text);
    };
    if (this.#waiting.length >= this.company) answer('met');
    else response.once('close', () => this.#waiting.splice(this.#waiting.indexOf(response), 1));
  }
}
