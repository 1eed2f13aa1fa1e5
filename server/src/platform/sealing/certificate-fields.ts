import { Asn1Error, childrenOf, derOf, tagOf, tags, type Asn1 } from './asn1.ts';
import { sequence } from './der.ts';

/** IssuerAndSerialNumber of a certificate, as a CMS names its signer. @throws Asn1Error */
export function issuerAndSerial(certificate: Asn1): Buffer {
  const fields = childrenOf(childrenOf(certificate)[0]);
  const [serial, , issuer] = fields[0] && tagOf(fields[0]) === tags.first ? fields.slice(1) : fields;
  if (!serial || !issuer) throw new Asn1Error('a certificate has no issuer');
  return sequence(derOf(issuer), derOf(serial));
}
