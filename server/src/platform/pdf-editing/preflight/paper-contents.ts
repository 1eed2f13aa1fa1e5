import type { PdfDocument } from '../format/document.ts';
import { asInteger, asName, PdfRef, PdfStream } from '../format/objects.ts';
import { readOrNone } from '../format/read-or-none.ts';
import type { PdfDict, PdfObject } from '../format/objects.ts';
import type { Page } from '../format/page-tree.ts';

/** Annotations and pictures that are looked at, at most. */
const maxLooked = 20_000;
/** Flags of annotations (ISO 32000-1, table 165). */
const [hidden, print, noView] = [1 << 1, 1 << 2, 1 << 5];
/** Those that show nothing of their own on a page, or belong to a form, which says itself how it prints. */
const aside: ReadonlySet<string | undefined> = new Set(['Link', 'Popup', 'Text', 'Widget', 'TrapNet']);

/**
 * Whether something stands on paper that a screen does not show, or on a screen that paper does not: stamps and notes by their flags,
 * pictures that have another one for printing.
 */
export function printsOtherwise(document: PdfDocument, pages: readonly Page[]): boolean {
  let left = maxLooked;
  return pages.some(
    ({ dict, inherited }) => annotationsOf(dict).some(isOfOneKind) || hasAlternates(inherited.Resources),
  );

  function annotationsOf(page: PdfDict): PdfDict[] {
    const list = readOrNone(() => document.resolve(page.get('Annots')));
    if (!Array.isArray(list) || left <= 0) return [];
    const looked = list.slice(0, left);
    left -= looked.length;
    return looked.flatMap((one) => readOrNone(() => document.resolveDict(one)) ?? []);
  }

  function isOfOneKind(annotation: PdfDict): boolean {
    const flags = asInteger(readOrNone(() => document.resolve(annotation.get('F'))) ?? null) ?? 0;
    const kind = asName(readOrNone(() => document.resolve(annotation.get('Subtype'))) ?? null);
    if (flags & hidden || !annotation.has('AP')) return false;
    const isPrinted = (flags & print) !== 0;
    const isSeen = (flags & noView) === 0;
    if (isPrinted && !isSeen) return true;
    return isSeen && !isPrinted && !aside.has(kind);
  }

  function hasAlternates(resources: PdfObject): boolean {
    const objects = readOrNone(() => document.resolveDict(document.resolveDict(resources)?.get('XObject')));
    return [...(objects?.values() ?? [])].some((object) => {
      if (!(object instanceof PdfRef) || left-- <= 0) return false;
      const stream = readOrNone(() => document.resolve(object));
      return stream instanceof PdfStream && stream.dict.has('Alternates');
    });
  }
}
