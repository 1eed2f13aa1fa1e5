import { randomUUID } from 'node:crypto';
import { parse } from 'node:querystring';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { answerMark } from 'shared-api/contracts/common';
import { AppError } from '../errors/app-error.ts';
import { limitBodyTime, usualPace, type HttpPace } from './body-time-limit.ts';
import { handleError } from './error-handler.ts';
import type { HttpContext } from './http-context.ts';
import { maxLiveLines } from '../live/live.service.ts';
import { traceRequests } from '../tracing/trace-requests.ts';
import { closeUnread, limitConnections } from './connection-limits.ts';
import { answerMalformed, ignoreExpectations } from './malformed-requests.ts';
import { checkOrigin } from './origin-check.ts';
import { bodyLimits } from './request-body.ts';
import { requireOneHost } from './request-address.ts';
import { addBareHeaders, addSecurityHeaders } from './security-headers.ts';

interface HttpOptions extends Omit<HttpContext, 'calls' | 'plainOperations'> {
  logger: FastifyBaseLogger;
  pace?: HttpPace;
}

/** Bytes of a body where no call says how many it takes: nobody is there to read it. */
const bodyLimit = bodyLimits.json;
/** More fields than any form of ours has are not looked at: each that has another name costs. */
const maxFields = 100;
/** What live lines leave over is for calls. */
const maxConnections = maxLiveLines + 6000;

/** Makes the HTTP application, with its guards but without any route. */
export async function createHttp({
  logger,
  pace = usualPace,
  ...context
}: HttpOptions): Promise<FastifyInstance> {
  const { trustedProxies } = context.config.http;
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    bodyLimit,
    frameworkErrors: (error, request, reply) => {
      addBareHeaders(reply, context.config);
      void handleError(error, request as FastifyRequest, reply as FastifyReply);
    },
    clientErrorHandler: answerMalformed(context.config, logger),
    forceCloseConnections: 'idle',
    connectionTimeout: pace.silenceMs,
    http: { headersTimeout: pace.headersMs },
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: true, maxParamLength: 2000 },
  });
  app.server.maxConnections = maxConnections;
  limitConnections(app.server);
  ignoreExpectations(app.server);
  app.decorate('httpContext', { ...context, calls: [], plainOperations: [] });
  app.decorateRequest('knownCaller', null);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(() => {
    throw new AppError('not-found');
  });
  await app.register(cookie);
  await app.register(formbody, { parser: parseForm });
  await app.register(multipart);
  await addSecurityHeaders(app);
  traceRequests(app);
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers({ 'x-request-id': request.id, [answerMark]: '1' });
    requireOneHost(request);
    await checkOrigin(request);
  });
  limitBodyTime(app, pace);
  closeUnread(app);
  return app;
}

function parseForm(body: string): Record<string, unknown> {
  return parse(body, '&', '=', { maxKeys: maxFields });
}
