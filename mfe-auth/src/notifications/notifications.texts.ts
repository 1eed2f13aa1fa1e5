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
    },
    always:
      'Codici, avvisi di sicurezza e link che chiedi tu arrivano sempre: servono ad accedere e a proteggere il tuo account.',
    on: 'Riceverai queste e‑mail: {{mail}}',
    off: 'Non riceverai più queste e‑mail: {{mail}}',
    failed: 'La scelta non è stata salvata. Riprova.',
    loadFailed: 'Le tue scelte non si possono leggere',
    loadFailedHint: 'Finché non le cambi restano come sono.',
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
    },
    always:
      'Codes, security notices and links you ask for are always sent: they let you sign in and protect your account.',
    on: 'You will receive these emails: {{mail}}',
    off: 'You will no longer receive these emails: {{mail}}',
    failed: 'Your choice was not saved. Please try again.',
    loadFailed: 'Your choices cannot be read',
    loadFailedHint: 'They stay as they are until you change them.',
  },
});
