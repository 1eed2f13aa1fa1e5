import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { ErrorState, LoadingState } from '../display/states.component.tsx';
import { useRowShortcuts } from '../hooks/shortcuts/use-row-shortcuts.ts';
import { useIsPhone } from '../hooks/use-media.ts';
import { kitTexts } from '../kit.texts.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import { GridSkeleton } from './grid-skeleton.component.tsx';
import type { LazyGrid, RecordGridProps } from './lazy-grid.tsx';
import classes from './list-body.module.css';
import { useListPlace } from './list-place.ts';
import { LoadMore } from './load-more.component.tsx';
import { RecordList } from './record-list.component.tsx';
import type { RecordColumn } from './record-list-props.ts';
import type { ListState } from './use-record-list.ts';
import { useSteadyRows } from './use-steady-rows.ts';
import { useRowSight } from './use-row-sight.ts';
import type { RowSelection } from './use-selection.ts';

interface ListBodyProps<Row> extends Pick<
  RecordGridProps<Row>,
  'isWithoutTicks' | 'sort' | 'onSort' | 'onResize'
> {
  /** What the rows are, for screen readers. */
  readonly label: string;
  readonly list: ListState<Row>;
  readonly columns: readonly RecordColumn<Row>[];
  /** How a row is called, for its checkbox: enough to tell it from the others. */
  readonly getName: (row: Row) => string;
  /** Without it nothing can be selected. */
  readonly selection?: RowSelection<Row>;
  /** Opens a row: a press on its card, Enter or a double press in a grid. */
  readonly onOpen?: (row: Row) => void;
  /** Takes the place of the table on a desktop, for lists of thousands. */
  readonly grid?: LazyGrid<Row>;
  /** What is on its way, for screen readers, where it is more than the list. */
  readonly loadingLabel?: string;
  readonly failedTitle: string;
  /** Why there is no row, and what to do next. */
  readonly empty: ReactNode;
  /** What stands over the rows: the selection. */
  readonly children?: ReactNode;
}

/** The rows of a list as cards, table or grid with the end that loads more; or why there are none. */
export function ListBody<Row extends { readonly id: string }>(props: ListBodyProps<Row>) {
  const { list, loadingLabel, failedTitle, empty, children, grid } = props;
  const isPhone = useIsPhone();
  const isGrid = grid !== undefined && !isPhone;
  const isReady = !list.isLoading && !list.failure;
  const isEmpty = isReady && list.rows.length === 0;
  return (
    <>
      {/* Stays while what it holds comes and goes: who hears the page hears what a search found, and that it found nothing. */}
      <div className={classes.spoken} aria-live="polite">
        {isEmpty ? empty : (isReady || (list.isLoading && isGrid)) && children}
      </div>
      {list.isLoading && <Loading label={loadingLabel} isGrid={isGrid} isPhone={isPhone} />}
      {!list.isLoading && list.failure && (
        <ErrorState
          title={failedTitle}
          error={list.failure.error}
          isRetrying={list.isRetrying}
          onRetry={list.retry}
        >
          {list.failure.text}
        </ErrorState>
      )}
      {isReady && !isEmpty && <Rows {...props} isPhone={isPhone} />}
      {isReady && !isEmpty && (!isGrid || list.moreFailure) && (
        <LoadMore
          hasMore={list.hasMore}
          isLoading={list.isLoadingMore}
          onLoadMore={list.loadMore}
          error={list.moreFailure}
        />
      )}
    </>
  );
}

interface LoadingProps {
  readonly label: string | undefined;
  readonly isGrid: boolean;
  readonly isPhone: boolean;
}

function Loading({ label, isGrid, isPhone }: LoadingProps) {
  if (!isGrid) return <LoadingState label={label} rows={8} shape={isPhone ? 'cards' : 'lines'} />;
  return (
    <div className={classes.grid}>
      <GridSkeleton label={label} />
    </div>
  );
}

function Rows<Row extends { readonly id: string }>(props: ListBodyProps<Row> & { isPhone: boolean }) {
  const { label, list, columns, getName, selection, onOpen, grid: Grid, isPhone } = props;
  const { sort, onSort, onResize, isWithoutTicks = false } = props;
  const place = useRef<HTMLDivElement>(null);
  const kept = useListPlace(label);
  useRowShortcuts(place, selection !== undefined && !isPhone);
  useRowSight(place, list.sight);
  const steady = useSteadyRows(list, place, selection?.ids);
  // What a table or grid says is of the rows that it shows: whatever is selected elsewhere stays.
  const selectShown = (shown: ReadonlySet<string>) => {
    const own = new Set(steady.rows.map(({ id }) => id));
    selection?.select(new Set([...[...selection.ids].filter((id) => !own.has(id)), ...shown]));
  };
  const rows = {
    label,
    rows: steady.rows,
    gone: steady.gone,
    columns,
    getId,
    getName,
    ...(selection && { selected: selection.ids, onSelect: selectShown, part: partOf(list) }),
    ...(onOpen && { onOpen }),
    ...(sort && { sort }),
    ...(onSort && { onSort }),
    isWithoutTicks,
  };
  if (!Grid || isPhone)
    return (
      <div ref={place} className={classes.rows} aria-busy={list.isOutdated || undefined}>
        <RecordList {...rows} />
        {steady.isBehind && <ChangesWait />}
      </div>
    );
  return (
    <div ref={place} className={classes.grid} aria-busy={list.isOutdated || undefined}>
      <Grid
        {...rows}
        onEndNear={() => list.moreFailure === undefined && list.loadMore()}
        isComplete={!list.hasMore}
        place={kept}
        {...(onResize && { onResize })}
      />
      {steady.isBehind && <ChangesWait />}
    </div>
  );
}

/** What is on screen of a list: all of it, what is loaded so far, or a page. */
function partOf<Row>({ hasMore, total = 0, rows }: ListState<Row>): 'loaded' | 'page' | undefined {
  if (hasMore) return 'loaded';
  return total > rows.length ? 'page' : undefined;
}

/** Says that rows wait, over their lower edge, where it moves nothing. */
function ChangesWait() {
  const t = useTexts(kitTexts);
  return (
    <div className={classes.waiting}>
      <p role="status">{t('changesWait')}</p>
    </div>
  );
}

const getId = ({ id }: { readonly id: string }) => id;

/** The place of a list under its page's heading, with what notices and filters stand over it: a grid takes what they leave of the window. */
export function ListLayout({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const top = element.getBoundingClientRect().top + window.scrollY;
      element.style.setProperty('--list-top', `${Math.round(top)}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    if (element.parentElement) observer.observe(element.parentElement);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={classes.layout}>
      {children}
    </div>
  );
}
