import type { LiveKey } from '../platform/index.ts';

/** What screens keep of documents and hear of when one changes: the grid, and the counter of the dashboard (spec 01 §9). */
export const documentLiveKeys: readonly LiveKey[] = [
  ['signing', 'documents'],
  ['count', 'getNumDocToSignApi'],
];
