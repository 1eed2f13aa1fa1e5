import { once } from 'node:events';
import { Agent, createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** What stands in front of several servers in a test. */
export interface RoundRobin {
  readonly address: string;
  /** Sends requests to a server as soon as it says that it is ready. */
  add(server: string): Promise<void>;
  close(): Promise<void>;
}

const pollMs = 50;
const pollLimitMs = 2000;

/**
 * Stands in front of servers as a plain proxy does: asks each for `/readyz` all the time, sends requests in turn to those that are
 * ready, over connections that it keeps, and tries nothing a second time. What it cannot bring to an end is a 502, or a cut connection.
 */
export async function startRoundRobin(): Promise<RoundRobin> {
  const agent = new Agent({ keepAlive: true });
  const servers = new Map<string, boolean>();
  const closing = new AbortController();
  let turn = 0;

  const proxy = createServer((request, response) => {
    const ready = [...servers].filter(([, isReady]) => isReady).map(([server]) => server);
    const chosen = ready[turn++ % Math.max(ready.length, 1)];
    if (chosen) forward({ agent, server: chosen, request, response });
    else response.writeHead(503).end('no server is ready');
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');

  async function watch(server: string): Promise<void> {
    for (; !closing.signal.aborted; await setTimeout(pollMs)) {
      const isReady = await fetch(`${server}/readyz`, { signal: AbortSignal.timeout(pollLimitMs) }).then(
        ({ ok }) => ok,
        () => undefined,
      );
      // One that does not answer any more is gone for good: its successor has another address.
      if (isReady === undefined && servers.get(server) === false) return void servers.delete(server);
      servers.set(server, isReady ?? false);
    }
  }

  return {
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    add: async (server) => {
      servers.set(server, false);
      void watch(server);
      while (!servers.get(server)) await setTimeout(pollMs);
    },
    close: async () => {
      closing.abort();
      proxy.close();
      proxy.closeAllConnections();
      agent.destroy();
    },
  };
}

interface Forwarded {
  readonly agent: Agent;
  readonly server: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

function forward({ agent, server, request, response }: Forwarded): void {
  const { url = '/', method, headers } = request;
  const toServer = send(new URL(url, server), { agent, method, headers });
  toServer.on('response', (answer) => {
    const { connection: _hop, ...kept } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, kept);
    answer.on('error', () => response.destroy());
    answer.pipe(response);
  });
  toServer.on('error', (error) => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end(error.message);
  });
  response.on('close', () => toServer.destroy());
  request.pipe(toServer);
}
