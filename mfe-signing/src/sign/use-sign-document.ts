import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isFailure } from 'shared-api';
import type { OutputOf } from 'shared-api/contracts/common';
import { getDocumentToSign } from 'shared-api/contracts/signing';
import { callQuery } from 'shared-api/queries';
import { isUnanswered } from '../failure-text.ts';
import type { SavedDrawing } from './save-queue.ts';

/** Apart from those that are only looked at, which are read again where they stand. */
const signQuery = (id: string) => callQuery(getDocumentToSign, { id }, { under: ['signing', 'sign'] });

/** A document to sign, with its boxes as the server has them. */
export type SignDocument = OutputOf<typeof getDocumentToSign>;

/** Loads a document to sign; what one has drawn is never overwritten by an older answer, since only saves change it. */
export function useSignDocument(id: string) {
  return useQuery({
    ...signQuery(id),
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
      queries.setQueryData(
        signQuery(id).queryKey,
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
