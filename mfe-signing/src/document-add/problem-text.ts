import type { DocumentFormProblem } from 'shared-api/contracts/signing';
import type { DocumentAddWords } from './document-add.texts.ts';

const problems = {
  'name-required': true,
  'surname-required': true,
  'email-required': true,
  'email-not-valid': true,
  'title-required': true,
  'attachment-required': true,
  'attachment-not-pdf': true,
  'hours-required': true,
  'hours-out-of-range': true,
} satisfies Record<DocumentFormProblem, true>;

/** The words of a field's error: of a problem by its name; a sentence of the server stands as it is. */
export function problemText(t: DocumentAddWords, message: string | undefined): string | undefined {
  if (message === undefined) return undefined;
  return message in problems ? t(`problem.${message as DocumentFormProblem}`) : message;
}
