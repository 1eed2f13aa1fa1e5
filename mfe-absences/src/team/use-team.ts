import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { call } from 'shared-api';
import { absencesLiveKey, listTeamAbsences, teamPageSize } from 'shared-api/contracts/absences';
import type { TeamFilters } from './use-team-filters.ts';

/** Who is away under some filters, page by page; read again when an absence changes. */
export function useTeam({ from, to, search, companyId, everybody }: Omit<TeamFilters, 'view'>) {
  const wanted = { from, to, search, awayOnly: !everybody, ...(companyId !== undefined && { companyId }) };
  return useInfiniteQuery({
    queryKey: [...absencesLiveKey, 'team', wanted],
    meta: { isLive: true },
    placeholderData: keepPreviousData,
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) =>
      call(listTeamAbsences, { ...wanted, offset: pageParam, length: teamPageSize }, { signal }),
    getNextPageParam: ({ total }, pages) => {
      const shown = pages.reduce((count, { rows }) => count + rows.length, 0);
      return shown < total ? shown : undefined;
    },
  });
}
