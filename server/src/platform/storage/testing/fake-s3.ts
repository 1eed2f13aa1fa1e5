import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** An S3 service of a test: keeps objects by their address, and asks for nothing but a signature. */
export async function startFakeS3() {
  const objects = new Map<string, Buffer>();
  /** When each was put; a test may set it back. */
  const times = new Map<string, Date>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://s3');
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256'))
      return void response.writeHead(403).end();
    if (request.method === 'PUT') {
      objects.set(pathname, await buffer(request));
      times.set(pathname, new Date());
      return void response.writeHead(200, { etag: '"1"' }).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(pathname);
      return void response.writeHead(204).end();
    }
    const content = objects.get(pathname);
    if (!content) return void response.writeHead(404).end();
    const modified = (times.get(pathname) ?? new Date()).toUTCString();
    response.writeHead(200, { 'content-length': content.length, 'last-modified': modified });
    response.end(request.method === 'HEAD' ? undefined : content);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    times,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
