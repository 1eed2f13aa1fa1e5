import { createByteBudget } from '../format/byte-budget.ts';
import type { PdfDocument } from '../format/document.ts';
import { decodeStream } from '../format/filters.ts';
import { asInteger, PdfStream, PdfSyntaxError } from '../format/objects.ts';
import { storedBytes } from '../format/stream-bytes.ts';

const maxMetadata = 4 * 1024 * 1024;

/** Whether the file says of itself that it is PDF/A (ISO 19005), which a drawing may end. An encrypted one cannot be. */
export function saysPdfA(document: PdfDocument): boolean {
  try {
    const metadata = document.resolve(document.catalog().dict.get('Metadata'));
    if (!(metadata instanceof PdfStream) || document.security) return false;
    const length = asInteger(document.resolve(metadata.dict.get('Length')));
    const stored = storedBytes(document.source, metadata, length);
    return Buffer.from(decodeStream(metadata.dict, stored, createByteBudget(maxMetadata))).includes(
      'pdfaid:part',
    );
  } catch (error) {
    if (error instanceof PdfSyntaxError) return false;
    throw error;
  }
}

/** How many components a colour of the output intent has: 3 of RGB, 4 of CMYK; 0 where the file says of none what it is. */
export function outputComponents(document: PdfDocument): number {
  const intents = document.resolve(document.catalog().dict.get('OutputIntents'));
  for (const intent of Array.isArray(intents) ? intents : []) {
    const profile = document.resolve(document.resolveDict(intent)?.get('DestOutputProfile'));
    if (profile instanceof PdfStream) return asInteger(document.resolve(profile.dict.get('N'))) ?? 0;
  }
  return 0;
}
