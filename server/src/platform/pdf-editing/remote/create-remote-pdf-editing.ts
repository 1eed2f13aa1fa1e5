import { createHash } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  pdfEditing as editCall,
  pdfEditingHeaders,
  pdfEditingResult,
  pdfPreflight,
} from 'shared-api/contracts/platform';
import { z } from 'zod';
import { createDrawingReader } from '../isolation/create-drawing-reader.ts';
import { PdfEditingError, type PdfEditing, type Preflight, type PreflightRequest } from '../pdf-editing.ts';
import type { SignedRevision, SignRequest, SignResult } from '../pdf-editing.ts';

/** Where the PDF-editing host is, and the secret that both sides know. */
interface RemotePdfEditing {
  readonly url: string;
  readonly secret: string;
  readonly timeoutMs?: number;
}

const defaultTimeoutMs = 60_000;

/** The engine on another host: the same interface, over the specified call. Drawings are read on this one. */
export function createRemotePdfEditing(options: RemotePdfEditing): PdfEditing {
  const { url, secret, timeoutMs = defaultTimeoutMs } = options;
  return { preflight, sign, ...createDrawingReader() };

  async function preflight({ path, repairTo }: PreflightRequest): Promise<Preflight> {
    const form = formOf(z.encode(pdfPreflight.input, { repairs: repairTo !== undefined }));
    form.set('input_pdf_path', await openAsBlob(path), 'input.pdf');
    const answer = await post(pdfPreflight.path, form);
    const { repaired, ...found } = z.decode(pdfPreflight.output, (await answer.json()) as never);
    if (repaired && repairTo) await writeFile(repairTo, Buffer.from(repaired, 'base64'), { mode: 0o600 });
    // The codes are the other side's own: both run the same version.
    return found as Preflight;
  }

  async function sign(request: SignRequest): Promise<SignResult> {
    const answer = await post(editCall.path, await editForm(request));
    const summary = resultHeader(answer);
    if (!answer.body) throw new PdfEditingError('unavailable', 'the PDF-editing host answered nothing');
    const counter = createRevisionCounter(summary.revisions);
    try {
      await pipeline(
        Readable.fromWeb(answer.body as never),
        counter.through,
        createWriteStream(request.outputPath, { mode: 0o600 }),
      );
      return {
        ...counter.finish(),
        appendedBytes: summary.appendedBytes,
        missingCharacters: summary.missingCharacters,
        certificate: summary.certificate,
      };
    } catch (error) {
      await rm(request.outputPath, { force: true });
      throw error instanceof PdfEditingError ? error : unreachable(error);
    }
  }

  async function post(path: string, body: FormData): Promise<Response> {
    const headers = { [pdfEditingHeaders.secret]: secret };
    const signal = AbortSignal.timeout(timeoutMs);
    // The secret goes to this host alone.
    const redirect = 'manual';
    const asked = fetch(new URL(path, url), { method: 'POST', redirect, headers, body, signal });
    const answer = await asked.catch((error: unknown) => {
      throw unreachable(error);
    });
    if (!answer.ok) throw await failureOf(answer);
    return answer;
  }
}

async function editForm({
  inputPath,
  outputPath,
  signatures,
  marks = [],
  seal,
}: SignRequest): Promise<FormData> {
  const form = formOf(
    z.encode(editCall.input, {
      outputName: outputPath.split(/[\\/]/).at(-1) || 'output.pdf',
      user: signatures[0]?.signerName ?? '',
      footerOption: 1,
      scale: 1.5,
      seal,
      signatures: signatures.map((signature, index) => ({
        ...signature,
        image: imageName(index),
        lines: [...signature.lines],
      })),
      marks: marks.map((mark, index) => ({
        ...mark,
        lines: [...mark.lines],
        image: mark.image && markName(index),
      })),
    }),
  );
  form.set('input_pdf_path', await openAsBlob(inputPath), 'input.pdf');
  signatures.forEach(({ image }, index) => {
    form.append('image_path', new Blob([new Uint8Array(image)]), imageName(index));
  });
  marks.forEach(({ image }, index) => {
    if (image) form.append('image_path', new Blob([new Uint8Array(image)]), markName(index));
  });
  return form;
}

function markName(index: number): string {
  return `mark-${index + 1}`;
}

function imageName(index: number): string {
  return `signature-${index + 1}`;
}

function formOf(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  return form;
}

function resultHeader(answer: Response) {
  const text = Buffer.from(answer.headers.get(pdfEditingHeaders.result) ?? '', 'base64url').toString();
  try {
    return pdfEditingResult.parse(JSON.parse(text));
  } catch (error) {
    throw unreachable(error);
  }
}

/** Hashes what comes by, and records the hash at the end of each revision: nothing that the other side says is taken on trust. */
function createRevisionCounter(ends: readonly (readonly [string, number])[]) {
  const hash = createHash('sha256');
  const revisions: SignedRevision[] = [];
  let size = 0;
  return { through, finish };

  async function* through(chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      count(chunk);
      yield chunk;
    }
  }

  function count(chunk: Uint8Array) {
    let from = 0;
    for (const [fieldName, end] of ends.slice(revisions.length)) {
      if (end > size + chunk.length) break;
      hash.update(chunk.subarray(from, end - size));
      from = end - size;
      revisions.push({ fieldName, end, hash: hash.copy().digest('hex') });
    }
    hash.update(chunk.subarray(from));
    size += chunk.length;
  }

  function finish(): Pick<SignResult, 'size' | 'hash' | 'revisions'> {
    if (ends.at(-1)?.[1] !== size)
      throw new PdfEditingError('unavailable', 'the sealed file came incomplete');
    return { size, hash: hash.digest('hex'), revisions };
  }
}

const failureAnswer = z.object({
  details: z
    .object({ failure: z.string(), reason: z.string().nullable(), message: z.string() })
    .partial()
    .optional(),
});

async function failureOf(answer: Response): Promise<PdfEditingError> {
  const body = failureAnswer.safeParse(await answer.json().catch(() => null));
  const details = body.data?.details;
  if (!details?.failure) {
    return new PdfEditingError('unavailable', `the PDF-editing host answered ${answer.status}`);
  }
  return new PdfEditingError(
    details.failure as PdfEditingError['code'],
    details.message ?? '',
    (details.reason ?? null) as PdfEditingError['reason'],
  );
}

function unreachable(cause: unknown): PdfEditingError {
  const error = new PdfEditingError('unavailable', 'the PDF-editing host cannot be reached');
  error.cause = cause;
  return error;
}
