import type { TranslationOf } from 'shared-ui';
import type { it } from './it.ts';

/** The English of registrations that wait for an administrator. */
export const en: TranslationOf<typeof it> = {
  title: 'Registrations',
  lead: 'Who has signed up and confirmed the address waits for your answer.',
  list: 'Waiting registrations',
  column: { person: 'Person', email: 'Email', company: 'Company', since: 'Waiting since', answers: 'Answer' },
  since: '{{company}}, waiting since {{when}}',
  outside: 'Not an address of the company',
  approve: 'Accept',
  approveNamed: 'Accept {{name}}',
  reject: 'Reject',
  rejectNamed: 'Reject {{name}}',
  confirmApprove: {
    title: 'Accept this registration?',
    text: '{{name}} will be able to sign in for {{company}} as {{email}}, and will be told by mail.',
  },
  rejecting: {
    title: 'Reject this registration?',
    text: '{{name}} will get the reason by mail at {{email}}.',
    reason: 'Reason',
    required: 'Field required',
    cancel: 'Cancel',
  },
  approved: '{{name}} can sign in now',
  rejected: 'The registration of {{name}} has been rejected',
  failed: 'Your answer was not saved. Please try again shortly.',
  empty: 'No registration is waiting',
  emptyHint:
    'When somebody signs up and confirms the address you find them here, and the home page counts them.',
  loadFailed: 'The registrations are not available',
  loadFailedHint: 'The server does not answer. The rest of the application works.',
  refresh: 'Refresh',
  exit: 'Exit',
};
