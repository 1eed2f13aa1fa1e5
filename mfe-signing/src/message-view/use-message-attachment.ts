import { useQuery } from '@tanstack/react-query';
import type { OutputOf } from 'shared-api/contracts/common';
import { getMessageAttachment } from 'shared-api/contracts/signing';
import { callQuery } from 'shared-api/queries';
import { isUnanswered } from '../failure-text.ts';

/** An attachment of a message, as a viewer must know it. */
export type MessageAttachment = OutputOf<typeof getMessageAttachment>;

/** Opens the attachment of a message, once for as long as its screen stands: each opening is an event. */
export function useMessageAttachment(id: string) {
  return useQuery({
    ...callQuery(getMessageAttachment, id === '' ? undefined : { id }),
    staleTime: Infinity,
    gcTime: 0,
    retry: (count, error) => isUnanswered(error) && count < 2,
  });
}
