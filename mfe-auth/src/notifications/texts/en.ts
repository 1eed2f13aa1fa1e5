import type { TranslationOf } from 'shared-ui';
import type { it } from './it.ts';

/** The English of the choice of one's mails. */
export const en: TranslationOf<typeof it> = {
  title: 'Notifications',
  lead: 'The mails you want to receive. Each choice takes effect at once.',
  mails: {
    invitation: {
      label: 'Documents to sign',
      hint: 'When somebody sends you a document. Without the mail you still find it among your documents.',
    },
    signedCopy: {
      label: 'Copy of what I signed',
      hint: 'The sealed PDF after you signed. You can always download it or have it sent.',
    },
    signature: {
      label: 'Signatures on documents I sent',
      hint: 'When a receiver has signed. Without the mail you still see it in the list.',
    },
    registration: {
      label: 'Registrations that wait',
      hint: 'When somebody asks to sign up and waits for your decision. Without the mail the home page still counts them.',
    },
  },
  always:
    'Codes, security notices and links you ask for are always sent: they let you sign in and protect your account.',
  on: 'You will receive these mails: {{mail}}',
  off: 'You will no longer receive these mails: {{mail}}',
  failed: 'Your choice was not saved. Please try again.',
  loadFailed: 'Your choices cannot be read',
  loadFailedHint: 'They stay as they are until you change them.',
};
