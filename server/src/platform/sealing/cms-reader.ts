import { constants, createHash, verify, X509Certificate } from 'node:crypto';
import {
  Asn1Error,
  childrenOf,
  contentOf,
  derOf,
  identifierOf,
  numberOf,
  readAsn1,
  tagOf,
  tags,
  type Asn1,
} from './asn1.ts';
import { issuerAndSerial } from './certificate-fields.ts';
import { oids } from './oids.ts';

export type DigestName = 'sha1' | 'sha256' | 'sha384' | 'sha512';

/** What a CMS signature contains, as far as a reader needs to compare it with what was signed. */
export interface CmsFacts {
  readonly digestName: DigestName | null;
  readonly messageDigest: Buffer | null;
  /** The content that the signature carries within, if it is not detached. */
  readonly content: Buffer | null;
  readonly signerCount: number;
  /** The certificate (DER) by whose key the signature's value was compared, or null where none is given. */
  readonly certificate: Buffer | null;
  /** The holder's name in that certificate. */
  readonly signerName: string | null;
  /** Whether the signature's value fits its attributes; null where it could not be verified. */
  readonly isValueValid: boolean | null;
}

const digestNames: Readonly<Record<string, DigestName>> = {
  [oids.sha1]: 'sha1',
  [oids.sha256]: 'sha256',
  [oids.sha384]: 'sha384',
  [oids.sha512]: 'sha512',
};

/** Signature algorithms that are verified, with the digest that each names itself. */
const checkedAlgorithms: Readonly<Record<string, DigestName | 'any'>> = {
  [oids.rsa]: 'any',
  [oids.sha1WithRsa]: 'sha1',
  [oids.sha256WithRsa]: 'sha256',
  [oids.sha384WithRsa]: 'sha384',
  [oids.sha512WithRsa]: 'sha512',
  [oids.ecdsaWithSha256]: 'sha256',
  [oids.ecdsaWithSha384]: 'sha384',
  [oids.ecdsaWithSha512]: 'sha512',
};

/** Reads a CMS SignedData; null when the bytes are something else. */
export function readCms(bytes: Uint8Array): CmsFacts | null {
  try {
    return factsOf(readAsn1(bytes));
  } catch (error) {
    if (error instanceof Asn1Error) return null;
    throw error;
  }
}

function factsOf(message: Asn1): CmsFacts | null {
  const [type, wrapped] = childrenOf(message);
  if (identifierOf(type) !== oids.signedData) return null;
  const [, , encapsulated, ...rest] = childrenOf(childrenOf(wrapped)[0]);
  const certificates = childrenOf(rest.find((field) => tagOf(field) === tags.first));
  const signers = childrenOf(rest.find((field) => tagOf(field) === tags.set));
  const [, signerId, digestAlgorithm, attributes, algorithm, value] = childrenOf(signers[0]);
  const certificate = certificateOf(certificates, signerId);
  const digestName = digestNames[identifierOf(childrenOf(digestAlgorithm)[0])] ?? null;
  const hasAttributes = attributes !== undefined && tagOf(attributes) === tags.first;
  return {
    digestName,
    messageDigest: hasAttributes ? messageDigestOf(attributes) : null,
    content: contentWithin(encapsulated),
    signerCount: signers.length,
    certificate: certificate ? certificate.raw : null,
    signerName: certificate ? nameOf(certificate) : null,
    isValueValid:
      hasAttributes && certificate && digestName && algorithm && value
        ? checkValue({ attributes, algorithm, value, certificate, digestName })
        : null,
  };
}

function messageDigestOf(attributes: Asn1): Buffer | null {
  for (const attribute of childrenOf(attributes)) {
    const [type, values] = childrenOf(attribute);
    if (identifierOf(type) === oids.messageDigest) return contentOf(childrenOf(values)[0]);
  }
  return null;
}

function contentWithin(encapsulated: Asn1 | undefined): Buffer | null {
  const [, wrapped] = childrenOf(encapsulated);
  return wrapped ? contentOf(childrenOf(wrapped)[0]) : null;
}

function certificateOf(certificates: readonly Asn1[], signerId: Asn1 | undefined): X509Certificate | null {
  const candidates = certificates.filter((certificate) => tagOf(certificate) === tags.sequence);
  const id = signerId && derOf(signerId);
  const own = candidates.find((candidate) => id?.equals(issuerAndSerial(candidate)));
  const found = own ?? candidates[0];
  try {
    return found ? new X509Certificate(derOf(found)) : null;
  } catch {
    return null;
  }
}

function nameOf({ subject }: X509Certificate): string | null {
  return /^CN=(.*)$/m.exec(subject)?.[1] ?? /^O=(.*)$/m.exec(subject)?.[1] ?? null;
}

interface CheckedParts {
  readonly attributes: Asn1;
  readonly algorithm: Asn1;
  readonly value: Asn1;
  readonly certificate: X509Certificate;
  readonly digestName: DigestName;
}

/** What was not verified, for whatever reason, is null: anybody can write an algorithm's name. */
function checkValue({ attributes, algorithm, value, certificate, digestName }: CheckedParts): boolean | null {
  const [name, parameters] = childrenOf(algorithm);
  const padding = paddingOf(identifierOf(name), parameters, digestName);
  if (!padding) return null;
  try {
    const key = { key: certificate.publicKey, ...padding };
    return verify(digestName, derOf(attributes, tags.set), key, contentOf(value));
  } catch {
    return null;
  }
}

type Padding = { readonly padding?: number; readonly saltLength?: number };

function paddingOf(algorithm: string, parameters: Asn1 | undefined, digest: DigestName): Padding | null {
  if (algorithm === oids.rsaPss) return pssPadding(parameters, digest);
  const own = Object.hasOwn(checkedAlgorithms, algorithm) ? checkedAlgorithms[algorithm] : undefined;
  return own === 'any' || own === digest ? {} : null;
}

const pssTags = { digest: 0xa0, mask: 0xa1, saltLength: 0xa2 } as const;
const defaultSaltLength = 20;

/** The parameters of RSASSA-PSS (RFC 4055), of which each has a default; the mask's digest has to be the message's. */
function pssPadding(parameters: Asn1 | undefined, digest: DigestName): Padding | null {
  const find = (tag: number) => childrenOf(childrenOf(parameters).find((field) => tagOf(field) === tag))[0];
  const nameOfDigest = (value: Asn1 | undefined) =>
    value ? digestNames[identifierOf(childrenOf(value)[0])] : 'sha1';
  const [maskFunction, maskDigest] = childrenOf(find(pssTags.mask));
  const isPlainMask = !maskFunction || identifierOf(maskFunction) === oids.maskFunction1;
  if (!isPlainMask || nameOfDigest(maskDigest) !== digest) return null;
  if (nameOfDigest(find(pssTags.digest)) !== digest) return null;
  const salt = find(pssTags.saltLength);
  return {
    padding: constants.RSA_PKCS1_PSS_PADDING,
    saltLength: salt ? numberOf(salt) : defaultSaltLength,
  };
}

/** The digest of bytes, for comparison with a CMS's. */
export function digestOf(name: DigestName, bytes: Uint8Array): Buffer {
  return createHash(name).update(bytes).digest();
}
