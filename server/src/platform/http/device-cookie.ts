import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecret, newSecret } from '../ids.ts';
import { cookieOptions, nameOfCookie } from './cookie-options.ts';

/** Name, before its prefix, of the cookie by which a browser is known again at the next sign-in; scripts cannot read it, and it opens nothing. */
export const deviceCookie = 'sportello_device';

const lifetime = 400 * 24 * 3600;
const made = new WeakMap<FastifyRequest, string>();

/** The token of the browser that makes a request: the one that it brought, if it has our shape, or a new one, which `keepDevice` gives it. */
export function deviceOf(request: FastifyRequest): string {
  const brought = request.cookies?.[nameOfCookie(deviceCookie, request)];
  const token = (isSecret(brought) && brought) || made.get(request) || newSecret();
  made.set(request, token);
  return token;
}

/** Lets the browser keep its token, for as long as it keeps any. */
export function keepDevice(reply: FastifyReply): void {
  const { request } = reply;
  const token = deviceOf(request);
  void reply.setCookie(nameOfCookie(deviceCookie, request), token, {
    ...cookieOptions(request),
    maxAge: lifetime,
  });
}
