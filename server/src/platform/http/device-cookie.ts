import type { FastifyReply, FastifyRequest } from 'fastify';
import { newSecret } from '../ids.ts';
import { contextOf } from './http-context.ts';

/** Name of the cookie by which a browser is known again at the next sign-in; scripts cannot read it, and it opens nothing. */
export const deviceCookie = 'sportello_device';

const lifetime = 400 * 24 * 3600;
const made = new WeakMap<FastifyRequest, string>();

/** The token of the browser that makes a request: the one that it brought, or a new one, which `keepDevice` gives it. */
export function deviceOf(request: FastifyRequest): string {
  const token = request.cookies?.[deviceCookie] || made.get(request) || newSecret();
  made.set(request, token);
  return token;
}

/** Lets the browser keep its token, for as long as it keeps any. */
export function keepDevice(reply: FastifyReply): void {
  const { config } = contextOf(reply.request);
  void reply.setCookie(deviceCookie, deviceOf(reply.request), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.http.publicUrl.startsWith('https:') || reply.request.protocol === 'https',
    maxAge: lifetime,
  });
}
