/** The SHA-256 of bytes, in hexadecimal. */
export async function sha256(...parts: readonly Uint8Array[]): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', joined(parts))));
}

/** Bytes in hexadecimal. */
function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The bytes of a hexadecimal text. */
export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/[0-9a-fA-F]{2}/g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** Bytes in base64, without line breaks. */
export function toBase64(bytes: Uint8Array): string {
  return btoa(latin1(bytes));
}

/** Bytes one after the other. */
export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Bytes as text, one character a byte. */
export function latin1(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 32_768)
    text += String.fromCharCode(...bytes.subarray(at, at + 32_768));
  return text;
}

/** Whether two contents are the same. */
export function areSameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, index) => byte === other[index]);
}
