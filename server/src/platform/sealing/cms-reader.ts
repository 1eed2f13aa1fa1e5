import { createHash, verify, X509Certificate } from 'node:crypto';
import { issuerAndSerial } from './certificate-fields.ts';
import { DerError, dottedIdentifier, element, readChildren, readElement, type DerElement } from './der.ts';
import { oids } from './oids.ts';

export type DigestName = 'sha1' | 'sha256' | 'sha384' | 'sha512';

/** What a CMS signature says, as far as a reader needs to compare it with what was signed. */
export interface CmsFacts {
  readonly digestName: DigestName | null;
  readonly messageDigest: Buffer | null;
  /** The content that the signature carries within, if it is not detached. */
  readonly content: Buffer | null;
  readonly signerCount: number;
  readonly signerName: string | null;
  /** The signature's value does not fit its attributes (null: of a kind that is not checked). */
  readonly isValueValid: boolean | null;
}

const digestNames: Readonly<Record<string, DigestName>> = {
  [oids.sha1]: 'sha1',
  [oids.sha256]: 'sha256',
  [oids.sha384]: 'sha384',
  [oids.sha512]: 'sha512',
};

const checkedAlgorithms: readonly string[] = [
  oids.rsa,
  oids.sha1WithRsa,
  oids.sha256WithRsa,
  oids.sha384WithRsa,
  oids.sha512WithRsa,
  oids.ecdsaWithSha256,
  oids.ecdsaWithSha384,
  oids.ecdsaWithSha512,
];

/** Reads a CMS SignedData; null when the bytes are something else. */
export function readCms(bytes: Uint8Array): CmsFacts | null {
  try {
    return factsOf(bytes);
  } catch (error) {
    if (error instanceof DerError) return null;
    throw error;
  }
}

function factsOf(bytes: Uint8Array): CmsFacts | null {
  const [type, wrapped] = readChildren(readElement(bytes).content);
  if (!type || !wrapped || dottedIdentifier(type.content) !== oids.signedData) return null;
  const [, , encapsulated, ...rest] = readChildren(readElement(wrapped.content).content);
  const certificates = childrenOf(rest.find(({ tag }) => tag === 0xa0));
  const signers = childrenOf(rest.find(({ tag }) => tag === 0x31));
  const [, signerId, digestAlgorithm, attributes, algorithm, value] = childrenOf(signers[0]);
  const certificate = certificateOf(certificates, signerId);
  const hasAttributes = attributes?.tag === 0xa0;
  return {
    digestName: digestNameOf(digestAlgorithm),
    messageDigest: hasAttributes ? messageDigestOf(attributes) : null,
    content: contentOf(encapsulated),
    signerCount: signers.length,
    signerName: certificate ? nameOf(certificate) : null,
    isValueValid:
      hasAttributes && certificate && algorithm && value
        ? checkValue({ attributes, algorithm, value, certificate, digestName: digestNameOf(digestAlgorithm) })
        : null,
  };
}

function childrenOf(parent: DerElement | undefined): DerElement[] {
  return parent ? readChildren(parent.content) : [];
}

function digestNameOf(algorithm: DerElement | undefined): DigestName | null {
  const [type] = childrenOf(algorithm);
  return (type && digestNames[dottedIdentifier(type.content)]) ?? null;
}

function messageDigestOf(attributes: DerElement): Buffer | null {
  for (const attribute of readChildren(attributes.content)) {
    const [type, values] = readChildren(attribute.content);
    if (type && values && dottedIdentifier(type.content) === oids.messageDigest) {
      return readElement(values.content).content;
    }
  }
  return null;
}

function contentOf(encapsulated: DerElement | undefined): Buffer | null {
  const [, wrapped] = childrenOf(encapsulated);
  if (!wrapped) return null;
  const inner = readElement(wrapped.content);
  // Old signers cut the content into pieces.
  return inner.tag === 0x24
    ? Buffer.concat(readChildren(inner.content).map((piece) => piece.content))
    : inner.content;
}

function certificateOf(certificates: readonly DerElement[], signerId: DerElement | undefined) {
  const candidates = certificates.filter(({ tag }) => tag === 0x30);
  const own = candidates.find(({ bytes }) => signerId?.bytes.equals(issuerAndSerial(bytes)));
  const found = own ?? candidates[0];
  try {
    return found ? new X509Certificate(found.bytes) : null;
  } catch {
    return null;
  }
}

function nameOf({ subject }: X509Certificate): string | null {
  return /^CN=(.*)$/m.exec(subject)?.[1] ?? /^O=(.*)$/m.exec(subject)?.[1] ?? null;
}

interface CheckedParts {
  readonly attributes: DerElement;
  readonly algorithm: DerElement;
  readonly value: DerElement;
  readonly certificate: X509Certificate;
  readonly digestName: DigestName | null;
}

function checkValue({ attributes, algorithm, value, certificate, digestName }: CheckedParts): boolean | null {
  const [type] = readChildren(algorithm.content);
  const name = type ? dottedIdentifier(type.content) : '';
  if (!digestName || !checkedAlgorithms.includes(name)) return null;
  try {
    return verify(digestName, element(0x31, attributes.content), certificate.publicKey, value.content);
  } catch {
    return null;
  }
}

/** The digest of bytes, for comparison with a CMS's. */
export function digestOf(name: DigestName, bytes: Uint8Array): Buffer {
  return createHash(name).update(bytes).digest();
}
