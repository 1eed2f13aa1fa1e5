import type { Ref } from 'react';
import { FileViewer, type FileState, type FileViewerHandle } from 'shared-ui/viewer';
import { sizeInPoints, type BoxView } from './boxes.ts';
import { SignBox } from './sign-box.component.tsx';
import type { SignDocument } from './use-sign-document.ts';

interface SignPagesProps {
  readonly record: SignDocument;
  readonly file: FileState;
  readonly boxes: readonly BoxView[];
  readonly onOpen: (box: BoxView) => void;
  readonly onPageChange: (page: number) => void;
  readonly ref?: Ref<FileViewerHandle>;
}

/** The document's pages with the boxes on them. */
export function SignPages({ record: { pages }, file, boxes, onOpen, onPageChange, ref }: SignPagesProps) {
  // Nobody signs what they cannot see yet; the next box lights up with the pages (spec 02 §4).
  const isVisible = file.status === 'open';
  const shown = isVisible ? boxes : boxes.map(waitForPages);
  const overlay = (page: number) => {
    const shape = pages[page - 1];
    if (!shape) return null;
    return shown
      .filter((box) => box.page === page)
      .map((box) => (
        <SignBox
          key={box.index}
          box={box}
          size={sizeInPoints(box, shape)}
          onOpen={isVisible ? onOpen : undefined}
        />
      ));
  };
  return <FileViewer ref={ref} file={file} sizes={pages} overlay={overlay} onPageChange={onPageChange} />;
}

const waitForPages = (box: BoxView): BoxView => (box.state === 'next' ? { ...box, state: 'waiting' } : box);
