import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { defaultLanguage, type ErrorAnswer, type ErrorCode } from 'shared-api/contracts/common';
import type { Config } from '../config.ts';
import { AppError } from '../errors/app-error.ts';
import { errorSentence } from '../errors/error-sentence.ts';
import { errorPage } from './error-page.ts';
import { bareHeaders } from './security-headers.ts';

/** What Node says of bytes that are no request, with the status that HTTP has for it. */
const known: Readonly<Record<string, { status: number; code: ErrorCode }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'invalid-input' },
  HPE_HEADER_OVERFLOW: { status: 431, code: 'too-large' },
};
/** Longer than any address of ours. */
const longestLine = 8 * 1024;

/** What Node reports of them. */
type MalformedRequest = Error & { readonly code?: string; readonly rawPacket?: unknown };

const malformed = { status: 400, code: 'invalid-input' } as const;

/**
 * Answers bytes that are no request in the shape of every refusal and with its headers, and ends the connection. It comes before
 * everything else: nothing is known of the caller, not even the language. An address that is too long is a person's.
 */
export function answerMalformed(config: Config, logger: FastifyBaseLogger) {
  return (error: MalformedRequest, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const { status, code } = known[error.code ?? ''] ?? malformed;
    const requestId = randomUUID();
    logger.info({ refusal: code, requestId, ip: socket.remoteAddress }, 'request refused');
    const words = errorSentence(new AppError(code), defaultLanguage);
    const answer: ErrorAnswer = { Result: 'KO', Error: words, ErrDetails: words, code, requestId };
    const isPage = isOfLongAddress(error);
    const body = isPage ? errorPage({ language: defaultLanguage, answer }) : JSON.stringify(answer);
    const headers = {
      ...bareHeaders(config),
      'x-request-id': requestId,
      'cache-control': 'no-store',
      'content-type': `${isPage ? 'text/html' : 'application/json'}; charset=utf-8`,
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    if (socket.writable)
      socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
    else socket.destroy(error);
  };
}

/** Whether the bytes are an address that does not end: a browser's, whose headers never came. */
function isOfLongAddress({ code, rawPacket }: MalformedRequest): boolean {
  const start = Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1', 0, longestLine) : '';
  return code === 'HPE_HEADER_OVERFLOW' && start.startsWith('GET /') && !start.includes('\r\n');
}

/** Lets requests through that expect something: we do what is asked, and nobody has to know what else they hoped for. */
export function ignoreExpectations(server: Server): void {
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}
