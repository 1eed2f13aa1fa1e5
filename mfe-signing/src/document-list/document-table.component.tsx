import {
  CellStyleModule,
  ClientSideRowModelModule,
  LocaleModule,
  ModuleRegistry,
  RowApiModule,
  RowSelectionModule,
  ScrollApiModule,
  type GridApi,
  type RowSelectionOptions,
} from 'ag-grid-community';
import 'ag-grid-community/styles/ag-grid.min.css';
import 'ag-grid-community/styles/ag-theme-quartz-no-font.min.css';
import { AgGridReact } from 'ag-grid-react';
import { useEffect, useMemo, useRef } from 'react';
import type { DocumentRow } from 'shared-api/contracts/signing';
import { useLanguage, useTexts } from 'shared-ui';
import { documentListTexts } from './document-list.texts.ts';
import { gridWords } from './grid-words.ts';
import { documentColumns } from './document-columns.tsx';
import { useDocumentTable } from './document-table-context.ts';
import classes from './document-table.module.css';

ModuleRegistry.registerModules([
  ClientSideRowModelModule,
  RowSelectionModule,
  RowApiModule,
  ScrollApiModule,
  LocaleModule,
  CellStyleModule,
]);

const rowHeight = 44;
/** How near to the bottom the next rows are asked for (spec 02 §9). */
const nearEnd = 50;

const columnDefaults = { resizable: true, suppressMovable: true, sortable: false, wrapHeaderText: true };

const selection: RowSelectionOptions<DocumentRow> = {
  mode: 'multiRow',
  checkboxes: true,
  headerCheckbox: true,
  enableClickSelection: true,
};

/** The rows as a dense table, for desktops: it keeps only those in the document that are on screen. */
export function DocumentTable() {
  const t = useTexts(documentListTexts);
  const language = useLanguage();
  const { rows, selected, onSelect, onOpen, onEndNear, isComplete } = useDocumentTable();
  const api = useRef<GridApi<DocumentRow>>(null);
  const columns = useMemo(() => documentColumns(t, isComplete), [t, isComplete]);
  const askForMore = () => {
    if (api.current && isEndNear(api.current)) onEndNear();
  };
  useEffect(() => {
    if (api.current) showSelection(api.current, selected);
  }, [selected]);

  return (
    <div className={`ag-theme-quartz ${classes.table}`} role="region" aria-label={t('table')}>
      <AgGridReact<DocumentRow>
        key={language}
        theme="legacy"
        rowData={rows as DocumentRow[]}
        columnDefs={columns}
        defaultColDef={columnDefaults}
        selectionColumnDef={{ width: 44, resizable: false }}
        getRowId={({ data }) => data.id}
        rowSelection={selection}
        rowHeight={rowHeight}
        headerHeight={rowHeight}
        localeText={gridWords[language]}
        suppressCellFocus={false}
        tabToNextHeader={leaveTable}
        tabToNextCell={leaveTable}
        ensureDomOrder
        animateRows={false}
        suppressNoRowsOverlay
        onGridReady={(event) => {
          api.current = event.api;
          showSelection(event.api, selected);
          askForMore();
        }}
        onModelUpdated={() => {
          if (api.current) showSelection(api.current, selected);
          askForMore();
        }}
        onBodyScroll={({ direction }) => direction === 'vertical' && askForMore()}
        onGridSizeChanged={askForMore}
        onSelectionChanged={({ api: grid, source }) => {
          if (source !== 'api' && source !== 'rowDataChanged') onSelect(selectedIds(grid));
        }}
        onCellMouseOver={({ event }) => tellWhatIsCut(event?.target)}
        onRowDoubleClicked={({ data }) => data && onOpen(data)}
        onCellKeyDown={({ event, data }) => {
          if (data && event instanceof KeyboardEvent && event.key === 'Enter') onOpen(data);
        }}
      />
    </div>
  );
}

/** The table is one stop of the Tab key; within it the arrows lead on. */
const leaveTable = () => false;

/** A text that does not fit can be read under the pointer. */
function tellWhatIsCut(target: EventTarget | null | undefined): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>('.ag-cell-value') : null;
  if (cell && cell.scrollWidth > cell.clientWidth) cell.title = cell.innerText;
}

function isEndNear(grid: GridApi): boolean {
  const { bottom } = grid.getVerticalPixelRange();
  return bottom >= grid.getDisplayedRowCount() * rowHeight - nearEnd;
}

function selectedIds(grid: GridApi<DocumentRow>): ReadonlySet<string> {
  return new Set(grid.getSelectedRows().map(({ id }) => id));
}

/** Ticks what the screen wants ticked: it may have been chosen elsewhere. */
function showSelection(grid: GridApi<DocumentRow>, wanted: ReadonlySet<string>): void {
  const shown = selectedIds(grid);
  const change = (ids: readonly string[], newValue: boolean) => {
    const nodes = ids.map((id) => grid.getRowNode(id)).filter((node) => node !== undefined);
    if (nodes.length > 0) grid.setNodesSelected({ nodes, newValue, source: 'api' });
  };
  change(
    [...shown].filter((id) => !wanted.has(id)),
    false,
  );
  change(
    [...wanted].filter((id) => !shown.has(id)),
    true,
  );
  const first = wanted.size === 1 && shown.size === 0 ? grid.getRowNode([...wanted][0] ?? '') : undefined;
  if (first) grid.ensureNodeVisible(first);
}
