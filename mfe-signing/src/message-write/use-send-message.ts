import { useMutation } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { asApiError, call } from 'shared-api';
import { sendMessage } from 'shared-api/contracts/signing';
import { showRefusedFields } from 'shared-ui';
import { showFailure } from '../failure-text.ts';
import type { DraftSaver } from './draft-saver.ts';
import type { MessageValues } from './message-form.ts';
import { messagePaths } from './paths.ts';
import { forgetRequestId, requestIdOf } from './request-id.ts';

interface SendMessageOptions {
  readonly form: Pick<UseFormReturn<MessageValues>, 'setError'>;
  readonly saver: DraftSaver<MessageValues>;
  readonly onRefused: () => void;
}

/** Sends what is written, and goes on to where it can be taken back and followed. What fails loses nothing: the draft stays. */
export function useSendMessage({ form, saver, onRefused }: SendMessageOptions) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async ({ upload, ...values }: MessageValues) => {
      const kept = await saver.flush();
      return call(sendMessage, {
        requestId: requestIdOf({ upload, ...values }),
        ...(kept && { draftId: kept.id }),
        ...values,
        ...(upload && { uploadId: upload.uploadId }),
        viewsAttachment: upload !== null && values.viewsAttachment,
        signsAttachment: upload !== null && values.signsAttachment,
        boxes: upload !== null && values.signsAttachment ? values.boxes : [],
      });
    },
    onSuccess: async ({ id }) => {
      forgetRequestId();
      saver.close();
      await navigate(messagePaths.sent(id), { replace: true });
    },
    onError: (error) => {
      onRefused();
      const fields = asApiError(error)?.fields ?? {};
      if (!showRefusedFields(fields, ['recipients', 'title', 'body'], form.setError)) showFailure(error);
    },
  });
}
