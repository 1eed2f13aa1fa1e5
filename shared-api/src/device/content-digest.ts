import { contentDigestHeader } from '../contracts/common/answer-mark.ts';

/** The SHA-256 (hex) of a content, by which our server marked its answer; undefined where the mark is not there. */
export function digestIn(headers: Headers): string | undefined {
  const encoded = /sha-256=:([^:]+):/.exec(headers.get(contentDigestHeader) ?? '')?.[1];
  return encoded && toHex(Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0)));
}

/** The SHA-256 (hex) of a content; undefined where the browser doesn't compute it: over plain http, or where a setting refuses it. */
export async function sha256Of(content: Blob): Promise<string | undefined> {
  const bytes = await content.arrayBuffer();
  try {
    return toHex(new Uint8Array(await globalThis.crypto.subtle.digest('SHA-256', bytes)));
  } catch {
    return undefined;
  }
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
