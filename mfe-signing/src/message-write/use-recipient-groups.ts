import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from 'shared-api';
import { findRecipientGroups, type RecipientGroup } from 'shared-api/contracts/signing';

const none: ReadonlyMap<string, string> = new Map();

/** The groups whose people one may write to, searched by the server; and what those are called that were found so far. */
export function useRecipientGroups() {
  const [text, setText] = useState('');
  const [names, setNames] = useState(none);
  const { data, isError, refetch } = useQuery({
    queryKey: ['signing', 'recipient-groups', text],
    queryFn: ({ signal }) => call(findRecipientGroups, { text: text.slice(0, 100) }, { signal }),
    placeholderData: keepPreviousData,
  });
  const groups: readonly RecipientGroup[] | undefined = data?.groups;
  if (groups?.some(({ id }) => !names.has(id)))
    setNames((known) => new Map([...known, ...groups.map(({ id, name }) => [id, name] as const)]));
  return { groups, names, hasFailed: isError && !data, onSearch: setText, onRetry: () => void refetch() };
}
