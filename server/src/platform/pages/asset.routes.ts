import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** For a year, and as they are: their hashes are checked, so whatever stands between may not make them smaller or other. */
const kept = 'public, max-age=31536000, immutable, no-transform';

/**
 * Serves the files of builds. Their folders never change, so browsers keep them for good; one that is missing is answered as
 * text, never by the index page, which a script element would take for a script.
 */
export async function addAssetRoutes(app: FastifyInstance, dist: string): Promise<void> {
  for (const name of ['shell', 'modules']) {
    await app.register(
      async (scope) => {
        scope.setNotFoundHandler((_request, reply) =>
          reply
            .code(404)
            .header('cache-control', 'no-store')
            .type('text/plain; charset=utf-8')
            .send('Not found'),
        );
        await scope.register(fastifyStatic, {
          root: join(resolve(dist), name),
          decorateReply: false,
          preCompressed: true,
          index: false,
          cacheControl: false,
          setHeaders: (reply) => void reply.header('cache-control', kept),
          allowedPath: (path) => !/\.(json|html|map)$/.test(path),
        });
      },
      { prefix: `/${name}/` },
    );
  }
}
