import { useEffect, useRef, useState } from 'react';
import { useTexts } from 'shared-ui';
import { pdfTexts } from './pdf.texts.ts';
import type { OpenPdf } from './open-pdf.ts';
import type { PlacedPage } from './page-layout.ts';
import classes from './pdf-pages.module.css';

// Safari draws nothing on a larger canvas.
const maxPixels = 16_000_000;

interface PageDrawingProps {
  readonly pdf: OpenPdf;
  readonly placed: PlacedPage;
}

/** What is on a page. It stands while the page is near, and gives its memory back when it goes. */
export function PageDrawing({ pdf, placed: { page, width, height } }: PageDrawingProps) {
  const t = useTexts(pdfTexts);
  const holder = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'blank' | 'drawn' | 'failed'>('blank');
  useEffect(() => {
    const place = holder.current;
    if (!place || width < 1) return;
    const leaving = new AbortController();
    const canvas = document.createElement('canvas');
    const largest = Math.sqrt((maxPixels * width) / height);
    const pixels = Math.max(1, Math.min(width * window.devicePixelRatio, largest));
    pdf.draw({ page, canvas, width: pixels, signal: leaving.signal }).then(
      () => {
        if (leaving.signal.aborted) return free(canvas);
        // The drawing before stands, stretched, until the sharp one is there.
        place.querySelectorAll('canvas').forEach(free);
        place.replaceChildren(canvas);
        setState('drawn');
      },
      () => !leaving.signal.aborted && setState('failed'),
    );
    return () => leaving.abort();
  }, [pdf, page, width, height]);
  useEffect(() => {
    const place = holder.current;
    return () => place?.querySelectorAll('canvas').forEach(free);
  }, []);
  return (
    <>
      <div ref={holder} className={classes.drawing} data-state={state} aria-hidden="true" />
      {state === 'failed' && <p className={classes.notDrawn}>{t('notDrawn')}</p>}
    </>
  );
}

/** Some browsers keep a canvas's memory until it has no size. */
function free(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
  canvas.height = 0;
  canvas.remove();
}
