import {
  CellStyleModule,
  ColumnApiModule,
  EventApiModule,
  ClientSideRowModelModule,
  LocaleModule,
  ModuleRegistry,
  RowApiModule,
  RowSelectionModule,
  RowStyleModule,
  ScrollApiModule,
  type GridApi,
  type RowClassParams,
  type RowSelectionOptions,
} from 'ag-grid-community';
import 'ag-grid-community/styles/ag-grid.min.css';
import 'ag-grid-community/styles/ag-theme-quartz-no-font.min.css';
import { AgGridReact } from 'ag-grid-react';
import { useEffect, useMemo, useRef } from 'react';
// By the package's name: this part is built into modules, which share the kit's one copy on the page.
import { useLanguage, type RecordGridProps, type RecordSort } from 'shared-ui';
import { drawAtRest } from './draw-at-rest.ts';
import { gridColumns, selectColumn } from './grid-columns.tsx';
import { gridWords } from './grid-words.ts';
import classes from './record-grid.module.css';
import type { SelectContext } from './select-cell.ts';
import { createTickToggle } from './tick-toggle.ts';

ModuleRegistry.registerModules([
  ClientSideRowModelModule,
  RowSelectionModule,
  RowStyleModule,
  RowApiModule,
  ScrollApiModule,
  LocaleModule,
  CellStyleModule,
  ColumnApiModule,
  EventApiModule,
]);

/** Dense, for desktops, and higher where the person has larger letters: `--record-row` in pixels. */
const rowHeight = 2.25 * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);
/** How near to the bottom the next rows are asked for (spec 02 §9). */
const nearEnd = 50;

const columnDefaults = { resizable: true, suppressMovable: true, sortable: false };

const several: RowSelectionOptions = {
  mode: 'multiRow',
  checkboxes: false,
  headerCheckbox: false,
  // A press on a row ticks it as its checkbox does: the grid itself would take every other tick away.
  enableClickSelection: false,
};
const one: RowSelectionOptions = { mode: 'singleRow', checkboxes: false, enableClickSelection: true };

