import { defineTexts } from 'shared-ui';

/** The texts of the package of a person's data. */
export const personalDataTexts = defineTexts({
  it: {
    title: 'Una copia dei dati',
    lead: 'Un file zip con tutto ciò che è conservato su di te: una pagina da leggere, gli stessi dati per un altro programma, e i tuoi file.',
    leadOther:
      'Per rispondere a una richiesta di questa persona: un file zip con ciò che l’azienda tratta su di lei. Riceve un’e‑mail e lo vede nel suo profilo.',
    download: 'Scarica i miei dati',
    downloadOther: 'Scarica i dati della persona',
    saved: 'Dati scaricati',
    failed: 'I dati non sono stati scaricati',
    loadFailed: 'La sezione non si è caricata',
    loadFailedHint: 'Riprova tra poco.',
    handedOut: 'Ultime volte',
    byOwn: '{{when}}, da te',
    byOther: '{{when}}, da {{name}}',
    byPerson: '{{when}}, dalla persona',
    somebody: 'qualcuno che non c’è più',
    ask: {
      title: 'Sei proprio tu?',
      text: 'L’ultimo accesso completo è di più di {{minutes}} minuti fa.',
    },
  } as const,
  en: {
    title: 'A copy of the data',
    lead: 'A zip file with all that is kept about you: a page to read, the same data for another program, and your files.',
    leadOther:
      'To answer a request of this person: a zip file with what the company processes about them. They get an email, and see it in their profile.',
    download: 'Download my data',
    downloadOther: 'Download the person’s data',
    saved: 'Data downloaded',
    failed: 'The data was not downloaded',
    loadFailed: 'The section did not load',
    loadFailedHint: 'Try again shortly.',
    handedOut: 'Latest times',
    byOwn: '{{when}}, by you',
    byOther: '{{when}}, by {{name}}',
    byPerson: '{{when}}, by the person',
    somebody: 'somebody who is gone',
    ask: {
      title: 'Is it you?',
      text: 'The last whole sign-in was more than {{minutes}} minutes ago.',
    },
  },
});
