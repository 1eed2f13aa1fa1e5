import { dict, name, type PdfObject, type PdfRef } from '../pdf-editing/format/objects.ts';

/** What a part of a document is, in the standard structure types of ISO 32000-2, 14.8.4. */
type PdfTag = 'Document' | 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD';

/** A part of a tagged document: a reading program goes through these, in the order in which their words come first. */
export interface PdfElement {
  readonly tag: PdfTag;
  /** Of which cells a head (`TH`) is; by default those of its row. */
  readonly scope?: 'Row' | 'Column';
  readonly parent?: PdfElement | undefined;
}

/** Words of an element: on which page (from 0), and their number there. */
interface MarkedWords {
  readonly page: number;
  readonly number: number;
}

interface TreeObjects {
  readonly pages: readonly PdfRef[];
  /** Takes an object in whose content may come later. */
  readonly reserve: () => { readonly ref: PdfRef; readonly set: (object: PdfObject) => void };
}

/** Collects the structure of a document while its pages are written. */
export function createStructure() {
  const words = new Map<PdfElement, MarkedWords[]>();
  const children = new Map<PdfElement | undefined, PdfElement[]>();
  /** The elements of each page by the numbers of their words. */
  const owners: PdfElement[][] = [];

  return {
    /** Marks the next words of a page. @returns their number there */
    mark: (page: number, element: PdfElement): number => {
      insert(element);
      const owned = (owners[page] ??= []);
      words.get(element)?.push({ page, number: owned.length });
      return owned.push(element) - 1;
    },

    /** Adds the tree. @returns what the catalogue refers to; undefined of a document in which nothing was marked */
    addTo: ({ pages, reserve }: TreeObjects): PdfRef | undefined => {
      const tops = children.get(undefined);
      if (!tops) return undefined;
      const places = new Map([...words.keys()].map((element) => [element, reserve()]));
      const refOf = (element: PdfElement) => places.get(element)?.ref ?? null;
      const root = reserve();
      for (const [element, { set }] of places) {
        const parts = [
          ...(children.get(element) ?? []).map(refOf),
          ...(words.get(element) ?? []).map(({ page, number }) =>
            dict({ Type: name('MCR'), Pg: pages[page] ?? null, MCID: number }),
          ),
        ];
        set(
          dict({
            Type: name('StructElem'),
            S: name(element.tag),
            P: element.parent ? refOf(element.parent) : root.ref,
            K: parts,
            ...(element.tag === 'TH' && {
              A: dict({ O: name('Table'), Scope: name(element.scope ?? 'Row') }),
            }),
          }),
        );
      }
      // Of some words on a page this says which element they belong to.
      const owned = owners.flatMap((elements, page) => [page, elements.map(refOf)]);
      root.set(
        dict({
          Type: name('StructTreeRoot'),
          K: tops.map(refOf),
          ParentTree: dict({ Nums: owned }),
          ParentTreeNextKey: pages.length,
        }),
      );
      return root.ref;
    },
  };

  function insert(element: PdfElement): void {
    if (words.has(element)) return;
    if (element.parent) insert(element.parent);
    words.set(element, []);
    children.set(element.parent, [...(children.get(element.parent) ?? []), element]);
  }
}
