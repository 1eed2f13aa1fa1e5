import { useQuery } from '@tanstack/react-query';
import { listGroups } from 'shared-api/contracts/directory';
import { callQuery } from 'shared-api/queries';

/** The names of the groups that the person is in; none as long as they are not known. Read anew after each sign-in (spec 01 §4). */
export function useGroups(): readonly string[] {
  const { data } = useQuery({
    ...callQuery(listGroups, {}),
  });
  return data?.info.groups.map(({ name }) => name) ?? [];
}
