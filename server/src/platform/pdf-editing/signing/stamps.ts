import type { PdfDocument } from '../format/document.ts';
import type { PdfRef } from '../format/objects.ts';
import { boxOf } from '../geometry/document-box.ts';
import { isValidBox, placeOnPage, type Placement } from '../geometry/placement.ts';
import { PdfEditingError, type DrawnSignature, type PageMark, type SignRequest } from '../pdf-editing.ts';
import type { WidgetPage } from './acro-form.ts';
import type { SigningPage } from './own-pages.ts';
import { addAppearance, type FontRefs } from '../stamp/appearance.ts';
import { addMarkAppearance } from '../stamp/mark-appearance.ts';
import { createStampFont } from '../stamp/font.ts';
import { readStampImage, type StampImage } from '../stamp/image.ts';

/** A stamp that lies in the document, ready to become a field's appearance. */
interface PlacedStamp {
  readonly page: WidgetPage;
  readonly placement: Placement;
  readonly appearance: PdfRef;
}

/** The drawings, marks and lines of a request; equal drawings and the font are stored once. */
export interface Stamps {
  readonly missing: readonly string[];
  readonly place: (document: PdfDocument, signature: DrawnSignature) => PlacedStamp;
  readonly placeMark: (document: PdfDocument, mark: PageMark) => PlacedStamp;
  readonly firstPage: WidgetPage;
}

/** Reads all drawings and cuts the font before anything is written. */
export function prepareStamps(
  { signatures, marks = [] }: Pick<SignRequest, 'signatures' | 'marks'>,
  pages: readonly SigningPage[],
): Stamps {
  if (![...signatures, ...marks].every(({ box }) => isValidBox(box))) {
    throw new PdfEditingError('invalid-request', 'a box has no size');
  }
  const stamped = [...signatures, ...marks];
  const pictures = stamped.flatMap(({ image }) => (image ? [image] : []));
  const images = new Map(pictures.map((image) => [keyOf(image), readStampImage(image)]));
  const lines = [...new Set(stamped.flatMap((stamp) => stamp.lines.map(cleanLine)))];
  const font = lines.length > 0 ? createStampFont(lines) : null;
  const imageRefs = new Map<StampImage, PdfRef>();
  let fontRefs: FontRefs | undefined;
  return { missing: font?.missing ?? [], place, placeMark, firstPage: pageOf(pages, 1) };

  function place(document: PdfDocument, signature: DrawnSignature): PlacedStamp {
    const page = pageOf(pages, signature.page);
    const placement = placeOnPage(boxOf(document, page), signature.box);
    if (font) fontRefs ??= font.addTo(document);
    const appearance = addAppearance(document, {
      placement,
      image: imageIn(document, signature.image),
      lines: signature.lines.map(cleanLine),
      font: font && fontRefs ? { refs: fontRefs, measure: font.measure, show: font.show } : null,
    });
    return { page, placement, appearance };
  }

  function placeMark(document: PdfDocument, mark: PageMark): PlacedStamp {
    const page = pageOf(pages, mark.page);
    const placement = placeOnPage(boxOf(document, page), mark.box);
    if (font && mark.lines.length > 0) fontRefs ??= font.addTo(document);
    const appearance = addMarkAppearance(document, {
      placement,
      image: mark.image && imageIn(document, mark.image),
      lines: mark.lines.map(cleanLine),
      font: font && fontRefs ? { refs: fontRefs, measure: font.measure, show: font.show } : null,
    });
    return { page, placement, appearance };
  }

  function imageIn(document: PdfDocument, bytes: Uint8Array) {
    const image = images.get(keyOf(bytes)) ?? readStampImage(bytes);
    const ref = imageRefs.get(image) ?? image.addTo(document);
    imageRefs.set(image, ref);
    return { ref, width: image.width, height: image.height };
  }
}

function keyOf(image: Uint8Array): string {
  return Buffer.from(image).toString('base64');
}

function cleanLine(line: string): string {
  return line.normalize('NFC').replace(/\p{Cc}+/gu, ' ');
}

function pageOf(pages: readonly SigningPage[], number: number): SigningPage {
  const page = pages[number - 1];
  if (!page) throw new PdfEditingError('page-missing', `the document has no page ${number}`);
  return page;
}
