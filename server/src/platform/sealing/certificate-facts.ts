import { X509Certificate } from 'node:crypto';
import { childrenOf, contentOf, identifierOf, readAsn1, tagOf } from './asn1.ts';
import type { SealingIdentity } from './identity.ts';

/** What a certificate says of itself. */
export interface CertificateFacts {
  /** Whose it is: name and organization. */
  readonly subject: string;
  readonly issuer: string;
  /** Serial number, hex. */
  readonly serial: string;
  readonly validFrom: Date;
  readonly validUntil: Date;
  /** SHA-256 of the certificate, hex in pairs with colons. */
  readonly fingerprint: string;
}

/** Reads a certificate (DER). @throws where it is none */
export function certificateFacts(der: Uint8Array): CertificateFacts {
  const certificate = new X509Certificate(der);
  return {
    subject: shortName(certificate.subject),
    issuer: shortName(certificate.issuer),
    serial: certificate.serialNumber,
    validFrom: certificate.validFromDate,
    validUntil: certificate.validToDate,
    fingerprint: certificate.fingerprint256,
  };
}

/** What the certificate of an identity says, the first of its chain. @throws where it has none */
export function identityFacts({
  certificates: [own],
}: Pick<SealingIdentity, 'certificates'>): CertificateFacts {
  return certificateFacts(own ?? new Uint8Array());
}

/** Common name and organization out of a distinguished name as Node writes it, a line an attribute; all of it where both are missing. */
function shortName(name: string): string {
  const parts = [/^CN=(.*)$/m, /^O=(.*)$/m].flatMap((attribute) => attribute.exec(name)?.[1] ?? []);
  return parts.length > 0 ? [...new Set(parts)].join(', ') : name.replaceAll('\n', ', ');
}

const extensionsTag = 0xa3;
const keyUsage = '2.5.29.15';
const digitalSignatureOrNonRepudiation = 0xc0;

/** Whether its key may sign documents: by digital signature or non-repudiation, or because nothing is said of it. @throws Asn1Error */
export function maySignDocuments(der: Uint8Array): boolean {
  const [fields] = childrenOf(readAsn1(der));
  const extensions = childrenOf(fields).find((field) => tagOf(field) === extensionsTag);
  const usage = childrenOf(childrenOf(extensions)[0])
    .map((extension) => childrenOf(extension))
    .find(([type]) => identifierOf(type) === keyUsage);
  if (!usage) return true;
  // The first byte of a BIT STRING counts the bits that are not used.
  const [, bits = 0] = contentOf(readAsn1(contentOf(usage.at(-1))));
  return (bits & digitalSignatureOrNonRepudiation) !== 0;
}
