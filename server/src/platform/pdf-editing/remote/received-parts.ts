import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.ts';

/** What came with a PDF-editing call: the PDF in a file of ours, the drawings by their part's file name, the text fields. */
export interface ReceivedParts {
  readonly inputPath: string;
  readonly images: ReadonlyMap<string, Uint8Array>;
  readonly fields: Readonly<Record<string, unknown>>;
}

const limits = { fields: 20, fieldSize: 1024 * 1024, files: 501, largestImage: 16 * 1024 * 1024 };

/** Reads the parts; the PDF goes into `folder` under a name of ours, never under one that the caller gave. */
export async function receiveParts(
  request: FastifyRequest,
  { folder, maxBytes }: { folder: string; maxBytes: number },
): Promise<ReceivedParts> {
  if (!request.isMultipart()) throw new AppError('invalid-input');
  const inputPath = join(folder, 'input.pdf');
  const images = new Map<string, Uint8Array>();
  const fields: Record<string, unknown> = {};
  let hasInput = false;
  const parts = request.parts({
    limits: { fileSize: maxBytes, fields: limits.fields, fieldSize: limits.fieldSize, files: limits.files },
  });
  for await (const part of parts) {
    if (part.type === 'field') {
      fields[part.fieldname] = part.value;
    } else if (part.fieldname === 'input_pdf_path' && !hasInput) {
      hasInput = true;
      await pipeline(part.file, createWriteStream(inputPath, { mode: 0o600 }));
      if (part.file.truncated) throw new AppError('too-large');
    } else if (part.fieldname === 'image_path') {
      images.set(part.filename, await readImage(part.file));
    } else {
      throw new AppError('invalid-input');
    }
  }
  if (!hasInput) throw new AppError('invalid-input');
  return { inputPath, images, fields };
}

async function readImage(stream: AsyncIterable<Buffer>): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > limits.largestImage) throw new AppError('too-large');
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
