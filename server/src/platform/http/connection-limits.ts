import { isIPv4 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../rate-limit/network-of.ts';

/** Connections that one address may hold: an office behind one address has hundreds. */
const maxConnectionsOfAddress = 2000;

/** Ends connections of an address beyond so many. The machine's own, where a proxy may stand, are not counted. */
export function limitConnections(
  server: Pick<FastifyInstance['server'], 'on'>,
  max = maxConnectionsOfAddress,
): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket;
    if (isLoopback(remoteAddress)) return;
    const network = networkOf(remoteAddress);
    const before = open.get(network) ?? 0;
    if (before >= max) {
      socket.destroy();
      return;
    }
    open.set(network, before + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}

/** How long who is nobody may go on sending what nobody reads: a browser reads its answer once it has sent everything. */
const lingerMs = 10_000;

/** Ends the connection of who is not signed in and was refused before their body had arrived, a while after the answer. */
export function closeUnread(app: FastifyInstance, afterMs = lingerMs): void {
  app.addHook('onResponse', async ({ raw }, { statusCode }) => {
    if (statusCode !== 401 || raw.complete) return;
    const timer = setTimeout(() => {
      if (!raw.complete) raw.destroy();
    }, afterMs);
    timer.unref();
  });
}

function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '');
  return plain === '::1' || (isIPv4(plain) && plain.startsWith('127.'));
}
