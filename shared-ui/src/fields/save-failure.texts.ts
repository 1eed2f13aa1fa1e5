import { defineTexts } from '../module-kit/texts/define-texts.ts';

/** Why a form is not saved, in its place. */
export const saveFailureTexts = defineTexts({
  it: {
    unanswered:
      'Non salvato: il servizio non risponde. Quello che hai scritto resta qui: riprova quando la connessione è tornata.',
    gone: 'Non salvato: qualcuno l’ha tolto nel frattempo. Quello che hai scritto resta qui finché non chiudi, ma non si può più salvare.',
    refused: 'Non salvato: non è permesso. Quello che hai scritto resta qui.',
    failed: 'Non salvato: qualcosa non ha funzionato. Quello che hai scritto resta qui: riprova.',
    kept: 'Quello che hai scritto resta qui.',
  } as const,
  en: {
    unanswered:
      'Not saved: the service does not answer. What you wrote stays here: try again once the connection is back.',
    gone: 'Not saved: somebody removed it in the meantime. What you wrote stays here until you close, but can no longer be saved.',
    refused: 'Not saved: it is not permitted. What you wrote stays here.',
    failed: 'Not saved: something did not work. What you wrote stays here: try again.',
    kept: 'What you wrote stays here.',
  },
});
