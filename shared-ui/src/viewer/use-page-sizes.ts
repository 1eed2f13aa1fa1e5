import { useEffect, useState } from 'react';
import type { OpenFile } from './open-file.ts';
import type { PageSize } from './page-layout.ts';

/** How many sizes are read at a time. */
const batch = 50;
const none: readonly PageSize[] = [];

/** The sizes of a file's pages: those that one knows beforehand, else the first page's for all until each has been read. */
export function usePageSizes(file: OpenFile | undefined, given?: readonly PageSize[]): readonly PageSize[] {
  const [read, setRead] = useState({ of: file, sizes: none });
  const isKnown = given !== undefined;
  useEffect(() => {
    if (!file || isKnown) return;
    let isCurrent = true;
    void readSizes(file, (sizes) => {
      if (isCurrent) setRead({ of: file, sizes });
      return isCurrent;
    }).catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [file, isKnown]);
  return given ?? (read.of === file ? read.sizes : none);
}

/** Reads the sizes batch by batch, for as long as `report` answers that they are wanted. */
async function readSizes(file: OpenFile, report: (sizes: PageSize[]) => boolean): Promise<void> {
  const first = await file.sizeOf(1);
  let sizes = Array.from({ length: file.pageCount }, () => first);
  let isWanted = report(sizes);
  for (let from = 1; isWanted && from < file.pageCount; from += batch) {
    const numbers = Array.from(
      { length: Math.min(batch, file.pageCount - from) },
      (_, index) => from + index,
    );
    const next = await Promise.all(numbers.map((index) => file.sizeOf(index + 1)));
    const hasChanged = next.some(({ width, height }) => width !== first.width || height !== first.height);
    if (!hasChanged) continue;
    sizes = sizes.toSpliced(from, next.length, ...next);
    isWanted = report(sizes);
  }
}
