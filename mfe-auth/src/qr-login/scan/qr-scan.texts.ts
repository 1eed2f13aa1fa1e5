import { defineTexts } from 'shared-ui';

/** The texts of signing in by QR code. */
export const qrScanTexts = defineTexts({
  it: {
    scan: {
      title: 'Codice QR',
      lead: 'Inquadra il codice QR che hai creato nel tuo profilo di {{product}}.',
      aim: 'Tieni il codice dentro la cornice',
      checking: 'Codice letto, verifica in corso…',
      foreign: 'Questo codice QR non serve per accedere. Inquadra quello creato nel tuo profilo.',
      failed: 'Il servizio non risponde.',
      unreadable: 'Il lettore dei codici non si carica: controlla la connessione.',
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
  } as const,
  en: {
    scan: {
      title: 'QR code',
      lead: 'Point the camera at the QR code that you created in your {{product}} profile.',
      aim: 'Keep the code within the frame',
      checking: 'Code read, checking…',
      foreign: 'This QR code is not for signing in. Use the one that you created in your profile.',
      failed: 'The service does not answer.',
      unreadable: 'The code reader does not load: check the connection.',
      retry: 'Try again',
      choosePicture: 'Choose a picture of the code',
      nothingInPicture: 'There is no readable QR code in this picture. Try a sharper one.',
      notAPicture: 'This picture cannot be read. Try another one.',
    },
    camera: {
      retry: 'Try again',
      asking: {
        title: 'The camera is needed',
        hint: 'If the browser asks, allow it. The pictures stay on this device.',
      },
      denied: {
        title: 'The camera is blocked',
        hint: 'Allow it in the site settings, beside the address, and try again. Or choose a picture of the code.',
      },
      absent: {
        title: 'No camera',
        hint: 'None was found on this device. Connect one and try again, or choose a picture of the code.',
      },
      busy: {
        title: 'The camera does not answer',
        hint: 'Another application may be using it: close that and try again. Or choose a picture of the code.',
      },
      insecure: {
        title: 'Camera not available',
        hint: 'The browser gives it to secure addresses (https) only. Choose a picture of the code.',
      },
    },
  },
});
