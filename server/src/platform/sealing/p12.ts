import { createPrivateKey, X509Certificate } from 'node:crypto';
import { Asn1Error, childrenOf, contentOf, derOf, identifierOf, readAsn1, type Asn1 } from './asn1.ts';
import type { SealingIdentity } from './identity.ts';
import { oids } from './oids.ts';
import { decryptPbe, verifyMac } from './p12-crypto.ts';
import { P12Error } from './p12-error.ts';
import { toPem } from './pem.ts';

const bagTypes = {
  key: '1.2.840.113549.1.12.10.1.1',
  shroudedKey: '1.2.840.113549.1.12.10.1.2',
  certificate: '1.2.840.113549.1.12.10.1.3',
};

const maxBytes = 256 * 1024;

/**
 * Reads key and certificates from a P12 (PKCS#12); the signer's certificate comes first, its issuers follow.
 * @throws P12Error in words for whoever operates the server
 */
export function readP12(bytes: Uint8Array, password: string): SealingIdentity {
  if (bytes.length > maxBytes) throw new P12Error('too-large', 'SEAL_P12 is too large to be a P12 file');
  try {
    return identityOf(readBags(bytes, password), password);
  } catch (error) {
    if (error instanceof P12Error) throw error;
    throw new P12Error('not-p12', 'SEAL_P12 is not a P12 file that can be read', { cause: error });
  }
}

interface Bag {
  readonly type: string;
  readonly value: Asn1;
}

function readBags(bytes: Uint8Array, password: string): Bag[] {
  const [, content, mac] = childrenOf(readAsn1(bytes));
  const safe = dataOf(content);
  if (mac && !verifyMac(mac, safe, password))
    throw new P12Error('wrong-password', 'the password of SEAL_P12 is wrong');
  return childrenOf(readAsn1(safe)).flatMap((part) => {
    const isEncrypted = identifierOf(childrenOf(part)[0]) === oids.encryptedData;
    return childrenOf(isEncrypted ? decryptPart(part, password) : readAsn1(dataOf(part))).map(toBag);
  });
}

function toBag(bag: Asn1): Bag {
  const [type, wrapped] = childrenOf(bag);
  return { type: identifierOf(type), value: only(wrapped) };
}

/** The bytes of a content that is not encrypted. */
function dataOf(content: Asn1 | undefined): Buffer {
  return contentOf(only(childrenOf(content)[1]));
}

function decryptPart(part: Asn1, password: string): Asn1 {
  const [, info] = childrenOf(only(childrenOf(part)[1]));
  const [, algorithm, encrypted] = childrenOf(info);
  return decryptPbe(present(algorithm), contentOf(encrypted), password);
}

function identityOf(bags: readonly Bag[], password: string): SealingIdentity {
  const keyBag = bags.find(({ type }) => type === bagTypes.key || type === bagTypes.shroudedKey);
  if (!keyBag) throw new P12Error('no-key', 'SEAL_P12 holds no private key');
  const privateKey = toPem('PRIVATE KEY', keyOf(keyBag, password));
  const key = createPrivateKey(privateKey);
  if (key.asymmetricKeyType !== 'rsa' && key.asymmetricKeyDetails?.namedCurve !== 'prime256v1') {
    throw new P12Error('key-kind', 'the key of SEAL_P12 must be RSA or EC P-256');
  }
  const certificates = bags.filter(({ type }) => type === bagTypes.certificate).map(certificateOf);
  const own = certificates.find((certificate) => certificate.checkPrivateKey(key));
  if (!own) throw new P12Error('no-certificate', 'SEAL_P12 holds no certificate of its key');
  return { privateKey, certificates: chainOf(own, certificates).map(({ raw }) => new Uint8Array(raw)) };
}

function keyOf({ type, value }: Bag, password: string): Buffer {
  if (type === bagTypes.key) return derOf(value);
  const [algorithm, encrypted] = childrenOf(value);
  return derOf(decryptPbe(present(algorithm), contentOf(encrypted), password));
}

function certificateOf({ value }: Bag): X509Certificate {
  return new X509Certificate(contentOf(only(childrenOf(value)[1])));
}

function chainOf(own: X509Certificate, all: readonly X509Certificate[]): X509Certificate[] {
  const chain = [own];
  for (let last: X509Certificate = own; ;) {
    const subject = last;
    const issuer = all.find((candidate) => !chain.includes(candidate) && subject.checkIssued(candidate));
    if (!issuer) return chain;
    chain.push(issuer);
    last = issuer;
  }
}

/** The value within an explicit tag. */
function only(wrapper: Asn1 | undefined): Asn1 {
  return present(childrenOf(wrapper)[0]);
}

function present(value: Asn1 | undefined): Asn1 {
  if (!value) throw new Asn1Error('a value is missing');
  return value;
}
