import type { PdfDocument } from '../format/document.ts';
import type { Page } from '../format/page-tree.ts';
import { pageBox, type PageBox } from './page-box.ts';

/** The shown box of a page of a document. */
export function boxOf(document: PdfDocument, { dict, inherited }: Page): PageBox {
  return pageBox({
    mediaBox: inherited.MediaBox,
    cropBox: inherited.CropBox,
    rotate: inherited.Rotate,
    userUnit: document.resolve(dict.get('UserUnit')),
  });
}
