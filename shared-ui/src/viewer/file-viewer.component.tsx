import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import { useIsPhone, useMedia, useTexts } from 'shared-ui';
import { FileFailureNotice } from './file-failure.component.tsx';
import classes from './file-viewer.module.css';
import type { PageOutcome } from './open-file.ts';
import type { PageSize } from './page-layout.ts';
import type { PageArea, PagePoint } from './page-place.ts';
import { PageColumn } from './page-column.component.tsx';
import { SearchBar } from './search/search-bar.component.tsx';
import { useSearch, type FoundPlace } from './search/use-search.ts';
import { Thumbnails } from './thumbnails.component.tsx';
import type { FileState } from './use-file.ts';
import { useDragPan } from './use-drag-pan.ts';
import { useGestures } from './use-gestures.ts';
import { usePageSizes } from './use-page-sizes.ts';
import { useSeenPages } from './use-seen-pages.ts';
import { useShowPlace, type Alignment } from './use-show-place.ts';
import { useViewerKeys } from './use-viewer-keys.ts';
import { useViewport } from './use-viewport.ts';
import { ViewerTools } from './viewer-tools.component.tsx';
import { viewerTexts } from './viewer.texts.ts';
import { zoomInFactor, zoomOutFactor, zoomToArea } from './zoom.ts';

/** What a screen may ask of the viewer. */
export interface FileViewerHandle {
  /** Brings an area of a page into sight, where it is not; `center` brings it to the middle in any case. */
  show(page: number, area: PageArea, options?: { readonly align: Alignment }): void;
  /** Zooms so that an area of a page takes most of the room, and brings it to the middle. */
  zoomTo(page: number, area: PageArea): void;
  /** Brings what of a page was not in sight yet into sight, from its top. */
  showUnseen(page: number): void;
}

/** What the viewer takes. */
export interface FileViewerProps {
  /** From `useFile`. While it is on its way the sheets stand already, where `sizes` are known. */
  readonly file: FileState;
  /** The sizes of the pages as they are shown, where one knows them beforehand. */
  readonly sizes?: readonly PageSize[];
  /** What lies on a page; its parts are placed by shares of the page (`inset-inline-start: 50%`). */
  readonly overlay?: (page: number) => ReactNode;
  /** A word or a number at the thumbnail of a page. */
  readonly badge?: (page: number) => ReactNode;
  /** Further tools, as a button to download. */
  readonly actions?: ReactNode;
  readonly onPageChange?: (page: number) => void;
  /** Told of each page that came into sight once its drawing was done, and of what became of it. */
  readonly onPageSeen?: ((page: number, outcome: PageOutcome) => void) | undefined;
  /** Whether a page comes into sight with all its parts; else with a fifth of it. */
  readonly seesWhole?: boolean;
  readonly onPageClick?: (point: PagePoint) => void;
  readonly ref?: Ref<FileViewerHandle>;
}

/**
 * Shows a PDF or a picture: pages one below the other, drawn when they come near, zoomed by buttons, keys, wheel and fingers, with page
 * field, thumbnails and search. It fills the height of its parent and scrolls itself.
 */
export function FileViewer(props: FileViewerProps) {
  const { file } = props;
  // Apart from it, so that after a new try the pages are measured and watched from the start.
  if (file.status === 'failed') return <FileFailureNotice kind={file.kind} onRetry={file.retry} />;
  return <Viewer {...props} />;
}

function Viewer(props: FileViewerProps) {
  const {
    file,
    sizes: givenSizes,
    overlay,
    badge,
    actions,
    onPageChange,
    onPageSeen,
    seesWhole = false,
    onPageClick,
    ref,
  } = props;
  const t = useTexts(viewerTexts);
  const root = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const column = useRef<HTMLDivElement>(null);
  const opened = file.status === 'open' ? file.opened : undefined;
  const sizes = usePageSizes(opened, givenSizes);
  const viewport = useViewport(scroller, sizes);
  const seen = useSeenPages({ file: opened, scroller, viewport, onSeen: onPageSeen, isWhole: seesWhole });
  const { current, zoom, room, zoomTo, setSought } = viewport;
  const { showPage, showArea, showPlace } = useShowPlace(scroller, viewport);
  const search = useSearch(opened, current);
  const [isSearching, setIsSearching] = useState(false);
  const hasThumbnails = !useIsPhone() && sizes.length > 1;
  const isWide = !useMedia('(max-width: 1279px)');
  const [thumbnails, setThumbnails] = useState<boolean>();
  // At first they stand open where a screen says something of each page, and there is room for it.
  const areThumbnailsOpen = hasThumbnails && (thumbnails ?? (isWide && badge !== undefined));

  const openSearch = opened?.text && (() => setIsSearching(true));
  const closeSearch = () => {
    setIsSearching(false);
    search.setQuery('');
    scroller.current?.focus({ preventScroll: true });
  };
  useGestures({ scroller, column, viewport, hasTaps: onPageClick !== undefined });
  useDragPan(scroller, opened !== undefined && !opened.text);
  useViewerKeys(root, {
    zoomIn: () => zoomTo(zoom * zoomInFactor),
    zoomOut: () => zoomTo(zoom * zoomOutFactor),
    resetZoom: () => zoomTo(1),
    goToPage: showPage,
    search: openSearch,
    pageCount: sizes.length,
  });
  useImperativeHandle(ref, () => ({
    show: (page, area, { align } = { align: 'nearest' }) => showArea(page, area, align),
    zoomTo(page, area) {
      const size = sizes[page - 1];
      if (!size) return;
      showPlace({ page, x: area.x + area.width / 2, y: area.y + area.height / 2 });
      viewport.setLevel(zoomToArea(area, size, room));
    },
    showUnseen: (page) => showArea(page, seen.unseenOf(page), 'nearest'),
  }));
  const { current: place } = search;
  const showFound = useEffectEvent(({ page, area }: FoundPlace) => showArea(page, area, 'auto'));
  useEffect(() => {
    setSought(place);
    if (place) showFound(place);
  }, [place, setSought]);
  const changePage = useEffectEvent((page: number) => onPageChange?.(page));
  useEffect(() => changePage(current), [current]);

  return (
    <div ref={root} className={classes.viewer}>
      <ViewerTools
        viewport={viewport}
        isReady={opened !== undefined}
        onGoToPage={showPage}
        onSearch={isSearching ? undefined : openSearch}
        thumbnails={
          hasThumbnails
            ? { isOpen: areThumbnailsOpen, onChange: (isOpen) => setThumbnails(isOpen) }
            : undefined
        }
      >
        {actions}
      </ViewerTools>
      {isSearching && <SearchBar search={search} onClose={closeSearch} />}
      <div className={classes.body}>
        {areThumbnailsOpen && (
          <Thumbnails file={opened} sizes={sizes} current={current} badge={badge} onGoToPage={showPage} />
        )}
        <PageColumn
          scroller={scroller}
          column={column}
          file={file}
          viewport={viewport}
          search={search}
          overlay={overlay}
          onOutcome={seen.onOutcome}
          onPageClick={onPageClick}
          label={t('pages')}
        />
      </div>
    </div>
  );
}
