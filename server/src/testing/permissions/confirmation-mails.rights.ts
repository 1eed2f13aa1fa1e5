import * as signing from 'shared-api/contracts/signing';
import { managers, right, type Right } from './rights.ts';

const about = 'an address that gets the signed documents of a company';

/** Confirmation mails: who administers the company. */
export const confirmationMails: readonly Right[] = [
  right(signing.listConfirmationMails, {
    about,
    may: managers,
    input: ({ companyId }) => ({ companyId, start: 0, length: 30, search: '' }),
  }),
  right(signing.getConfirmationMail, {
    about,
    may: managers,
    input: ({ confirmationMailId }) => ({ id: confirmationMailId }),
  }),
  right(signing.saveConfirmationMail, {
    about,
    may: managers,
    input: ({ confirmationMailId }) => ({
      id: confirmationMailId,
      email: 'paghe@acme.example',
      version: 1,
    }),
  }),
  right(signing.deleteConfirmationMails, {
    about,
    may: managers,
    input: ({ confirmationMailId }) => ({ ids: [confirmationMailId] }),
  }),
];
