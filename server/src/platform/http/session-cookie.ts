import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionRecord } from '../sessions/session.ts';
import { keepDevice } from './device-cookie.ts';
import { contextOf } from './http-context.ts';

/** Name of the cookie that holds the session's token; scripts cannot read it. */
export const sessionCookie = 'sportello_session';

/** Gives the browser the token of a session, for as long as the session lasts, and one by which it is known again. */
export function setSessionCookie(reply: FastifyReply, token: string, session: { expiresAt: Date }): void {
  writeCookie(reply, token, session.expiresAt);
  keepDevice(reply);
}

/** Takes the session's token out of the browser. */
export function clearSessionCookie(reply: FastifyReply): void {
  writeCookie(reply, '', new Date(0));
}

/** The token that came with a request, or undefined. */
export function readSessionCookie(request: FastifyRequest): string | undefined {
  return request.cookies[sessionCookie] || undefined;
}

/** Lets the browser keep a session that has slid further, unless the reply already sets or clears it. */
export function renewSessionCookie(reply: FastifyReply, token: string, session: SessionRecord): void {
  if (!reply.getHeader('set-cookie')) writeCookie(reply, token, session.expiresAt);
}

function writeCookie(reply: FastifyReply, value: string, expires: Date): void {
  const { config } = contextOf(reply.request);
  void reply.setCookie(sessionCookie, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.http.publicUrl.startsWith('https:') || reply.request.protocol === 'https',
    expires,
  });
}
