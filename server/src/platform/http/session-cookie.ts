import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionRecord } from '../sessions/session.ts';
import type { OpenedSession } from '../sessions/sessions.service.ts';
import { cookieOptions, nameOfCookie } from './cookie-options.ts';
import { keepDevice } from './device-cookie.ts';

/** Name of the cookie that holds the session's token, before its prefix; scripts cannot read it. */
export const sessionCookie = 'sportello_session';

/** Gives the browser the token of a session, for as long as the session lasts, and one by which it is known again. */
export function setSessionCookie(
  reply: FastifyReply,
  { token, expiresAt }: Pick<OpenedSession, 'token' | 'expiresAt'>,
): void {
  writeCookie(reply, token, expiresAt);
  keepDevice(reply);
}

/** Gives the browser the session that something led to, if it led to one. @returns what else it led to, for the answer. */
export function answerWithSession<Outcome extends { readonly opened: OpenedSession | null }>(
  reply: FastifyReply,
  { opened, ...answer }: Outcome,
): Omit<Outcome, 'opened'> {
  if (opened) setSessionCookie(reply, opened);
  return answer;
}

/** Deletes the session's token in the browser. */
export function clearSessionCookie(reply: FastifyReply): void {
  writeCookie(reply, '', new Date(0));
}

/** The token that came with a request, or undefined. */
export function readSessionCookie(request: FastifyRequest): string | undefined {
  return request.cookies[nameOfCookie(sessionCookie, request)] || undefined;
}

/** Lets the browser keep a session that has slid further, unless the reply already sets or clears it. */
export function renewSessionCookie(reply: FastifyReply, token: string, session: SessionRecord): void {
  if (!reply.getHeader('set-cookie')) writeCookie(reply, token, session.expiresAt);
}

function writeCookie(reply: FastifyReply, value: string, expires: Date): void {
  const { request } = reply;
  void reply.setCookie(nameOfCookie(sessionCookie, request), value, { ...cookieOptions(request), expires });
}
