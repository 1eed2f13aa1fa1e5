import type { FieldError } from 'react-hook-form';
import {
  messageFields,
  noRecipients,
  signatureBox,
  type DraftUpload,
  type MessageDraft,
  type MessageProblem,
} from 'shared-api/contracts/signing';
import { fieldErrorText } from 'shared-ui';
import { z } from 'zod';
import type { MessageWords } from './message-write.texts.ts';

/** The checks of a message before it is sent (spec 02 §5). Its attachment was checked when it was chosen. */
export const messageForm = z.object({
  recipients: messageFields.recipients,
  title: messageFields.title,
  body: messageFields.body,
  upload: z.custom<DraftUpload | null>(),
  viewsAttachment: z.boolean(),
  signsAttachment: z.boolean(),
  boxes: z.array(signatureBox),
});

/** What the form of a message holds: all that its draft keeps. */
export type MessageValues = z.infer<typeof messageForm>;

/** The form of a draft; of none an empty one. */
export function valuesOf(draft: MessageDraft | undefined): MessageValues {
  if (!draft)
    return {
      recipients: noRecipients,
      title: '',
      body: '',
      upload: null,
      viewsAttachment: true,
      signsAttachment: false,
      boxes: [],
    };
  const { recipients, title, body, upload, viewsAttachment, signsAttachment, boxes } = draft;
  return { recipients, title, body, upload, viewsAttachment, signsAttachment, boxes };
}

/** The words of a field's error: a problem has its own, a sentence of the server stands as it is. */
export function problemText(t: MessageWords, error: FieldError | undefined): string | undefined {
  return fieldErrorText(error, (problem) => t(`problem.${problem as MessageProblem}`));
}
