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
