import type { FastifyRequest } from 'fastify';
import { contextOf } from './http-context.ts';

const tls = 'https:';

/**
 * What the name of a cookie begins with at an address. With TLS it is `__Host-`: browsers take such a cookie from this very host
 * alone, over TLS, for all of it, so that no neighbour can plant one.
 */
export function cookiePrefix(address: string): string {
  return address.startsWith(tls) ? '__Host-' : '';
}

/** The name that a cookie has on the way by which a request came. */
export function nameOfCookie(name: string, request: FastifyRequest): string {
  return cookiePrefix(addressOf(request)) + name;
}

/** What every cookie of ours has in common: closed to scripts, to other sites and, where there is TLS, to plain connections. */
export function cookieOptions(request: FastifyRequest) {
  const secure = addressOf(request).startsWith(tls);
  return { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
}

/** The value of a cookie that pages write too: they know their own address, which need not be the one that we believe in. */
export function readPageCookie(name: string, request: FastifyRequest): string | undefined {
  return request.cookies?.[cookiePrefix('https:') + name] ?? request.cookies?.[name];
}

/** The public address, or how the request itself came where that one is without TLS. */
function addressOf(request: FastifyRequest): string {
  const { publicUrl } = contextOf(request).config.http;
  return publicUrl.startsWith(tls) ? publicUrl : `${request.protocol}:`;
}
