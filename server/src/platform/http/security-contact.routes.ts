import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform.ts';

const address = '/.well-known/security.txt';
const day = 24 * 60 * 60_000;
/** What stands there is made at each request, so that it never runs out while the server runs; who keeps it asks again. */
const validDays = 90;

/** `/.well-known/security.txt` (RFC 9116): whom to tell about a hole, where the installation names somebody. */
export function addSecurityContactRoutes(
  app: FastifyInstance,
  { config, clock }: Pick<Platform, 'config' | 'clock'>,
): void {
  const { securityContacts: contacts, http } = config;
  if (contacts.length === 0) return;
  app.get(address, async (_request, reply) => {
    const today = Math.floor(clock.now().getTime() / day);
    const lines = [
      ...contacts.map((contact) => `Contact: ${contact}`),
      `Expires: ${new Date((today + validDays) * day).toISOString()}`,
      'Preferred-Languages: it, en',
      `Canonical: ${http.publicUrl}${address}`,
      '',
    ];
    return reply.type('text/plain; charset=utf-8').send(lines.join('\r\n'));
  });
}
