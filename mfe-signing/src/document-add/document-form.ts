import type { FieldError } from 'react-hook-form';
import {
  isPdfName,
  receiverFields,
  refusedAs,
  type DocumentFormValues,
  type DocumentProblem,
} from 'shared-api/contracts/signing';
import { fieldErrorText } from 'shared-ui';
import { z } from 'zod';
import type { DocumentAddWords } from './document-add.texts.ts';

/** What the forms of adding and editing share. */
export type ReceiverValues = Pick<
  DocumentFormValues,
  'receiverName' | 'receiverSurname' | 'receiverEmail' | 'title'
>;

/** What the add form holds. */
export type AddFormValues = z.infer<ReturnType<typeof addFormSchema>>;

/** The add form's checks, in the specified order (spec 02 §5). A file that was uploaded before, if any, needs no new one. */
export function addFormSchema(findUploadedName: () => string | undefined) {
  const nameOf = (file: File | null) => file?.name ?? findUploadedName() ?? '';
  return z.object({
    ...receiverFields,
    savesCopy: z.boolean(),
    expires: z.boolean(),
    attachment: z
      .custom<File | null>()
      .refine((file) => nameOf(file) !== '', refusedAs('attachment-required'))
      .refine((file) => isPdfName(nameOf(file)), refusedAs('attachment-not-pdf')),
  });
}

/** The words of a field's error: a problem has its own, a sentence of the server stands as it is. */
export function problemText(t: DocumentAddWords, error: FieldError | undefined): string | undefined {
  return fieldErrorText(error, (problem) => t(`problem.${problem as DocumentProblem}`));
}
