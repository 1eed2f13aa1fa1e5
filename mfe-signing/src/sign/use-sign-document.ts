import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call, isFailure } from 'shared-api';
import { getDocumentToSign } from 'shared-api/contracts/signing';
import { isUnanswered } from '../failure-text.ts';
import type { SavedDrawing } from './save-queue.ts';

const keyOf = (id: string) => ['signing', 'sign-document', id];
const load = (id: string, signal: AbortSignal) => call(getDocumentToSign, { id }, { signal });

/** A document to sign, with its boxes as the server has them. */
export type SignDocument = Awaited<ReturnType<typeof load>>;

/** Loads a document to sign; what one has drawn is never overwritten by an older answer, since only saves change it. */
export function useSignDocument(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => load(id, signal),
    staleTime: Infinity,
    gcTime: 0,
    retry: (count, error) => isUnanswered(error) && count < 2,
  });
}

/** Puts what a save answered into the boxes of the document; the others stay as they are. */
export function useUpdateBoxes(id: string): (saved: readonly SavedDrawing[]) => void {
  const queries = useQueryClient();
  return useCallback(
    (saved) => {
      const byIndex = new Map(saved.map((box) => [box.index, box]));
      queries.setQueryData<SignDocument>(
        keyOf(id),
        (before) =>
          before && { ...before, boxes: before.boxes.map((box) => ({ ...box, ...byIndex.get(box.index) })) },
      );
    },
    [queries, id],
  );
}

/** Whether a refusal is one about this document's having been signed meanwhile. */
export function isSignedElsewhere(error: unknown): boolean {
  return isFailure(error, 'conflict', 'document-already-signed');
}
