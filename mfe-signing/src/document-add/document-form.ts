import type { FieldError } from 'react-hook-form';
import {
  findRepeatedReceivers,
  receiverFields,
  receiverShape,
  refusedAs,
  type DocumentProblem,
} from 'shared-api/contracts/signing';
import { fieldErrorText } from 'shared-ui';
import { z } from 'zod';
import type { DocumentAddWords } from './document-add.texts.ts';
import type { UploadedPdf } from './draft.ts';

const isUploaded = (upload: UploadedPdf | null): boolean => upload !== null;

/** The add form's checks, in the specified order (spec 02 §5). The file was checked when it was chosen. */
export const addForm = z.object({
  receivers: z.array(receiverShape).superRefine((receivers, context) => {
    for (const place of findRepeatedReceivers(receivers))
      context.addIssue({
        code: 'custom',
        path: [place, 'receiverEmail'],
        message: 'email-repeated' satisfies DocumentProblem,
      });
  }),
  title: receiverFields.title,
  savesCopy: z.boolean(),
  expires: z.boolean(),
  needsAllPages: z.boolean(),
  attachment: z.custom<UploadedPdf | null>().refine(isUploaded, refusedAs('attachment-required')),
});

/** What the add form holds. */
export type AddFormValues = z.infer<typeof addForm>;

/** The words of a field's error: a problem has its own, a sentence of the server stands as it is. */
export function problemText(t: DocumentAddWords, error: FieldError | undefined): string | undefined {
  return fieldErrorText(error, (problem) => t(`problem.${problem as DocumentProblem}`));
}
