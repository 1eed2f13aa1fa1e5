import type { ReactNode } from 'react';
import { IconButton, useTexts } from 'shared-ui';
import { PdfFailureNotice } from '../pdf/pdf-failure.component.tsx';
import { PdfPages } from '../pdf/pdf-pages.component.tsx';
import type { usePdfDocument } from '../pdf/use-pdf-document.ts';
import { useZoom } from '../pdf/use-zoom.ts';
import { pdfTexts } from '../pdf/pdf.texts.ts';
import { sizeInPoints, type BoxView } from './boxes.ts';
import classes from './sign-view.module.css';
import { SignBox } from './sign-box.component.tsx';
import type { SignDocument } from './use-sign-document.ts';

interface SignPagesProps {
  readonly record: SignDocument;
  readonly file: ReturnType<typeof usePdfDocument>;
  readonly boxes: readonly BoxView[];
  readonly onOpen: (box: BoxView) => void;
  /** What stands above the pages, by the current one. */
  readonly children: (page: number) => ReactNode;
}

/** The document's pages with the boxes on them, drawn when they come near. */
export function SignPages({ record, file, boxes, onOpen, children }: SignPagesProps) {
  const t = useTexts(pdfTexts);
  const { pages } = record;
  const zoom = useZoom();
  if (file.status === 'failed')
    return (
      <>
        {children(1)}
        <PdfFailureNotice kind={file.kind} onRetry={file.retry} />
      </>
    );
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
  return (
    <>
      <PdfPages file={file} shapes={pages} zoom={zoom.zoom} overlay={overlay}>
        {children}
      </PdfPages>
      <div className={classes.zoom}>
        <IconButton
          icon="zoom-out"
          label={t('zoomOut')}
          kind="secondary"
          disabled={!zoom.canZoomOut}
          onClick={zoom.zoomOut}
        />
        <IconButton
          icon="zoom-in"
          label={t('zoomIn')}
          kind="secondary"
          disabled={!zoom.canZoomIn}
          onClick={zoom.zoomIn}
        />
      </div>
    </>
  );
}

const waitForPages = (box: BoxView): BoxView => (box.state === 'next' ? { ...box, state: 'waiting' } : box);
