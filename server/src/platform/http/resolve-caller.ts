import type { FastifyReply, FastifyRequest } from 'fastify';
import { defaultLanguage, language, type Language } from 'shared-api/contracts/common';
import { AppError } from '../errors/app-error.ts';
import type { SessionPlace, SessionRecord } from '../sessions/session.ts';
import type { Caller, SignedInCaller } from './caller.ts';
import { readPageCookie } from './cookie-options.ts';
import { deviceOf } from './device-cookie.ts';
import { contextOf } from './http-context.ts';
import { requestAddress } from './request-address.ts';
import { readSessionCookie, renewSessionCookie } from './session-cookie.ts';

/** Name, before its prefix, of the cookie in which the client keeps the chosen language (`it` or `en`). */
export const languageCookie = 'sportello_language';

/** Finds out who makes a request, and in which language they are answered; looks the session up once for each request. */
export async function resolveCaller(request: FastifyRequest, reply: FastifyReply): Promise<Caller> {
  if (request.knownCaller) return request.knownCaller;
  const token = readSessionCookie(request);
  const visitor = describeVisitor(request);
  const found = token ? await contextOf(request).sessions.find(token, placeOf(visitor)) : undefined;
  if (found?.needsNewCookie && token) renewSessionCookie(reply, token, found.session);
  const session = found?.session ?? null;
  request.knownCaller = { ...visitor, session, language: session?.language ?? visitor.language };
  return request.knownCaller;
}

/** A caller as far as it is known without asking the database. */
export function describeVisitor(request: FastifyRequest): Caller {
  return {
    session: null,
    language: languageOf(request),
    ip: requestAddress(request),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 400),
    device: deviceOf(request),
    requestId: request.id,
  };
}

/** The caller's session. @throws AppError `not-signed-in` when there is none. */
export function sessionOf(caller: Caller): SessionRecord {
  if (!caller.session) throw new AppError('not-signed-in');
  return caller.session;
}

/** The caller, with the session that they are sure to have. @throws AppError `not-signed-in` when there is none. */
export function signedInCaller(caller: Caller): SignedInCaller {
  return { ...caller, session: sessionOf(caller) };
}

const placeOf = ({ ip, userAgent }: Caller): SessionPlace => ({ ip, userAgent });

export function languageOf(request: FastifyRequest): Language {
  const chosen = language.safeParse(readPageCookie(languageCookie, request));
  return chosen.success ? chosen.data : defaultLanguage;
}
