import type { FastifyInstance } from 'fastify';
import { isSameText } from '../../ids.ts';
import type { Platform } from '../../platform.ts';

/** A report carries the headers of a mail, or all of it with its attachments. */
const maxBytes = 20 * 1024 * 1024;
const address = '/mail/bounces';

/**
 * Takes a mail that came back, whole, from the mail server to which it did: with the token of the installation, or there is no such
 * address. 404 for one of which no mail of ours is known, so that who delivers it may put it aside for a person.
 */
export function addBounceRoutes(
  app: FastifyInstance,
  { config, deliveries }: Pick<Platform, 'config' | 'deliveries'>,
): void {
  const { bounceToken: token } = config.mail;
  if (token === undefined) return;
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post<{ Body: Buffer }>(
      address,
      { bodyLimit: maxBytes, config: { skipsOriginCheck: true } },
      async ({ headers, body }, reply) => {
        if (!isSameText(headers.authorization ?? '', `Bearer ${token}`))
          return reply
            .code(401)
            .header('www-authenticate', 'Bearer')
            .type('text/plain')
            .send('The token is missing or wrong');
        const outcome = await deliveries.bounces.receive(body.toString('latin1'));
        return reply.code(outcome === 'unknown' ? 404 : 200).send({ outcome });
      },
    );
  });
}
