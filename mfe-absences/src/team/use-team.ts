import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { absencesLiveKey, listTeamAbsences, teamPageSize } from 'shared-api/contracts/absences';
import { endlessQuery } from 'shared-api/queries';
import type { TeamFilters } from './use-team-filters.ts';

/** Who is away under some filters, page by page; read again when an absence changes. */
export function useTeam({ from, to, search, companyId, groupId, everybody }: Omit<TeamFilters, 'view'>) {
  const wanted = {
    from,
    to,
    search,
    awayOnly: !everybody,
    ...(companyId !== undefined && { companyId }),
    ...(groupId !== undefined && { groupId }),
  };
  return useInfiniteQuery({
    ...endlessQuery(
      listTeamAbsences,
      (offset) => ({ ...wanted, offset: offset ?? 0, length: teamPageSize }),
      ({ total }, pages) => {
        const shown = pages.reduce((count, { rows }) => count + rows.length, 0);
        return shown < total ? shown : undefined;
      },
      { live: absencesLiveKey },
    ),
    placeholderData: keepPreviousData,
  });
}
