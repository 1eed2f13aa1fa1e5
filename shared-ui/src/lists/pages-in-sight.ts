import type { InfiniteData } from '@tanstack/react-query';

/** Where whoever draws the rows of a list tells it which of them are seen. */
export interface RowSight {
  /** Says how the ids of the rows in the window are found. Answers how to stop. */
  readonly show: (find: () => ReadonlySet<string>) => () => void;
  /** The ids of the rows in the window; undefined while none are drawn. */
  readonly find: () => ReadonlySet<string> | undefined;
  /** Says that others may be seen now. */
  readonly move: () => void;
  /** Is told each time that others may be seen. Answers how to stop. */
  readonly onMove: (listener: () => void) => () => void;
}

/** Makes the place of a list where it is told what is seen. */
export function createRowSight(): RowSight {
  let finder: (() => ReadonlySet<string>) | undefined;
  const listeners = new Set<() => void>();
  return {
    show(find) {
      finder = find;
      return () => {
        if (finder === find) finder = undefined;
      };
    },
    find: () => finder?.(),
    move: () => listeners.forEach((listener) => listener()),
    onMove(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

interface PageOfRows {
  readonly rows: readonly { readonly id: string }[];
}

/** A list of as many loads is read again whole; of a longer one the first load, and those in sight. */
const wholeLoads = 10;

/** Pages that were left as they are when their list changed: they are read again once they come into sight. */
const oldPages = new WeakSet<object>();

/** Whether something of the page may have changed since it was read. */
function isOld(page: object): boolean {
  return oldPages.has(page);
}

/** Marks those pages as old that took the place of old ones: a change made here does not make them new. */
export function carryOver<Page extends object>(
  before: InfiniteData<Page> | undefined,
  after: InfiniteData<Page> | undefined,
): void {
  for (const [index, page] of after?.pages.entries() ?? []) {
    const former = before?.pages[index];
    if (former && isOld(former)) oldPages.add(page);
  }
}

interface Reading<Page> {
  /** The pages of before. */
  readonly pages: readonly Page[];
  readonly index: number;
  readonly inSight: ReadonlySet<string> | undefined;
  /** Whether the list changed; else only what is old and in sight is wanted. */
  readonly isChanged: boolean;
  /** Whether who comes back finds it as it was left: whatever its length, only what is in sight is read again. */
  readonly isReturning: boolean;
}

/** The page as it is kept, where it is not to be read again now; undefined where it is. */
export function keptPage<Page extends PageOfRows>({
  pages,
  index,
  inSight,
  isChanged,
  isReturning,
}: Reading<Page>): Page | undefined {
  const page = pages[index];
  if (!page) return undefined;
  const isSeen = isInSight(page, inSight);
  const isWhole = !isReturning && pages.length <= wholeLoads;
  const isWanted = isChanged ? isWhole || index === 0 || isSeen : isSeen && isOld(page);
  if (isWanted) {
    // An answer that says the same is kept as this very page.
    oldPages.delete(page);
    return undefined;
  }
  if (isChanged) oldPages.add(page);
  return page;
}

/** Whether a page is old and seen. */
export function hasOldInSight(pages: readonly PageOfRows[], inSight: ReadonlySet<string>): boolean {
  return pages.some((page) => isOld(page) && isInSight(page, inSight));
}

/** Every row once: a row that moved to a page read since may still be in an older one. */
export function rowsOf<Page extends PageOfRows>(
  pages: readonly Page[] = [],
): readonly Page['rows'][number][] {
  const holder = new Map<string, number>();
  for (const [index, page] of pages.entries()) {
    for (const { id } of page.rows) {
      const other = pages[holder.get(id) ?? -1];
      if (!other || (isOld(other) && !isOld(page))) holder.set(id, index);
    }
  }
  return pages.flatMap((page, index): readonly Page['rows'][number][] =>
    page.rows.filter(({ id }) => holder.get(id) === index),
  );
}

function isInSight({ rows }: PageOfRows, inSight: ReadonlySet<string> | undefined): boolean {
  return inSight !== undefined && rows.some(({ id }) => inSight.has(id));
}
