import type { PdfDocument } from '../format/document.ts';
import { dict, name, PdfRef, PdfSyntaxError, type PdfDict } from '../format/objects.ts';
import { hasRepeatedPages, type Page } from '../format/page-tree.ts';
import type { WidgetPage } from './acro-form.ts';

/** A page that can be signed by itself. */
export type SigningPage = Page & WidgetPage;

/** Sees to it that what is added to a page shows on no other: pages that are shown several times become as many. */
export function ownPages(document: PdfDocument, pages: readonly Page[]): SigningPage[] {
  const own = hasRepeatedPages(pages) ? separatePages(document, pages) : pages;
  const users = new Map<number, number>();
  for (const number of own.map(annotationsOf)) users.set(number, (users.get(number) ?? 0) + 1);
  return own.map((page) => ({
    ...page,
    sharesAnnotations: annotationsOf(page) >= 0 && (users.get(annotationsOf(page)) ?? 0) > 1,
  }));
}

function annotationsOf({ dict: page }: Page): number {
  const annotations = page.get('Annots');
  return annotations instanceof PdfRef ? annotations.number : -1;
}

/** Lists all pages directly below the root, each with what it inherits; a page that stands there already is copied. */
function separatePages(document: PdfDocument, pages: readonly Page[]): Page[] {
  const root = document.catalog().dict.get('Pages');
  if (!(root instanceof PdfRef)) throw new PdfSyntaxError('the page tree is not an object of its own');
  const seen = new Set<number>();
  const own = pages.map((page) => {
    const ref = seen.has(page.ref.number) ? document.reserve() : page.ref;
    seen.add(ref.number);
    const entries: PdfDict = new Map(page.dict).set('Parent', root);
    for (const [key, value] of Object.entries(page.inherited)) if (value !== null) entries.set(key, value);
    document.change(ref, entries);
    return { ...page, ref, dict: entries };
  });
  document.change(root, dict({ Type: name('Pages'), Kids: own.map(({ ref }) => ref), Count: own.length }));
  return own;
}
