/** A value of DER: its tag, its content, and all of its bytes. */
export interface DerValue {
  readonly tag: number;
  readonly content: Uint8Array;
  readonly bytes: Uint8Array;
}

/** Reads the value with which bytes begin; what follows it is left alone. @throws Error where there is none */
export function readDer(bytes: Uint8Array): DerValue {
  const tag = bytes[0];
  const first = bytes[1];
  if (tag === undefined || first === undefined) throw new Error('no DER');
  const count = first < 0x80 ? 0 : first - 0x80;
  if (count > 4) throw new Error('no DER');
  let length = count === 0 ? first : 0;
  for (let index = 0; index < count; index += 1) length = length * 256 + (bytes[2 + index] ?? 0);
  const start = 2 + count;
  if (start + length > bytes.length) throw new Error('no DER');
  return { tag, content: bytes.subarray(start, start + length), bytes: bytes.subarray(0, start + length) };
}

/** The values that a value consists of; none of an absent one. */
export function derChildren(value: DerValue | undefined): DerValue[] {
  const children: DerValue[] = [];
  let rest = value?.content ?? new Uint8Array();
  while (rest.length > 0) {
    const child = readDer(rest);
    children.push(child);
    rest = rest.subarray(child.bytes.length);
  }
  return children;
}

/** The dotted form of an object identifier; empty for an absent one. */
export function derIdentifier(value: DerValue | undefined): string {
  const numbers: number[] = [];
  let current = 0;
  for (const byte of value?.content ?? []) {
    current = current * 128 + (byte & 0x7f);
    if (byte >= 0x80) continue;
    if (numbers.length === 0) {
      const top = Math.min(2, Math.floor(current / 40));
      numbers.push(top, current - top * 40);
    } else numbers.push(current);
    current = 0;
  }
  return numbers.join('.');
}

/** The digits of an integer without the zero that makes it positive, at least so many. */
export function derInteger(value: DerValue | undefined, length = 0): Uint8Array {
  const content = value?.content ?? new Uint8Array();
  const from = content.findIndex((byte) => byte !== 0);
  const digits = from < 0 ? new Uint8Array() : content.subarray(from);
  const padded = new Uint8Array(Math.max(length, digits.length));
  padded.set(digits, padded.length - digits.length);
  return padded;
}

/** The bytes of a bit string, which has none left over. */
export function derBits(value: DerValue | undefined): Uint8Array {
  return value ? value.content.subarray(1) : new Uint8Array();
}
