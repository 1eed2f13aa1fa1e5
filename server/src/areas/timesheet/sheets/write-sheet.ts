import { createHash } from 'node:crypto';
import type { SignatureBox } from 'shared-api/contracts/signing';
import { writePdf } from '../../../platform/pdf-writing/write-pdf.ts';
import { sheetPage, sheetTitle, signatureBoxOfSheet, type SheetContent } from './sheet-page.ts';

/** A sheet as it is kept and sent. */
interface WrittenSheet {
  readonly title: string;
  readonly bytes: Buffer;
  /** SHA-256 of the bytes, which are the same whenever the same sheet is written. */
  readonly hash: string;
  readonly box: SignatureBox;
}

/** Writes a monthly sheet as a PDF. */
export function writeSheet(content: SheetContent): WrittenSheet {
  const title = sheetTitle(content.of);
  const bytes = writePdf([sheetPage(content)], { title, language: 'it-IT' });
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { title, bytes, hash, box: signatureBoxOfSheet };
}
