/** One element of DER: its tag, its content, and all of its bytes. */
export interface DerElement {
  readonly tag: number;
  readonly content: Buffer;
  readonly bytes: Buffer;
}

/** The bytes are not DER. */
export class DerError extends Error {}

/** An element from its tag and the bytes of its content. */
export function element(tag: number, ...content: Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([Buffer.from([tag]), lengthOf(body.length), body]);
}

function lengthOf(length: number): Buffer {
  if (length < 128) return Buffer.from([length]);
  const digits = length.toString(16);
  const bytes = Buffer.from(digits.length % 2 ? `0${digits}` : digits, 'hex');
  return Buffer.concat([Buffer.from([0x80 | bytes.length]), bytes]);
}

/** SEQUENCE. */
export function sequence(...content: Uint8Array[]): Buffer {
  return element(0x30, ...content);
}

/** SET, its members in the order that DER demands. */
export function setOf(...members: Uint8Array[]): Buffer {
  return element(0x31, ...members.map((member) => Buffer.from(member)).toSorted(Buffer.compare));
}

/** OCTET STRING. */
export function octets(bytes: Uint8Array): Buffer {
  return element(0x04, bytes);
}

/** INTEGER of a small whole number or of big-endian bytes. */
export function integer(value: number | Uint8Array): Buffer {
  const bytes = typeof value === 'number' ? Buffer.from([value]) : Buffer.from(value);
  return element(0x02, (bytes[0] ?? 0) & 0x80 ? Buffer.concat([Buffer.from([0]), bytes]) : bytes);
}

/** NULL. */
export const nothing = Buffer.from([0x05, 0x00]);

/** BOOLEAN true. */
export const yes = Buffer.from([0x01, 0x01, 0xff]);

/** OBJECT IDENTIFIER from its dotted form. */
export function identifier(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const bytes = [first * 40 + second, ...rest].flatMap((arc) => {
    const groups = [arc & 0x7f];
    for (let left = Math.floor(arc / 128); left > 0; left = Math.floor(left / 128)) {
      groups.unshift(0x80 | (left & 0x7f));
    }
    return groups;
  });
  return element(0x06, Buffer.from(bytes));
}

/** The dotted form of an OBJECT IDENTIFIER's content. */
export function dottedIdentifier(content: Uint8Array): string {
  const arcs: number[] = [];
  let arc = 0;
  for (const byte of content) {
    arc = arc * 128 + (byte & 0x7f);
    if (byte & 0x80) continue;
    if (arcs.length === 0) {
      const first = Math.min(2, Math.floor(arc / 40));
      arcs.push(first, arc - first * 40);
    } else {
      arcs.push(arc);
    }
    arc = 0;
  }
  return arcs.join('.');
}

/** Reads the element that starts at `position`; throws a DerError when it does not fit into the bytes. */
export function readElement(bytes: Uint8Array, position = 0): DerElement {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tag = data[position];
  const first = data[position + 1];
  if (tag === undefined || first === undefined) throw tooShort();
  if (first === 0x80) return readIndefinite(data, position);
  const count = first < 0x80 ? 0 : first & 0x7f;
  const start = position + 2 + count;
  const length = count === 0 ? first : readLength(data.subarray(position + 2, start), count);
  if (start + length > data.length) throw tooShort();
  return {
    tag,
    content: data.subarray(start, start + length),
    bytes: data.subarray(position, start + length),
  };
}

function readLength(digits: Buffer, count: number): number {
  if (digits.length < count || count > 6) throw tooShort();
  return digits.readUIntBE(0, count);
}

/** BER's open-ended form, which old signers and P12 writers use: up to the two zero bytes at its own level. */
function readIndefinite(data: Buffer, position: number): DerElement {
  let at = position + 2;
  while (data[at] !== 0 || data[at + 1] !== 0) at += readElement(data, at).bytes.length;
  return {
    tag: data[position] ?? 0,
    content: data.subarray(position + 2, at),
    bytes: data.subarray(position, at + 2),
  };
}

function tooShort() {
  return new DerError('an element is longer than its data');
}

/** The elements that follow one another in a content. */
export function readChildren(content: Uint8Array): DerElement[] {
  const children: DerElement[] = [];
  for (let position = 0; position < content.length;) {
    const child = readElement(content, position);
    children.push(child);
    position += child.bytes.length;
  }
  return children;
}
