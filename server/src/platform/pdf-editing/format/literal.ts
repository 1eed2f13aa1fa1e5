/** A literal string that was read: its bytes, and where the window goes on behind it. */
interface Literal {
  readonly bytes: Uint8Array;
  readonly end: number;
}

/** Reads a literal string whose first byte after the parenthesis stands at `from`; null when the window ends before it does. */
export function readLiteralAt(bytes: Uint8Array, from: number): Literal | null {
  const end = findEnd(bytes, from);
  return end < 0 ? null : { bytes: decode(bytes.subarray(from, end)), end: end + 1 };
}

function findEnd(bytes: Uint8Array, from: number): number {
  let depth = 1;
  for (let at = from; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === 0x5c) at++;
    else if (byte === 0x28) depth++;
    else if (byte === 0x29 && --depth === 0) return at;
  }
  return -1;
}

function decode(text: Uint8Array): Uint8Array {
  const out = new Uint8Array(text.length);
  let length = 0;
  for (let at = 0; at < text.length;) {
    const byte = text[at++] ?? 0;
    if (byte === 0x5c) {
      const escape = readEscape(text, at);
      at = escape.end;
      if (escape.byte !== null) out[length++] = escape.byte;
    } else if (byte === 0x0d) {
      if (text[at] === 0x0a) at++;
      out[length++] = 0x0a;
    } else {
      out[length++] = byte;
    }
  }
  return length === out.length ? out : out.slice(0, length);
}

const escapes: Readonly<Record<number, number>> = { 0x6e: 10, 0x72: 13, 0x74: 9, 0x62: 8, 0x66: 12 };

function readEscape(text: Uint8Array, at: number): { byte: number | null; end: number } {
  const byte = text[at];
  if (byte === undefined) return { byte: null, end: at };
  if (byte === 0x0d) return { byte: null, end: text[at + 1] === 0x0a ? at + 2 : at + 1 };
  if (byte === 0x0a) return { byte: null, end: at + 1 };
  if (!isOctal(byte)) return { byte: escapes[byte] ?? byte, end: at + 1 };
  let value = 0;
  let end = at;
  while (end < at + 3 && isOctal(text[end])) value = value * 8 + (text[end++] ?? 0) - 0x30;
  return { byte: value & 0xff, end };
}

function isOctal(byte: number | undefined) {
  return byte !== undefined && byte >= 0x30 && byte <= 0x37;
}
