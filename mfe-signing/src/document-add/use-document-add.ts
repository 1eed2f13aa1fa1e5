import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { addForm, type AddFormValues } from './document-form.ts';
import { changeDraft, readDraft } from './draft.ts';
import { useChosenPdf } from './use-chosen-pdf.ts';

/** The first step of adding a document: its fields and its file, kept until the document is made. */
export function useAddDocument(userId: string) {
  const navigate = useNavigate();
  const form = useForm<AddFormValues>({
    defaultValues: formValuesOf(userId),
    resolver: zodResolver(addForm),
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { attachment: upload, ...typed } }) =>
          changeDraft(userId, structuredClone({ ...typed, upload })),
      }),
    [subscribe, userId],
  );
  const { setValue, clearErrors } = form;
  const chosen = useChosenPdf(userId, {
    onChange: (upload) => {
      if (!upload) clearErrors('attachment');
      setValue('attachment', upload);
    },
  });
  const handleNext = form.handleSubmit(() => navigate('/editDocumentSetSign'));
  return { form, chosen, handleNext };
}

function formValuesOf(userId: string): AddFormValues {
  const { receivers, title, savesCopy, expires, needsAllPages, upload } = readDraft(userId);
  return { receivers, title, savesCopy, expires, needsAllPages, attachment: upload };
}
