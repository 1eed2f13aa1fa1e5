/** A file as text: of Unicode, or as Italian spreadsheets write it where it is none. No database keeps the character 0. */
export function fileText(bytes: Uint8Array): string {
  return decode(bytes).replaceAll('\0', '');
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
