import { useQueries } from '@tanstack/react-query';
import { call } from 'shared-api';
import { countCall, type DashboardTile } from 'shared-api/contracts/platform';
import { formatCount } from './dashboard-tiles.ts';

/** What waits behind each tile that counts, by the name of its call. A count that cannot be had is left away. */
export function useTileCounts(tiles: readonly DashboardTile[]): ReadonlyMap<string, string> {
  const names = tiles.map((tile) => tile.countCall).filter((name) => name !== undefined);
  const results = useQueries({
    queries: names.map((name) => ({
      queryKey: ['count', name],
      meta: { isLive: true },
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call(countCall(name), { offset: 0, limit: 10 }, { signal }),
    })),
  });
  const counts = names.map((name, index) => [name, formatCount(results[index]?.data?.total ?? 0)] as const);
  return new Map(counts.filter((entry): entry is [string, string] => entry[1] !== undefined));
}
