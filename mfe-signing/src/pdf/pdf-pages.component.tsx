import { useImperativeHandle, useMemo, useRef, type ReactNode, type Ref } from 'react';
import type { PageShape } from 'shared-api/contracts/signing';
import { ProgressBar, useReducedMotion, useTexts } from 'shared-ui';
import { pdfTexts } from './pdf.texts.ts';
import { columnHeight, currentPage, layOutPages, pagesNear } from './page-layout.ts';
import { PdfPage, type PagePoint } from './pdf-page.component.tsx';
import classes from './pdf-pages.module.css';
import type { PdfState } from './use-pdf-document.ts';
import { useKeptPlace, useVisibleRange } from './use-visible-range.ts';

/** What a screen may ask of the pages. */
export interface PdfPagesHandle {
  /** Brings a point of a page (a share of its shown height) to the middle of the window. */
  scrollTo(place: { page: number; y: number }): void;
}

interface PdfPagesProps {
  /** While it is on its way the sheets stand already. */
  readonly file: PdfState;
  readonly shapes: readonly PageShape[];
  readonly zoom: number;
  /** What lies on a page; its parts are placed by shares of the page (`inset-inline-start: 50%`). */
  readonly overlay?: (page: number) => ReactNode;
  /** Shows how far one is, below the pages' top edge, by the current page. */
  readonly children?: (current: number) => ReactNode;
  readonly onPageClick?: (point: PagePoint) => void;
  readonly ref?: Ref<PdfPagesHandle>;
}

/** The pages of a PDF one below the other, drawn when they come near. It fills the height of its parent and scrolls itself. */
export function PdfPages({ file, shapes, zoom, overlay, children, onPageClick, ref }: PdfPagesProps) {
  const t = useTexts(pdfTexts);
  const scroller = useRef<HTMLDivElement>(null);
  const { range, room } = useVisibleRange(scroller);
  const pages = useMemo(() => layOutPages(shapes, room, zoom), [shapes, room, zoom]);
  const near = pagesNear(pages, range);
  const behavior = useReducedMotion() ? 'auto' : 'smooth';
  useKeptPlace(scroller, pages);
  useImperativeHandle(ref, () => ({
    scrollTo({ page, y }) {
      const element = scroller.current;
      const placed = pages[page - 1];
      if (!element || !placed) return;
      element.scrollTo({ top: placed.top + placed.height * y - element.clientHeight / 2, behavior });
    },
  }));
  const pdf = file.status === 'open' ? file.pdf : null;
  const widest = Math.max(0, ...pages.map((page) => page.width));
  return (
    <>
      {children?.(currentPage(pages, range))}
      {/* What scrolls must be reachable by keyboard. */}
      <div ref={scroller} className={classes.scroller} role="region" aria-label={t('pages')} tabIndex={0}>
        {file.status === 'loading' && (
          <div className={classes.progress}>
            <ProgressBar label={t('loading')} value={file.share} />
          </div>
        )}
        <div className={classes.column} style={{ blockSize: columnHeight(pages), minInlineSize: widest }}>
          {pages.map((placed) => (
            <PdfPage
              key={placed.page}
              pdf={pdf}
              placed={placed}
              total={pages.length}
              isNear={near.has(placed.page)}
              onClick={onPageClick}
            >
              {overlay?.(placed.page)}
            </PdfPage>
          ))}
        </div>
      </div>
    </>
  );
}
