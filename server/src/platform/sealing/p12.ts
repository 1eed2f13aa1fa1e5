import { createPrivateKey, X509Certificate } from 'node:crypto';
import { DerError, dottedIdentifier, readChildren, readElement, type DerElement } from './der.ts';
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

/** Reads key and certificates from a P12 (PKCS#12); the signer's certificate comes first, its issuers follow. */
export function readP12(bytes: Uint8Array, password: string): SealingIdentity {
  try {
    return identityOf(readBags(bytes, password), password);
  } catch (error) {
    if (error instanceof P12Error) throw error;
    throw new P12Error('SEAL_P12 is not a P12 file that can be read', { cause: error });
  }
}

interface Bag {
  readonly type: string;
  readonly value: DerElement;
}

function readBags(bytes: Uint8Array, password: string): Bag[] {
  const [, content, mac] = readChildren(readElement(bytes).content);
  const safe = joinOctets(readElement(innerOf(readChildren(at(content).content)[1])));
  if (mac && !verifyMac(mac, safe, password)) throw new P12Error('the password of SEAL_P12 is wrong');
  return readChildren(readElement(safe).content).flatMap((part) => {
    const [type, value] = readChildren(part.content);
    const isEncrypted = dottedIdentifier(at(type).content) === oids.encryptedData;
    const inner = isEncrypted ? decryptPart(at(value), password) : joinOctets(readElement(innerOf(value)));
    return readChildren(readElement(inner).content).map(toBag);
  });
}

function toBag(bag: DerElement): Bag {
  const [type, value] = readChildren(bag.content);
  return { type: dottedIdentifier(at(type).content), value: readElement(at(value).content) };
}

function decryptPart(value: DerElement, password: string): Buffer {
  const [, info] = readChildren(readElement(value.content).content);
  const [, algorithm, encrypted] = readChildren(at(info).content);
  return decryptPbe(at(algorithm), joinOctets(at(encrypted)), password);
}

function identityOf(bags: readonly Bag[], password: string): SealingIdentity {
  const keyBag = bags.find(({ type }) => type === bagTypes.key || type === bagTypes.shroudedKey);
  if (!keyBag) throw new P12Error('SEAL_P12 holds no private key');
  const privateKey = toPem('PRIVATE KEY', keyOf(keyBag, password));
  const key = createPrivateKey(privateKey);
  if (key.asymmetricKeyType !== 'rsa' && key.asymmetricKeyDetails?.namedCurve !== 'prime256v1') {
    throw new P12Error('the key of SEAL_P12 must be RSA or EC P-256');
  }
  const certificates = bags.filter(({ type }) => type === bagTypes.certificate).map(certificateOf);
  const own = certificates.find((certificate) => certificate.checkPrivateKey(key));
  if (!own) throw new P12Error('SEAL_P12 holds no certificate of its key');
  return { privateKey, certificates: chainOf(own, certificates).map(({ raw }) => new Uint8Array(raw)) };
}

function keyOf({ type, value }: Bag, password: string): Buffer {
  if (type === bagTypes.key) return value.bytes;
  const [algorithm, encrypted] = readChildren(value.content);
  return decryptPbe(at(algorithm), at(encrypted).content, password);
}

function certificateOf({ value }: Bag): X509Certificate {
  return new X509Certificate(readElement(innerOf(readChildren(value.content)[1])).content);
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

function innerOf(wrapper: DerElement | undefined): Buffer {
  return at(wrapper).content;
}

/** The bytes of an OCTET STRING, which may come in pieces. */
function joinOctets(octets: DerElement): Buffer {
  const isConstructed = (octets.tag & 0x20) !== 0;
  return isConstructed ? Buffer.concat(readChildren(octets.content).map(joinOctets)) : octets.content;
}

function at(element: DerElement | undefined): DerElement {
  if (!element) throw new DerError('an element is missing');
  return element;
}
