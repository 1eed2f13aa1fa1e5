import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import type { IncomingFile, Storage, StoredFile } from '../storage/storage.ts';
import { textsIn } from '../texts/texts.ts';
import { cleanFileName } from './file-name.ts';

/** The smallest and largest size of an upload, in bytes. */
export interface SizeRange {
  readonly min: number;
  readonly max: number;
}

/** A file that came with a call and lies in the storage now. Its name and type are the sender's word only. */
export interface UploadedFile extends StoredFile {
  readonly name: string;
  readonly type: string;
}

/** A file as a call is given it. */
export interface ReceivedFile extends UploadedFile {
  /** Where it lies on this machine while a call that keeps none of its files (`keepsFiles`) is answered; nowhere for others. */
  readonly path: string;
}

interface MultipartOptions {
  storage: Storage;
  /** The part names that the call knows; other files are refused. */
  names: readonly string[];
  upload: SizeRange;
  fieldLimit: number;
}

/** The settings of a company are the longest form with this encoding. */
const maxFields = 40;
const emptyFile = { it: textsIn('it').emptyFile, en: textsIn('en').emptyFile };

/**
 * Reads a multipart body: text fields as they are, files into the storage's anteroom: the call keeps them once its fields are good,
 * and discards them otherwise; a body that fails leaves none.
 * @throws AppError `too-large` with the specified sentence when a file is outside the allowed sizes (spec 02 §5).
 */
export async function readMultipart(request: FastifyRequest, options: MultipartOptions) {
  const fields: Record<string, unknown> = {};
  const files: Record<string, ReceivedFile> = {};
  const received: IncomingFile[] = [];
  const discard = async () => {
    for (const file of received) await file.discard();
  };
  const parts = request.parts({
    limits: {
      fileSize: Number.MAX_SAFE_INTEGER,
      fieldSize: options.fieldLimit,
      fields: maxFields,
      files: options.names.length,
    },
  });
  try {
    for await (const part of parts) {
      if (part.type === 'field') {
        if (part.valueTruncated) throw new AppError('too-large');
        // Of two the one that counts would be anybody's guess.
        if (Object.hasOwn(fields, part.fieldname)) throw new AppError('invalid-input');
        fields[part.fieldname] = part.value;
        continue;
      }
      if (!options.names.includes(part.fieldname) || files[part.fieldname])
        throw new AppError('invalid-input');
      const { hash, size, path } = await receiveWithin(options, part.file, received);
      files[part.fieldname] = { hash, size, path, name: cleanFileName(part.filename), type: part.mimetype };
    }
  } catch (error) {
    readToTheEnd(request);
    await discard();
    throw isMalformed(error) ? new AppError('invalid-input', { cause: error }) : error;
  }
  const keep = async () => {
    for (const file of received) await file.keep();
  };
  return { fields, files, keep, discard };
}

async function receiveWithin(
  { storage, upload }: MultipartOptions,
  content: NodeJS.ReadableStream,
  received: IncomingFile[],
): Promise<IncomingFile> {
  try {
    const file = await storage.receive(content, { limit: upload.max });
    received.push(file);
    if (file.size === 0) throw new AppError('invalid-input', { text: emptyFile });
    if (file.size >= upload.min) return file;
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'too-large')) throw error;
  }
  throw wrongSize(upload);
}

/** The refusal of a file outside the allowed sizes, which are told in the units of the specification. */
function wrongSize({ min, max }: SizeRange): AppError {
  return new AppError('too-large', { details: { min: inUnits(min, 1000), max: inUnits(max, 1_000_000) } });
}

const inUnits = (bytes: number, unit: number) => Math.round((bytes / unit) * 100) / 100;

// The parser's complaints about the body have no code of their own; neither has a sender who went away.
const complaints = /^Multipart: |unexpected end of multipart data|premature close|^aborted$/i;
const isMalformed = (error: unknown) => error instanceof Error && complaints.test(error.message);

// A browser that is cut off in the middle of sending shows a network error in place of our answer.
function readToTheEnd({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
}
