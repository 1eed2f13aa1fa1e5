import type { RefObject } from 'react';
import type { PageShape } from 'shared-api/contracts/signing';
import { notify, useTexts } from 'shared-ui';
import { isLongPage, type FileState, type FileViewerHandle } from 'shared-ui/viewer';
import { shownPagesTexts } from './shown-pages.texts.ts';
import { usePagesFirst } from './use-pages-first.ts';
import { useShownPages } from './use-shown-pages.ts';
import { useUnseenPages } from './use-unseen-pages.component.tsx';

interface Reading {
  readonly file: FileState;
  readonly viewer: RefObject<FileViewerHandle | null>;
  readonly pages: readonly PageShape[];
  /** Whether every page is shown, from edge to edge, before one signs (decision 101). */
  readonly asksAll: boolean;
  /** Gives the file to the device. */
  readonly saveFile: () => Promise<void>;
}

/** What whoever signs has read of a file, what is left of it, and what there is to do where it cannot be shown. */
export function useReading({ file, viewer, pages, asksAll, saveFile }: Reading) {
  const pageCount = pages.length;
  const digest = file.status === 'open' ? file.opened.digest : undefined;
  const shown = useShownPages({ digest, pages });
  const unseen = useUnseenPages({ shown, file, pageCount, saveFile });
  const pagesFirst = usePagesFirst({ isAsked: asksAll, pageCount, shown, viewer, unseen });
  const t = useTexts(shownPagesTexts);
  /** Leads to what of a page is still to be seen: `show` brings the place in question into sight. */
  const leadToPage = (page: number, show: () => void) => {
    const shape = pages[page - 1];
    if (!shape || !isLongPage(shape)) return show();
    notify.warning(t('longPage'), { duration: 'validation' });
    viewer.current?.showUnseen(page);
  };
  const viewerProps = { onPageSeen: shown.see, seesWhole: asksAll };
  return { shown, unseen, pagesFirst, viewerProps, leadToPage };
}
