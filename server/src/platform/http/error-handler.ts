import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import {
  contentDigestHeader,
  statusOfError,
  toWireFields,
  type ErrorAnswer,
  type Language,
} from 'shared-api/contracts/common';
import { AppError } from '../errors/app-error.ts';
import { errorSentence } from '../errors/error-sentence.ts';
import { currentTrace } from '../tracing/tracing.ts';
import { sendErrorPage, wantsPage } from './error-page.ts';
import { requestAddress } from './request-address.ts';
import { describeVisitor } from './resolve-caller.ts';

const maxForgottenBytes = 64 * 1024 * 1024;

/** Makes the wire shape of every failure; what is not meant for the caller goes to the log alone. */
export function handleError(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply) {
  const known = error instanceof AppError ? error : fromFramework(error);
  const status = statusOfError(known.code);
  const user = request.knownCaller?.session?.userId;
  const who = { requestId: request.id, ip: requestAddress(request), ...(user !== undefined && { user }) };
  if (status >= 500) request.log.error({ err: error, ...who }, 'request failed');
  else request.log.info({ refusal: known.code, ...who }, 'request refused');
  const seconds = known.details?.['seconds'];
  if (typeof seconds === 'number') void reply.header('retry-after', Math.ceil(seconds));
  if (known.code === 'too-large' && isSoonRead(request)) void reply.removeHeader('connection');
  // A file whose reading fails has said already how long it is, and of what type.
  void reply
    .code(status)
    .removeHeader('content-length')
    .removeHeader('content-disposition')
    .removeHeader(contentDigestHeader)
    .header('cache-control', 'no-store');
  const { language } = request.knownCaller ?? describeVisitor(request);
  const answer = toAnswer(known, { request, language });
  if (wantsPage(request)) return sendErrorPage(reply, { language, answer });
  return reply.type('application/json; charset=utf-8').send(answer);
}

/**
 * Whether what is left of a body is so little that it is read and forgotten: who still sends when a connection is closed sees that it
 * broke, and not the answer.
 */
function isSoonRead({ headers }: FastifyRequest): boolean {
  return Number(headers['content-length'] ?? Infinity) <= maxForgottenBytes;
}

interface Asked {
  readonly request: FastifyRequest;
  readonly language: Language;
}

function toAnswer(error: AppError, { request, language }: Asked): ErrorAnswer {
  const words = errorSentence(error, language);
  const { contract } = request.routeOptions.config;
  const traceId = error.code === 'internal' && currentTrace()?.traceId;
  return {
    Result: 'KO',
    Error: words,
    ErrDetails: words,
    code: error.code,
    ...(error.fields && {
      fields: {
        ...(isOlderPage(request) && error.fields),
        ...(contract ? toWireFields(contract, error.fields) : error.fields),
      },
    }),
    ...(error.details && { details: error.details }),
    requestId: request.id,
    ...(traceId && { traceId }),
  };
}

/** Pages from before 2026-11-29 know fields by our names alone; 30 days later there are none (decision 151). */
function isOlderPage({ headers }: FastifyRequest): boolean {
  return headers['x-sportello-client'] === 'web';
}

function fromFramework(error: FastifyError): AppError {
  if (error.statusCode === 413) return new AppError('too-large', { cause: error });
  if (error.statusCode === 404) return new AppError('not-found', { cause: error });
  if (error.statusCode && error.statusCode < 500) return new AppError('invalid-input', { cause: error });
  return new AppError('internal', { cause: error });
}
