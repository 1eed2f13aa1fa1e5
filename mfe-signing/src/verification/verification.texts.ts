import { defineTexts } from 'shared-ui';

export const verificationTexts = defineTexts({
  it: {
    next: 'Avanti',
    mobile: {
      title: 'Verifica cellulare',
      intro: 'Inviamo un codice via SMS a questo numero: da qui in poi ogni firma si conferma con un codice.',
      label: 'Cellulare',
      entry: 'Specifica il tuo cellulare',
      verified: 'Cellulare verificato correttamente',
      choose: 'Scegli un prefisso',
    },
    email: {
      title: 'Verifica E-Mail',
      intro: 'Inviamo un codice a questo indirizzo per verificare che sia il tuo.',
      label: 'E-Mail',
      verified: 'E-Mail verificata correttamente',
    },
    noDocument: {
      title: 'Nessun documento da verificare',
      text: 'Scegli prima il documento nell’elenco.',
      action: 'Vai ai documenti',
    },
    problem: {
      'prefix-required': 'Prefisso obbligatorio',
      'mobile-required': 'Cellulare obbligatorio',
      'mobile-not-valid': 'Cellulare non valido',
      'email-required': 'E-Mail obbligatoria',
      'email-not-valid': 'E-Mail non valida',
      'another-address': 'Usa l’indirizzo a cui hai ricevuto il documento',
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
