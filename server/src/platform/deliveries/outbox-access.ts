import { BlockList, isIPv6 } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendPlainPage } from '../http/plain-page.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Names by which a browser on the machine itself asks; any other may be a foreign page's that was pointed at us. */
const ownNames = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/**
 * A hook that lets through only who asks from the machine that the server runs on, directly or through a proxy that is trusted
 * (`TRUSTED_PROXIES`); others get a page that says so (403).
 */
export async function onlyFromThisMachine(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (isFromThisMachine(request)) return;
  const body =
    '<h1>Outbox</h1><p>Only the machine that the server runs on may read this: ask for it at localhost.</p>';
  await sendPlainPage(reply.code(403), { title: 'Outbox', body });
}

function isFromThisMachine({ ip, ips, host, headers }: FastifyRequest): boolean {
  // A proxy that nobody named stands for people from anywhere.
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined;
  if (isForwarded && !ips) return false;
  return loopback.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4') && ownNames.test(host);
}
