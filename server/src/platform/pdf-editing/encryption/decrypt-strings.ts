import { asName, PdfStream, PdfString, type PdfDict, type PdfObject } from '../format/objects.ts';
import type { Owner, SecurityHandler } from './security-handler.ts';

/** The object with its strings in clear; a signature's Contents are never encrypted and stay as they are. */
export function decryptStrings(object: PdfObject, security: SecurityHandler, owner: Owner): PdfObject {
  if (object instanceof PdfString)
    return new PdfString(security.decryptString(object.bytes, owner), object.hex);
  if (Array.isArray(object)) return object.map((item) => decryptStrings(item, security, owner));
  if (object instanceof PdfStream) {
    if (asName(object.dict.get('Type')) === 'XRef') return object;
    return new PdfStream(decryptEntries(object.dict, security, owner), { start: object.start });
  }
  return object instanceof Map ? decryptEntries(object, security, owner) : object;
}

function decryptEntries(entries: PdfDict, security: SecurityHandler, owner: Owner): PdfDict {
  const isSignature = entries.has('ByteRange');
  return new Map(
    [...entries].map(([key, value]) => [
      key,
      isSignature && key === 'Contents' ? value : decryptStrings(value, security, owner),
    ]),
  );
}
