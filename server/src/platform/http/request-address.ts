import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';

/**
 * From which address a request comes. A trusted proxy that names none in its header is taken for the caller itself: nobody chooses the name under
 * which they are counted. A port after the address is left away.
 */
export function requestAddress({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  const named = /^\[(.+)\](?::\d+)?$/.exec(ip)?.[1] ?? /^([\d.]+):\d+$/.exec(ip)?.[1] ?? ip;
  return isIP(named) === 0 ? (socket.remoteAddress ?? '') : named;
}

/** Refuses a request that names several hosts (RFC 9112 §3.2): what stands between may have read another one. @throws AppError `invalid-input` */
export function requireOneHost({ raw: { rawHeaders } }: Pick<FastifyRequest, 'raw'>): void {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  if (hosts.length > 1) throw new AppError('invalid-input');
}
