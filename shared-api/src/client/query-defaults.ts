import { isFailure } from './api-error.ts';

const maxRetries = 2;

/**
 * How the cache of server data calls: a call without a network fails at once and can be shown, rather than waiting in silence;
 * a query that no answer came to is tried twice more, but where something that stands between answers; what was read counts as fresh for 5 s.
 */
export const queryDefaults = {
  mutations: { networkMode: 'always' },
  queries: {
    networkMode: 'always',
    retry: (failures: number, error: unknown) =>
      failures < maxRetries && isFailure(error, 'unavailable') && !error.isForeign,
    staleTime: 5000,
  },
} as const;
