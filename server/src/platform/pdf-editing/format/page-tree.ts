import type { PdfDocument } from './document.ts';
import { asName, PdfRef, PdfSyntaxError, type PdfDict, type PdfObject } from './objects.ts';

/** A page with the attributes that it may inherit, resolved. */
export interface Page {
  readonly ref: PdfRef;
  readonly dict: PdfDict;
  readonly inherited: Readonly<Record<InheritedKey, PdfObject>>;
}

type InheritedKey = 'MediaBox' | 'CropBox' | 'Rotate';

const inheritedKeys: readonly InheritedKey[] = ['MediaBox', 'CropBox', 'Rotate'];
const nothing: Page['inherited'] = { MediaBox: null, CropBox: null, Rotate: null };
const deepest = 256;

/** The pages in their order; a tree with loops or without an end is a syntax error. */
export function* readPages(document: PdfDocument): Generator<Page> {
  const seen = new Set<number>();
  yield* walk(document.catalog().dict.get('Pages'), nothing, 0);

  function* walk(node: PdfObject | undefined, above: Page['inherited'], depth: number): Generator<Page> {
    const dict = document.resolveDict(node);
    if (!dict) return;
    if (!(node instanceof PdfRef)) throw new PdfSyntaxError('a page is not an object of its own');
    if (depth > deepest || seen.has(node.number)) throw new PdfSyntaxError('the page tree runs in a circle');
    seen.add(node.number);
    const inherited = inherit(dict, above);
    const kids = document.resolve(dict.get('Kids'));
    if (Array.isArray(kids) && asName(document.resolve(dict.get('Type'))) !== 'Page') {
      for (const kid of kids) yield* walk(kid, inherited, depth + 1);
    } else if (asName(document.resolve(dict.get('Type'))) !== 'Pages') {
      yield { ref: node, dict, inherited };
    }
  }

  function inherit(dict: PdfDict, above: Page['inherited']): Page['inherited'] {
    const own = { ...above };
    for (const key of inheritedKeys) {
      const value = document.resolve(dict.get(key));
      if (value !== null)
        own[key] = Array.isArray(value) ? value.map((item) => document.resolve(item)) : value;
    }
    return own;
  }
}
