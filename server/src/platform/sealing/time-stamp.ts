import { createHash, randomBytes, X509Certificate } from 'node:crypto';
import type { TimeStamper } from './cms.ts';
import { traced } from '../tracing/tracing.ts';
import { Asn1Error, childrenOf, contentOf, derOf, numberOf, readAsn1, tagOf, tags } from './asn1.ts';
import { digestOf, readCms } from './cms-reader.ts';
import { identifier, integer, nothing, octets, sequence, yes } from './der.ts';
import { oids } from './oids.ts';

/** Where time-stamps come from (RFC 3161 over HTTP), and how long an answer may take. */
export interface TimeStampAuthority {
  readonly url: string;
  readonly timeoutMs: number;
}

const longestToken = 256 * 1024;
/** A token, and what stands around it. */
const longestAnswer = longestToken + 1024;
const grantedWithMods = 1;

/** The authority did not answer with a time-stamp of what was asked. */
export class TimeStampError extends Error {}

/**
 * Asks a time-stamping authority for a token over the SHA-256 of a signature value. What it answers is verified before it goes into a seal:
 * that it is over this value and for this request, its signature, and that its certificate is one for time stamps and was valid. Who
 * issued that certificate is not looked at.
 */
export function createTimeStamper({ url, timeoutMs }: TimeStampAuthority): TimeStamper {
  return async (signature) => {
    const digest = createHash('sha256').update(signature).digest();
    const nonce = newNonce();
    const request = requestFor(digest, nonce);
    const answer = await traced({ name: 'time-stamp', kind: 'client' }, () => ask(request));
    const token = tokenOf(answer);
    requireStampOf(token, { digest, nonce });
    return token;
  };

  async function ask(body: Buffer): Promise<Buffer> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'application/timestamp-query' },
        body: new Uint8Array(body),
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) throw new TimeStampError(`the time-stamping authority answered ${response.status}`);
      return await read(response);
    } catch (error) {
      if (error instanceof TimeStampError) throw error;
      throw new TimeStampError('the time-stamping authority cannot be reached', { cause: error });
    }
  }
}

async function read({ body }: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > longestAnswer)
      throw new TimeStampError('the answer of the time-stamping authority is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Eight bytes of a positive number. */
function newNonce(): Buffer {
  const nonce = randomBytes(8);
  nonce[0] = ((nonce[0] ?? 0) & 0x7f) | 0x01;
  return nonce;
}

function requestFor(digest: Buffer, nonce: Buffer): Buffer {
  const imprint = sequence(sequence(identifier(oids.sha256), nothing), octets(digest));
  return sequence(integer(1), imprint, integer(nonce), yes);
}

function tokenOf(answer: Buffer): Buffer {
  const { status, token } = readAnswer(answer);
  if (status > grantedWithMods || !token) throw new TimeStampError('the time-stamping authority refused');
  if (token.length > longestToken) throw new TimeStampError('the time-stamp is larger than any');
  return token;
}

/** What a time stamp says (TSTInfo): over which hash, for which request, and when. */
interface StampFacts {
  readonly imprint: Buffer;
  readonly nonces: readonly Buffer[];
  readonly at: Date;
}

function requireStampOf(token: Buffer, { digest, nonce }: { digest: Buffer; nonce: Buffer }): void {
  const cms = readCms(token);
  if (!cms?.content) throw new TimeStampError('the answer is not a time-stamp');
  const { content, digestName, messageDigest, isValueValid, certificate } = cms;
  const { imprint, nonces, at } = readStamp(content);
  if (!imprint.equals(digest)) throw new TimeStampError('the time-stamp is not over this signature');
  if (!nonces.some((each) => each.equals(nonce)))
    throw new TimeStampError('the time-stamp answers another request');
  const isOfContent = digestName !== null && messageDigest?.equals(digestOf(digestName, content)) === true;
  if (!isOfContent || isValueValid !== true || !certificate)
    throw new TimeStampError('the signature of the time-stamp does not hold');
  const { keyUsage, validFrom, validTo } = new X509Certificate(certificate);
  if (!(keyUsage as string[] | undefined)?.includes(oids.timeStamping))
    throw new TimeStampError('the certificate of the time-stamp is not one for time-stamps');
  if (!(new Date(validFrom) <= at && at <= new Date(validTo)))
    throw new TimeStampError('the certificate of the time-stamp was not valid at its time');
}

function readStamp(content: Buffer): StampFacts {
  try {
    const [, , imprint, , time, ...rest] = childrenOf(readAsn1(content));
    const [, hash] = childrenOf(imprint);
    const nonces = rest.filter((each) => tagOf(each) === tags.integer).map(contentOf);
    return { imprint: contentOf(hash), nonces, at: instantOf(contentOf(time).toString('latin1')) };
  } catch (error) {
    if (!(error instanceof Asn1Error)) throw error;
    throw new TimeStampError('the answer is not a time-stamp', { cause: error });
  }
}

/** A GeneralizedTime of UTC: `20261123141500Z`, with a fraction of the second or without. */
function instantOf(text: string): Date {
  return new Date(text.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)/, '$1-$2-$3T$4:$5:$6'));
}

function readAnswer(answer: Buffer): { status: number; token: Buffer | undefined } {
  try {
    const [info, token] = childrenOf(readAsn1(answer));
    return { status: numberOf(childrenOf(info)[0]), token: token && derOf(token) };
  } catch (error) {
    throw new TimeStampError('the answer is not a time-stamp', { cause: error });
  }
}
