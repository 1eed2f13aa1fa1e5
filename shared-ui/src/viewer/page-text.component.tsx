import { useEffect, useRef, useState, type CSSProperties } from 'react';
import type { OpenFile } from './open-file.ts';
import type { PageArea } from './page-place.ts';
import classes from './page-text.module.css';
import pageClasses from './pages.module.css';
import { areasOf } from './search/found-areas.ts';
import type { SearchMarks } from './search/use-search.ts';

interface PageTextProps {
  readonly file: OpenFile;
  readonly page: number;
  /** Pixels per point. */
  readonly scale: number;
  readonly marks: SearchMarks;
}

/** The page's text over its drawing, unseen: screen readers read it, one can select it, and what was searched is marked by it. */
export function PageText({ file, page, scale, marks }: PageTextProps) {
  const layer = useRef<HTMLDivElement>(null);
  const [laid, setLaid] = useState<LaidText>();
  useEffect(() => {
    const container = layer.current;
    if (!container || !file.text) return;
    const leaving = new AbortController();
    file.text.lay({ page, container, signal: leaving.signal }).then(
      (parts) => !leaving.signal.aborted && setLaid({ parts, container }),
      // Without its text the page is still there to be seen.
      () => {},
    );
    return () => {
      leaving.abort();
      container.replaceChildren();
      setLaid(undefined);
    };
  }, [file, page]);
  if (!file.text) return null;
  return (
    <>
      {laid && <Marks laid={laid} page={page} marks={marks} />}
      <div ref={layer} className={classes.text} style={{ '--total-scale-factor': scale } as CSSProperties} />
    </>
  );
}

interface LaidText {
  readonly parts: readonly HTMLElement[];
  readonly container: HTMLElement;
}

interface MarksProps extends Pick<PageTextProps, 'page' | 'marks'> {
  readonly laid: LaidText;
}

interface Mark {
  readonly area: PageArea;
  readonly isCurrent: boolean;
}

/** What was searched, where it stands on the page. */
function Marks({ laid: { parts, container }, page, marks: { found, current } }: MarksProps) {
  const [shown, setShown] = useState<readonly Mark[]>([]);
  useEffect(() => {
    const here = found.filter((place) => place.page === page);
    const measure = () =>
      setShown(
        here.flatMap((place) =>
          areasOf(place, parts, container).map((area) => ({ area, isCurrent: place === current })),
        ),
      );
    const frame = requestAnimationFrame(measure);
    return () => cancelAnimationFrame(frame);
  }, [found, current, page, parts, container]);
  const percent = (share: number) => `${share * 100}%`;
  return shown.map(({ area, isCurrent }) => (
    <div
      key={`${area.x} ${area.y}`}
      className={pageClasses.mark}
      data-current={isCurrent || undefined}
      style={{
        insetInlineStart: percent(area.x),
        insetBlockStart: percent(area.y),
        inlineSize: percent(area.width),
        blockSize: percent(area.height),
      }}
    />
  ));
}
