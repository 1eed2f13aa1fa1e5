import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { clock } from 'shared-api';
import { addMonths, type PlainMonth } from 'shared-api/contracts/common';
import { getMonth, isInSpan, monthSpanOn, monthsLiveKey } from 'shared-api/contracts/timesheet';
import { callQuery } from 'shared-api/queries';

/** Whose month is read: that of an employee who is named, or of whom one acts for, or one's own. */
interface WantedMonth extends PlainMonth {
  readonly employeeId: string | undefined;
}

/** How a month is read and kept; that of whom one acts for is read anew, since acting for somebody empties the cache. */
function monthQuery({ year, month, employeeId }: WantedMonth) {
  return {
    ...callQuery(getMonth, { year, month, employeeId }, { live: monthsLiveKey }),
  };
}

/** A month, read again when it changes. Those beside it are read ahead. */
export function useMonth(of: WantedMonth) {
  const queries = useQueryClient();
  const query = useQuery(monthQuery(of));
  const { year, month, employeeId } = of;
  const isThere = query.data !== undefined;
  useEffect(() => {
    if (isThere) readAhead(queries, { year, month, employeeId });
  }, [queries, isThere, year, month, employeeId]);
  return query;
}

function readAhead(queries: QueryClient, of: WantedMonth): void {
  const span = monthSpanOn(clock.today());
  for (const step of [-1, 1]) {
    const beside = { ...addMonths(of, step), employeeId: of.employeeId };
    if (isInSpan(beside, span)) void queries.prefetchQuery(monthQuery(beside));
  }
}
