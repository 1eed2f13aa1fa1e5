import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { Config } from '../config.ts';
import { AppError } from '../errors/app-error.ts';
import { receiveInto, type Received } from './receive.ts';
import { isHash, putBy, type Storage } from './storage.ts';
import { refuseChanged, verified, type OnChangedContent } from './verify-content.ts';

const notFoundStatus = 404;
/** A content that was put longer ago is put again when it comes again, so that its time says when it came last. */
const freshMs = 30 * 60_000;

/** Keeps files in a bucket of an S3 service. Contents arrive on the local disk first: their hash is their name. */
export function createS3Storage(options: NonNullable<Config['s3']>, onChanged: OnChangedContent): Storage {
  const client = new S3Client(clientOptions(options));
  const at = (hash: string) => {
    if (!isHash(hash)) throw new AppError('not-found');
    return { Bucket: options.bucket, Key: hash };
  };
  /** How long ago a content was put, in ms; undefined when it is not there. */
  const ageOf = (hash: string): Promise<number | undefined> =>
    client.send(new HeadObjectCommand(at(hash))).then(
      ({ LastModified }) => Date.now() - (LastModified?.getTime() ?? Date.now()),
      (error: unknown) => {
        if (isNotFound(error)) return undefined;
        throw error;
      },
    );
  const upload = async ({ path, hash, size }: Received): Promise<void> => {
    if (((await ageOf(hash)) ?? Infinity) <= freshMs) return;
    const content = { Body: createReadStream(path), ContentLength: size };
    await client.send(new PutObjectCommand({ ...at(hash), ...content }));
  };
  const read = async (hash: string): Promise<Readable> => {
    try {
      const { Body } = await client.send(new GetObjectCommand(at(hash)));
      return Body as Readable;
    } catch (error) {
      throw isNotFound(error) ? new AppError('not-found', { cause: error }) : error;
    }
  };
  const receive: Storage['receive'] = async (content, { limit }) => {
    const folder = await makeScratchFolder();
    const discard = () => rm(folder, { recursive: true, force: true });
    try {
      const { path, hash, size } = await receiveInto(content, limit, folder);
      return { hash, size, path, discard, keep: () => upload({ path, hash, size }).finally(discard) };
    } catch (error) {
      await discard();
      throw error;
    }
  };

  return {
    receive,
    put: putBy(receive),
    read: async (hash, onRefusal) => verified(await read(hash), hash, { onChanged, onRefusal }),
    withLocalFile: async (hash, use, onRefusal) => {
      const content = await read(hash);
      return inScratchFolder(async (folder) => {
        const received = await receiveInto(content, Number.MAX_SAFE_INTEGER, folder);
        await refuseChanged(hash, received.hash, { onChanged, onRefusal });
        return use(received.path);
      });
    },
    has: async (hash) => isHash(hash) && (await ageOf(hash)) !== undefined,
    remove: async (hash, { notPutFor }) => {
      const age = await ageOf(hash);
      if (age === undefined) return true;
      if (age < notPutFor) return false;
      await client.send(new DeleteObjectCommand(at(hash)));
      return true;
    },
  };
}

function clientOptions({ endpoint, region, accessKeyId, secretAccessKey }: NonNullable<Config['s3']>) {
  const hasKeys = accessKeyId !== undefined && secretAccessKey !== undefined;
  return {
    region,
    // Services other than Amazon's know neither bucket names as hosts nor the newer checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(hasKeys && { credentials: { accessKeyId, secretAccessKey } }),
  } as const;
}

const makeScratchFolder = () => mkdtemp(join(tmpdir(), 'sportello-file-'));

async function inScratchFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await makeScratchFolder();
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function isNotFound(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === notFoundStatus;
}
