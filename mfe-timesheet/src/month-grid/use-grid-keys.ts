import { useState, type KeyboardEvent } from 'react';
import type { PlainDay } from 'shared-api/contracts/common';

/** The columns of the grid, in their order. */
export const gridFields = ['ordinary', 'overtime', 'absence', 'cause'] as const;
export type GridField = (typeof gridFields)[number];

/** One cell of the grid. */
export interface GridCell {
  readonly day: PlainDay;
  readonly field: GridField;
}

interface GridDay {
  readonly day: PlainDay;
  readonly isWorking: boolean;
}

/** Moves through the cells: arrows by one, Enter to the next working day. One stop of the Tab key for all of them. */
export function useGridKeys(days: readonly GridDay[], start: PlainDay) {
  const [current, setCurrent] = useState<GridCell>({ day: start, field: 'ordinary' });
  const move = (event: KeyboardEvent<HTMLElement>, { day, field }: GridCell) => {
    const at = days.findIndex((each) => each.day === day);
    const column = gridFields.indexOf(field);
    const isBack = event.shiftKey;
    const next: Readonly<Record<string, GridCell | undefined>> = {
      ArrowUp: cellAt(at - 1, column),
      ArrowDown: cellAt(at + 1, column),
      ArrowLeft: cellAt(at, column - 1),
      ArrowRight: cellAt(at, column + 1),
      Enter: cellAt(workingFrom(at, isBack ? -1 : 1), column),
    };
    if (!(event.key in next) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const cell = next[event.key];
    if (!cell) return;
    setCurrent(cell);
    const grid = event.currentTarget.closest('table');
    grid?.querySelector<HTMLElement>(`[data-cell="${nameOfCell(cell)}"]`)?.focus();
  };
  return { current, setCurrent, move };

  function cellAt(row: number, column: number): GridCell | undefined {
    const day = days[row]?.day;
    const field = gridFields[column];
    return day !== undefined && field ? { day, field } : undefined;
  }

  function workingFrom(at: number, step: number): number {
    for (let row = at + step; row >= 0 && row < days.length; row += step)
      if (days[row]?.isWorking) return row;
    return at + step;
  }
}

/** What a cell is found by. */
export function nameOfCell({ day, field }: GridCell): string {
  return `${day} ${field}`;
}
