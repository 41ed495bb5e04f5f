// An HTTP proxy on loopback that keeps what went through it.
import { createServer, request as httpRequest } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';

/** A proxy that is listening. */
export interface ProxyServer {
  readonly url: string;
  /** Method, target and credentials of each request. */
  readonly seen: readonly string[];
  close(): Promise<void>;
}

/** @param refusing - answers every tunnel with this status. */
export async function proxyServer(refusing?: number): Promise<ProxyServer> {
  const seen: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    seen.push(`${request.method ?? ''} ${request.url ?? ''} ${request.headers['proxy-authorization'] ?? ''}`);
    const { method, headers } = request;
    const onward = httpRequest(request.url ?? '', { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 0, answer.headers);
      answer.pipe(response);
    });
    request.pipe(onward);
  });
  server.on('connection', (socket) => sockets.add(socket));
  server.on('connect', (request, client: Socket) => {
    seen.push(`CONNECT ${request.url ?? ''} ${request.headers['proxy-authorization'] ?? ''}`);
    if (refusing !== undefined) {
      client.end(`HTTP/1.1 ${refusing} No\r\n\r\n`);
      return;
    }
    const [host = '', port = ''] = (request.url ?? '').split(':');
    const onward = connect(Number(port), host, () => {
      client.write('HTTP/1.1 200 OK\r\n\r\n');
      onward.pipe(client);
      client.pipe(onward);
    });
    sockets.add(onward);
    for (const end of [client, onward]) end.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
