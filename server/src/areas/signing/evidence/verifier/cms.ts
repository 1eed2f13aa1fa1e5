import { areSameBytes, fromHex, joined, sha256 } from './bytes.ts';
import { derChildren, derIdentifier, readDer, type DerValue } from './der.ts';
import { instantOf, isSignedBy, readCertificate, type Certificate } from './signature-value.ts';

const messageDigest = '1.2.840.113549.1.9.4';
const signingCertificate = '1.2.840.113549.1.9.16.2.47';
const timeStamping = '1.3.6.1.5.5.7.3.8';
const timeStampToken = '1.2.840.113549.1.9.16.2.14';

/** What a signature is worth: `unknown` is what this program cannot tell. */
type SignatureState = 'good' | 'bad' | 'unknown';

/** What was found of a signature. */
export interface CheckedSignature {
  readonly state: SignatureState;
  readonly certificate: Certificate | undefined;
  /** Every certificate that comes with it. */
  readonly certificates: readonly Certificate[];
  readonly timeStamp: CheckedTimeStamp | undefined;
}

/** Why a time stamp counts for nothing though its own signature may hold: it is over other bytes, or of a certificate that may not make any. */
type StampFlaw = 'other' | 'purpose' | 'expired';

/** What was found of a time stamp: when it says that the signature was there. */
interface CheckedTimeStamp {
  readonly state: SignatureState;
  readonly flaw: StampFlaw | undefined;
  readonly at: string;
  readonly authority: string;
  readonly bytes: Uint8Array;
}

/** Verifies a CMS signature over the content with this SHA-256 (hexadecimal). */
export async function checkCms(bytes: Uint8Array, contentHash: string): Promise<CheckedSignature> {
  try {
    const { certificates, signer } = partsOf(bytes);
    const certificate = certificateOf(certificates, signer.id);
    const state = await stateOf(signer, certificate, contentHash);
    const token = attributeOf(signer.unsigned, timeStampToken);
    const timeStamp = token && (await checkTimeStamp(token.bytes, signer.value));
    return { state, certificate, certificates, timeStamp };
  } catch {
    return { state: 'unknown', certificate: undefined, certificates: [], timeStamp: undefined };
  }
}

interface Signer {
  readonly id: DerValue | undefined;
  readonly signed: DerValue | undefined;
  readonly algorithm: DerValue | undefined;
  readonly value: Uint8Array;
  readonly unsigned: DerValue | undefined;
}

function partsOf(bytes: Uint8Array) {
  const [, wrapped] = derChildren(readDer(bytes));
  const [, , content, ...rest] = derChildren(derChildren(wrapped)[0]);
  const certificates = derChildren(rest.find(({ tag }) => tag === 0xa0))
    .filter(({ tag }) => tag === 0x30)
    .map((each) => readCertificate(each.bytes));
  const signers = derChildren(rest.find(({ tag }) => tag === 0x31));
  if (signers.length !== 1) throw new Error('not one signer');
  const fields = derChildren(signers[0]);
  const signed = fields.find(({ tag }) => tag === 0xa0);
  const after = fields.slice(signed ? fields.indexOf(signed) + 1 : fields.length);
  const signer: Signer = {
    id: fields[1],
    signed,
    algorithm: after[0],
    value: after[1]?.content ?? new Uint8Array(),
    unsigned: after.find(({ tag }) => tag === 0xa1),
  };
  const inner = derChildren(derChildren(content)[1])[0]?.content;
  return { certificates, signer, inner };
}

function certificateOf(certificates: readonly Certificate[], id: DerValue | undefined) {
  const [issuer, serial] = derChildren(id);
  return certificates.find(
    (each) =>
      areSameBytes(each.issuer, issuer?.bytes ?? new Uint8Array()) &&
      areSameBytes(each.serial, serial?.content ?? new Uint8Array()),
  );
}

function attributeOf(attributes: DerValue | undefined, type: string): DerValue | undefined {
  const found = derChildren(attributes).find((each) => derIdentifier(derChildren(each)[0]) === type);
  return derChildren(derChildren(found)[1])[0];
}

async function stateOf(
  { signed, algorithm, value }: Signer,
  certificate: Certificate | undefined,
  contentHash: string,
): Promise<SignatureState> {
  if (!signed || !certificate) return 'unknown';
  const digest = attributeOf(signed, messageDigest)?.content ?? new Uint8Array();
  if (digest.length !== 32) return 'unknown';
  if (!areSameBytes(digest, fromHex(contentHash))) return 'bad';
  // They are signed as the set that they are, not under the tag that they have in the file.
  const bytes = joined([Uint8Array.of(0x31), signed.bytes.subarray(1)]);
  const isValid = await isSignedBy(certificate, { bytes, value, algorithm });
  if (isValid === null) return 'unknown';
  return isValid && (await namesCertificate(signed, certificate)) ? 'good' : 'bad';
}

/** The signature names its certificate by hash, where it names one: another with the same key is not it. */
async function namesCertificate(signed: DerValue, certificate: Certificate): Promise<boolean> {
  const named = derChildren(derChildren(attributeOf(signed, signingCertificate))[0])[0];
  const hash = derChildren(named).find(({ tag }) => tag === 0x04)?.content;
  return !hash || areSameBytes(hash, fromHex(await sha256(certificate.bytes)));
}

async function checkTimeStamp(bytes: Uint8Array, value: Uint8Array): Promise<CheckedTimeStamp> {
  try {
    const { certificates, signer, inner = new Uint8Array() } = partsOf(bytes);
    const [, , imprint, , time] = derChildren(readDer(inner));
    const certificate = certificateOf(certificates, signer.id);
    const at = instantOf(time);
    const hash = derChildren(imprint)[1]?.content ?? new Uint8Array();
    const isOfThis = areSameBytes(hash, fromHex(await sha256(value)));
    const state = isOfThis ? await stateOf(signer, certificate, await sha256(inner)) : 'bad';
    const flaw = isOfThis ? state !== 'bad' && certificate && flawOf(certificate, at) : 'other';
    return {
      state: flaw ? 'bad' : state,
      flaw: flaw || undefined,
      at,
      authority: certificate?.name ?? '',
      bytes,
    };
  } catch {
    return { state: 'bad', flaw: undefined, at: '', authority: '', bytes };
  }
}

/** A certificate of time stamps is for nothing else (RFC 3161 §2.3), and was valid when it made one. */
function flawOf({ purposes, validFrom, validTo }: Certificate, at: string): StampFlaw | undefined {
  if (purposes?.length !== 1 || purposes[0] !== timeStamping) return 'purpose';
  return validFrom <= at && at <= validTo ? undefined : 'expired';
}
