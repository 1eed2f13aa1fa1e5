import { defineTexts } from 'shared-ui';

/** The texts of notifications. */
export const notificationsTexts = defineTexts({
  it: {
    title: 'Notifiche',
    lead: 'Le e‑mail che vuoi ricevere. Ogni scelta vale subito.',
    mails: {
      invitation: {
        label: 'Documenti da firmare',
        hint: 'Quando qualcuno ti invia un documento. Senza e‑mail lo trovi comunque tra i tuoi documenti.',
      },
      signedCopy: {
        label: 'Copia di ciò che ho firmato',
        hint: 'Il PDF sigillato dopo la tua firma. Puoi sempre scaricarlo o fartelo inviare.',
      },
      signature: {
        label: 'Firme sui documenti che ho inviato',
        hint: 'Quando un destinatario ha firmato. Senza e‑mail lo vedi comunque nell’elenco.',
      },
      registration: {
        label: 'Registrazioni in attesa',
        hint: 'Quando qualcuno chiede di registrarsi e aspetta una tua decisione. Senza e‑mail le conti comunque nella Home.',
      },
      timesheet: {
        label: 'Timesheet da inviare',
        hint: 'Quando un mese è finito e non lo hai ancora inviato. Senza e‑mail lo trovi comunque nel timesheet.',
      },
      absences: {
        label: 'Ferie, permessi e malattia',
        hint: 'Quando una tua richiesta è decisa o una aspetta la tua decisione. Senza e‑mail le trovi comunque tra le richieste.',
      },
      message: {
        label: 'Nuovi messaggi',
        hint: 'Quando ti arriva un messaggio: titolo e mittente, mai il testo. Senza e‑mail lo trovi comunque tra i messaggi.',
      },
    },
    always:
      'Codici, avvisi di sicurezza e link che chiedi tu arrivano sempre: servono ad accedere e a proteggere il tuo account.',
    on: 'Riceverai queste e‑mail: {{mail}}',
    off: 'Non riceverai più queste e‑mail: {{mail}}',
    failed: 'La scelta non è stata salvata. Riprova.',
    loadFailed: 'Le tue scelte non si possono leggere',
    loadFailedHint: 'Finché non le cambi restano come sono.',
    device: {
      title: 'Notifiche del dispositivo',
      label: 'Notifiche su questo dispositivo',
      hint: 'Nuovi messaggi e documenti da firmare, anche con il prodotto chiuso. Valgono qui, finché non esci; l’e‑mail arriva dopo 15 minuti solo per ciò che non hai ancora aperto.',
      on: 'Le notifiche arriveranno su questo dispositivo',
      off: 'Le notifiche non arriveranno più su questo dispositivo',
      unsupported: 'Questo browser non può mostrare notifiche.',
      install:
        'Su iPhone e iPad le notifiche arrivano all’app installata: in Safari tocca Condividi, poi «Aggiungi alla schermata Home», e aprila da lì.',
      blocked:
        'Le notifiche di questo sito sono bloccate: consentile nelle impostazioni del browser, poi torna qui.',
      dismissed: 'Il browser non ha dato il permesso. Puoi riprovare.',
      failed: 'Le notifiche non si sono attivate. Riprova.',
      stayed: 'Le notifiche non si sono disattivate. Riprova.',
      loadFailed: 'Non si può leggere se le notifiche sono attive',
      loadFailedHint: 'Finché non le cambi restano come sono.',
    },
  } as const,
  en: {
    title: 'Notifications',
    lead: 'The emails you want to receive. Each choice takes effect at once.',
    mails: {
      invitation: {
        label: 'Documents to sign',
        hint: 'When somebody sends you a document. Without the email you still find it among your documents.',
      },
      signedCopy: {
        label: 'Copy of what I signed',
        hint: 'The sealed PDF after you have signed. You can always download it or have it sent.',
      },
      signature: {
        label: 'Signatures on documents I sent',
        hint: 'When a receiver has signed. Without the email you still see it in the list.',
      },
      registration: {
        label: 'Registrations that wait',
        hint: 'When somebody asks to sign up and waits for your decision. Without the email Home still counts them.',
      },
      timesheet: {
        label: 'Timesheet to send',
        hint: 'When a month is over and you have not sent it yet. Without the email you still find it in the timesheet.',
      },
      absences: {
        label: 'Leave and sickness',
        hint: 'When a request of yours is decided or one waits for your decision. Without the email you still find them among the requests.',
      },
      message: {
        label: 'New messages',
        hint: 'When a message arrives for you: title and sender, never the text. Without the email you still find it among your messages.',
      },
    },
    always:
      'Codes, security notices and links you ask for are always sent: they let you sign in and protect your account.',
    on: 'You will receive these emails: {{mail}}',
    off: 'You will no longer receive these emails: {{mail}}',
    failed: 'Your choice was not saved. Please try again.',
    loadFailed: 'Your choices cannot be read',
    loadFailedHint: 'They stay as they are until you change them.',
    device: {
      title: 'Notifications of the device',
      label: 'Notifications on this device',
      hint: 'New messages and documents to sign, even while the product is closed. They come here, as long as you stay signed in; the email follows after 15 minutes only for what you have not opened yet.',
      on: 'Notifications will come to this device',
      off: 'Notifications will no longer come to this device',
      unsupported: 'This browser cannot show notifications.',
      install:
        'On iPhone and iPad notifications come to the installed app: in Safari press Share, then “Add to Home Screen”, and open it from there.',
      blocked:
        'Notifications of this site are blocked: allow them in the browser’s settings, then come back.',
      dismissed: 'The browser gave no permission. You can try again.',
      failed: 'Notifications were not turned on. Please try again.',
      stayed: 'Notifications were not turned off. Please try again.',
      loadFailed: 'Whether notifications are on cannot be read',
      loadFailedHint: 'They stay as they are until you change them.',
    },
  },
});
