import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call, Download } from 'shared-api/contracts/common';
import { z } from 'zod';
import { AppError } from '../errors/app-error.ts';
import { requireAccess } from './access.ts';
import type { Caller } from './caller.ts';
import { sendFile, type FileAnswer } from './file-answer.ts';
import { contextOf } from './http-context.ts';
import { fieldErrors } from './field-errors.ts';
import { jsonParts } from './json-parts.ts';
import { readMultipart, type SizeRange, type ReceivedFile } from './multipart.ts';
import { requireSamePerson } from './page-person.ts';
import { bodyLimits, requireEncoding } from './request-body.ts';
import { resolveCaller } from './resolve-caller.ts';
import { isStorable } from './storable-text.ts';

/** What a handler is given: the decoded input, who asks, and the files that came with a multipart call. */
export interface CallContext<Input> {
  readonly input: Input;
  readonly caller: Caller;
  /** The files of a multipart call by part name, already in the storage. */
  readonly files: Readonly<Record<string, ReceivedFile | undefined>>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What a served call may ask for. */
interface ServeOptions {
  /** Sizes allowed for each file. Default: those of a document to sign. */
  upload?: SizeRange;
  /** Bytes allowed for a body without files, and for each text field of one with files. Default: `bodyLimits` of its encoding. */
  bodyLimit?: number;
  /**
   * Whether the files of a multipart call go into the storage. Default true. Where they don't, the handler reads them where they lie
   * (`path`), and they are gone once it has answered: for contents that nothing else may share.
   */
  keepsFiles?: boolean;
}

type WireOptions = ServeOptions & { readonly bodyLimit: number };
type Answer<T> = T | Promise<T>;
type Writable = z.ZodType & { readonly write: (value: never) => unknown };

/**
 * Serves a call: `serve(app, getUser, async ({ input, caller }) => …)`. The access rule is enforced first, then the input
 * is decoded from the wire (400 with a sentence for each field), and what the handler gives back is encoded for it; a handler
 * with nothing to say answers OK.
 */
export function serve<I extends z.ZodType, O extends z.ZodType>(
  app: FastifyInstance,
  contract: Call<I, O>,
  handler: (context: CallContext<z.output<I>>) => Answer<z.output<O>>,
  options: ServeOptions = {},
): void {
  addRoute(app, contract, options, async (context) => {
    const output = await handler(context);
    void context.reply.header('cache-control', 'no-store');
    return z.encode(contract.output, output as never);
  });
}

/**
 * Serves a call whose answer is written for the wire without being checked; otherwise as `serve`. For the one list that is asked for
 * all the time (decision 017).
 */
export function serveUnchecked<I extends z.ZodType, O extends Writable>(
  app: FastifyInstance,
  contract: Call<I, O>,
  handler: (context: CallContext<z.output<I>>) => Answer<z.output<O>>,
): void {
  addRoute(app, contract, {}, async (context) => {
    const output = await handler(context);
    void context.reply.header('cache-control', 'no-store');
    return contract.output.write(output as never);
  });
}

/** Serves a call whose lists may hold some megabytes: they are written element by element, so that nobody waits; otherwise as `serve`. */
export function serveInParts<I extends z.ZodType, O extends z.ZodType<object>>(
  app: FastifyInstance,
  contract: Call<I, O>,
  handler: (context: CallContext<z.output<I>>) => Answer<z.output<O>>,
): void {
  addRoute(app, contract, {}, async (context) => {
    const output = z.encode(contract.output, (await handler(context)) as never);
    void context.reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
    return context.reply.send(Readable.from(jsonParts(output as object)));
  });
}

/** Serves a call that answers with a file; otherwise as `serve`. */
export function serveDownload<I extends z.ZodType>(
  app: FastifyInstance,
  contract: Download<I>,
  handler: (context: CallContext<z.output<I>>) => Answer<FileAnswer>,
  options: ServeOptions = {},
): void {
  addRoute(app, contract, options, async (context) => sendFile(context.reply, await handler(context)));
}

function addRoute<I extends z.ZodType>(
  app: FastifyInstance,
  contract: Call<I> | Download<I>,
  options: ServeOptions,
  answer: (context: CallContext<z.output<I>>) => Promise<unknown>,
): void {
  const bodyLimit = options.bodyLimit ?? bodyLimits[contract.encoding];
  contextOf(app).calls.push(contract);
  app.route({
    method: contract.method,
    url: contract.path,
    bodyLimit,
    config: { callName: contract.name, contract },
    onRequest: async (request, reply) => {
      const { session } = await resolveCaller(request, reply);
      requireSamePerson(contract.access, session, request);
      requireAccess(contract.access, session);
      requireEncoding(contract.encoding, request);
    },
    handler: async (request, reply) => {
      const caller = await resolveCaller(request, reply);
      const { fields, files, keep, discard } = await readWire(contract, request, { ...options, bodyLimit });
      const input = await decodeOr(discard, () => decode(contract, fields, caller));
      const context = { input, caller, files, request, reply };
      if (options.keepsFiles === false) return answer(context).finally(discard);
      await keep();
      return answer(context);
    },
  });
}

const noFiles = { files: {}, keep: async () => undefined, discard: async () => undefined };

/** Files of a call whose fields are refused do not stay. */
async function decodeOr<T>(discard: () => Promise<void>, decodeFields: () => T): Promise<T> {
  try {
    return decodeFields();
  } catch (error) {
    await discard();
    throw error;
  }
}

async function readWire(contract: Call | Download, request: FastifyRequest, options: WireOptions) {
  if (contract.encoding === 'query') return { ...noFiles, fields: request.query };
  if (contract.encoding !== 'multipart') return { ...noFiles, fields: request.body ?? {} };
  if (!request.isMultipart()) throw new AppError('invalid-input');
  const { config, storage } = contextOf(request);
  return readMultipart(request, {
    storage,
    names: contract.files,
    upload: options.upload ?? config.documentUpload,
    fieldLimit: options.bodyLimit,
  });
}

function decode<I extends z.ZodType>(
  contract: Call<I> | Download<I>,
  wire: unknown,
  caller: Caller,
): z.output<I> {
  const result = z.safeDecode(contract.input, wire as never);
  if (result.success && isStorable(result.data)) return result.data;
  if (result.success) throw new AppError('invalid-input');
  throw new AppError('invalid-input', { fields: fieldErrors(contract.input, result.error, caller.language) });
}
