import type { Ref } from 'react';
import { FileViewer, type FileState, type FileViewerHandle, type FileViewerProps } from 'shared-ui/viewer';
import type { ShownPages } from '../shown-pages/use-shown-pages.ts';
import { sizeInPoints, type BoxView } from './boxes.ts';
import { SignBox } from './sign-box.component.tsx';
import type { SignDocument } from './use-sign-document.ts';

interface SignPagesProps {
  readonly record: SignDocument;
  readonly file: FileState;
  readonly boxes: readonly BoxView[];
  readonly shown: ShownPages;
  readonly viewerProps: Pick<FileViewerProps, 'onPageSeen' | 'seesWhole'>;
  readonly onOpen: (box: BoxView) => void;
  readonly onPageChange: (page: number) => void;
  readonly ref?: Ref<FileViewerHandle>;
}

/** The document's pages with the boxes on them. */
export function SignPages({ record, boxes, shown, onOpen, viewerProps, ...viewer }: SignPagesProps) {
  const { pages } = record;
  const overlay = (page: number) => {
    const shape = pages[page - 1];
    if (!shape) return null;
    // Nobody signs what they cannot see yet; the next box lights up with its page (spec 02 §4).
    const sight = shown.sightOf(page);
    return boxes
      .filter((box) => box.page === page)
      .map((box) => (
        <SignBox
          key={box.index}
          box={sight === 'coming' ? waitForPage(box) : box}
          size={sizeInPoints(box, shape)}
          sight={sight}
          onOpen={onOpen}
        />
      ));
  };
  return <FileViewer {...viewer} {...viewerProps} sizes={pages} overlay={overlay} />;
}

const waitForPage = (box: BoxView): BoxView => (box.state === 'next' ? { ...box, state: 'waiting' } : box);
