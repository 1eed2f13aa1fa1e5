import { memo, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTexts, VisuallyHidden } from 'shared-ui';
import { PlainButton } from '../actions/plain-button.component.tsx';
import type { OpenFile } from './open-file.ts';
import { PageDrawing } from './page-drawing.component.tsx';
import type { PageSize } from './page-layout.ts';
import classes from './thumbnails.module.css';
import { viewerTexts } from './viewer.texts.ts';

/** How wide a thumbnail is, and how high at most, in pixels. */
const box = { width: 88, height: 124 };

interface ThumbnailsProps {
  readonly file: OpenFile | undefined;
  readonly sizes: readonly PageSize[];
  readonly current: number;
  readonly badge: ((page: number) => ReactNode) | undefined;
  readonly onGoToPage: (page: number) => void;
}

/** All pages small, in a column of its own; each is drawn when it comes near. */
export function Thumbnails({ file, sizes, current, badge, onGoToPage }: ThumbnailsProps) {
  const t = useTexts(viewerTexts);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const button = panel.current?.querySelectorAll<HTMLElement>('button')[current - 1];
    if (!panel.current || !button) return;
    // Never `scrollIntoView`: it would scroll what stands around the viewer too.
    const { offsetTop, offsetHeight } = button;
    const { scrollTop, clientHeight } = panel.current;
    if (offsetTop < scrollTop || offsetTop + offsetHeight > scrollTop + clientHeight)
      panel.current.scrollTo({ top: offsetTop - clientHeight / 2 + offsetHeight / 2, behavior: 'instant' });
  }, [current]);
  return (
    <nav ref={panel} className={classes.panel} aria-label={t('thumbnails')}>
      <ol>
        {sizes.map((size, index) => (
          <Thumbnail
            key={index}
            file={file}
            page={index + 1}
            size={size}
            isCurrent={index + 1 === current}
            badge={badge}
            onGoToPage={onGoToPage}
          />
        ))}
      </ol>
    </nav>
  );
}

interface ThumbnailProps extends Pick<ThumbnailsProps, 'file' | 'badge' | 'onGoToPage'> {
  readonly page: number;
  readonly size: PageSize;
  readonly isCurrent: boolean;
}

const Thumbnail = memo(function Thumbnail(props: ThumbnailProps) {
  const { file, page, size, isCurrent, badge, onGoToPage } = props;
  const t = useTexts(viewerTexts);
  const scale = Math.min(box.width / size.width, box.height / size.height);
  const width = Math.round(size.width * scale);
  const height = Math.round(size.height * scale);
  return (
    <li>
      <PlainButton
        className={classes.thumbnail}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={() => onGoToPage(page)}
      >
        <span className={classes.sheet} style={{ inlineSize: width, blockSize: height }} aria-hidden="true">
          {file && <NearDrawing file={file} page={page} width={width} height={height} />}
        </span>
        <span className={classes.caption}>
          <span>
            <VisuallyHidden>{t('pageField')} </VisuallyHidden>
            {page}
          </span>
          {badge?.(page)}
        </span>
      </PlainButton>
    </li>
  );
});

interface NearDrawingProps extends PageSize {
  readonly file: OpenFile;
  readonly page: number;
}

/** The drawing of a thumbnail while it is in the panel's sight or near it. */
function NearDrawing(props: NearDrawingProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.at(-1)?.isIntersecting ?? false),
      { root: element.closest('nav'), rootMargin: '300px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <span ref={place} className={classes.place}>
      {isNear && <PageDrawing {...props} />}
    </span>
  );
}
