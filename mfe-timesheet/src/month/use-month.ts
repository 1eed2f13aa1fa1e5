import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from 'shared-api';
import { addMonths, dayOfMonth, type PlainMonth } from 'shared-api/contracts/common';
import { getMonth, monthsLiveKey } from 'shared-api/contracts/timesheet';

/** How a month is read and kept; another's months are read anew, since acting for somebody empties the cache. */
function monthQuery({ year, month }: PlainMonth) {
  return {
    queryKey: [...monthsLiveKey, 'month', dayOfMonth({ year, month }, 1).slice(0, 7)],
    queryFn: ({ signal }: { signal: AbortSignal }) => call(getMonth, { year, month }, { signal }),
    meta: { isLive: true },
  };
}

/** A month of whom one acts for, or one's own, read again when it changes. Those beside it are read ahead. */
export function useMonth(of: PlainMonth) {
  const queries = useQueryClient();
  const query = useQuery(monthQuery(of));
  const { year, month } = of;
  const isThere = query.data !== undefined;
  useEffect(() => {
    if (isThere) readAhead(queries, { year, month });
  }, [queries, isThere, year, month]);
  return query;
}

function readAhead(queries: QueryClient, of: PlainMonth): void {
  for (const step of [-1, 1]) {
    const beside = addMonths(of, step);
    if (beside.year >= firstYear && beside.year <= lastYear) void queries.prefetchQuery(monthQuery(beside));
  }
}

const firstYear = 2000;
const lastYear = 2199;
