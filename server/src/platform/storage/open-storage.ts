import { join } from 'node:path';
import type { Config } from '../config.ts';
import { createDiskStorage } from './disk-storage.ts';
import type { Storage } from './storage.ts';
import type { OnChangedContent } from './verify-content.ts';

/**
 * The storage of this installation: the bucket that is configured, or else a folder. The S3 client is loaded only for a bucket.
 * @throws Error when the bucket cannot be used.
 */
export async function openStorage(
  { s3, dataFolder }: Pick<Config, 's3' | 'dataFolder'>,
  onChanged: OnChangedContent,
): Promise<Storage> {
  if (!s3) return createDiskStorage(join(dataFolder, 'files'), onChanged);
  const { createS3Storage, openBucket } = await import('./s3-storage.ts');
  await openBucket(s3);
  return createS3Storage(s3, onChanged);
}
