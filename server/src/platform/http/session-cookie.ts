import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionRecord } from '../sessions/session.ts';
import type { OpenedSession } from '../sessions/sessions.service.ts';
import { pagePersonHeader } from 'shared-api/contracts/common';
import {
  clearGuestCookie,
  guestTokenOf,
  guestTokenOfAddress,
  guestTokenOfPage,
  isGuestsPage,
  setGuestCookie,
} from './guest-cookie.ts';
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
  clearGuestCookie(reply);
  keepDevice(reply);
}

/** Gives the browser the session of a document's guest, beside those of other documents and of who is signed in (decision 121). */
export function setGuestSessionCookie(
  reply: FastifyReply,
  opened: OpenedSession & { readonly documentId: string },
): void {
  setGuestCookie(reply, opened);
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

/** Deletes the token of the page's session in the browser. */
export function clearSessionCookie(reply: FastifyReply): void {
  const token = readSessionCookie(reply.request);
  if (token === ownToken(reply.request)) writeCookie(reply, '', new Date(0));
  else clearGuestCookie(reply, token);
}

/**
 * The token of the page that a request comes from, or undefined: of who is signed in, or of a document's guest. A page says whose it is;
 * what says nothing (a page that loads, a file) goes by its address.
 */
export function readSessionCookie(request: FastifyRequest): string | undefined {
  const own = ownToken(request);
  const person = request.headers[pagePersonHeader];
  if (typeof person === 'string') return isGuestsPage(person) ? guestTokenOfPage(request, person) : own;
  return own === undefined ? guestTokenOf(request) : (guestTokenOfAddress(request) ?? own);
}

function ownToken(request: FastifyRequest): string | undefined {
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
