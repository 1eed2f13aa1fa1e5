import { IconButton, useTexts } from 'shared-ui';
import { pdfTexts } from './pdf.texts.ts';
import classes from './pdf-pages.module.css';
import type { Zoom } from './use-zoom.ts';

interface PdfToolsProps {
  readonly zoom: Zoom;
  readonly page: number;
  readonly total: number;
}

/** Which page one is on, and the zoom. */
export function PdfTools({ zoom, page, total }: PdfToolsProps) {
  const t = useTexts(pdfTexts);
  return (
    <div className={classes.tools} role="toolbar" aria-label={t('tools')}>
      <span className={classes.count} role="status">
        {t('page', { page, total })}
      </span>
      <IconButton icon="zoom-out" label={t('zoomOut')} disabled={!zoom.canZoomOut} onClick={zoom.zoomOut} />
      <IconButton icon="zoom-in" label={t('zoomIn')} disabled={!zoom.canZoomIn} onClick={zoom.zoomIn} />
    </div>
  );
}
