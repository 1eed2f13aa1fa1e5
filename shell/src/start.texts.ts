import { defineTexts } from 'shared-ui';

/** The words of what the shell shows before anybody is signed in (decision 034); all others are in `shellTexts`. */
export const startTexts = defineTexts({
  it: {
    gateway: {
      text: 'Tra questo dispositivo e il servizio qualcosa chiede di accedere (la pagina di un Wi‑Fi, o un filtro dell’azienda). Farlo in un’altra scheda e tornare qui: quello che è scritto resta.',
      open: 'Apri un’altra scheda',
      reload: 'Ricarica',
    },
    clock: {
      ahead:
        'L’orologio di questo dispositivo è avanti di {{span}}. Qui contano il giorno e l’ora del servizio; i codici di un’app su questo dispositivo possono non essere accettati.',
      behind:
        'L’orologio di questo dispositivo è indietro di {{span}}. Qui contano il giorno e l’ora del servizio; i codici di un’app su questo dispositivo possono non essere accettati.',
    },
    language: { notKept: 'La lingua vale per ora solo su questo dispositivo: il servizio non risponde.' },
    newShell: {
      ready: 'È pronta una nuova versione: si può ricaricare quando fa comodo.',
      reload: 'Ricarica',
      sure: 'Ricaricare la pagina?',
      lost: 'Quello che è scritto qui e non è ancora salvato andrebbe perso.',
      stay: 'Resta qui',
    },
    signedOutElsewhere: 'La sessione è stata chiusa da un’altra scheda',
    notFound: {
      title: 'Pagina non trovata',
      reason: 'L’indirizzo non esiste, oppure manca il permesso di aprirlo.',
      home: 'Vai alla Home',
    },
    signInMissing: {
      title: 'Non si può accedere in questo momento',
      reason:
        'La parte che riconosce chi entra non è in funzione. I tuoi dati sono al sicuro: riprova tra poco.',
    },
    shellFailed: {
      title: 'Sportello si è fermato',
      reason:
        'C’è stato un errore imprevisto. Quello che era già salvato è al sicuro: basta ricaricare la pagina.',
      reload: 'Ricarica la pagina',
    },
  } as const,
  en: {
    gateway: {
      text: 'Something between this device and the service asks you to sign in (a Wi‑Fi network, or a filter of your company). Do so in another tab and come back: what you have written stays.',
      open: 'Open another tab',
      reload: 'Reload',
    },
    clock: {
      ahead:
        'The clock of this device is {{span}} ahead. The day and the time of the service count here; the codes of an app on this device may not be accepted.',
      behind:
        'The clock of this device is {{span}} behind. The day and the time of the service count here; the codes of an app on this device may not be accepted.',
    },
    language: { notKept: 'The language counts on this device only for now: the service does not answer.' },
    newShell: {
      ready: 'A new version is ready: reload whenever it suits you.',
      reload: 'Reload',
      sure: 'Reload the page?',
      lost: 'What you have typed here and not saved yet would be lost.',
      stay: 'Stay here',
    },
    signedOutElsewhere: 'You signed out in another tab',
    notFound: {
      title: 'Page not found',
      reason: 'The address does not exist, or you are not allowed to open it.',
      home: 'Go to Home',
    },
    signInMissing: {
      title: 'Signing in is not possible at the moment',
      reason:
        'The part that recognises who comes in is not running. Your data is safe: try again in a moment.',
    },
    shellFailed: {
      title: 'Sportello has stopped',
      reason: 'There was an unexpected error. What was already saved is safe: reload the page.',
      reload: 'Reload the page',
    },
  },
});
