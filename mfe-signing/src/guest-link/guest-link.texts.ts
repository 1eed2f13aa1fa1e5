import { defineTexts } from 'shared-ui';

export const guestLinkTexts = defineTexts({
  it: {
    signInFirst:
      'Questo indirizzo è di un utente che accede solo con l’app di autenticazione o una passkey: per firmare, accedere al portale e aprire da lì il documento.',
    title: 'Documento da firmare',
    greeting: 'Buongiorno {{name}},',
    sentBy: '{{sender}} di {{company}} ha inviato un documento da firmare',
    sentByPerson: '{{sender}} ha inviato un documento da firmare',
    document: 'Documento',
    sender: 'Mittente',
    expiry: 'Scadenza',
    expiresAt: 'Da firmare entro: {{when}}',
    noExpiry: 'Nessuna scadenza',
    facts: {
      sentAt: 'Inviato',
      size: 'Contenuto',
      pages_one: '{{count}} pagina',
      pages_other: '{{count}} pagine',
      signatures_one: '{{count}} firma richiesta',
      signatures_other: '{{count}} firme richieste',
    },
    resumed_one: '{{done}} di {{count}} firma apposta',
    resumed_other: '{{done}} di {{count}} firme apposte',
    resume: 'Riprendi',
    notMe: 'Non sono {{name}}: avvisa il mittente',
    wrongReceiver: {
      title: 'Destinatario errato?',
      text: '{{sender}} saprà che «{{title}}» è arrivato alla persona sbagliata. Questo link non lo aprirà più, e nessuno potrà firmare finché non viene inviato di nuovo.',
      confirm: 'Non sono {{name}}',
      done: 'Grazie: il mittente è stato avvisato',
      doneText: 'Questo link non apre più il documento. Non serve fare altro.',
    },
    notMeSubject: 'Documento ricevuto per errore',
    notMeBody: 'Ho ricevuto per errore l’invito a firmare «{{title}}», che non è per me.',
    steps: {
      title: 'Che cosa succede ora',
      open: 'Il documento si apre e si legge con calma: senza conferma non si firma nulla.',
      sign: 'Si firma con il dito, con il mouse o scrivendo il proprio nome nei riquadri indicati.',
      copy: 'La copia firmata e sigillata arriva per e‑mail. Non serve registrarsi.',
    },
    openAndSign: 'Apri e firma',
    openList: 'Vai all’elenco dei documenti',
    openSigned: 'Vedi il documento',
    signedInAs:
      'Accesso effettuato come {{name}}, ma il documento è per {{receiver}}: si apre in questa scheda, e nelle altre quell’accesso resta.',
    language: 'Lingua',
    loading: 'Lettura del link in corso',
    invalid: {
      title: 'Questo link non è più valido',
      titleWithdrawn: 'Il mittente ha ritirato il documento',
      incomplete:
        'Il link è incompleto: forse il programma di posta l’ha tagliato. Riaprirlo dal pulsante dell’e‑mail, o copiarlo intero.',
      replaced: 'Il documento è stato inviato di nuovo: vale il link dell’ultima e‑mail ricevuta.',
      withdrawn:
        'Non va più firmato, e questo link non lo apre più. Se viene inviato di nuovo, arriva un’altra e‑mail con un altro link.',
      readdressed:
        'Il documento è passato a un altro indirizzo e‑mail: vale il link dell’e‑mail arrivata lì. Chi ha un account lo trova tra i suoi documenti.',
      misaddressed:
        'Chi l’ha aperto ha segnalato che il documento non è per questa persona: il mittente è stato avvisato. Se viene inviato di nuovo, vale il link della nuova e‑mail.',
      over: 'Il documento è stato firmato più di trenta giorni fa. La copia firmata è nell’e‑mail di allora e, per chi ha un account, tra i documenti.',
    },
    signIn: 'Accedi',
    toDocuments: 'I documenti',
    expired: {
      title: 'Documento scaduto !',
      text: 'Il tempo per firmare «{{title}}» è finito. {{sender}} può inviarlo di nuovo.',
      plain: 'Il tempo per firmare è finito. Il mittente può inviare di nuovo il documento.',
      ask: 'Chiedi un nuovo invio',
      asked: 'Richiesta inviata a {{sender}}: arriverà una nuova e‑mail con un nuovo link.',
      askedBefore:
        'Il mittente è già stato avvisato più volte oggi: la nuova e‑mail arriva quando invia di nuovo il documento.',
    },
    signed: {
      title: 'Questo documento è già firmato',
      text: '«{{title}}» è firmato: la copia è nell’e‑mail ricevuta o, per chi ha un account, tra i documenti. Non serve fare altro.',
    },
    offline: {
      title: 'Connessione assente',
      text: 'Controllare la connessione e riprovare: il link resta valido.',
    },
    failing: {
      title: 'Il servizio non risponde',
      text: 'Non è cambiato nulla e il link resta valido. Riprovare tra poco.',
    },
    notKept:
      'Il documento non si può aprire: questo browser, o qualcosa sulla connessione, non lascia conservare i cookie di questo sito. Consentirli nelle impostazioni del browser, alla voce Privacy, oppure usare un altro browser.',
    session: {
      title: 'Il link va aperto di nuovo',
      text: 'L’accesso con il link dura due ore ed è terminato. Per continuare basta riaprire il link ricevuto per e‑mail.',
    },
    checking: 'Controllo della scadenza in corso',
  } as const,
  en: {
    signInFirst:
      'This address is of an account that signs in by its authenticator app or a passkey alone: to sign, sign in to the portal and open the document there.',
    title: 'Document to sign',
    greeting: 'Hello {{name}},',
    sentBy: '{{sender}} of {{company}} sent you a document to sign',
    sentByPerson: '{{sender}} sent you a document to sign',
    document: 'Document',
    sender: 'Sender',
    expiry: 'Expiry',
    expiresAt: 'To be signed by: {{when}}',
    noExpiry: 'No expiry',
    facts: {
      sentAt: 'Sent',
      size: 'Content',
      pages_one: '{{count}} page',
      pages_other: '{{count}} pages',
      signatures_one: '{{count}} signature requested',
      signatures_other: '{{count}} signatures requested',
    },
    resumed_one: '{{done}} of {{count}} signature made',
    resumed_other: '{{done}} of {{count}} signatures made',
    resume: 'Go on',
    notMe: 'I am not {{name}}: tell the sender',
    wrongReceiver: {
      title: 'Wrong receiver?',
      text: '{{sender}} will know that “{{title}}” reached the wrong person. This link will no longer open it, and nobody can sign until it is sent again.',
      confirm: 'I am not {{name}}',
      done: 'Thank you: the sender has been told',
      doneText: 'This link no longer opens the document. There is nothing else to do.',
    },
    notMeSubject: 'Document received by mistake',
    notMeBody: 'I received by mistake the invitation to sign “{{title}}”, which is not for me.',
    steps: {
      title: 'What happens next',
      open: 'You open the document and read it at your own pace: nothing is signed until you confirm.',
      sign: 'You sign with your finger, your mouse or by typing your name in the boxes shown.',
      copy: 'You get the signed and sealed copy by email. You do not need to register.',
    },
    openAndSign: 'Open and sign',
    openList: 'Go to the list of documents',
    openSigned: 'See the document',
    signedInAs:
      'You are signed in as {{name}}, but the document is for {{receiver}}: it opens in this tab, and in the others you stay signed in.',
    language: 'Language',
    loading: 'Reading the link',
    invalid: {
      title: 'This link is no longer valid',
      titleWithdrawn: 'The sender has withdrawn the document',
      incomplete:
        'The link is incomplete: perhaps the email program cut it. Open it by the button of the email, or copy it whole.',
      replaced: 'The document was sent again: the link of the last email that you received counts.',
      withdrawn:
        'It is no longer to be signed, and this link does not open it any more. If it is sent again, you will receive another email with another link.',
      readdressed:
        'The document has moved to another email address: the link of the email that went there counts. If you have an account, it is among your documents.',
      misaddressed:
        'Whoever opened it said that the document is not for this person: the sender has been told. If it is sent again, the link of the new email counts.',
      over: 'The document was signed more than thirty days ago. The signed copy is in the email of then and, if you have an account, among your documents.',
    },
    signIn: 'Sign in',
    toDocuments: 'Documents',
    expired: {
      title: 'Document expired !',
      text: 'The time to sign “{{title}}” is over. {{sender}} can send it again.',
      plain: 'The time to sign is over. The sender can send the document again.',
      ask: 'Ask for a new sending',
      asked: '{{sender}} has been asked: you will receive a new email with a new link.',
      askedBefore:
        'The sender has been asked several times today: the new email comes when they send the document again.',
    },
    signed: {
      title: 'This document has already been signed',
      text: '“{{title}}” is signed: the copy is in the email you received or, if you have an account, among your documents. There is nothing else to do.',
    },
    offline: {
      title: 'You are offline',
      text: 'Check your connection and try again: the link stays valid.',
    },
    failing: {
      title: 'The service does not answer',
      text: 'Nothing has changed and the link stays valid. Try again in a moment.',
    },
    notKept:
      'The document cannot be opened: this browser, or something on the network, does not let cookies of this site be kept. Allow them in the settings of the browser, under Privacy, or use another browser.',
    session: {
      title: 'Open the link again',
      text: 'Access by the link lasts two hours and has ended. Open the link from your email again.',
    },
    checking: 'Checking the expiry',
  },
});
