import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { contextOf } from './http-context.ts';

const readOnly = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses everything that changes something and does not come from our own pages: our client's header, which no other
 * site can set, and an origin that is ours wherever the browser tells it.
 */
export async function checkOrigin(request: FastifyRequest): Promise<void> {
  if (readOnly.has(request.method) || request.routeOptions.config.skipsOriginCheck) return;
  const { origin, 'sec-fetch-site': site, 'x-sportello-client': client } = request.headers;
  const isForeign = site !== undefined && site !== 'same-origin' && site !== 'none';
  if (!client || isForeign || (origin !== undefined && !isOwn(origin, request)))
    throw new AppError('forbidden');
}

function isOwn(origin: string, request: FastifyRequest): boolean {
  const { publicUrl } = contextOf(request).config.http;
  return origin === `${request.protocol}://${request.host}` || origin === new URL(publicUrl).origin;
}
