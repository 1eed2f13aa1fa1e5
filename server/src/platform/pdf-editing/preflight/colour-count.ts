import type { PdfDocument } from '../format/document.ts';
import { asInteger, asName, PdfStream, type PdfObject } from '../format/objects.ts';

const byName: Readonly<Record<string, number>> = {
  DeviceRGB: 3,
  RGB: 3,
  CalRGB: 3,
  Lab: 3,
  DeviceCMYK: 4,
  CMYK: 4,
};

/** How many values a pixel has in a colour space (ISO 32000-1, 8.6); one of a space that is not known. */
export function colourCount(document: PdfDocument, space: PdfObject | undefined): number {
  const given = document.resolve(space);
  if (!Array.isArray(given)) return byName[asName(given) ?? ''] ?? 1;
  const [family, detail] = given.map((part) => document.resolve(part));
  const name = asName(family) ?? '';
  if (name === 'ICCBased' && detail instanceof PdfStream)
    return asInteger(document.resolve(detail.dict.get('N'))) ?? 1;
  if (name === 'DeviceN') return Array.isArray(detail) ? detail.length : 1;
  return byName[name] ?? 1;
}
