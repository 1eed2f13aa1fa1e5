import type { RefObject } from 'react';
import { notify, useTexts } from 'shared-ui';
import type { FileViewerHandle } from 'shared-ui/viewer';
import { shownPagesTexts } from './shown-pages.texts.ts';
import type { ShownPages } from './use-shown-pages.ts';
import type { UnseenPages } from './use-unseen-pages.component.tsx';

interface Asked {
  /** Whether every page is shown before one signs. */
  readonly isAsked: boolean;
  readonly pageCount: number;
  readonly shown: ShownPages;
  readonly viewer: RefObject<FileViewerHandle | null>;
  /** What there is to do about pages that cannot be shown. */
  readonly unseen: Pick<UnseenPages, 'isFile' | 'ask'>;
}

interface PagesFirst {
  /** `3 di 11 pagine viste`, as long as some are still to be seen. */
  readonly progress: string | undefined;
  /** Leads to the first page that is still to be seen. @returns whether there is one, so that nothing is signed yet */
  lead(): boolean;
}

/** Has every page come into sight from edge to edge before one signs, where the sender or the company asks for it (decision 101). */
export function usePagesFirst({ isAsked, pageCount, shown, viewer, unseen }: Asked): PagesFirst {
  const t = useTexts(shownPagesTexts);
  const all = Array.from({ length: pageCount }, (_each, index) => index + 1);
  const left = isAsked ? all.filter((page) => shown.sightOf(page) !== 'shown') : [];
  const counted = { done: pageCount - left.length, count: pageCount };
  return {
    progress: left.length > 0 ? t('seenOf', counted) : undefined,
    lead() {
      const coming = left.find((page) => shown.sightOf(page) === 'coming');
      if (coming !== undefined && !unseen.isFile) {
        notify.warning(t('allFirst', counted), { duration: 'validation' });
        viewer.current?.showUnseen(coming);
      } else if (left.length > 0) unseen.ask();
      return left.length > 0;
    },
  };
}
