import type { FastifyReply, FastifyRequest } from 'fastify';
import { guestId } from 'shared-api/contracts/common';
import type { OpenedSession } from '../sessions/sessions.service.ts';
import { cookieOptions, nameOfCookie } from './cookie-options.ts';

/** Name, before its prefix, of the cookie with the tokens of guests, one for each document (decision 100); scripts cannot read it. */
const guestCookie = 'sportello_guest';

/** Documents that a browser has open side by side, at most: the one opened longest ago goes. */
const maxDocuments = 5;

interface GuestToken {
  readonly documentId: string;
  readonly token: string;
}

/** Gives the browser the token of a guest's session beside those of other documents. */
export function setGuestCookie(
  reply: FastifyReply,
  { token, expiresAt, documentId }: OpenedSession & { readonly documentId: string },
): void {
  const others = readGuestTokens(reply.request).filter((other) => other.documentId !== documentId);
  writeGuests(reply, [...others, { documentId, token }].slice(-maxDocuments), expiresAt);
}

/** Takes a token of a guest from the browser, or all of them. */
export function clearGuestCookie(reply: FastifyReply, token?: string): void {
  const guests = readGuestTokens(reply.request);
  if (guests.length === 0) return;
  const left = token === undefined ? [] : guests.filter((guest) => guest.token !== token);
  // When the others end is theirs to know: the cookie goes with the browser's session by then.
  writeGuests(reply, left, left.length > 0 ? undefined : new Date(0));
}

/** The token of the guest whose page says so in its header; undefined where the browser does not hold it. */
export function guestTokenOfPage(request: FastifyRequest, person: string): string | undefined {
  return readGuestTokens(request).find(({ documentId }) => person === encodeURIComponent(guestId(documentId)))
    ?.token;
}

/** Whether a page says that it is a guest's. */
export function isGuestsPage(person: string): boolean {
  return person.startsWith(encodeURIComponent(guestId('')));
}

/**
 * The token of the guest whose request its address is plainly: it says so (`of`), or is a page for guests with their document. For who is
 * signed in beside them every other address is their own.
 */
export function guestTokenOfAddress(request: FastifyRequest): string | undefined {
  const { url } = request;
  const isPage = guestPages.test(url);
  return readGuestTokens(request).find(
    ({ documentId }) =>
      url.includes(encodeURIComponent(guestId(documentId))) || (isPage && url.includes(documentId)),
  )?.token;
}

/** Where documents are signed, verified and shown to guests. */
const guestPages = /^\/(?:sign|signtest|verifiyMobile|verifyEmailAndMobile|pdf)(?:[/?]|$)/;

/** The token of the guest whose document the address names, else of the document opened last. */
export function guestTokenOf(request: FastifyRequest): string | undefined {
  const guests = readGuestTokens(request);
  return (guests.find(({ documentId }) => request.url.includes(documentId)) ?? guests.at(-1))?.token;
}

function readGuestTokens(request: FastifyRequest): GuestToken[] {
  const text = request.cookies[nameOfCookie(guestCookie, request)] ?? '';
  return text.split('.').flatMap((each) => {
    const [documentId, token] = each.split('~');
    return documentId && token ? [{ documentId, token }] : [];
  });
}

function writeGuests(reply: FastifyReply, guests: readonly GuestToken[], expires: Date | undefined): void {
  const { request } = reply;
  const text = guests.map(({ documentId, token }) => `${documentId}~${token}`).join('.');
  const options = { ...cookieOptions(request), ...(expires && { expires }) };
  void reply.setCookie(nameOfCookie(guestCookie, request), text, options);
}
