import { useQuery } from '@tanstack/react-query';
import { call } from 'shared-api';
import { getMessageAttachment } from 'shared-api/contracts/signing';
import { isUnanswered } from '../failure-text.ts';

const load = (id: string, signal: AbortSignal) => call(getMessageAttachment, { id }, { signal });

/** An attachment of a message, as a viewer must know it. */
export type MessageAttachment = Awaited<ReturnType<typeof load>>;

/** Opens the attachment of a message, once for as long as its screen stands: each opening is an event. */
export function useMessageAttachment(id: string) {
  return useQuery({
    queryKey: ['signing', 'message-attachment', id],
    queryFn: ({ signal }) => load(id, signal),
    enabled: id !== '',
    staleTime: Infinity,
    gcTime: 0,
    retry: (count, error) => isUnanswered(error) && count < 2,
  });
}
