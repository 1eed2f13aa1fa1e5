import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTexts } from 'shared-ui';
import type { OpenFile, PageOutcome } from './open-file.ts';
import type { PageSize } from './page-layout.ts';
import classes from './pages.module.css';
import { viewerTexts } from './viewer.texts.ts';

// Safari draws nothing on a larger canvas.
const maxPixels = 16_000_000;
/** How long a page is near before it is drawn: whoever scrolls through hundreds waits for none of them. */
const drawAfterMs = 30;
/** How long a size stands before it is drawn anew: a zoom goes through many. */
const redrawAfterMs = 120;

interface PageDrawingProps extends PageSize {
  readonly file: OpenFile;
  readonly page: number;
  readonly onOutcome?: (page: number, outcome: PageOutcome) => void;
}

/** What is on a page. It stands while the page is near, and gives its memory back when it goes. */
export function PageDrawing({ file, page, width, height, onOutcome }: PageDrawingProps) {
  const t = useTexts(viewerTexts);
  const holder = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'blank' | 'drawn' | 'failed'>('blank');
  const settle = useEffectEvent((outcome: PageOutcome) => {
    setState(outcome === 'failed' ? 'failed' : 'drawn');
    onOutcome?.(page, outcome);
  });
  useEffect(() => {
    const place = holder.current;
    if (!place || width < 1) return;
    const leaving = new AbortController();
    const draw = () => {
      const canvas = document.createElement('canvas');
      const largest = Math.sqrt((maxPixels * width) / height);
      const pixels = Math.max(1, Math.min(width * window.devicePixelRatio, largest));
      file.draw({ page, canvas, width: pixels, signal: leaving.signal }).then(
        (how) => {
          if (leaving.signal.aborted) return free(canvas);
          // The drawing before stands, stretched, until the sharp one is there.
          place.querySelectorAll('canvas').forEach(free);
          place.replaceChildren(canvas);
          settle(how);
        },
        () => {
          free(canvas);
          if (!leaving.signal.aborted) settle('failed');
        },
      );
    };
    const timer = setTimeout(draw, place.hasChildNodes() ? redrawAfterMs : drawAfterMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [file, page, width, height]);
  useEffect(() => {
    const place = holder.current;
    return () => place?.querySelectorAll('canvas').forEach(free);
  }, []);
  return (
    <>
      <div ref={holder} className={classes.drawing} data-state={state} aria-hidden="true" />
      {state === 'failed' && (
        <div className={classes.notDrawn}>
          <p>{t('notDrawn')}</p>
        </div>
      )}
    </>
  );
}

/** Some browsers keep a canvas's memory until it has no size. */
function free(canvas: HTMLCanvasElement): void {
  canvas.width = 0;
  canvas.height = 0;
  canvas.remove();
}
