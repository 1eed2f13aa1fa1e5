import type { PdfDocument } from '../format/document.ts';
import { PdfString, type PdfDict, type PdfObject } from '../format/objects.ts';
import { readOrNone } from '../format/read-or-none.ts';
import type { Page } from '../format/page-tree.ts';

const deepest = 32;
const hidden = 2;

/** The number, from 1, of the first page on which a signature shows something; null of one that shows nothing. */
export function findDrawnPage(
  document: PdfDocument,
  pages: readonly Page[],
  contents: Uint8Array,
): number | null {
  const index = pages.findIndex(({ dict }) => {
    // A widget's own word for its page is not asked: viewers go by the page's list.
    const annotations = readOrNone(() => document.resolve(dict.get('Annots')));
    return (
      Array.isArray(annotations) &&
      annotations.some((each) => readOrNone(() => draws(document.resolveDict(each))) === true)
    );
  });
  return index < 0 ? null : index + 1;

  function draws(widget: PdfDict | undefined): boolean {
    if (!widget || !holds(widget)) return false;
    const flags = document.resolve(widget.get('F'));
    const isHidden = typeof flags === 'number' && (flags & hidden) !== 0;
    return !isHidden && hasRoom(widget) && document.resolve(widget.get('AP')) !== null;
  }

  function holds(widget: PdfDict): boolean {
    let field: PdfDict | undefined = widget;
    for (let depth = 0; field && depth < deepest; depth++) {
      const value = document.resolve(document.resolveDict(field.get('V'))?.get('Contents'));
      if (value instanceof PdfString) return Buffer.from(value.bytes).equals(contents);
      field = document.resolveDict(field.get('Parent'));
    }
    return false;
  }

  function hasRoom(widget: PdfDict): boolean {
    const rectangle = document.resolve(widget.get('Rect'));
    const [left, bottom, right, top] = Array.isArray(rectangle) ? rectangle.map(numberIn) : [];
    return left !== right && bottom !== top;
  }

  function numberIn(object: PdfObject): number {
    const number = document.resolve(object);
    return typeof number === 'number' ? number : 0;
  }
}
