import type { ReactNode } from 'react';

/** A column of a table or grid, and a line of its card on a phone. */
export interface RecordColumn<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /**
   * Where it stands on the phone's card: its heading, at the end of the heading's line, under the heading, on the last line (a state
   * and since when), among the lines that bear a label, or nowhere.
   */
  readonly onCard?: 'title' | 'aside' | 'subtitle' | 'status' | 'line' | 'hidden';
  /** What the card shows, where that differs from the table. */
  readonly cardCell?: (row: Row) => ReactNode;
  /** For what only cards show: several columns in one line. */
  readonly onTable?: 'hidden';
  readonly align?: 'start' | 'end';
  /** Whether its heading sorts by `onSort`; without that a grid sorts by every column, once every row is there. */
  readonly isSortable?: boolean;
  /** What a grid sorts by, where the cell is more than a text or sorts otherwise than it reads. */
  readonly sortValue?: (row: Row) => string | number | null;
  /** Width in a grid, in pixels. */
  readonly width?: number;
  /** Whether it takes the width that a grid has left; `width` is then its least. */
  readonly fillsWidth?: boolean;
  /** Whether it stays in sight of a grid, before all others: it cannot be hidden or moved. */
  readonly isPinned?: boolean;
}

/** By which column rows are sorted. */
export interface RecordSort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** What cards and table have in common. */
export interface RecordListProps<Row> {
  /** What the rows are, for screen readers. */
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly RecordColumn<Row>[];
  readonly getId: (row: Row) => string;
  /** How a row is called, for its checkbox: enough to tell it from the others. */
  readonly getName: (row: Row) => string;
  /** Ids of the selected rows; without it nothing can be selected. */
  readonly selected?: ReadonlySet<string>;
  readonly onSelect?: (ids: ReadonlySet<string>) => void;
  /** What the rows are of all that there are, where there are more: those that are loaded so far, or a page. */
  readonly part?: 'loaded' | 'page' | undefined;
  /** Whether rows that can be selected have no checkbox: one at a time, by a press in a grid. */
  readonly isWithoutTicks?: boolean;
  /** Ids of rows that have left the list, and stay until pointer and focus are away from it. */
  readonly gone?: ReadonlySet<string>;
  /** Opens a row: by its title, a press on its card, Enter or a double press in a grid. Without it a press on a card ticks it. */
  readonly onOpen?: (row: Row) => void;
  readonly sort?: RecordSort;
  /** Sorts elsewhere, mostly on the server; undefined stands for the usual order. */
  readonly onSort?: (sort: RecordSort | undefined) => void;
}
