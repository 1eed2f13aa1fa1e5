import type { ReactNode } from 'react';
import { IconButton, useTexts } from 'shared-ui';
import { PageField } from './page-field.component.tsx';
import type { Viewport } from './use-viewport.ts';
import classes from './viewer-tools.module.css';
import { viewerTexts } from './viewer.texts.ts';
import { canZoom, zoomInFactor, zoomOutFactor } from './zoom.ts';

interface ViewerToolsProps {
  readonly viewport: Viewport;
  /** Whether there is something to look at: until then the tools keep their place, and are not to be had. */
  readonly isReady: boolean;
  readonly onGoToPage: (page: number) => void;
  /** Absent where there is no text, or it is being searched already. */
  readonly onSearch: (() => void) | undefined;
  readonly thumbnails: { readonly isOpen: boolean; readonly onChange: (isOpen: boolean) => void } | undefined;
  readonly children?: ReactNode;
}

/** Which page one is on, the zoom, the search: a line above the pages, and a few buttons over them on a phone. */
export function ViewerTools({
  viewport,
  isReady,
  onGoToPage,
  onSearch,
  thumbnails,
  children,
}: ViewerToolsProps) {
  const t = useTexts(viewerTexts);
  const { current, sizes, zoom, zoomTo } = viewport;
  const total = sizes.length;
  return (
    <div
      className={classes.tools}
      role="toolbar"
      aria-label={t('tools')}
      data-waiting={!isReady || undefined}
    >
      {thumbnails && (
        <IconButton
          icon="thumbnails"
          label={t('thumbnails')}
          aria-pressed={thumbnails.isOpen}
          onClick={() => thumbnails.onChange(!thumbnails.isOpen)}
        />
      )}
      {total > 1 && (
        <div className={classes.group}>
          <span className={classes.large}>
            <IconButton
              icon="up"
              label={t('previousPage')}
              disabled={current <= 1}
              onClick={() => onGoToPage(current - 1)}
            />
          </span>
          <PageField page={current} total={total} onGoToPage={onGoToPage} />
          <span className={classes.large}>
            <IconButton
              icon="down"
              label={t('nextPage')}
              disabled={current >= total}
              onClick={() => onGoToPage(current + 1)}
            />
          </span>
        </div>
      )}
      <div className={classes.group}>
        <IconButton
          icon="zoom-out"
          label={t('zoomOut')}
          disabled={!canZoom(zoom, zoomOutFactor)}
          onClick={() => zoomTo(zoom * zoomOutFactor)}
        />
        <span className={classes.zoom}>{`${Math.round(zoom * 100)}%`}</span>
        <IconButton
          icon="zoom-in"
          label={t('zoomIn')}
          disabled={!canZoom(zoom, zoomInFactor)}
          onClick={() => zoomTo(zoom * zoomInFactor)}
        />
      </div>
      <div className={classes.large}>
        <IconButton
          icon="fit-width"
          label={t('fitWidth')}
          onClick={() => zoomTo({ fit: 'width', page: current })}
        />
        <IconButton
          icon="fit-page"
          label={t('fitPage')}
          onClick={() => zoomTo({ fit: 'page', page: current })}
        />
      </div>
      <div className={classes.end}>
        {onSearch && <IconButton icon="search" label={t('search.open')} onClick={onSearch} />}
        {children}
      </div>
    </div>
  );
}
