/** What of the grid is asked to tick rows, and what of a row. */
interface TickedRow {
  readonly id?: string | undefined;
  readonly rowIndex: number | null;
  isSelected(): boolean | undefined;
}
interface TickedGrid<Node extends TickedRow> {
  getRowNode(id: string): Node | undefined;
  getDisplayedRowAtIndex(index: number): Node | undefined;
  setNodesSelected(change: { nodes: Node[]; newValue: boolean; source: 'checkboxSelected' }): void;
}

/** What ticks the rows of a grid, whoever asks for it: pointer or keys. */
export interface TickToggle {
  /** Ticks a row or takes its tick away, and leaves the others as they are; with Shift all those between it and the one before. */
  readonly toggle: <Node extends TickedRow>(grid: TickedGrid<Node>, row: Node, isRange: boolean) => void;
  /** Ticks a row and the next one in a direction, as Shift and an arrow ask. */
  readonly extend: <Node extends TickedRow>(grid: TickedGrid<Node>, row: Node, step: 1 | -1) => void;
}

/** Makes what ticks the rows of a grid: it remembers which was the last. */
export function createTickToggle(): TickToggle {
  let last: string | undefined;
  return {
    toggle: (grid, row, isRange) => {
      const from = isRange && last !== undefined ? grid.getRowNode(last)?.rowIndex : undefined;
      const [start, end] = [from ?? row.rowIndex ?? 0, row.rowIndex ?? 0];
      const count = Math.abs(end - start) + 1;
      const indexes = Array.from({ length: count }, (_each, step) => Math.min(start, end) + step);
      const nodes = indexes.flatMap((index) => grid.getDisplayedRowAtIndex(index) ?? []);
      grid.setNodesSelected({ nodes, newValue: row.isSelected() !== true, source: 'checkboxSelected' });
      last = row.id;
    },
    extend: (grid, row, step) => {
      const next = grid.getDisplayedRowAtIndex((row.rowIndex ?? 0) + step);
      const nodes = next ? [row, next] : [row];
      grid.setNodesSelected({ nodes, newValue: true, source: 'checkboxSelected' });
      last = (next ?? row).id;
    },
  };
}
