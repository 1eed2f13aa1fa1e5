import type { ColDef, ICellRendererParams } from 'ag-grid-community';
import type { RecordColumn } from 'shared-ui';
import classes from './record-grid.module.css';

const defaultWidth = 120;

/** The columns of a list as AG Grid's column definitions. Sorting waits until every row is there. */
export function gridColumns<Row>(columns: readonly RecordColumn<Row>[], isComplete: boolean): ColDef<Row>[] {
  return columns
    .filter(({ onTable }) => onTable !== 'hidden')
    .map((column) => {
      const { id, header, cell, align, width = defaultWidth, fillsWidth, isTwoLines } = column;
      const cellClass = isTwoLines ? classes.twoLines : align === 'end' ? 'ag-right-aligned-cell' : undefined;
      return {
        colId: id,
        headerName: header,
        width,
        sortable: isComplete,
        ...(cellClass && { cellClass }),
        ...(fillsWidth && { flex: 1, minWidth: width }),
        valueGetter: ({ data }) => (data === undefined ? '' : sortValueOf(column, data)),
        valueFormatter: ({ data }) => {
          const text = data === undefined ? '' : (textOf(cell(data)) ?? '');
          return isTwoLines ? text.replace(' ', '\n') : text;
        },
        // Most cells are plain texts, which the grid writes without React.
        cellRendererSelector: ({ data }) =>
          data === undefined || textOf(cell(data)) !== undefined
            ? undefined
            : { component: ReactCell<Row>, params: { cell } },
      };
    });
}

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
