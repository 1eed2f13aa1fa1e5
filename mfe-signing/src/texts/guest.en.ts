import type { TranslationOf } from 'shared-ui';
import type { guestIt } from './guest.it.ts';

/** Fixed by spec 02 in English: `expired.title`. */
export const guestEn: TranslationOf<typeof guestIt> = {
  title: 'Document to sign',
  greeting: 'Hello {{name}},',
  sentBy: '{{sender}} of {{company}} sent you a document to sign',
  sentByPerson: '{{sender}} sent you a document to sign',
  document: 'Document',
  sender: 'Sender',
  expiry: 'Expiry',
  expiresAt: 'To be signed by {{when}}',
  noExpiry: 'No expiry',
  steps: {
    title: 'What happens next',
    open: 'You open the document and read it in peace: until you confirm, you sign nothing.',
    sign: 'You sign with your finger, your mouse or by typing your name in the boxes shown.',
    copy: 'You get the signed and sealed copy by mail. There is nothing to register for.',
  },
  openAndSign: 'Open and sign',
  openList: 'Go to the list of documents',
  openSigned: 'See the document',
  signedInAs: 'You are signed in as {{name}}: opening the document ends that session.',
  language: 'Language',
  loading: 'Reading the link',
  invalid: {
    title: 'This link is no longer valid',
    text: 'It is incomplete, or the sender has sent a newer one or withdrawn the document. Open the last mail you received, or ask the sender to send the document again.',
  },
  expired: {
    title: 'Document expired !',
    text: 'The time to sign “{{title}}” is over. Ask {{sender}} to send it again.',
    plain: 'The time to sign is over. Ask the sender to send the document again.',
  },
  signed: {
    title: 'You have already signed this document',
    text: '“{{title}}” is signed: the copy is in the mail you received or, if you have an account, among your documents. There is nothing else to do.',
  },
  offline: {
    title: 'You are offline',
    text: 'Check your connection and try again: the link stays valid.',
  },
  failing: {
    title: 'The service does not answer',
    text: 'Nothing has changed and the link stays valid. Try again in a moment.',
  },
  session: {
    title: 'Open the link again',
    text: 'Access by the link lasts two hours and has ended. Open the link from your mail again.',
  },
  checking: 'Checking the expiry',
  unknownFailure: 'Something did not work. Try again.',
};
