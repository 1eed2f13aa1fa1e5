import type { FastifyInstance } from 'fastify';
import {
  encodeRequest,
  toOwnFields,
  type Call,
  type Download,
  type ErrorAnswer,
  type Given,
} from 'shared-api/contracts/common';
import type { z } from 'zod';
import { languageCookie } from '../platform/http/resolve-caller.ts';

interface CallOptions {
  cookie?: string;
  language?: 'it' | 'en';
  files?: Readonly<Record<string, File>>;
  headers?: Record<string, string>;
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** The error that was answered; undefined after a success. */
  readonly error: ErrorAnswer | undefined;
}

/** Makes a call as the web client would, through the whole stack. `output` may be read only after a success. */
export async function callOn<I extends z.ZodType, O extends z.ZodType>(
  app: FastifyInstance,
  contract: Call<I, O>,
  input: Given<I>,
  options: CallOptions = {},
): Promise<Answer & { readonly output: z.output<O> }> {
  const response = await inject(app, contract, input, options);
  const isGood = response.statusCode < 400;
  return {
    status: response.statusCode,
    headers: response.headers,
    error: isGood ? undefined : inOurWords(contract, response.json<ErrorAnswer>()),
    get output() {
      if (!isGood) throw new Error(`${contract.name} answered ${response.statusCode}: ${response.body}`);
      return contract.output.parse(response.json());
    },
  };
}

/** Fetches a file as the web client would. */
export async function downloadOn<I extends z.ZodType>(
  app: FastifyInstance,
  contract: Download<I>,
  input: Given<I>,
  options: CallOptions = {},
): Promise<Answer & { readonly bytes: Buffer }> {
  const response = await inject(app, contract, input, options);
  const error = response.statusCode < 400 ? undefined : inOurWords(contract, response.json<ErrorAnswer>());
  return { status: response.statusCode, headers: response.headers, error, bytes: response.rawPayload };
}

/** The fields of a refusal by our names, as the web client has them. */
function inOurWords(contract: Call | Download, error: ErrorAnswer): ErrorAnswer {
  return error.fields ? { ...error, fields: toOwnFields(contract, error.fields) } : error;
}

async function inject(app: FastifyInstance, contract: Call | Download, input: unknown, options: CallOptions) {
  const { method, url, headers, body } = encodeRequest(contract, input, options.files);
  const encoded = body === undefined ? undefined : new Response(body);
  return app.inject({
    method,
    url,
    headers: {
      'x-sportello-client': 'test',
      cookie: [options.cookie, options.language && `${languageCookie}=${options.language}`]
        .filter(Boolean)
        .join('; '),
      ...(encoded && { 'content-type': encoded.headers.get('content-type') ?? '' }),
      ...headers,
      ...options.headers,
    },
    ...(encoded && { payload: Buffer.from(await encoded.arrayBuffer()) }),
  });
}
