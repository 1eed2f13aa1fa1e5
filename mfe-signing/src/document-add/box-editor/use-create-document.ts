import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call } from 'shared-api';
import { createDocument } from 'shared-api/contracts/signing';
import { notify, useTexts } from 'shared-ui';
import { clearDraft, readDraft, type UploadedPdf } from '../draft.ts';
import { showFailure } from '../../failure-text.ts';
import { productId } from '../../product.ts';
import { documentAddTexts } from '../document-add.texts.ts';

/** Makes the document of the draft, and goes back to the list. */
export function useInsertDocument(userId: string) {
  const t = useTexts(documentAddTexts);
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ uploadId }: UploadedPdf) => {
      const { upload: _upload, boxes, ...fields } = readDraft(userId);
      return call(createDocument, {
        ...fields,
        uploadId,
        product: productId,
        boxes: boxes.map(({ key: _key, ...box }) => box),
      });
    },
    onSuccess: async () => {
      notify.success(t('setSigns.done'));
      queries.removeQueries({ queryKey: ['signing', 'documents'] });
      await navigate('/documentsAdmin');
      clearDraft(userId);
    },
    onError: showFailure,
  });
}
