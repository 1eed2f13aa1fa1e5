import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { failureSentence } from 'shared-api';
import { notify, useTexts } from 'shared-ui';
import { documentAddTexts } from './document-add.texts.ts';
import { addFormSchema, type AddFormValues } from './document-form.ts';
import { changeDraft, readDraft } from './draft.ts';
import { useUpload } from './use-upload.ts';

/** The first step of adding a document: its fields and its file, kept until the document is made. */
export function useAddDocument(userId: string) {
  const t = useTexts(documentAddTexts);
  const navigate = useNavigate();
  const { upload, progress, cancel } = useUpload();
  const form = useForm<AddFormValues>({
    defaultValues: { ...formValuesOf(userId), attachment: null },
    resolver: zodResolver(addFormSchema(() => readDraft(userId).upload?.fileName)),
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  const { subscribe, setError } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { attachment: _file, ...typed } }) => changeDraft(userId, typed),
      }),
    [subscribe, userId],
  );

  const chooseFile = async (file: File): Promise<boolean> => {
    try {
      const uploaded = await upload(file);
      if (!uploaded) {
        notify.info(t('upload.cancelled'));
        return false;
      }
      changeDraft(userId, { upload: uploaded, boxes: [] });
      return true;
    } catch (error) {
      const sentence = failureSentence(error, t('upload.failed'));
      setError('attachment', { type: 'server', message: sentence });
      notify.error(sentence, { duration: 'normal' });
      return false;
    }
  };
  const handleNext = form.handleSubmit(async ({ attachment }) => {
    if (attachment && !(await chooseFile(attachment))) return;
    await navigate('/editDocumentSetSign');
  });
  return { form, handleNext, progress, cancel };
}

function formValuesOf(userId: string) {
  const { receiverName, receiverSurname, receiverEmail, title, savesCopy, expires } = readDraft(userId);
  return { receiverName, receiverSurname, receiverEmail, title, savesCopy, expires };
}
