import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectKeyIdentifierExtension,
  X509CertificateGenerator,
  type X509Certificate,
} from '@peculiar/x509';
import type { SealingIdentity } from './identity.ts';
import { toPem } from './pem.ts';

/** What a new authority and its sealing certificate are called, and from when they are valid. */
interface AuthoritySubject {
  readonly organization: string;
  readonly now: Date;
}

/** A fresh authority of the installation with its sealing certificate; the authority's key is discarded after this one use. */
export async function createIdentity({ organization, now }: AuthoritySubject): Promise<SealingIdentity> {
  const authorityKeys = await createKeys();
  const authority = await createAuthority({ organization, now }, authorityKeys);
  const keys = await createKeys();
  const certificate = await createSealCertificate({ organization, now, authority, authorityKeys, keys });
  const pkcs8 = Buffer.from(await crypto.subtle.exportKey('pkcs8', keys.privateKey));
  return {
    certificates: [new Uint8Array(certificate.rawData), new Uint8Array(authority.rawData)],
    privateKey: toPem('PRIVATE KEY', pkcs8),
  };
}

type KeyPair = Awaited<ReturnType<typeof createKeys>>;

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const authorityYears = 20;
const certificateYears = 10;

function createKeys() {
  return crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
}

async function createAuthority({ organization, now }: AuthoritySubject, keys: KeyPair) {
  return X509CertificateGenerator.createSelfSigned({
    serialNumber: serialNumber(),
    name: [{ CN: [`${organization} CA`] }, { O: [organization] }],
    notBefore: now,
    notAfter: yearsAfter(now, authorityYears),
    signingAlgorithm: algorithm,
    keys,
    extensions: [
      new BasicConstraintsExtension(true, 0, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
      await SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  });
}

interface SealSubject extends AuthoritySubject {
  readonly authority: X509Certificate;
  readonly authorityKeys: KeyPair;
  readonly keys: KeyPair;
}

async function createSealCertificate({ organization, now, authority, authorityKeys, keys }: SealSubject) {
  return X509CertificateGenerator.create({
    serialNumber: serialNumber(),
    subject: [{ CN: [organization] }, { O: [organization] }],
    issuer: authority.subjectName,
    notBefore: now,
    notAfter: yearsAfter(now, certificateYears),
    signingAlgorithm: algorithm,
    signingKey: authorityKeys.privateKey,
    publicKey: keys.publicKey,
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature | KeyUsageFlags.nonRepudiation, true),
      await SubjectKeyIdentifierExtension.create(keys.publicKey),
      await AuthorityKeyIdentifierExtension.create(authorityKeys.publicKey),
    ],
  });
}

function serialNumber(): string {
  const bytes = randomBytes(16);
  bytes[0] = ((bytes[0] ?? 0) & 0x7f) | 0x40;
  return bytes.toString('hex');
}

function yearsAfter(now: Date, years: number): Date {
  const later = new Date(now);
  later.setUTCFullYear(later.getUTCFullYear() + years);
  return later;
}
