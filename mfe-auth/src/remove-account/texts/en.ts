import type { TranslationOf } from 'shared-ui';
import type { it } from './it.ts';

/** The English of the removal of an account. */
export const en: TranslationOf<typeof it> = {
  ask: {
    title: 'Delete the account?',
    lead: 'We send you a link to confirm. Nothing happens until you do.',
    removed: 'What is deleted',
    kept: 'What is kept, as the law requires',
    submit: 'Delete account',
    cancel: 'Cancel',
    failed: 'The request was not sent. Please try again shortly.',
  },
  removed: {
    person: 'name, address and phone',
    access: 'password, QR codes, passkeys and authenticator app',
    sessions: 'every open session',
  },
  kept: {
    documents: 'the documents that were signed or received',
    log: 'the log of events',
    employee: 'the employee record, which is your company’s',
  },
  notFound: 'User not found',
  sent: { SMS: 'Check your SMS', mail: 'Check your mail' },
  signOutFailed: 'Signing out was not possible. Please try again shortly.',
  confirm: {
    title: 'Delete your account',
    lead: 'You are about to delete the account {{username}}. This cannot be undone.',
    leadUnknown: 'Open the link that we sent you.',
    submit: 'Delete for good',
    keep: 'Keep the account',
    failed: 'The account was not deleted. Please try again shortly.',
    done: 'The account has been deleted',
    doneHint: 'Your data were erased. Thank you for having been with us.',
    toSignIn: 'Go to the sign-in',
    deadHint: 'It is valid for one hour and works once. You can ask for another in your profile.',
  },
};
