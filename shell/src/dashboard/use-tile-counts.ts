import { useQueries } from '@tanstack/react-query';
import { countCall, countsLiveKey, type DashboardTile } from 'shared-api/contracts/platform';
import { callQuery } from 'shared-api/queries';
import { formatCount } from './dashboard-tiles.ts';

/** What is known of what waits behind a tile. */
export interface TileCount {
  /** As it is shown; undefined while nothing waits or nothing is known. */
  readonly shown: string | undefined;
  readonly isPending: boolean;
}

/**
 * What waits behind the tiles that count, by the name of their call; whether some could not be counted, and a new try. While `isAsked`
 * is false only what is known already is told.
 */
export function useTileCounts(tiles: readonly DashboardTile[], { isAsked = true } = {}) {
  const names = tiles.map((tile) => tile.countCall).filter((name) => name !== undefined);
  const results = useQueries({
    queries: names.map((name) => ({
      ...callQuery(countCall(name), { offset: 0, limit: 10 }, { live: countsLiveKey }),
      enabled: isAsked,
    })),
  });
  const counts = new Map<string | undefined, TileCount>(
    names.map((name, index) => {
      const { data, isPending = false } = results[index] ?? {};
      return [name, { shown: formatCount(data?.total ?? 0), isPending }];
    }),
  );
  const failed = results.filter((result) => result.isError);
  return {
    counts,
    hasFailed: failed.length > 0,
    isRetrying: failed.some((result) => result.isFetching),
    retry: () => failed.forEach((result) => void result.refetch()),
  };
}
