import type { MouseEvent, ReactNode } from 'react';
import { useTexts } from 'shared-ui';
import { pdfTexts } from './pdf.texts.ts';
import type { OpenPdf } from './open-pdf.ts';
import { PageDrawing } from './page-drawing.component.tsx';
import type { PlacedPage } from './page-layout.ts';
import classes from './pdf-pages.module.css';

/** A point on a page as shares of its shown width and height. */
export interface PagePoint {
  readonly page: number;
  readonly x: number;
  readonly y: number;
}

interface PdfPageProps {
  readonly pdf: OpenPdf | null;
  readonly placed: PlacedPage;
  readonly total: number;
  /** Whether it is worth a drawing. */
  readonly isNear: boolean;
  readonly children?: ReactNode;
  readonly onClick?: ((point: PagePoint) => void) | undefined;
}

/** A page: a sheet of its size at once, its drawing when it is near, and what lies on it. */
export function PdfPage({ pdf, placed, total, isNear, children, onClick }: PdfPageProps) {
  const t = useTexts(pdfTexts);
  const { page, width, height, top } = placed;
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const x = (event.clientX - box.left) / box.width;
    const y = (event.clientY - box.top) / box.height;
    onClick?.({ page, x, y });
  };
  return (
    <div
      className={classes.page}
      style={{ inlineSize: width, blockSize: height, insetBlockStart: top }}
      role="group"
      aria-label={t('page', { page, total })}
      data-page={page}
    >
      {pdf && isNear ? <PageDrawing pdf={pdf} placed={placed} /> : <div className={classes.drawing} />}
      {onClick && (
        <button
          type="button"
          className={classes.clicks}
          tabIndex={-1}
          aria-hidden="true"
          data-clicks={page}
          onClick={handleClick}
        />
      )}
      {children}
    </div>
  );
}
