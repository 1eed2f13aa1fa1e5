import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call } from 'shared-api';
import { createDocument, documentsLiveKey } from 'shared-api/contracts/signing';
import { notify, useTexts } from 'shared-ui';
import { showFailure } from '../../failure-text.ts';
import { productId } from '../../product.ts';
import { offerSending, rememberAdded, type AddedDocuments } from '../../sending/added-documents.ts';
import { sendingTexts } from '../../sending/sending.texts.ts';
import { useSendLater } from '../../sending/use-send-later.ts';
import { documentAddTexts } from '../document-add.texts.ts';
import { clearDraft, emptyReceiver, readDraft, type UploadedPdf } from '../draft.ts';

interface Wanted {
  readonly upload: UploadedPdf;
  /** Whether they are sent as well, and with which hours. */
  readonly sending: { readonly hours: number | undefined } | null;
}

/** Makes the documents of the draft, one for each receiver, and goes back to the list; sends them, or offers that. */
export function useInsertDocuments(userId: string) {
  const t = useTexts(documentAddTexts);
  const words = useTexts(sendingTexts);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const sendLater = useSendLater();
  const offer = (documents: AddedDocuments) => {
    const { ids } = documents;
    rememberAdded(ids);
    notify.success(ids.length > 1 ? words('savedMany', { count: ids.length }) : t('setSigns.done'), {
      duration: 'offer',
      action: {
        label: words('offer'),
        onClick: () => {
          offerSending(documents);
          void navigate('/documentsAdmin');
        },
      },
    });
  };
  return useMutation({
    mutationFn: async ({ upload }: Wanted): Promise<AddedDocuments> => {
      const { receivers, title, expires, savesCopy, needsAllPages, boxes } = readDraft(userId);
      const [first = emptyReceiver, ...otherReceivers] = receivers;
      const { ids } = await call(createDocument, {
        ...first,
        ...(otherReceivers.length > 0 && { otherReceivers }),
        title,
        expires,
        savesCopy,
        needsAllPages,
        uploadId: upload.uploadId,
        product: productId,
        boxes: boxes.map(({ key: _key, ...box }) => box),
      });
      return { ids, title, receivers, expires };
    },
    onSuccess: async (documents, { sending }) => {
      queries.removeQueries({ queryKey: documentsLiveKey });
      if (sending) void sendLater(documents, sending.hours);
      else offer(documents);
      await navigate('/documentsAdmin');
      clearDraft(userId);
    },
    onError: showFailure,
  });
}
