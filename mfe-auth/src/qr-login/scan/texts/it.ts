/** The words of signing in by QR code. */
export const it = {
  scan: {
    title: 'Codice QR',
    lead: 'Inquadra il codice QR che hai creato nel tuo profilo di {{product}}.',
    aim: 'Tieni il codice dentro la cornice',
    checking: 'Codice letto, verifica in corso…',
    foreign: 'Questo codice QR non serve per accedere. Inquadra quello creato nel tuo profilo.',
    failed: 'Il server non risponde.',
    unreadable: 'Il lettore dei codici non si carica: controlla la rete.',
    retry: 'Riprova',
    choosePicture: 'Scegli un’immagine del codice',
    nothingInPicture: 'In questa immagine non c’è un codice QR leggibile. Provane una più nitida.',
    notAPicture: 'Questa immagine non si può leggere. Provane un’altra.',
  },
  camera: {
    retry: 'Riprova',
    asking: {
      title: 'Serve la fotocamera',
      hint: 'Se il browser lo chiede, consenti di usarla. Le immagini restano su questo dispositivo.',
    },
    denied: {
      title: 'La fotocamera è bloccata',
      hint: 'Consentila nelle impostazioni del sito, accanto all’indirizzo, e riprova. Oppure scegli un’immagine del codice.',
    },
    absent: {
      title: 'Nessuna fotocamera',
      hint: 'Su questo dispositivo non se ne trova una. Collegala e riprova, oppure scegli un’immagine del codice.',
    },
    busy: {
      title: 'La fotocamera non risponde',
      hint: 'Forse la usa un’altra applicazione: chiudila e riprova. Oppure scegli un’immagine del codice.',
    },
    insecure: {
      title: 'Fotocamera non disponibile',
      hint: 'Il browser la concede solo a un indirizzo sicuro (https). Scegli un’immagine del codice.',
    },
  },
} as const;
