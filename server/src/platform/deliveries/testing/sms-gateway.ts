import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Starts an SMS gateway that answers with a status code, and keeps what it was asked. */
export async function startSmsGateway(answer: () => number, headers: Record<string, string> = {}) {
  const asked: { headers: IncomingMessage['headers']; body: unknown }[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      asked.push({ headers: request.headers, body: JSON.parse(body) });
      response.writeHead(answer(), headers).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`, asked, close };
}
