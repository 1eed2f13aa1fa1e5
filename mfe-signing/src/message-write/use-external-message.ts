import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { call, useSignedIn } from 'shared-api';
import {
  externalMessageFields,
  isPdfName,
  messageRefusedAs,
  messagesLiveKey,
  sendExternalMessage,
  signatureBox,
} from 'shared-api/contracts/signing';
import { doLater, notify, useTexts } from 'shared-ui';
import { z } from 'zod';
import { failureText } from '../failure-text.ts';
import {
  clearExternalDraft,
  keepExternalDraft,
  readExternalDraft,
  type ExternalDraft,
} from './external-draft.ts';
import { messageWriteTexts } from './message-write.texts.ts';
import { messagePaths } from './paths.ts';
import { forgetRequestId, requestIdOf } from './request-id.ts';
import { useAttachmentUpload } from './use-attachment-upload.ts';

/** The checks in the specified order (spec 02 §5, demo message): with a signature the PDF and its boxes are needed. */
const externalForm = z
  .object({
    name: externalMessageFields.name,
    surname: externalMessageFields.surname,
    email: externalMessageFields.email,
    title: externalMessageFields.title,
    body: externalMessageFields.body,
    signsAttachment: z.boolean(),
    upload: z.custom<ExternalDraft['upload']>(),
    boxes: z.array(signatureBox),
  })
  .refine(({ signsAttachment, upload }) => !signsAttachment || upload !== null, {
    path: ['upload'],
    when: () => true,
    ...messageRefusedAs('external-attachment-required'),
  })
  .refine(({ signsAttachment, upload, boxes }) => !signsAttachment || upload === null || boxes.length > 0, {
    path: ['boxes'],
    when: () => true,
    ...messageRefusedAs('external-boxes-required'),
  });

/** The form of a message to an external person, kept in this tab until it is sent. */
export function useExternalMessage() {
  const t = useTexts(messageWriteTexts);
  const { userId } = useSignedIn();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<ExternalDraft>();
  const form = useForm<ExternalDraft>({
    defaultValues: readExternalDraft(userId),
    resolver: zodResolver(externalForm),
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  const { subscribe, setValue, clearErrors, getValues } = form;
  useEffect(
    () =>
      subscribe({ formState: { values: true }, callback: ({ values }) => keepExternalDraft(userId, values) }),
    [subscribe, userId],
  );
  const upload = useAttachmentUpload({
    isAccepted: isPdfName,
    refusedAs: 'external-attachment-not-pdf',
    onUploaded: (uploaded) => {
      clearErrors(['upload', 'boxes']);
      setValue('upload', uploaded && { ...uploaded, notes: [...uploaded.notes] });
      setValue('boxes', []);
    },
  });
  /** For ten seconds it can be taken back; only then it goes out, and what was written goes with it. */
  const send = ({ upload: file, boxes, signsAttachment, ...fields }: ExternalDraft) => {
    const values = {
      ...fields,
      signsAttachment,
      ...(file && { uploadId: file.uploadId }),
      boxes: signsAttachment ? boxes : [],
    };
    const input = { ...values, requestId: requestIdOf(values) };
    setAsked(undefined);
    void doLater({
      message: t('external.leaving', { name: `${fields.name} ${fields.surname}` }),
      run: ({ isLeaving }) => call(sendExternalMessage, input, { outlivesPage: isLeaving }),
      undo: () => void navigate(messagePaths.external),
      describeError: failureText,
    }).then(async (outcome) => {
      if (outcome !== 'done') return;
      forgetRequestId();
      clearExternalDraft(userId);
      notify.success(t('external.sent'));
      await queries.invalidateQueries({ queryKey: messagesLiveKey });
    });
    void navigate(messagePaths.sentList);
  };
  return {
    form,
    upload,
    asked,
    ask: (values: ExternalDraft) => setAsked(values),
    closeQuestion: () => setAsked(undefined),
    send: () => asked && send(asked),
    place: () => {
      keepExternalDraft(userId, getValues());
      void navigate(messagePaths.externalBoxes);
    },
  };
}