/** Rows by the thousand as a dense table that fills its place: only those on screen are in the document. Modules load it by `lazyGrid`. */
export function RecordGrid<Row>(props: RecordGridProps<Row>) {
  const { label, rows, columns, getId, getName, selected, onSelect, isWithoutTicks = false, ...rest } = props;
  const { part, onOpen, onEndNear, isComplete, sort, onSort, onResize, place, gone } = rest;
  const language = useLanguage();
  const api = useRef<GridApi<Row>>(null);
  const region = useRef<HTMLDivElement>(null);
  const isSortedElsewhere = onSort !== undefined;
  const hasTicks = selected !== undefined && !isWithoutTicks;
  const ticks = useMemo(
    () => (hasTicks ? [selectColumn<Row>(language, part)] : []),
    [hasTicks, language, part],
  );
  const context = useMemo<SelectContext<Row>>(() => ({ getName, ticks: createTickToggle() }), [getName]);
  const definitions = useMemo(
    () => [...ticks, ...gridColumns({ columns, isComplete, sort, isSortedElsewhere })],
    [ticks, columns, isComplete, sort, isSortedElsewhere],
  );
  const rowClasses = useMemo(
    () => ({
      [classes.gone ?? '']: ({ data }: RowClassParams<Row>) =>
        data !== undefined && gone?.has(getId(data)) === true,
    }),
    [gone, getId],
  );
  useEffect(() => {
    const rowNodes = [...(gone ?? [])].flatMap((id) => api.current?.getRowNode(id) ?? []);
    if (rowNodes.length > 0) api.current?.redrawRows({ rowNodes });
  }, [gone]);
  const askForMore = () => {
    if (api.current && isEndNear(api.current)) onEndNear();
  };
  useEffect(() => {
    if (api.current && selected) showSelection(api.current, selected);
  }, [selected]);
  useEffect(() => place?.onStart(() => showAtTop(api.current, 0)), [place]);
  useEffect(() => drawAtRest(region.current, () => api.current, rowHeight), []);

  return (
    <div ref={region} className={`ag-theme-quartz ${classes.grid}`} role="region" aria-label={label}>
      <AgGridReact<Row>
        key={language}
        theme="legacy"
        context={context}
        rowData={rows as Row[]}
        columnDefs={definitions}
        defaultColDef={columnDefaults}
        getRowId={({ data }) => getId(data)}
        {...(selected && { rowSelection: isWithoutTicks ? one : several })}
        rowClassRules={rowClasses}
        rowHeight={rowHeight}
        headerHeight={rowHeight}
        localeText={gridWords[language]}
        suppressCellFocus={false}
        tabToNextHeader={leaveGrid}
        tabToNextCell={leaveGrid}
        ensureDomOrder
        animateRows={false}
        suppressNoRowsOverlay
        onGridReady={(event) => {
          api.current = event.api;
          passOverScrollbars(region.current);
          if (selected) showSelection(event.api, selected);
          askForMore();
        }}
        onModelUpdated={() => {
          if (api.current && selected) showSelection(api.current, selected);
          askForMore();
        }}
        onFirstDataRendered={({ api: grid }) => {
          const row = Math.floor((place?.top ?? 0) / rowHeight);
          if (row > 0) showAtTop(grid, row);
        }}
        onBodyScroll={({ direction, top }) => {
          if (direction !== 'vertical') return;
          place?.keep(top);
          askForMore();
        }}
        onGridSizeChanged={askForMore}
        onSelectionChanged={({ api: grid, source }) => {
          if (source !== 'api' && source !== 'rowDataChanged') onSelect?.(selectedIds(grid));
        }}
        maintainColumnOrder={false}
        onSortChanged={({ api: grid, source }) => {
          if (source !== 'uiColumnSorted' || !onSort) return;
          onSort(sortOf(grid));
          showAtTop(grid, 0);
        }}
        onColumnResized={({ column, finished, source }) => {
          if (finished && column && source === 'uiColumnResized')
            onResize?.(column.getColId(), column.getActualWidth());
        }}
        onCellMouseOver={({ event }) => titleCutText(event?.target)}
        onRowClicked={({ api: grid, node, event }) => {
          const isOnControl = event?.target instanceof Element && event.target.closest('a, button') !== null;
          if (hasTicks && !isOnControl)
            context.ticks.toggle(grid, node, event instanceof MouseEvent && event.shiftKey);
        }}
        onRowDoubleClicked={({ data }) => data && onOpen?.(data)}
        onCellKeyDown={({ api: grid, node, event, data }) => {
          if (!data || !(event instanceof KeyboardEvent)) return;
          if (event.key === 'Enter') onOpen?.(data);
          const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
          if (hasTicks && event.shiftKey && step) context.ticks.extend(grid, node, step);
        }}
      />
    </div>
  );
}

/** The grid is one stop of the Tab key; within it the arrows lead on. */
const leaveGrid = () => false;

/** Takes the grid's own scrollbars, which are hidden from screen readers, out of the way of the Tab key: a browser puts all that scrolls there. */
function passOverScrollbars(region: HTMLElement | null): void {
  const bars = region?.querySelectorAll<HTMLElement>('[class^="ag-body-"][class*="-scroll-viewport"]') ?? [];
  for (const bar of bars) bar.tabIndex = -1;
}

/** A text that does not fit can be read under the pointer. */
function titleCutText(target: EventTarget | null | undefined): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>('.ag-cell-value') : null;
  if (cell && cell.scrollWidth > cell.clientWidth) cell.title = cell.innerText;
}

/** The order that a heading asks for; undefined for the usual one. */
function sortOf(grid: GridApi): RecordSort | undefined {
  const sorted = grid.getColumnState().find(({ sort }) => sort);
  return sorted && { column: sorted.colId, direction: sorted.sort === 'asc' ? 'ascending' : 'descending' };
}

/** Scrolls to a row, or to the last where it is gone. */
function showAtTop(grid: GridApi | null, row: number): void {
  const count = grid?.getDisplayedRowCount() ?? 0;
  if (count > 0) grid?.ensureIndexVisible(Math.min(row, count - 1), 'top');
}

function isEndNear(grid: GridApi): boolean {
  const { bottom } = grid.getVerticalPixelRange();
  return bottom >= grid.getDisplayedRowCount() * rowHeight - nearEnd;
}

function selectedIds(grid: GridApi): ReadonlySet<string> {
  return new Set(grid.getSelectedNodes().flatMap(({ id }) => id ?? []));
}

/** Selects in the grid what the screen has selected: it may have been chosen elsewhere. */
function showSelection(grid: GridApi, wanted: ReadonlySet<string>): void {
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
