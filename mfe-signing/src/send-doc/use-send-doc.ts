import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call } from 'shared-api';
import {
  cancelBulkSend,
  createBulkSend,
  getBulkSend,
  getUploadLimits,
  listChosenReceivers,
  retryBulkSend,
  type ChosenReceiver,
} from 'shared-api/contracts/signing';
import { callQuery } from 'shared-api/queries';
import { changeDraft, readDraft, type UploadedPdf } from '../document-add/draft.ts';
import { showFailure } from '../failure-text.ts';
import { productId } from '../product.ts';
import { sendDocPaths } from './paths.ts';
import { bulkSendsKey } from './use-bulk-sends.ts';

/** Whom the caller chose in the list of users. */
export function useChosen(choiceId: string) {
  return useQuery({
    ...callQuery(listChosenReceivers, { choiceId }),
    retry: false,
  });
}

/** What sizes a file may have; undefined until they are known, when the server alone checks. */
export function useUploadSizes() {
  return useQuery({
    ...callQuery(getUploadLimits, {}),
    staleTime: Infinity,
  }).data;
}

/** A bulk send, followed live. */
export function useBulkSend(id: string) {
  return useQuery({
    ...callQuery(getBulkSend, { id }, { live: bulkSendsKey }),
    select: ({ bulkSend }) => bulkSend,
    retry: false,
  });
}

interface Wanted {
  readonly upload: UploadedPdf;
  readonly receivers: readonly ChosenReceiver[];
  /** Where the documents expire. */
  readonly hours: number | undefined;
}

/** Has the draft sent to those who are left of a choice, and goes on to where its progress is. */
export function useSendToChosen(draftId: string, choiceId: string) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: ({ upload, receivers, hours }: Wanted) => {
      const { title, expires, savesCopy, needsAllPages, boxes } = readDraft(draftId);
      return call(createBulkSend, {
        choiceId,
        userIds: receivers.map(({ userId }) => userId),
        uploadId: upload.uploadId,
        title,
        expires,
        savesCopy,
        needsAllPages,
        ...(hours !== undefined && { hours }),
        product: productId,
        boxes: boxes.map(({ key: _key, ...box }) => box),
      });
    },
    onSuccess: async ({ id }) => {
      // The draft stays as long as this can be taken back.
      changeDraft(draftId, { sentAs: id });
      await navigate(sendDocPaths.sent(id, choiceId), { replace: true });
    },
    onError: showFailure,
  });
}

/** Takes a bulk send back, or tries again for those whom it failed for. */
export function useBulkSendActions(id: string) {
  const queries = useQueryClient();
  const options = {
    onError: showFailure,
    onSettled: () => queries.invalidateQueries({ queryKey: bulkSendsKey }),
  };
  const cancel = useMutation({ mutationFn: () => call(cancelBulkSend, { id }), ...options });
  const retry = useMutation({ mutationFn: () => call(retryBulkSend, { id }), ...options });
  return { cancel, retry };
}
