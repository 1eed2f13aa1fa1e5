/** The words of the choice of one's mails. */
export const it = {
  title: 'Notifiche',
  lead: 'Le mail che vuoi ricevere. Ogni scelta vale subito.',
  mails: {
    invitation: {
      label: 'Documenti da firmare',
      hint: 'Quando qualcuno ti invia un documento. Senza mail lo trovi comunque tra i tuoi documenti.',
    },
    signedCopy: {
      label: 'Copia di ciò che ho firmato',
      hint: 'Il PDF sigillato dopo la tua firma. Puoi sempre scaricarlo o fartelo inviare.',
    },
    signature: {
      label: 'Firme sui documenti che ho inviato',
      hint: 'Quando un destinatario ha firmato. Senza mail lo vedi comunque nell’elenco.',
    },
    registration: {
      label: 'Registrazioni in attesa',
      hint: 'Quando qualcuno chiede di registrarsi e aspetta una tua decisione. Senza mail le conti comunque nella Home.',
    },
  },
  always:
    'Codici, avvisi di sicurezza e collegamenti che chiedi tu arrivano sempre: servono ad accedere e a proteggere il tuo account.',
  on: 'Riceverai queste mail: {{mail}}',
  off: 'Non riceverai più queste mail: {{mail}}',
  failed: 'La scelta non è stata salvata. Riprova.',
  loadFailed: 'Le tue scelte non si possono leggere',
  loadFailedHint: 'Finché non le cambi restano come sono.',
} as const;
