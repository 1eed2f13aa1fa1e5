import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { bulkSendFields, refusedAs } from 'shared-api/contracts/signing';
import { useTexts } from 'shared-ui';
import { z } from 'zod';
import { changeDraft, readDraft, type UploadedPdf } from '../document-add/draft.ts';
import { useChosenPdf } from '../document-add/use-chosen-pdf.ts';
import { sendDocPaths } from './paths.ts';
import { sendDocTexts } from './send-doc.texts.ts';
import { useUploadSizes } from './use-send-doc.ts';

const isUploaded = (upload: UploadedPdf | null): boolean => upload !== null;

/** The checks of the form, in the specified order (spec 02 §5, Send document). */
const sendForm = z.object({
  title: bulkSendFields.title,
  attachment: z.custom<UploadedPdf | null>().refine(isUploaded, refusedAs('attachment-required')),
  savesCopy: z.boolean(),
  expires: z.boolean(),
  needsAllPages: z.boolean(),
});

type SendFormValues = z.infer<typeof sendForm>;

/** The first step of sending a document to chosen users: its fields and its file, kept until it is sent. */
export function useSendForm(draftId: string, choiceId: string) {
  const t = useTexts(sendDocTexts);
  const navigate = useNavigate();
  const sizes = useUploadSizes();
  const form = useForm<SendFormValues>({
    defaultValues: valuesOf(draftId),
    resolver: zodResolver(sendForm),
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  const { subscribe, setValue, clearErrors } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { attachment: upload, ...typed } }) =>
          changeDraft(draftId, structuredClone({ ...typed, upload })),
      }),
    [subscribe, draftId],
  );
  const chosen = useChosenPdf(draftId, {
    onChange: (upload) => {
      if (!upload) clearErrors('attachment');
      setValue('attachment', upload);
    },
    findProblem: ({ size }) =>
      sizes && (size < sizes.minSize || size > sizes.maxSize)
        ? t('problem.size', { min: inUnits(sizes.minSize, 1000), max: inUnits(sizes.maxSize, 1_000_000) })
        : undefined,
  });
  const goOn = form.handleSubmit(() => navigate(sendDocPaths.boxes(choiceId)));
  return { form, chosen, goOn };
}

/** In the units of the specification, as the server says them too. */
const inUnits = (bytes: number, unit: number) => Math.round((bytes / unit) * 100) / 100;

function valuesOf(draftId: string): SendFormValues {
  const { title, savesCopy, expires, needsAllPages, upload } = readDraft(draftId);
  return { title, savesCopy, expires, needsAllPages, attachment: upload };
}
