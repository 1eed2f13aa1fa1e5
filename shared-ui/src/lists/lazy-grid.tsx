import type { ComponentType } from 'react';
import { LoadingState } from '../display/states.component.tsx';
import { lazyPart } from '../lazy-part.component.tsx';
import type { RecordListProps } from './record-list.component.tsx';

/** What the grid for thousands of rows is given. */
export interface RecordGridProps<Row> extends Omit<RecordListProps<Row>, 'sort' | 'onSort'> {
  /** Called when the end comes near, as long as it is. */
  readonly onEndNear: () => void;
  /** Whether every row that there is has been loaded: only then may the grid sort. */
  readonly isComplete: boolean;
}

/** The grid as a part of a module, loaded where the window is wide: on phones its code never comes. */
export type LazyGrid<Row> = ComponentType<RecordGridProps<Row>>;

/**
 * Makes a list's grid: `lazyGrid<User>(() => import(/* webpackChunkName: "users-table" *\/ 'shared-ui/grid'))`.
 * Where the window is wide, its code comes along with the first rows, not after them.
 */
export function lazyGrid<Row>(load: () => Promise<{ readonly RecordGrid: LazyGrid<Row> }>): LazyGrid<Row> {
  if (window.matchMedia('(width > 768px)').matches) load().catch(() => {});
  return lazyPart(async () => (await load()).RecordGrid, <LoadingState rows={3} />);
}
