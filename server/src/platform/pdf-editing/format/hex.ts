/** The bytes that hexadecimal digits stand for; anything else between them is skipped, and a missing last digit is 0. */
export function decodeHexDigits(text: Uint8Array): Buffer {
  const out = Buffer.allocUnsafe(Math.ceil(text.length / 2));
  let count = 0;
  for (const char of text) {
    const value = digitOf(char);
    if (value < 0) continue;
    if (count % 2 === 0) out[count >> 1] = value << 4;
    else out[count >> 1] = (out[count >> 1] ?? 0) | value;
    count++;
  }
  return out.subarray(0, (count + 1) >> 1);
}

/** Whether the character is a hexadecimal digit. */
export function isHexDigit(char: number): boolean {
  return digitOf(char) >= 0;
}

function digitOf(char: number): number {
  if (char >= 0x30 && char <= 0x39) return char - 0x30;
  const lower = char | 0x20;
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : -1;
}
