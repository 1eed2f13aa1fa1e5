import type { FastifyInstance } from 'fastify';
import type { Call, Download, ErrorAnswer } from 'shared-api/contracts/common';
import { z } from 'zod';
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
  input: z.output<I>,
  options: CallOptions = {},
): Promise<Answer & { readonly output: z.output<O> }> {
  const response = await inject(app, contract, input, options);
  const isGood = response.statusCode < 400;
  return {
    status: response.statusCode,
    headers: response.headers,
    error: isGood ? undefined : response.json<ErrorAnswer>(),
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
  input: z.output<I>,
  options: CallOptions = {},
): Promise<Answer & { readonly bytes: Buffer }> {
  const response = await inject(app, contract, input, options);
  const error = response.statusCode < 400 ? undefined : response.json<ErrorAnswer>();
  return { status: response.statusCode, headers: response.headers, error, bytes: response.rawPayload };
}

async function inject(app: FastifyInstance, contract: Call | Download, input: unknown, options: CallOptions) {
  const wire = z.encode(contract.input, input as never) as Record<string, unknown>;
  const isQuery = contract.encoding === 'query';
  const body = isQuery ? undefined : toBody(contract, wire, options);
  const encoded = body === undefined ? undefined : new Response(body);
  return app.inject({
    method: contract.method,
    url: isQuery ? `${contract.path}?${toParams(wire).toString()}` : contract.path,
    headers: {
      'x-sportello-client': 'test',
      cookie: [options.cookie, options.language && `${languageCookie}=${options.language}`]
        .filter(Boolean)
        .join('; '),
      ...(encoded && { 'content-type': contentType(contract, encoded) }),
      ...options.headers,
    },
    ...(encoded && { payload: Buffer.from(await encoded.arrayBuffer()) }),
  });
}

function toBody(contract: Call | Download, wire: Record<string, unknown>, { files = {} }: CallOptions) {
  if (contract.encoding === 'json') return JSON.stringify(wire);
  if (contract.encoding === 'form') return toParams(wire);
  const form = new FormData();
  for (const [name, value] of toParams(wire)) form.append(name, value);
  for (const [name, file] of Object.entries(files)) form.append(name, file);
  return form;
}

const contentType = ({ encoding }: Call | Download, encoded: Response) =>
  encoding === 'json' ? 'application/json' : (encoded.headers.get('content-type') ?? '');

type WireValue = string | number | boolean | object | null | undefined;

function toParams(wire: Record<string, unknown>): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(wire as Record<string, WireValue>)) {
    if (value === undefined || value === null) continue;
    params.append(name, typeof value === 'object' ? JSON.stringify(value) : value.toString());
  }
  return params;
}
