import type { Server } from 'node:http';
import { isIPv4 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../rate-limit/network-of.ts';

/** Connections that one address may hold: an office behind one address has hundreds. */
const maxConnectionsOfAddress = 2000;

/** Ends connections of an address beyond so many. The machine's own, where a proxy may stand, are not counted. */
export function limitConnections(server: Pick<Server, 'on'>, max = maxConnectionsOfAddress): void {
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

/** Closes the connection of who was refused before their body had arrived: they would go on sending what nobody reads. */
export function closeUnread(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    const { headers, complete } = request.raw;
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (reply.statusCode >= 400 && hasBody && !complete) void reply.header('connection', 'close');
  });
}

function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '');
  return plain === '::1' || (isIPv4(plain) && plain.startsWith('127.'));
}
