import { chmod, link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { SealingIdentity } from './identity.ts';
import { toPem } from './pem.ts';

/** Where the installation's key comes from: a P12 that it was given, or its own folder. */
interface SealingIdentityOptions {
  /** Folder of the key that the installation makes for itself at its first start. */
  readonly folder: string;
  /** Name of the company, as it stands in the certificate. */
  readonly organization: string;
  readonly now: Date;
  /** A given P12 file (`SEAL_P12`) with its password; then nothing is made. */
  readonly p12?: { readonly path: string; readonly password: string } | undefined;
}

const fileName = 'seal.pem';

/** Reads the sealing key, or makes one at the first start; several processes that start at once end up with the same. */
export async function openSealingIdentity(options: SealingIdentityOptions): Promise<SealingIdentity> {
  if (options.p12) return openP12(options.p12);
  const path = join(options.folder, fileName);
  return (await findIdentity(path)) ?? makeIdentity(path, options);
}

// The library that reads it is large, and most installations have none.
async function openP12({
  path,
  password,
}: NonNullable<SealingIdentityOptions['p12']>): Promise<SealingIdentity> {
  const { readP12 } = await import('./p12.ts');
  return readP12(await readFile(path), password);
}

/** The certificate of the installation's authority as PEM, for those who want their reader to trust it. */
export function authorityCertificate(identity: SealingIdentity): string {
  return toPem('CERTIFICATE', identity.certificates.at(-1) ?? new Uint8Array());
}

async function findIdentity(path: string): Promise<SealingIdentity | null> {
  try {
    return parseIdentity(await readFile(path, 'utf8'));
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return null;
    throw error;
  }
}

async function makeIdentity(path: string, options: SealingIdentityOptions): Promise<SealingIdentity> {
  // Needed once in the life of an installation: every other start does without the library.
  const { createIdentity } = await import('./certificates.ts');
  const identity = await createIdentity(options);
  await mkdir(options.folder, { recursive: true, mode: 0o700 });
  const draft = `${path}.${randomUUID()}`;
  try {
    await writeDurably(draft, formatIdentity(identity));
    // A link is made once only: whoever comes second uses the key of the first.
    await link(draft, path);
    return identity;
  } catch (error) {
    const first = isErrno(error, 'EEXIST') ? await findIdentity(path) : null;
    if (first) return first;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function writeDurably(path: string, text: string) {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await chmod(path, 0o600);
}

function formatIdentity({ privateKey, certificates }: SealingIdentity): string {
  return [privateKey, ...certificates.map((certificate) => toPem('CERTIFICATE', certificate))].join('');
}

function parseIdentity(text: string): SealingIdentity {
  const blocks = [...text.matchAll(/-----BEGIN ([A-Z ]+)-----([^-]+)-----END \1-----/g)];
  const key = blocks.find(([, label]) => label === 'PRIVATE KEY');
  const certificates = blocks
    .filter(([, label]) => label === 'CERTIFICATE')
    .map(([, , body = '']) => new Uint8Array(Buffer.from(body, 'base64')));
  if (!key || certificates.length === 0) throw new Error('the file of the sealing key is damaged');
  return { privateKey: `${key[0]}\n`, certificates };
}

function isErrno(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
