import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { KeyUsageFlags, KeyUsagesExtension, X509CertificateGenerator } from '@peculiar/x509';
import { makeScratch, run } from '../../pdf-editing/testing/scratch.ts';
import type { SealingIdentity } from '../identity.ts';
import { toPem } from '../pem.ts';

/** What a certificate that a test makes is like; by default a company's of EC P-256 for the year 2026. */
interface MadeIdentity {
  readonly name?: string;
  readonly key?: 'P-256' | 'P-384' | 1024 | 2048;
  readonly from?: string;
  readonly until?: string;
  /** What its key may be used for; nothing is said of it where it is null. */
  readonly usage?: KeyUsageFlags | null;
  /** Issues it with an authority of its own, whose certificate comes along. */
  readonly hasAuthority?: boolean;
}

/** The password of the files that are made here. */
export const p12Password = 'segrèto €';

/** Makes a key with its certificate. */
export async function makeIdentity({
  name = 'Sigillo Acme',
  key = 'P-256',
  from = '2026-01-01',
  until = '2027-01-01',
  usage = KeyUsageFlags.digitalSignature,
  hasAuthority = false,
}: MadeIdentity = {}): Promise<SealingIdentity> {
  const { algorithm, keys } = await makeKeys(key);
  const times = { notBefore: new Date(from), notAfter: new Date(until), signingAlgorithm: algorithm };
  const subject: Record<string, string[]>[] = [{ CN: [name] }, { O: ['Acme S.p.A.'] }];
  const extensions = usage === null ? [] : [new KeyUsagesExtension(usage, true)];
  const authority = hasAuthority
    ? await X509CertificateGenerator.createSelfSigned({ ...times, name: [{ CN: ['Prova CA'] }], keys })
    : undefined;
  const own = await makeKeys(key);
  const certificate = authority
    ? await X509CertificateGenerator.create({
        ...times,
        subject,
        issuer: authority.subjectName,
        publicKey: own.keys.publicKey,
        signingKey: keys.privateKey,
        extensions,
      })
    : await X509CertificateGenerator.createSelfSigned({
        ...times,
        name: subject,
        keys: own.keys,
        extensions,
      });
  const pkcs8 = Buffer.from(await crypto.subtle.exportKey('pkcs8', own.keys.privateKey));
  return {
    privateKey: toPem('PRIVATE KEY', pkcs8),
    certificates: [certificate, ...(authority ? [authority] : [])].map(
      ({ rawData }) => new Uint8Array(rawData),
    ),
  };
}

async function makeKeys(key: NonNullable<MadeIdentity['key']>) {
  const algorithm =
    typeof key === 'string'
      ? { name: 'ECDSA', namedCurve: key, hash: 'SHA-256' }
      : {
          name: 'RSASSA-PKCS1-v1_5',
          modulusLength: key,
          publicExponent: new Uint8Array([1, 0, 1]),
          hash: 'SHA-256',
        };
  return { algorithm, keys: await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']) };
}

/** Packs key and certificates as openssl does; `without` leaves one of them out. */
export function packP12(
  { privateKey, certificates: [own, ...chain] }: SealingIdentity,
  {
    without,
    password = p12Password,
  }: { readonly without?: 'keys' | 'certs'; readonly password?: string } = {},
): Buffer {
  const scratch = makeScratch();
  const pem = (bytes: Uint8Array) => toPem('CERTIFICATE', bytes);
  const key = scratch.write('key.pem', privateKey);
  const certificate = scratch.write('own.pem', own ? pem(own) : '');
  const given = [
    ...(without === 'keys' ? ['-nokeys'] : ['-inkey', key]),
    ...(without === 'certs' ? ['-nocerts'] : []),
    ...(chain.length > 0 ? ['-certfile', scratch.write('chain.pem', chain.map(pem).join(''))] : []),
  ];
  const path = scratch.path('made.p12');
  const secret = ['-passout', `file:${scratch.write('password', password)}`];
  try {
    run('openssl', 'pkcs12', '-export', '-in', certificate, ...given, ...secret, '-out', path);
    return readFileSync(path);
  } finally {
    scratch.remove();
  }
}
