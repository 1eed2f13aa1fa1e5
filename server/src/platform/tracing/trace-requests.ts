import type { FastifyInstance } from 'fastify';
import { findTracer, type OpenSpan } from './tracing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The part of a trace that this request is; null without traces. */
    span: OpenSpan | null;
  }
}

/**
 * Makes each request a trace, by the name of its call. What the caller says of traces is not read: anybody could have theirs kept. Before
 * any other hook.
 */
export function traceRequests(app: FastifyInstance): void {
  const tracer = findTracer();
  if (!tracer) return;
  app.decorateRequest('span', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const call = request.routeOptions.config.callName ?? 'other';
    const attributes = { 'http.request.method': request.method, 'sportello.call': call };
    request.span = tracer.begin({ name: `${request.method} ${call}`, kind: 'server', attributes }, null);
    request.span.enter(done);
  });
  // The body comes by the connection, which is of no request.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.span) request.span.enter(done);
    else done();
  });
  app.addHook('onResponse', async ({ span }, { statusCode }) => {
    span?.end({ attributes: { 'http.response.status_code': statusCode }, hasFailed: statusCode >= 500 });
  });
}
