import { defineTexts } from 'shared-ui';

/** What is shown of a failed call that brought no sentence. */
export const failureTexts = defineTexts({
  it: {
    unanswered: 'Il servizio non risponde. Controllare la connessione e riprovare.',
    unknown: 'Qualcosa non ha funzionato. Riprovare.',
  } as const,
  en: {
    unanswered: 'The service does not answer. Check the connection and try again.',
    unknown: 'Something did not work. Try again.',
  },
});
