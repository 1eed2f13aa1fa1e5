import { queryDefaults } from '../client/query-defaults.ts';

/** The defaults of the shell's cache for tests of screens, where a failure shows at once and nothing is kept. */
export const testQueryDefaults = {
  ...queryDefaults,
  queries: { ...queryDefaults.queries, retry: false, staleTime: 0 },
} as const;
