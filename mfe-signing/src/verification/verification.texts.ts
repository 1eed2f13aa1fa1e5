import { defineTexts } from 'shared-ui';

export const verificationTexts = defineTexts({
  it: {
    next: 'Avanti',
    back: 'Indietro',
    mobile: {
      title: 'Verifica cellulare',
      intro: 'Inviamo un codice via SMS a questo numero: da qui in poi ogni firma si conferma con un codice.',
      label: 'Cellulare',
      entry: 'Specifica il tuo cellulare',
      prefixRequired: 'Prefisso obbligatorio',
      required: 'Cellulare obbligatorio',
      notValid: 'Cellulare non valido',
      verified: 'Cellulare verificato correttamente',
      choose: 'Scegli un prefisso',
    },
    email: {
      title: 'Verifica E-Mail',
      intro: 'Inviamo un codice a questo indirizzo per verificare che sia il tuo.',
      label: 'E-Mail',
      required: 'E-Mail obbligatoria',
      notValid: 'E-Mail non valida',
      anotherAddress: 'Usa l’indirizzo a cui hai ricevuto il documento',
      verified: 'E-Mail verificata correttamente',
    },
    noDocument: {
      title: 'Nessun documento da verificare',
      text: 'Scegli prima il documento nell’elenco.',
      action: 'Vai ai documenti',
    },
  } as const,
  en: {
    next: 'Next',
    back: 'Back',
    mobile: {
      title: 'Verify Mobile',
      intro: 'We send a code by SMS to this number: from here on each signature is confirmed with a code.',
      label: 'Mobile',
      entry: 'Specify your mobile',
      prefixRequired: 'Prefix required',
      required: 'Mobile required',
      notValid: 'Mobile not valid',
      verified: 'Mobile successfully verified',
      choose: 'Choose a prefix',
    },
    email: {
      title: 'Verify E-Mail',
      intro: 'We send a code to this address to verify that it is yours.',
      label: 'E-Mail',
      required: 'E-Mail required',
      notValid: 'E-Mail not valid',
      anotherAddress: 'Use the address at which you received the document',
      verified: 'E-Mail successfully verified',
    },
    noDocument: {
      title: 'No document to verify',
      text: 'Choose the document in the list first.',
      action: 'Go to the documents',
    },
  },
});
