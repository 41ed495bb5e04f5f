// With --dev everything but `/api` comes from the development server of the interface.
import { type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import { sendFault } from './respond.ts';

/** Where that server listens. */
const devServer = { host: '127.0.0.1', port: 5173 } as const;

/** Passes a request on and its answer back. */
export function passToDevServer(request: IncomingMessage, response: ServerResponse): void {
  const { host: _, ...headers } = request.headers;
  const passed = ask({ ...devServer, method: request.method, path: request.url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  passed.on('error', () => {
    if (response.headersSent) response.destroy();
    else sendFault(response, 502, `no development server at ${devServer.host}:${devServer.port}`);
  });
  request.pipe(passed);
}
