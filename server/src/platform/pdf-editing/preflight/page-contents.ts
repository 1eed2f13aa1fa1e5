import { createHash } from 'node:crypto';
import type { PdfDocument } from '../format/document.ts';
import { asInteger, PdfStream, PdfSyntaxError } from '../format/objects.ts';
import { readPages, type Page } from '../format/page-tree.ts';
import { storedBytes } from '../format/stream-bytes.ts';

/** The hash of what a page draws; null where that cannot be read. */
export type PageContent = string | null;

/** What each page of a document draws. */
export function contentsOf(document: PdfDocument): PageContent[] {
  return [...readPages(document)].map((page) => contentOf(document, page));
}

/** Whether all that could be read before is still there, page after page. */
export function standInOrder(before: readonly PageContent[], after: readonly PageContent[]): boolean {
  let at = 0;
  return before.every((content) => {
    if (content === null) return true;
    at = after.indexOf(content, at) + 1;
    return at > 0;
  });
}

function contentOf(document: PdfDocument, { dict }: Page): PageContent {
  try {
    const hash = createHash('sha256');
    const contents = document.resolve(dict.get('Contents'));
    for (const part of Array.isArray(contents) ? contents : [contents]) {
      const stream = document.resolve(part);
      if (!(stream instanceof PdfStream)) return null;
      const length = asInteger(document.resolve(stream.dict.get('Length')));
      hash.update(storedBytes(document.source, stream, length));
    }
    return hash.digest('hex');
  } catch (error) {
    if (error instanceof PdfSyntaxError) return null;
    throw error;
  }
}
