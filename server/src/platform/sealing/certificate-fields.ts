import { DerError, readChildren, readElement, sequence } from './der.ts';

/** IssuerAndSerialNumber of a certificate, as a CMS names its signer. */
export function issuerAndSerial(certificate: Uint8Array): Buffer {
  const { issuer, serial } = certificateFields(certificate);
  return sequence(issuer, serial);
}

/** The encoded issuer and serial number of a certificate. */
function certificateFields(certificate: Uint8Array): { issuer: Buffer; serial: Buffer } {
  const [body] = readChildren(readElement(certificate).content);
  const fields = readChildren(body?.content ?? Buffer.alloc(0));
  const [serial, , issuer] = fields[0]?.tag === 0xa0 ? fields.slice(1) : fields;
  if (!serial || !issuer) throw new DerError('a certificate has no issuer');
  return { issuer: issuer.bytes, serial: serial.bytes };
}
