import { memo, type MouseEvent, type ReactNode } from 'react';
import { useTexts } from 'shared-ui';
import { PlainButton } from '../actions/plain-button.component.tsx';
import type { OpenFile, PageOutcome } from './open-file.ts';
import { PageDrawing } from './page-drawing.component.tsx';
import type { PageSize, PlacedPage } from './page-layout.ts';
import type { PagePoint } from './page-place.ts';
import { PageText } from './page-text.component.tsx';
import classes from './pages.module.css';
import type { SearchMarks } from './search/use-search.ts';
import { viewerTexts } from './viewer.texts.ts';

interface ViewerPageProps {
  readonly file: OpenFile | undefined;
  readonly placed: PlacedPage;
  readonly size: PageSize;
  readonly total: number;
  /** Whether it is worth a drawing. */
  readonly isNear: boolean;
  readonly marks: SearchMarks;
  readonly overlay: ((page: number) => ReactNode) | undefined;
  readonly onOutcome: (page: number, outcome: PageOutcome) => void;
  readonly onClick?: ((point: PagePoint) => void) | undefined;
}

/** A page: a sheet of its size at once, its drawing and text when it is near, and what lies on it. Of hundreds, only those that change are rendered. */
export const ViewerPage = memo(function ViewerPage(props: ViewerPageProps) {
  const { file, placed, size, total, isNear, marks, overlay, onOutcome, onClick } = props;
  const t = useTexts(viewerTexts);
  const { page, left, top, width, height } = placed;
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const x = (event.clientX - box.left) / box.width;
    const y = (event.clientY - box.top) / box.height;
    onClick?.({ page, x, y });
  };
  return (
    <div
      className={classes.page}
      style={{ inlineSize: width, blockSize: height, insetInlineStart: left, insetBlockStart: top }}
      role="group"
      aria-label={t('page', { page, total })}
      data-page={page}
    >
      {file && isNear ? (
        <>
          <PageDrawing file={file} page={page} width={width} height={height} onOutcome={onOutcome} />
          <PageText file={file} page={page} scale={width / size.width} marks={marks} />
        </>
      ) : (
        <div className={classes.drawing} />
      )}
      {onClick && (
        <PlainButton
          className={classes.clicks}
          tabIndex={-1}
          aria-hidden="true"
          data-clicks={page}
          onClick={handleClick}
        />
      )}
      {overlay?.(page)}
    </div>
  );
});
