import { createTickToggle } from './tick-toggle.ts';

interface Row {
  readonly id: string;
  readonly rowIndex: number;
  isSelected: () => boolean;
}

function gridOf(count: number) {
  const ticked = new Set<string>();
  const rows = Array.from({ length: count }, (_each, rowIndex): Row => {
    const id = `r${rowIndex}`;
    return { id, rowIndex, isSelected: () => ticked.has(id) };
  });
  const grid = {
    getRowNode: (id: string) => rows.find((row) => row.id === id),
    getDisplayedRowAtIndex: (index: number) => rows[index],
    setNodesSelected({ nodes, newValue }: { nodes: Row[]; newValue: boolean }) {
      for (const { id } of nodes) {
        if (newValue) ticked.add(id);
        else ticked.delete(id);
      }
    },
  };
  const { toggle, extend } = createTickToggle();
  const press = (index: number, isRange = false) => {
    const row = rows[index];
    if (row) toggle(grid, row, isRange);
  };
  const arrow = (index: number, step: 1 | -1) => {
    const row = rows[index];
    if (row) extend(grid, row, step);
  };
  return { press, arrow, ticks: () => [...ticked].toSorted() };
}

describe('the ticks of a grid', () => {
  it('stay when another row is pressed, and go when the same one is', () => {
    const { press, ticks } = gridOf(4);
    press(0);
    press(2);
    expect(ticks()).toEqual(['r0', 'r2']);
    press(0);
    expect(ticks()).toEqual(['r2']);
  });

  it('are set from the last pressed row on with Shift, in either direction', () => {
    const { press, ticks } = gridOf(6);
    press(4);
    press(2, true);
    expect(ticks()).toEqual(['r2', 'r3', 'r4']);
    press(4, true);
    expect(ticks()).toEqual([]);
  });

  it('follow the arrows with Shift, to the end of the list, and begin a range there', () => {
    const { press, arrow, ticks } = gridOf(6);
    press(0);
    arrow(2, 1);
    arrow(3, 1);
    expect(ticks()).toEqual(['r0', 'r2', 'r3', 'r4']);
    arrow(5, 1);
    expect(ticks()).toEqual(['r0', 'r2', 'r3', 'r4', 'r5']);
    press(1, true);
    expect(ticks()).toEqual(['r0', 'r1', 'r2', 'r3', 'r4', 'r5']);
  });
});
