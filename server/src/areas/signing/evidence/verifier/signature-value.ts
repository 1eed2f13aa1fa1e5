import { joined } from './bytes.ts';
import { derBits, derChildren, derIdentifier, derInteger, readDer, type DerValue } from './der.ts';

const ecKey = '1.2.840.10045.2.1';
const extendedKeyUsage = '2.5.29.37';
const rsaKey = '1.2.840.113549.1.1.1';
const curves: Readonly<Record<string, { readonly name: string; readonly size: number } | undefined>> = {
  '1.2.840.10045.3.1.7': { name: 'P-256', size: 32 },
  '1.3.132.0.34': { name: 'P-384', size: 48 },
  '1.3.132.0.35': { name: 'P-521', size: 66 },
};
/** Signature algorithms that a browser verifies, with their digest; the first names none itself. */
const algorithms: Readonly<Record<string, string | undefined>> = {
  [rsaKey]: 'SHA-256',
  '1.2.840.113549.1.1.11': 'SHA-256',
  '1.2.840.113549.1.1.12': 'SHA-384',
  '1.2.840.113549.1.1.13': 'SHA-512',
  '1.2.840.10045.4.3.2': 'SHA-256',
  '1.2.840.10045.4.3.3': 'SHA-384',
  '1.2.840.10045.4.3.4': 'SHA-512',
};

/** A certificate as far as it is needed here. */
export interface Certificate {
  readonly bytes: Uint8Array;
  readonly signed: Uint8Array;
  readonly serial: Uint8Array;
  readonly issuer: Uint8Array;
  readonly subject: Uint8Array;
  readonly algorithm: DerValue | undefined;
  readonly value: Uint8Array;
  readonly publicKey: DerValue | undefined;
  /** The holder's name. */
  readonly name: string;
  /** From when to when it is valid (ISO 8601). */
  readonly validFrom: string;
  readonly validTo: string;
  /** What it is said to be for alone, by their identifiers; undefined where nothing is said. */
  readonly purposes: readonly string[] | undefined;
}

/** Reads a certificate (DER). */
export function readCertificate(bytes: Uint8Array): Certificate {
  const [body, algorithm, value] = derChildren(readDer(bytes));
  const fields = derChildren(body).filter(({ tag }) => tag !== 0xa0);
  const [serial, , issuer, validity, subject, publicKey] = fields;
  const [validFrom = '', validTo = ''] = derChildren(validity).map(instantOf);
  return {
    bytes,
    signed: body?.bytes ?? new Uint8Array(),
    serial: serial?.content ?? new Uint8Array(),
    issuer: issuer?.bytes ?? new Uint8Array(),
    subject: subject?.bytes ?? new Uint8Array(),
    algorithm,
    value: derBits(value),
    publicKey,
    name: commonName(subject),
    validFrom,
    validTo,
    purposes: purposesIn(fields.find(({ tag }) => tag === 0xa3)),
  };
}

/** A time of DER as ISO 8601, to the second; empty where it is none. Of two digits of the year 50 and more are of the last century. */
export function instantOf(value: DerValue | undefined): string {
  const text = new TextDecoder().decode(value?.content);
  const isShort = value?.tag === 0x17;
  const whole = isShort ? `${text < '50' ? '20' : '19'}${text}` : text;
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)/.exec(whole) ?? [];
  return year ? `${year}-${month}-${day}T${hour}:${minute}:${second}Z` : '';
}

function purposesIn(extensions: DerValue | undefined): string[] | undefined {
  const all = derChildren(derChildren(extensions)[0]).map((each) => derChildren(each));
  const value = all.find(([type]) => derIdentifier(type) === extendedKeyUsage)?.at(-1);
  return value && derChildren(readDer(value.content)).map(derIdentifier);
}

function commonName(subject: DerValue | undefined): string {
  const parts = derChildren(subject).flatMap((set) => derChildren(set));
  const found = parts.map((part) => derChildren(part)).find(([type]) => derIdentifier(type) === '2.5.4.3');
  return new TextDecoder().decode(found?.[1]?.content);
}

/** Whether bytes were signed by the key of a certificate; null where this program cannot tell. */
export async function isSignedBy(
  { publicKey }: Pick<Certificate, 'publicKey'>,
  signed: {
    readonly bytes: Uint8Array;
    readonly value: Uint8Array;
    readonly algorithm: DerValue | undefined;
  },
): Promise<boolean | null> {
  const [name] = derChildren(signed.algorithm);
  const digest = algorithms[derIdentifier(name)];
  const [kind, parameter] = derChildren(derChildren(publicKey)[0]);
  const curve = curves[derIdentifier(parameter)];
  const isRsa = derIdentifier(kind) === rsaKey;
  if (!publicKey || !digest || (!isRsa && (derIdentifier(kind) !== ecKey || !curve))) return null;
  const algorithm = isRsa
    ? { name: 'RSASSA-PKCS1-v1_5', hash: digest }
    : { name: 'ECDSA', namedCurve: curve?.name ?? '', hash: digest };
  const value = isRsa ? signed.value : plainPair(signed.value, curve?.size ?? 0);
  try {
    const key = await crypto.subtle.importKey('spki', joined([publicKey.bytes]), algorithm, false, [
      'verify',
    ]);
    return await crypto.subtle.verify(algorithm, key, joined([value]), joined([signed.bytes]));
  } catch {
    return null;
  }
}

// A browser wants both numbers of an elliptic signature in full length, one after the other.
function plainPair(value: Uint8Array, size: number): Uint8Array {
  const [r, s] = derChildren(readDer(value));
  return joined([derInteger(r, size), derInteger(s, size)]);
}
