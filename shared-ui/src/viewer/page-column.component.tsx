import type { ReactNode, RefObject } from 'react';
import { ProgressBar, useTexts } from 'shared-ui';
import type { PageOutcome } from './open-file.ts';
import { columnSize } from './page-layout.ts';
import type { PagePoint } from './page-place.ts';
import classes from './pages.module.css';
import type { Search } from './search/use-search.ts';
import type { FileState } from './use-file.ts';
import type { Viewport } from './use-viewport.ts';
import { ViewerPage } from './viewer-page.component.tsx';
import { viewerTexts } from './viewer.texts.ts';

interface PageColumnProps {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly column: RefObject<HTMLDivElement | null>;
  readonly file: FileState;
  readonly viewport: Viewport;
  readonly search: Search;
  readonly label: string;
  readonly overlay: ((page: number) => ReactNode) | undefined;
  readonly onOutcome: (page: number, outcome: PageOutcome) => void;
  readonly onPageClick: ((point: PagePoint) => void) | undefined;
}

/** The pages one below the other in what scrolls, and how far the file has come. */
export function PageColumn(props: PageColumnProps) {
  const { scroller, column, file, viewport, search, label, overlay, onOutcome, onPageClick } = props;
  const t = useTexts(viewerTexts);
  const { pages, sizes, near } = viewport;
  const { width, height } = columnSize(pages);
  return (
    // What scrolls must be reachable by keyboard.
    <div ref={scroller} className={classes.scroller} role="region" aria-label={label} tabIndex={0}>
      {file.status === 'loading' && (
        <div className={classes.progress}>
          <ProgressBar label={t('loading')} value={file.share} />
        </div>
      )}
      <div className={classes.column} style={{ blockSize: height, minInlineSize: width }}>
        <div ref={column} className={classes.stretched}>
          {pages.map((placed, index) => (
            <ViewerPage
              key={placed.page}
              file={file.status === 'open' ? file.opened : undefined}
              placed={placed}
              size={sizes[index] ?? placed}
              total={pages.length}
              isNear={near.includes(placed.page)}
              marks={search.marks}
              overlay={overlay}
              onOutcome={onOutcome}
              onClick={onPageClick}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
