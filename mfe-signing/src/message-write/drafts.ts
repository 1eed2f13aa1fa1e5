import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asApiError, call, isFailure, randomId } from 'shared-api';
import { draftConflict, getMessageDraft, saveMessageDraft } from 'shared-api/contracts/signing';
import { callQuery } from 'shared-api/queries';
import type { KeptDraft } from './draft-saver.ts';
import type { MessageValues } from './message-form.ts';

/** A draft as the server has it now, read once: what is written goes on from there. */
export function useMessageDraft(id: string) {
  // Each screen reads anew what the one before has changed.
  const [reading] = useState(() => randomId());
  return useQuery({
    ...callQuery(getMessageDraft, { id }, { under: ['signing', 'message-draft', reading] }),
    select: ({ draft }) => draft,
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
}

/** Keeps the values as a draft, over the version that was read. @throws ApiError, with `conflict` where it was overtaken. */
export function keepDraft(
  { upload, ...values }: MessageValues,
  kept: KeptDraft | undefined,
  outlivesPage: boolean,
): Promise<KeptDraft> {
  const over = kept && { id: kept.id, version: kept.version };
  return call(saveMessageDraft, { ...over, ...values, uploadId: upload?.uploadId ?? null }, { outlivesPage });
}

/** The version that overtook a save; undefined where it failed for another reason. */
export function newerVersionOf(error: unknown): number | undefined {
  if (!isFailure(error, 'conflict')) return undefined;
  return draftConflict.safeParse(asApiError(error)?.details).data?.current.version;
}
