import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createS3Storage, openBucket } from './s3-storage.ts';
import type { Storage } from './storage.ts';
import { startS3Service, type S3Service } from './testing/s3-service.ts';

const megabyte = 1024 * 1024;
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
/** Three parts of it go up. */
const large = randomBytes(20 * megabyte);
const small = Buffer.from('the content of a file');
const limit = 100 * megabyte;

let service: S3Service;
let storage: Storage;
const changed: string[] = [];

beforeEach(async () => {
  changed.length = 0;
  service = await startS3Service();
  await openBucket(service.options);
  storage = createS3Storage(service.options, (hash) => changed.push(hash));
});
afterEach(() => service.close());

const put = (content: Buffer) => storage.put(Readable.from([content]), { limit });
const requestsOf = (method: string) => service.requests.filter((request) => request.startsWith(`${method} `));
const contentOf = async (hash: string) => buffer(await storage.read(hash));

describe('a file in a bucket', () => {
  it('goes up in parts when it is large, and comes back byte by byte', async () => {
    const { hash } = await put(large);
    expect(hash).toBe(hashOf(large));
    expect(requestsOf('PUT').filter((request) => request.includes('partNumber='))).toHaveLength(3);
    expect((await contentOf(hash)).equals(large)).toBe(true);
    expect(await storage.withLocalFile(hash, async () => 'used')).toBe('used');
  });

  it('goes up once more where the service is busy, or the line is cut', async () => {
    service.trouble('PUT', 'busy', { cutRequestAfter: megabyte }, 'busy');
    const { hash } = await put(large);
    expect((await contentOf(hash)).equals(large)).toBe(true);
    service.trouble('PUT', 'busy', { cutRequestAfter: 5 });
    const other = await put(small);
    expect(await contentOf(other.hash)).toEqual(small);
  });

  it('is not there by half where it never gets through, and its parts are given up', async () => {
    service.trouble('PUT', ...Array.from({ length: 40 }, () => ({ cutRequestAfter: megabyte })));
    await expect(put(large)).rejects.toThrow();
    expect(await storage.has(hashOf(large))).toBe(false);
    await expect(storage.read(hashOf(large))).rejects.toMatchObject({ code: 'not-found' });
    expect(requestsOf('DELETE').some((request) => request.includes('uploadId='))).toBe(true);
  });

  it('comes down from where it stopped when the line is cut, by a range', async () => {
    const { hash } = await put(large);
    service.requests.length = 0;
    service.trouble('GET', { cutAnswerAfter: 3 * megabyte }, { cutAnswerAfter: 3 * megabyte }, 'busy');
    expect((await contentOf(hash)).equals(large)).toBe(true);
    expect(requestsOf('GET').length).toBeGreaterThanOrEqual(4);
    expect(changed).toEqual([]);
  });

  it('fails for who reads it where the line is cut again and again, and is never short', async () => {
    const { hash } = await put(large);
    service.trouble('GET', ...Array.from({ length: 40 }, () => ({ cutAnswerAfter: 0 })), 'busy');
    const given: Uint8Array[] = [];
    const read = async () => {
      for await (const chunk of await storage.read(hash)) given.push(chunk as Uint8Array);
    };
    await expect(read()).rejects.toThrow();
    expect(Buffer.concat(given).length).toBeLessThan(large.length);
  });

  it('is asked for, and removed, also where the service is busy', async () => {
    const { hash } = await put(small);
    service.trouble('HEAD', 'busy');
    expect(await storage.has(hash)).toBe(true);
    service.trouble('DELETE', 'busy');
    expect(await storage.remove(hash, { notPutFor: -1000 })).toBe(true);
    expect(await storage.has(hash)).toBe(false);
  });
});

describe('the bucket', () => {
  it('is made where it is missing, once', async () => {
    await service.close();
    service = await startS3Service({ isEmpty: true });
    await openBucket(service.options);
    await openBucket(service.options);
    expect(requestsOf('PUT')).toHaveLength(1);
    const made = createS3Storage(service.options, () => undefined);
    const { hash } = await made.put([small], { limit });
    expect(await made.has(hash)).toBe(true);
  });

  it.each([
    ['a secret that is wrong', { secretAccessKey: 'wrong' }],
    ['a key that nobody has', { accessKeyId: 'nobody' }],
  ])('is refused in a sentence to %s, and nothing is stored', async (_what, wrong) => {
    const options = { ...service.options, ...wrong };
    await expect(openBucket(options)).rejects.toThrow(
      /The bucket files \(S3_BUCKET\) is refused to these keys/,
    );
    const refused = createS3Storage(options, () => undefined);
    await expect(refused.put([small], { limit })).rejects.toThrow();
    await expect(refused.read(hashOf(small))).rejects.not.toMatchObject({ code: 'not-found' });
    expect(await storage.has(hashOf(small))).toBe(false);
  });

  it('that does not answer is said to, in a sentence', async () => {
    await service.close();
    await expect(openBucket(service.options)).rejects.toThrow(
      /The bucket files .* cannot be reached: .*ECONNREFUSED/,
    );
    service = await startS3Service();
  });
});
