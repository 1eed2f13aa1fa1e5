import { createHmac } from 'node:crypto';

const stepMs = 30_000;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** An authenticator app with one key, as any phone has it (RFC 6238); written anew here, so that the server's is not tried against itself. */
export function authenticatorApp(key: string) {
  let lastStep = 0;
  return {
    /** The code of now; if it was shown before, the one that follows, which the server takes as a clock that is a little ahead. */
    nextCode: (): string => {
      lastStep = Math.max(Math.floor(Date.now() / stepMs), lastStep + 1);
      return codeOf(key, lastStep);
    },
  };
}

function codeOf(key: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', fromBase32(key)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text.replaceAll(' ', ''), (sign) =>
    alphabet.indexOf(sign).toString(2).padStart(5, '0'),
  ).join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => parseInt(byte, 2)));
}
