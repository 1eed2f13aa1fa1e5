import type { DecidingRows } from '../platform/noted-rows/deciding-rows.ts';
import type { Area } from './area.ts';
import { areas } from './areas.ts';
import { decidingRights } from './deciding-rights.repository.ts';

// An area's own type no longer shows in a list of many.
const all = areas as unknown as readonly Pick<Area<string, unknown>, 'decides'>[];

/** The rows of all areas by which something is decided (decision 118). */
export const decidingRows: readonly DecidingRows[] = [
  ...all.flatMap(({ decides = [] }) => decides),
  decidingRights,
];
