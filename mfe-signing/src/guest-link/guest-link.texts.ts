import { defineTexts } from 'shared-ui';

export const guestLinkTexts = defineTexts({
  it: {
    title: 'Documento da firmare',
    greeting: 'Ciao {{name}},',
    sentBy: '{{sender}} di {{company}} ti ha inviato un documento da firmare',
    sentByPerson: '{{sender}} ti ha inviato un documento da firmare',
    document: 'Documento',
    sender: 'Mittente',
    expiry: 'Scadenza',
    expiresAt: 'Da firmare entro {{when}}',
    noExpiry: 'Nessuna scadenza',
    steps: {
      title: 'Che cosa succede ora',
      open: 'Apri il documento e lo leggi con calma: finché non confermi non firmi nulla.',
      sign: 'Firmi con il dito, con il mouse o scrivendo il tuo nome nei riquadri indicati.',
      copy: 'Ricevi via mail la copia firmata e sigillata. Non serve registrarsi.',
    },
    openAndSign: 'Apri e firma',
    openList: 'Vai all’elenco dei documenti',
    openSigned: 'Vedi il documento',
    signedInAs: 'Sei collegato come {{name}}: aprendo il documento esci da quell’accesso.',
    language: 'Lingua',
    loading: 'Lettura del link in corso',
    invalid: {
      title: 'Questo link non è più valido',
      text: 'È incompleto, oppure il mittente ne ha inviato uno più recente o ha ritirato il documento. Apri l’ultima mail ricevuta, oppure chiedi al mittente di inviare di nuovo il documento.',
    },
    expired: {
      title: 'Documento scaduto !',
      text: 'Il tempo per firmare «{{title}}» è finito. Chiedi a {{sender}} di inviarlo di nuovo.',
      plain: 'Il tempo per firmare è finito. Chiedi al mittente di inviare di nuovo il documento.',
    },
    signed: {
      title: 'Hai già firmato questo documento',
      text: '«{{title}}» è firmato: la copia è nella mail che hai ricevuto o, se hai un account, tra i tuoi documenti. Non serve fare altro.',
    },
    offline: {
      title: 'Sei senza connessione',
      text: 'Controlla la rete e riprova: il link resta valido.',
    },
    failing: {
      title: 'Il servizio non risponde',
      text: 'Non è cambiato nulla e il link resta valido. Riprova tra poco.',
    },
    session: {
      title: 'Apri di nuovo il link',
      text: 'L’accesso con il link dura due ore ed è terminato. Apri di nuovo il link che hai ricevuto via mail.',
    },
    checking: 'Controllo della scadenza in corso',
  } as const,
  en: {
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
  },
});
