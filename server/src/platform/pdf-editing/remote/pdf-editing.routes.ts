import { timingSafeEqual } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  pdfEditing as editCall,
  pdfEditingHeaders,
  pdfEditingResult,
  pdfPreflight,
} from 'shared-api/contracts/platform';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import { AppError } from '../../errors/app-error.ts';
import { sendFile } from '../../http/file-answer.ts';
import type { RateLimits } from '../../rate-limit/rate-limit.service.ts';
import { PdfEditingError, type DrawnSignature, type PdfEditing, type SignResult } from '../pdf-editing.ts';
import { receiveParts, type ReceivedParts } from './received-parts.ts';

/** What the calls of the PDF-editing host need. */
interface PdfEditingRoutes {
  readonly pdfEditing: PdfEditing;
  /** Who seals with the company's key must know it: without the secret nobody is served. */
  readonly secret: string;
  readonly maxBytes: number;
  readonly clock: Clock;
  readonly rateLimits: Pick<RateLimits, 'count'>;
}

/** Adds the specified PDF-editing call (spec 02 §7) and the upload check for the servers that share the secret. */
export function addPdfEditingRoutes(app: FastifyInstance, options: PdfEditingRoutes): void {
  const { pdfEditing, maxBytes, clock } = options;
  const config = { skipsOriginCheck: true };
  const onRequest = (request: FastifyRequest) => checkSecret(request, options);

  app.route({
    method: editCall.method,
    url: editCall.path,
    config,
    onRequest,
    bodyLimit: maxBytes,
    handler: (request, reply) =>
      inFolder(async (folder, keep) => {
        const parts = await receiveParts(request, { folder, maxBytes });
        const input = decode(editCall.input, parts.fields);
        const outputPath = join(folder, 'output.pdf');
        requirePast(input.signatures, clock.now());
        const result = await pdfEditing.sign({
          inputPath: parts.inputPath,
          outputPath,
          // Whoever knows the secret chooses no day for the seal.
          seal: { ...input.seal, sealedAt: clock.now().toISOString() },
          signatures: input.signatures.map((signature) => ({
            ...signature,
            lines: input.footerOption === 0 ? [] : signature.lines,
            image: imageOf(parts, signature.image),
          })),
          marks: (input.marks ?? []).map((mark) => ({
            ...mark,
            image: mark.image === null ? null : imageOf(parts, mark.image),
          })),
        });
        keep(reply);
        return sendSealed(reply, { outputPath, name: input.outputName, result });
      }),
  });

  app.route({
    method: pdfPreflight.method,
    url: pdfPreflight.path,
    config,
    onRequest,
    bodyLimit: maxBytes,
    handler: (request) =>
      inFolder(async (folder) => {
        const { inputPath, fields } = await receiveParts(request, { folder, maxBytes });
        const repairTo = join(folder, 'repaired.pdf');
        const { repairs } = decode(pdfPreflight.input, fields);
        const found = await pdfEditing.preflight({ path: inputPath, ...(repairs && { repairTo }) });
        const repaired = found.verdict === 'repaired' ? await readFile(repairTo, 'base64') : null;
        return z.encode(pdfPreflight.output, {
          ...found,
          notes: [...found.notes],
          pages: [...found.pages],
          signatures: [...found.signatures],
          repaired,
        });
      }),
  });
}

const wrongSecrets = { name: 'pdf-editing.secret', limit: 20, windowMs: 10 * 60_000 };
const clockDriftMs = 5 * 60_000;

async function checkSecret(request: FastifyRequest, { secret, rateLimits }: PdfEditingRoutes): Promise<void> {
  const given = Buffer.from(String(request.headers[pdfEditingHeaders.secret] ?? ''));
  const wanted = Buffer.from(secret);
  if (secret === '' || given.length !== wanted.length || !timingSafeEqual(given, wanted)) {
    await rateLimits.count({ ...wrongSecrets, key: request.ip });
    throw new AppError('forbidden');
  }
}

/** Nobody has signed tomorrow. */
function requirePast(signatures: readonly { signedAt: string }[], now: Date) {
  const latest = now.getTime() + clockDriftMs;
  if (signatures.some(({ signedAt }) => Date.parse(signedAt) > latest)) throw new AppError('invalid-input');
}

function decode<S extends z.ZodType>(schema: S, fields: unknown): z.output<S> {
  const result = z.safeDecode(schema, fields as never);
  if (result.success) return result.data;
  throw new AppError('invalid-input', { cause: result.error });
}

function imageOf({ images }: ReceivedParts, name: string): DrawnSignature['image'] {
  const image = images.get(name);
  if (!image) throw new AppError('invalid-input');
  return image;
}

interface Sealed {
  readonly outputPath: string;
  readonly name: string;
  readonly result: SignResult;
}

function sendSealed(reply: FastifyReply, { outputPath, name, result }: Sealed) {
  const summary = pdfEditingResult.parse({
    appendedBytes: result.appendedBytes,
    revisions: result.revisions.map(({ fieldName, end }) => [fieldName, end]),
    missingCharacters: result.missingCharacters,
    certificate: result.certificate,
  });
  void reply.header(pdfEditingHeaders.result, Buffer.from(JSON.stringify(summary)).toString('base64url'));
  return sendFile(reply, {
    stream: createReadStream(outputPath),
    name,
    type: 'application/pdf',
    size: result.size,
  });
}

type Keep = (reply: FastifyReply) => void;

/** Runs a handler with a folder of its own, gone afterwards, or once the reply has left if it is kept so long. */
async function inFolder<T>(use: (folder: string, keep: Keep) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'sportello-pdf-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  let isKept = false;
  try {
    return await use(folder, (reply) => {
      isKept = true;
      reply.raw.once('close', () => void remove());
    });
  } catch (error) {
    throw translate(error);
  } finally {
    if (!isKept) await remove();
  }
}

function translate(error: unknown): unknown {
  if (!(error instanceof PdfEditingError)) return error;
  const details = { failure: error.code, reason: error.reason, message: error.message };
  return new AppError(error.code === 'pdf-refused' ? 'pdf-refused' : 'pdf-editing-failed', {
    details,
    cause: error,
  });
}
