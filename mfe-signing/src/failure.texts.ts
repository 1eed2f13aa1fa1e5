import { defineTexts } from 'shared-ui';

/** What is shown of a failed call that brought no sentence. */
export const failureTexts = defineTexts({
  it: {
    unanswered: 'Il servizio non risponde. Controllare la connessione e riprovare.',
    unknown: 'Qualcosa non ha funzionato. Riprovare.',
    gone: 'Non c’è più: qualcuno l’ha eliminato, o l’indirizzo non è completo.',
    backToList: 'Torna all’elenco',
  } as const,
  en: {
    unanswered: 'The service does not answer. Check the connection and try again.',
    unknown: 'Something did not work. Try again.',
    gone: 'It is gone: somebody deleted it, or the address is not whole.',
    backToList: 'Back to the list',
  },
});
