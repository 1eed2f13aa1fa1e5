import type { FastifyInstance } from 'fastify';
import { getFilterAziende } from 'shared-api/contracts/directory';
import { sessionOf } from '../../platform/http/resolve-caller.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Directory } from './directory.service.ts';

/** The calls of the directory. */
export function serveDirectory(app: FastifyInstance, directory: Directory): void {
  serve(
    app,
    getFilterAziende,
  )(async ({ caller }) => ({ companies: await directory.listVisibleCompanies(sessionOf(caller)) }));
}
