import type { ColDef, ICellRendererParams } from 'ag-grid-community';
import type { Language } from 'shared-api/contracts/common';
import type { RecordColumn, RecordGridProps } from 'shared-ui';
import { selectWords } from './grid-words.ts';
import classes from './record-grid.module.css';
import { SelectCell, SelectHeader, type SelectCellParams, type SelectHeaderParams } from './select-cell.ts';

const defaultWidth = 120;
const minWidth = 40;

interface GridColumns<Row> extends Pick<RecordGridProps<Row>, 'columns' | 'isComplete' | 'sort'> {
  /** Whether the rows come sorted, by those columns alone that can be. */
  readonly isSortedElsewhere: boolean;
}

/**
 * The columns of a list as AG Grid's column definitions. The grid itself sorts once every row is there, unless the rows come sorted:
 * then a heading only asks for another order.
 */
export function gridColumns<Row>(options: GridColumns<Row>): ColDef<Row>[] {
  const { columns, isComplete, isSortedElsewhere, sort } = options;
  return columns
    .filter(({ onTable }) => onTable !== 'hidden')
    .map((column) => {
      const { id, header, cell, align, width = defaultWidth, fillsWidth, isPinned, isSortable } = column;
      const direction = sort?.column === id ? sort.direction : undefined;
      return {
        colId: id,
        headerName: header,
        width,
        minWidth,
        pinned: isPinned ? 'left' : null,
        ...(isSortedElsewhere
          ? {
              sortable: isSortable ?? false,
              comparator: asItIs,
              sort: direction ? directions[direction] : null,
            }
          : { sortable: isComplete }),
        ...(align === 'end' && {
          cellClass: 'ag-right-aligned-cell',
          headerClass: 'ag-right-aligned-header',
        }),
        flex: fillsWidth ? 1 : null,
        ...(fillsWidth && { minWidth: width }),
        valueGetter: ({ data }) => (data === undefined ? '' : sortValueOf(column, data)),
        valueFormatter: ({ data }) => (data === undefined ? '' : (textOf(cell(data)) ?? '')),
        // Most cells are plain texts, which the grid writes without React.
        cellRendererSelector: ({ data }) =>
          data === undefined || textOf(cell(data)) !== undefined
            ? undefined
            : { component: ReactCell<Row>, params: { cell } },
      } satisfies ColDef<Row>;
    });
}

/** The column of the checkboxes, before all others. The grid's context says how a row is called. */
export function selectColumn<Row>(language: Language, part: RecordGridProps<Row>['part']): ColDef<Row> {
  const { row, all, loaded, page } = selectWords[language];
  const label = (count: number) => (part === 'loaded' ? loaded(count) : part === 'page' ? page : all);
  return {
    colId: 'select',
    headerName: all,
    width: 44,
    minWidth: 44,
    resizable: false,
    pinned: 'left',
    cellClass: classes.select ?? '',
    headerClass: classes.select ?? '',
    cellRenderer: SelectCell,
    cellRendererParams: { label: row } satisfies SelectCellParams,
    headerComponent: SelectHeader,
    headerComponentParams: { label } satisfies SelectHeaderParams,
  };
}

const directions = { ascending: 'asc', descending: 'desc' } as const;

/** Leaves the rows in the order in which they came. */
const asItIs = () => 0;

interface ReactCellProps<Row> extends ICellRendererParams<Row> {
  readonly cell: RecordColumn<Row>['cell'];
}

function ReactCell<Row>({ data, cell }: ReactCellProps<Row>) {
  return data && <span className={classes.cell}>{cell(data)}</span>;
}

function sortValueOf<Row>({ cell, sortValue }: RecordColumn<Row>, row: Row): string | number | null {
  return sortValue ? sortValue(row) : (textOf(cell(row)) ?? '');
}

/** The text of a cell; undefined where it is more than a text. */
function textOf(content: unknown): string | undefined {
  if (content === null || content === undefined) return '';
  return typeof content === 'string' || typeof content === 'number' ? String(content) : undefined;
}
