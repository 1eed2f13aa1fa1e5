import { useQuery } from '@tanstack/react-query';
import { call } from 'shared-api';
import { findRecipientGroups } from 'shared-api/contracts/signing';

/** The groups whose people one may write to; undefined while they load. */
export function useRecipientGroups() {
  const { data, isError, refetch } = useQuery({
    queryKey: ['signing', 'recipient-groups'],
    queryFn: ({ signal }) => call(findRecipientGroups, { text: '' }, { signal }),
  });
  return { groups: data?.groups, hasFailed: isError, onRetry: () => void refetch() };
}
