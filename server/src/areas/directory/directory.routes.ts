import type { FastifyInstance } from 'fastify';
import {
  findEmployees,
  listOwnCompanies,
  listManagedCompanies,
  listGroups,
  listPhonePrefixes,
  readOwnCompanies,
} from 'shared-api/contracts/directory';
import { requireOwnToken } from '../../platform/http/own-token.ts';
import { sessionOf } from '../../platform/http/resolve-caller.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Directory } from './directory.service.ts';

/** The calls of the directory. */
export function serveDirectory(app: FastifyInstance, directory: Directory): void {
  serve(app, listManagedCompanies, async ({ caller }) => ({
    companies: await directory.listVisibleCompanies(sessionOf(caller)),
  }));
  serve(app, findEmployees, ({ input, caller }) => directory.findEmployees(sessionOf(caller), input));
  for (const list of [listOwnCompanies, readOwnCompanies])
    serve(app, list, async ({ input, caller }) => {
      const session = sessionOf(caller);
      requireOwnToken(session, input.token);
      return { companies: await directory.listOwnCompanies(session) };
    });
  serve(app, listGroups, async ({ input, caller }) => {
    const session = sessionOf(caller);
    requireOwnToken(session, input.token);
    return { info: { groups: await directory.listOwnGroups(session.userId) } };
  });
  serve(app, listPhonePrefixes, ({ input, caller }) => {
    requireOwnToken(sessionOf(caller), input.token);
    return { prefixes: directory.listPrefixes(caller.language) };
  });
}
