import type { ReactNode } from 'react';
import { ErrorState, LoadingState } from '../display/states.component.tsx';
import { useIsPhone } from '../hooks/use-media.ts';
import type { LazyGrid } from './lazy-grid.tsx';
import classes from './list-body.module.css';
import { LoadMore } from './load-more.component.tsx';
import { RecordList, type RecordColumn } from './record-list.component.tsx';
import type { RecordListState } from './use-record-list.ts';
import type { RowSelection } from './use-selection.ts';

interface ListBodyProps<Row> {
  /** What the rows are, for screen readers. */
  readonly label: string;
  readonly list: RecordListState<Row>;
  readonly columns: readonly RecordColumn<Row>[];
  /** How a row is called, for its checkbox and its button. */
  readonly getName: (row: Row) => string;
  /** Without it nothing can be selected. */
  readonly selection?: RowSelection<Row>;
  /** Opens a row. Where rows can be selected, a press on a card selects it, and the bottom bar opens it. */
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
  if (list.isLoading) return <LoadingState label={loadingLabel} rows={8} shape="lines" />;
  if (list.failure) {
    const { text, supportCode } = list.failure;
    return (
      <ErrorState
        title={failedTitle}
        supportCode={supportCode}
        isRetrying={list.isRetrying}
        onRetry={list.retry}
      >
        {text}
      </ErrorState>
    );
  }
  if (list.rows.length === 0) return empty;
  const isGrid = grid !== undefined && !isPhone;
  return (
    <>
      {children}
      <Rows {...props} isPhone={isPhone} />
      {(!isGrid || list.moreFailure) && (
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

function Rows<Row extends { readonly id: string }>(props: ListBodyProps<Row> & { isPhone: boolean }) {
  const { label, list, columns, getName, selection, onOpen, grid: Grid, isPhone } = props;
  const rows = {
    label,
    rows: list.rows,
    columns,
    getId,
    getName,
    ...(selection && { selected: selection.ids, onSelect: selection.select }),
    ...(onOpen && !(isPhone && selection) && { onOpen }),
  };
  if (!Grid || isPhone) return <RecordList {...rows} />;
  return (
    <div className={classes.grid}>
      <Grid
        {...rows}
        onEndNear={() => list.moreFailure === undefined && list.loadMore()}
        isComplete={!list.hasMore}
      />
    </div>
  );
}

const getId = ({ id }: { readonly id: string }) => id;

/** The place of a list under its page's heading, with what notices and filters stand over it: a grid takes what they leave of the window. */
export function ListLayout({ children }: { readonly children: ReactNode }) {
  return <div className={classes.layout}>{children}</div>;
}
