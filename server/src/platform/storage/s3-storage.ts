import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import {
  CreateBucketCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { Config } from '../config.ts';
import { errorLine } from '../errors/describe-error.ts';
import { AppError } from '../errors/app-error.ts';
import { receiveInto, type Received } from './receive.ts';
import { resumed } from './resumed-content.ts';
import { isHash, putBy, type Storage } from './storage.ts';
import { refuseChanged, verified, type OnChangedContent } from './verify-content.ts';

const notFoundStatus = 404;
/** Files go up in parts of so many bytes, each of which can be sent again; two are in memory at once. */
const partSize = 8 * 1024 * 1024;
const partsAtOnce = 2;
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
  const upload = async ({ path, hash }: Pick<Received, 'path' | 'hash'>): Promise<void> => {
    if (((await ageOf(hash)) ?? Infinity) <= freshMs) return;
    const params = { ...at(hash), Body: createReadStream(path) };
    // What is not finished is given up: no half file is ever there.
    await new Upload({ client, params, partSize, queueSize: partsAtOnce }).done();
  };
  const openFrom = async (hash: string, start: number): Promise<Readable> => {
    const range = start > 0 && { Range: `bytes=${start}-` };
    const { Body } = await client.send(new GetObjectCommand({ ...at(hash), ...range }));
    return Body as Readable;
  };
  const read = async (hash: string): Promise<Readable> => {
    try {
      return resumed(await openFrom(hash, 0), (start) => openFrom(hash, start));
    } catch (error) {
      throw isNotFound(error) ? new AppError('not-found', { cause: error }) : error;
    }
  };
  const receive: Storage['receive'] = async (content, { limit }) => {
    const folder = await makeScratchFolder();
    const discard = () => rm(folder, { recursive: true, force: true });
    try {
      const { path, hash, size } = await receiveInto(content, limit, folder);
      return { hash, size, path, discard, keep: () => upload({ path, hash }).finally(discard) };
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

/**
 * Looks for the bucket and makes it where it is missing.
 * @throws Error in a sentence when the service refuses the keys or does not answer.
 */
export async function openBucket(options: NonNullable<Config['s3']>): Promise<void> {
  const client = new S3Client(clientOptions(options));
  const bucket = { Bucket: options.bucket };
  try {
    // As a file that is missing: who may not list is told that it is forbidden.
    await client.send(new GetObjectCommand({ ...bucket, Key: neverThere })).catch(async (error: unknown) => {
      if (isCalled(error, 'NoSuchBucket')) await client.send(new CreateBucketCommand(bucket));
      else if (!isCalled(error, 'NoSuchKey')) throw error;
    });
  } catch (error) {
    throw new Error(`The bucket ${options.bucket} (S3_BUCKET) ${problemOf(error)}`, { cause: error });
  } finally {
    client.destroy();
  }
}

const neverThere = '0'.repeat(64);
const isCalled = (error: unknown, name: string) => error instanceof S3ServiceException && error.name === name;
const refusedStatuses: readonly unknown[] = [400, 401, 403];

function problemOf(error: unknown): string {
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  if (refusedStatuses.includes(status))
    return 'is refused to these keys: they must be right and may list, read, write and delete in it';
  return `cannot be reached: ${errorLine(error)}`;
}

function clientOptions({ endpoint, region, accessKeyId, secretAccessKey }: NonNullable<Config['s3']>) {
  const hasKeys = accessKeyId !== undefined && secretAccessKey !== undefined;
  return {
    region,
    // A service that is busy is asked again for some seconds.
    maxAttempts: 5,
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
