import { createHash, randomBytes } from 'node:crypto';
import type { TimeStamper } from './cms.ts';
import { traced } from '../tracing/tracing.ts';
import { childrenOf, derOf, numberOf, readAsn1 } from './asn1.ts';
import { identifier, integer, nothing, octets, sequence, yes } from './der.ts';
import { oids } from './oids.ts';

/** Where time-stamps come from (RFC 3161 over HTTP), and how long an answer may take. */
export interface TimeStampAuthority {
  readonly url: string;
  readonly timeoutMs: number;
}

const longestToken = 256 * 1024;
const grantedWithMods = 1;

/** The authority did not answer with a time-stamp of what was asked. */
export class TimeStampError extends Error {}

/** Asks a time-stamping authority for a token over the SHA-256 of a signature value. */
export function createTimeStamper({ url, timeoutMs }: TimeStampAuthority): TimeStamper {
  return async (signature) => {
    const digest = createHash('sha256').update(signature).digest();
    const answer = await traced({ name: 'time-stamp', kind: 'client' }, () => ask(requestFor(digest)));
    return tokenOf(answer, digest);
  };

  async function ask(body: Buffer): Promise<Buffer> {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/timestamp-query' },
        body: new Uint8Array(body),
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (!response.ok) throw new TimeStampError(`the time-stamping authority answered ${response.status}`);
      return Buffer.from(await response.arrayBuffer());
    } catch (error) {
      if (error instanceof TimeStampError) throw error;
      throw new TimeStampError('the time-stamping authority cannot be reached', { cause: error });
    }
  }
}

function requestFor(digest: Buffer): Buffer {
  const imprint = sequence(sequence(identifier(oids.sha256), nothing), octets(digest));
  const nonce = randomBytes(8);
  nonce[0] = ((nonce[0] ?? 0) & 0x7f) | 0x01;
  return sequence(integer(1), imprint, integer(nonce), yes);
}

function tokenOf(answer: Buffer, digest: Buffer): Uint8Array {
  const { status, token } = readAnswer(answer);
  if (status > grantedWithMods || !token) throw new TimeStampError('the time-stamping authority refused');
  if (token.length > longestToken || !token.includes(digest)) {
    throw new TimeStampError('the time-stamp is not over this signature');
  }
  return token;
}

function readAnswer(answer: Buffer): { status: number; token: Buffer | undefined } {
  try {
    const [info, token] = childrenOf(readAsn1(answer));
    return { status: numberOf(childrenOf(info)[0]), token: token && derOf(token) };
  } catch (error) {
    throw new TimeStampError('the answer is not a time-stamp', { cause: error });
  }
}
