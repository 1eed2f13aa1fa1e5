import { createRequire } from 'node:module';

/** A value of ASN.1 as the library reads it. */
export interface Asn1 {
  readonly tagClass: number;
  readonly type: number;
  readonly constructed: boolean;
  readonly value: string | readonly Asn1[];
}

interface Reading {
  /** Whether bytes after the value are refused. */
  readonly parseAllBytes: boolean;
  /** Whether values within bit strings are read too. */
  readonly decodeBitStrings: boolean;
  readonly maxDepth: number;
}

interface Asn1Library {
  fromDer(bytes: string, reading: Reading): Asn1;
  toDer(value: Asn1): { getBytes(): string };
  derToOid(bytes: string): string;
}

// The library's entry, for which alone types are declared, brings all of its ciphers and certificates.
const forge = createRequire(import.meta.url)('node-forge/lib/asn1.js') as Asn1Library;

/** The bytes are no BER or DER, or of another shape than expected. */
export class Asn1Error extends Error {}

/** Tags as they stand in the encoding. */
export const tags = { integer: 0x02, octets: 0x04, sequence: 0x30, set: 0x31, first: 0xa0 } as const;

const reading: Reading = { parseAllBytes: false, decodeBitStrings: false, maxDepth: 100 };

/** Reads the value with which bytes begin; signatures in a PDF are followed by zeros. @throws Asn1Error */
export function readAsn1(bytes: Uint8Array): Asn1 {
  try {
    return forge.fromDer(Buffer.from(bytes).toString('latin1'), reading);
  } catch (error) {
    throw new Asn1Error('the bytes are not ASN.1', { cause: error });
  }
}

/** The values that a value consists of; none of an absent one. */
export function childrenOf(value: Asn1 | undefined): readonly Asn1[] {
  return typeof value?.value === 'object' ? value.value : [];
}

/** The tag of a value. */
export function tagOf(value: Asn1): number {
  return value.tagClass | value.type | (value.constructed ? 0x20 : 0);
}

/** The bytes of a primitive value; those of an OCTET STRING may come in pieces. @throws Asn1Error */
export function contentOf(value: Asn1 | undefined): Buffer {
  if (!value) throw new Asn1Error('a value is missing');
  return typeof value.value === 'string'
    ? Buffer.from(value.value, 'latin1')
    : Buffer.concat(value.value.map(contentOf));
}

/** The dotted form of an OBJECT IDENTIFIER; empty for an absent one. */
export function identifierOf(value: Asn1 | undefined): string {
  return value && typeof value.value === 'string' && value.value !== '' ? forge.derToOid(value.value) : '';
}

/** A small whole number. @throws Asn1Error */
export function numberOf(value: Asn1 | undefined): number {
  const bytes = contentOf(value);
  if (bytes.length < 1 || bytes.length > 6) throw new Asn1Error('a number is out of range');
  return bytes.readUIntBE(0, bytes.length);
}

/** A value written as DER, under another tag where one is given. */
export function derOf(value: Asn1, tag = tagOf(value)): Buffer {
  const tagged = { ...value, tagClass: tag & 0xc0, type: tag & 0x1f };
  return Buffer.from(forge.toDer(tagged).getBytes(), 'latin1');
}
