/** The landing of a receiver and the expiry check. */
export const guestIt = {
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
  unknownFailure: 'Qualcosa non ha funzionato. Riprova.',
} as const;
