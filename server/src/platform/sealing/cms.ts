import { createHash, createPrivateKey, sign, type KeyObject } from 'node:crypto';
import { readAsn1 } from './asn1.ts';
import { issuerAndSerial } from './certificate-fields.ts';
import { element, identifier, integer, nothing, octets, sequence, setOf } from './der.ts';
import type { SealingIdentity } from './identity.ts';
import { oids } from './oids.ts';

/** Gives the time-stamp token (DER) over a signature value. */
export type TimeStamper = (signature: Uint8Array) => Promise<Uint8Array>;

/** Makes detached signatures with one identity. */
export interface CmsSigner {
  /** The signature over a SHA-256 digest; with `timeStamper` it is time-stamped (PAdES B-T, else B-B). */
  readonly sign: (digest: Uint8Array, timeStamper?: TimeStamper) => Promise<Buffer>;
  /** Room that a signature without a time-stamp needs at most. */
  readonly size: number;
  /** SHA-256 of the certificate; undefined of one that signs elsewhere. */
  readonly fingerprint?: string;
}

const signedAttributesTag = 0xa0;
const unsignedAttributesTag = 0xa1;
// An ECDSA value in DER differs by a few bytes from one signature to the next.
const slack = 16;

/**
 * CMS SignedData as PAdES wants it (EN 319 142-1): content type, message digest and ESS signing-certificate-v2 as signed
 * attributes, no signing-time (the PDF holds it), the certificates within.
 */
export async function createCmsSigner(identity: SealingIdentity): Promise<CmsSigner> {
  const [certificate] = identity.certificates;
  if (!certificate) throw new Error('the sealing identity has no certificate');
  const key = createPrivateKey(identity.privateKey);
  const parts = { certificate, certificates: identity.certificates, key };
  const sample = await signedData(parts, Buffer.alloc(32), undefined);
  return {
    sign: (digest, timeStamper) => signedData(parts, digest, timeStamper),
    size: sample.length + slack,
    fingerprint: createHash('sha256').update(certificate).digest('hex'),
  };
}

interface SignerParts {
  readonly certificate: Uint8Array;
  readonly certificates: readonly Uint8Array[];
  readonly key: KeyObject;
}

async function signedData(parts: SignerParts, digest: Uint8Array, timeStamper: TimeStamper | undefined) {
  const attributes = signedAttributes(parts.certificate, digest);
  const value = sign('sha256', setOf(...attributes), parts.key);
  const token = timeStamper ? await timeStamper(value) : undefined;
  const signerInfo = sequence(
    integer(1),
    issuerAndSerial(readAsn1(parts.certificate)),
    sequence(identifier(oids.sha256)),
    element(signedAttributesTag, ...attributes),
    signatureAlgorithm(parts.key),
    octets(value),
    ...(token ? [element(unsignedAttributesTag, attribute(oids.timeStampToken, token))] : []),
  );
  const content = sequence(
    integer(1),
    setOf(sequence(identifier(oids.sha256))),
    sequence(identifier(oids.data)),
    element(0xa0, ...parts.certificates),
    setOf(signerInfo),
  );
  return sequence(identifier(oids.signedData), element(0xa0, content));
}

function signedAttributes(certificate: Uint8Array, digest: Uint8Array): Buffer[] {
  const certificateHash = createHash('sha256').update(certificate).digest();
  return [
    attribute(oids.contentType, identifier(oids.data)),
    attribute(oids.messageDigest, octets(digest)),
    attribute(oids.signingCertificateV2, sequence(sequence(sequence(octets(certificateHash))))),
  ].toSorted(Buffer.compare);
}

function attribute(type: string, value: Uint8Array): Buffer {
  return sequence(identifier(type), setOf(value));
}

function signatureAlgorithm(key: KeyObject): Buffer {
  return key.asymmetricKeyType === 'ec'
    ? sequence(identifier(oids.ecdsaWithSha256))
    : sequence(identifier(oids.sha256WithRsa), nothing);
}
