import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { findRecipientGroups, type RecipientGroup } from 'shared-api/contracts/signing';
import { callQuery } from 'shared-api/queries';

const none: ReadonlyMap<string, string> = new Map();

/** The groups whose people one may write to, searched by the server; and what those are called that were found so far. */
export function useRecipientGroups() {
  const [text, setText] = useState('');
  const [names, setNames] = useState(none);
  const { data, isError, refetch } = useQuery({
    ...callQuery(findRecipientGroups, { text: text.slice(0, 100) }),
    placeholderData: keepPreviousData,
  });
  const groups: readonly RecipientGroup[] | undefined = data?.groups;
  if (groups?.some(({ id }) => !names.has(id)))
    setNames((known) => new Map([...known, ...groups.map(({ id, name }) => [id, name] as const)]));
  return { groups, names, hasFailed: isError && !data, onSearch: setText, onRetry: () => void refetch() };
}
