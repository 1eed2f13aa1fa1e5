import { defineTexts } from 'shared-ui';

export const verificationTexts = defineTexts({
  it: {
    next: 'Avanti',
    mobile: {
      title: 'Verifica cellulare',
      intro: 'Inviamo un codice per SMS a questo numero: da qui in poi ogni firma si conferma con un codice.',
      label: 'Cellulare',
      entry: 'Specificare il cellulare',
      verified: 'Cellulare verificato correttamente',
      choose: 'Scegliere un prefisso',
      wrongNumber: 'Numero sbagliato?',
      keptTitle: 'Cellulare già verificato',
      kept: 'I codici arrivano al numero {{number}}, che non si può cambiare qui: è quello registrato, o quello con cui si è già firmato.',
      toSign: 'Vai al documento',
    },
    email: {
      title: 'Verifica e‑mail',
      intro: 'Inviamo un codice a questo indirizzo per verificarlo.',
      label: 'E-Mail',
      verified: 'E‑mail verificata correttamente',
    },
    noDocument: {
      title: 'Nessun documento da verificare',
      text: 'Prima va scelto il documento nell’elenco.',
      action: 'Vai ai documenti',
    },
    problem: {
      'prefix-required': 'Prefisso obbligatorio',
      'mobile-required': 'Cellulare obbligatorio',
      'mobile-not-valid': 'Cellulare non valido',
      'email-required': 'E‑mail obbligatoria',
      'email-not-valid': 'E-Mail non valida',
      'another-address': 'Serve l’indirizzo a cui è arrivato il documento',
    },
  } as const,
  en: {
    next: 'Next',
    mobile: {
      title: 'Verify Mobile',
      intro: 'We send a code by SMS to this number: from here on each signature is confirmed with a code.',
      label: 'Mobile',
      entry: 'Specify your mobile',
      verified: 'Mobile successfully verified',
      choose: 'Choose a prefix',
      wrongNumber: 'Wrong number?',
      keptTitle: 'Mobile verified already',
      kept: 'Codes go to {{number}}, which cannot be changed here: it is the number on record, or the one that a signature was made with.',
      toSign: 'Go to the document',
    },
    email: {
      title: 'Verify E-Mail',
      intro: 'We send a code to this address to verify that it is yours.',
      label: 'E-Mail',
      verified: 'E-Mail successfully verified',
    },
    noDocument: {
      title: 'No document to verify',
      text: 'Choose the document in the list first.',
      action: 'Go to the documents',
    },
    problem: {
      'prefix-required': 'Prefix required',
      'mobile-required': 'Mobile required',
      'mobile-not-valid': 'Mobile not valid',
      'email-required': 'E-Mail required',
      'email-not-valid': 'E-Mail not valid',
      'another-address': 'Use the address at which you received the document',
    },
  },
});

/** What can be wrong with a field. */
export type VerificationProblem = keyof typeof verificationTexts.it.problem;
