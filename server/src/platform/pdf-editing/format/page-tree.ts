import type { PdfDocument } from './document.ts';
import { asInteger, asName, PdfRef, PdfSyntaxError, type PdfDict, type PdfObject } from './objects.ts';

/** A page with the attributes that it may inherit, resolved. */
export interface Page {
  readonly ref: PdfRef;
  readonly dict: PdfDict;
  readonly inherited: Readonly<Record<InheritedKey, PdfObject>>;
}

type InheritedKey = 'MediaBox' | 'CropBox' | 'Rotate' | 'Resources';

const inheritedKeys: readonly InheritedKey[] = ['MediaBox', 'CropBox', 'Rotate', 'Resources'];
const nothing: Page['inherited'] = { MediaBox: null, CropBox: null, Rotate: null, Resources: null };
const deepest = 256;
// A tree in which nodes stand several times can be followed in very many ways.
const maxNodes = 200_000;

/** The pages in their order, one that stands several times as often; a tree with loops or without an end is a syntax error. */
export function* readPages(document: PdfDocument): Generator<Page> {
  const ancestors = new Set<number>();
  let nodes = 0;
  yield* walk(document.catalog().dict.get('Pages'), nothing, 0);

  function* walk(node: PdfObject | undefined, above: Page['inherited'], depth: number): Generator<Page> {
    const dict = document.resolveDict(node);
    if (!dict) return;
    if (!(node instanceof PdfRef)) throw new PdfSyntaxError('a page is not an object of its own');
    if (depth > deepest || ancestors.has(node.number) || ++nodes > maxNodes) {
      throw new PdfSyntaxError('the page tree runs in a circle');
    }
    const inherited = inherit(dict, above);
    const kids = document.resolve(dict.get('Kids'));
    if (Array.isArray(kids) && asName(document.resolve(dict.get('Type'))) !== 'Page') {
      ancestors.add(node.number);
      for (const kid of kids) yield* walk(kid, inherited, depth + 1);
      ancestors.delete(node.number);
    } else if (asName(document.resolve(dict.get('Type'))) !== 'Pages') {
      yield { ref: document.refTo(node.number), dict, inherited };
    }
  }

  function inherit(dict: PdfDict, above: Page['inherited']): Page['inherited'] {
    const own = { ...above };
    for (const key of inheritedKeys) {
      const value = document.resolve(dict.get(key));
      if (value === null) continue;
      own[key] = Array.isArray(value) ? value.map((item) => document.resolve(item)) : (dict.get(key) ?? null);
      if (typeof value === 'number') own[key] = value;
    }
    return own;
  }
}

/** Whether a page is shown more than once. */
export function hasRepeatedPages(pages: readonly Page[]): boolean {
  return new Set(pages.map(({ ref }) => ref.number)).size < pages.length;
}

/**
 * The nodes of the tree, by number, that count other pages than they hold, or name what is not there, as they should be: readers go by
 * these counts. Empty where the tree is right.
 */
export function mendedNodes(document: PdfDocument): Map<number, PdfDict> {
  const mended = new Map<number, PdfDict>();
  const known = new Map<number, number>();
  count(document.catalog().dict.get('Pages'));
  return mended;

  function count(node: PdfObject | undefined): number {
    const dict = document.resolveDict(node);
    if (!dict || !(node instanceof PdfRef)) return 0;
    const before = known.get(node.number);
    if (before !== undefined) return before;
    known.set(node.number, 0);
    const type = asName(document.resolve(dict.get('Type')));
    const kids = document.resolve(dict.get('Kids'));
    if (!Array.isArray(kids) || type === 'Page') return remember(node, type === 'Pages' ? 0 : 1);
    const there = kids.filter((kid) => document.resolveDict(kid) !== undefined);
    const total = there.reduce<number>((sum, kid) => sum + count(kid), 0);
    if (there.length < kids.length || asInteger(document.resolve(dict.get('Count'))) !== total)
      mended.set(node.number, new Map([...dict, ['Kids', there], ['Count', total]]));
    return remember(node, total);
  }

  function remember({ number }: PdfRef, total: number): number {
    known.set(number, total);
    return total;
  }
}
