import type { FastifyRequest } from 'fastify';
import { pagePersonHeader, type Access } from 'shared-api/contracts/common';
import { AppError } from '../errors/app-error.ts';
import type { SessionRecord } from '../sessions/session.ts';

/** Whether a request comes from the page of somebody else than the session's person. A request that names nobody comes from no page. */
export function isOtherPersonsPage(request: FastifyRequest, session: SessionRecord | null): boolean {
  const person = request.headers[pagePersonHeader];
  if (!session || session.kind === 'pending' || typeof person !== 'string') return false;
  return person !== encodeURIComponent(session.userId);
}

/**
 * Lets a call through only for the person whose page it comes from: after somebody else has signed in in another tab, the page
 * before must not act for them. Public calls are nobody's. @throws AppError `other-person`.
 */
export function requireSamePerson(
  access: Access,
  session: SessionRecord | null,
  request: FastifyRequest,
): void {
  if (access !== 'public' && isOtherPersonsPage(request, session)) throw new AppError('other-person');
}
