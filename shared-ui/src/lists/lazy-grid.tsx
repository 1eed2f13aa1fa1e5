import type { ComponentType } from 'react';
import { lazyPart } from '../lazy-part.component.tsx';
import { GridSkeleton } from './grid-skeleton.component.tsx';
import type { ListPlace } from './list-place.ts';
import type { RecordListProps } from './record-list-props.ts';

/** What the grid for thousands of rows is given. */
export interface RecordGridProps<Row> extends RecordListProps<Row> {
  /** Called when the end comes near, as long as it is. */
  readonly onEndNear: () => void;
  /** Whether every row that there is has been loaded: only then may the grid itself sort. */
  readonly isComplete: boolean;
  /** Told the width that a person gave to a column, in pixels. */
  readonly onResize?: (column: string, width: number) => void;
  /** Where its scroll is kept and begins. */
  readonly place?: ListPlace;
}

/** The grid as a part of a module, loaded where the window is wide: on phones its code never comes. */
export type LazyGrid<Row> = ComponentType<RecordGridProps<Row>>;

/**
 * Makes a list's grid: `lazyGrid<User>(() => import(/* webpackChunkName: "users-table" *\/ 'shared-ui/grid'))`.
 * Where the window is wide, its code comes along with the first rows, not after them.
 */
export function lazyGrid<Row>(load: () => Promise<{ readonly RecordGrid: LazyGrid<Row> }>): LazyGrid<Row> {
  if (window.matchMedia('(width > 768px) and (height >= 500px)').matches) load().catch(() => {});
  return lazyPart(async () => (await load()).RecordGrid, <GridSkeleton />);
}
