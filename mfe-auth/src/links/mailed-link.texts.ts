import { defineTexts } from 'shared-ui';

/** The texts of links that came by mail. */
export const mailedLinkTexts = defineTexts({
  it: {
    dead: 'Il link non è più valido',
    cut: 'Il link non è completo',
    cutHint: 'Aprilo con un tocco dal messaggio, o copialo per intero.',
    failed: 'Il link non si apre',
    failedHint: 'Il servizio non risponde. Il link resta valido.',
  } as const,
  en: {
    dead: 'This link is no longer valid',
    cut: 'This link is not complete',
    cutHint: 'Open it from the message, or copy all of it.',
    failed: 'The link does not open',
    failedHint: 'The service does not answer. The link stays valid.',
  },
});
