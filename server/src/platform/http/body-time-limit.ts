import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contextOf } from './http-context.ts';

/** How long clients may take, in ms, and how fast the slowest line is that a body may come by. */
export interface HttpPace {
  /** For the headers of a request. */
  readonly headersMs: number;
  /** For anything at all to happen on a connection; live streams beat more often than that. */
  readonly silenceMs: number;
  /** For a body, however small; its size at `slowestBytesPerSecond` comes on top. */
  readonly bodyMs: number;
  readonly slowestBytesPerSecond: number;
}

/** What a phone on a train needs, and hardly more: a document of 50 MB may come in less than an hour. */
export const usualPace: HttpPace = {
  headersMs: 20_000,
  silenceMs: 120_000,
  bodyMs: 30_000,
  slowestBytesPerSecond: 16_000,
};

/** Ends the connection of a request whose body comes too slowly: Node's own limit would be one for small calls and large files. */
export function limitBodyTime(app: FastifyInstance, { bodyMs, slowestBytesPerSecond }: HttpPace): void {
  app.addHook('onRequest', async (request) => {
    const { raw } = request;
    if (!hasBody(request)) return;
    const timer = setTimeout(
      () => {
        request.log.info({ refusal: 'body-too-slow' }, 'request refused');
        raw.destroy();
      },
      bodyMs + (largestBody(request) / slowestBytesPerSecond) * 1000,
    );
    timer.unref();
    raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** How many bytes a body may have that is still to come. */
function largestBody(request: FastifyRequest): number {
  const { headers, routeOptions } = request;
  const isUpload = headers['content-type']?.startsWith('multipart/') ?? false;
  const allowed = isUpload ? contextOf(request).config.documentUpload.max : routeOptions.bodyLimit;
  const announced = Number(headers['content-length'] ?? allowed);
  return Math.min(announced, allowed);
}
