import type { PdfDocument } from '../format/document.ts';
import { dict, name, type PdfRef } from '../format/objects.ts';
import type { Placement } from '../geometry/placement.ts';
import { addAnnotation, type WidgetPage } from './acro-form.ts';

/** A text or a picture that lies in the document, ready to be shown on its page. */
interface PlacedMark {
  readonly page: WidgetPage;
  readonly placement: Placement;
  readonly appearance: PdfRef;
}

/** Printed, and neither moved nor edited: Print, ReadOnly, Locked, LockedContents. */
const printedAndFixed = 4 + 64 + 128 + 512;

/**
 * Shows a mark on its page as a stamp of the PDF (ISO 32000-2, 12.5.6.12). The contents of the page stay as they are, so that a signature
 * that the file brought still holds.
 */
export function addMark(document: PdfDocument, { page, placement, appearance }: PlacedMark): void {
  const stamp = dict({
    Type: name('Annot'),
    Subtype: name('Stamp'),
    F: printedAndFixed,
    P: page.ref,
    Rect: [...placement.rect],
    AP: dict({ N: appearance }),
  });
  addAnnotation(document, page, document.add(stamp));
}
