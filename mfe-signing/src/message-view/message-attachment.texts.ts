import { defineTexts } from 'shared-ui';

export const messageAttachmentTexts = defineTexts({
  it: {
    title: 'Allegato',
    from: '{{sender}}, {{when}}',
    download: 'Scarica',
    sign: 'Firma',
    signed: 'Firmato',
    sealing: 'La copia firmata è in preparazione.',
    refresh: 'Aggiorna',
    pdfTitle: 'Documento',
    missing: { title: 'Allegato non indicato', text: 'L’indirizzo non dice quale allegato aprire.' },
    notFound: {
      title: 'L’allegato non c’è',
      text: 'È stato eliminato, oppure è arrivato a qualcun altro.',
    },
    notAccepted: { title: 'Prima si accetta la lettura', action: 'Apri il messaggio' },
    closed: 'L’allegato non si può aprire',
    failed: 'L’allegato non si è caricato',
    messages: 'Vai ai messaggi',
    documents: 'Vai ai documenti',
  } as const,
  en: {
    title: 'Attachment',
    from: '{{sender}}, {{when}}',
    download: 'Download',
    sign: 'Sign',
    signed: 'Signed',
    sealing: 'The signed copy is being made.',
    refresh: 'Refresh',
    pdfTitle: 'Document',
    missing: { title: 'No attachment chosen', text: 'The address does not say which attachment to open.' },
    notFound: {
      title: 'The attachment is not there',
      text: 'It was deleted, or somebody else received it.',
    },
    notAccepted: { title: 'Accept the reading first', action: 'Open the message' },
    closed: 'The attachment cannot be opened',
    failed: 'The attachment did not load',
    messages: 'Go to the messages',
    documents: 'Go to the documents',
  },
});
