import { defineTexts } from 'shared-ui';

/** The words of the seal. */
export const sealTexts = defineTexts({
  it: {
    kind: {
      own: 'I documenti portano il sigillo che questa installazione si è fatta da sola: tiene, ma chi verifica deve fidarsene a mano. Se l’azienda ha un certificato (P12), caricalo qui.',
      uploaded: 'I documenti portano il sigillo dell’azienda.',
      configured: 'Il sigillo è scritto nella configurazione (SEAL_P12) e si cambia lì.',
      remote: 'I documenti li sigilla un altro sistema (PDF_EDITING_URL): il sigillo si cambia lì.',
    },
    state: {
      ending:
        'Il certificato del sigillo scade il {{when}}: da quel giorno i documenti firmati restano in preparazione, finché non ce n’è un altro.',
      ended:
        'Il certificato del sigillo è scaduto il {{when}}: i documenti firmati restano in preparazione. Niente va perso: si sigillano quando ce n’è un altro.',
      unreadable:
        'Il certificato caricato per il sigillo non si legge più: i documenti firmati restano in preparazione. Caricalo di nuovo, o torna al sigillo proprio.',
    },
    open: 'Vai al sigillo',
    fact: {
      subject: 'Intestato a',
      issuer: 'Emesso da',
      validUntil: 'Valido fino al',
      serial: 'Numero di serie',
      fingerprint: 'Impronta',
    },
    upload: 'Carica un certificato',
    uploadAnother: 'Carica un altro certificato',
    file: {
      label: 'File P12 o PFX',
      hint: 'Il certificato con la sua chiave privata, come lo esporta chi lo ha rilasciato. Al massimo 64 KB.',
      missing: 'Manca il file',
      tooLarge: 'Il file è troppo grande: al massimo 64 KB',
    },
    password: { label: 'Password del file', tooLong: 'Al massimo 500 caratteri' },
    check: 'Controlla',
    use: 'Usa questo certificato',
    found:
      'Il file va bene, e una firma di prova è riuscita. Se lo usi, sigilla tutti i documenti da adesso in poi.',
    selfIssued: 'Il certificato si è emesso da solo: chi verifica deve fidarsene a mano.',
    endsSoon: 'Scade il {{when}}: entro quel giorno ne serve un altro.',
    saved: 'Il sigillo ora è quello del certificato caricato',
    failed: 'Il certificato non è stato caricato',
    reset: {
      action: 'Torna al sigillo proprio',
      title: 'Tornare al sigillo dell’installazione?',
      text: 'Il certificato caricato e la sua chiave vengono dimenticati. I documenti già sigillati restano validi; chi verifica i prossimi deve fidarsi a mano del sigillo.',
      done: 'Il sigillo ora è quello dell’installazione',
      failed: 'Il sigillo non è stato cambiato',
    },
  } as const,
  en: {
    kind: {
      own: 'Documents carry the seal that this installation made by itself: it holds, but whoever verifies has to trust it by hand. If the company has a certificate (P12), upload it here.',
      uploaded: 'Documents carry the seal of the company.',
      configured: 'The seal stands in the configuration (SEAL_P12), and is changed there.',
      remote: 'Another system seals the documents (PDF_EDITING_URL): the seal is changed there.',
    },
    state: {
      ending:
        'The certificate of the seal ends on {{when}}: from that day signed documents stay in preparation until there is another.',
      ended:
        'The certificate of the seal ended on {{when}}: signed documents stay in preparation. Nothing is lost: they are sealed once there is another.',
      unreadable:
        'The certificate that was uploaded for the seal cannot be read any more: signed documents stay in preparation. Upload it again, or go back to the own seal.',
    },
    open: 'Go to the seal',
    fact: {
      subject: 'Issued to',
      issuer: 'Issued by',
      validUntil: 'Valid until',
      serial: 'Serial number',
      fingerprint: 'Fingerprint',
    },
    upload: 'Upload a certificate',
    uploadAnother: 'Upload another certificate',
    file: {
      label: 'P12 or PFX file',
      hint: 'The certificate with its private key, as whoever issued it exports it. 64 KB at most.',
      missing: 'The file is missing',
      tooLarge: 'The file is too large: 64 KB at most',
    },
    password: { label: 'Password of the file', tooLong: 'At most 500 characters' },
    check: 'Check',
    use: 'Use this certificate',
    found:
      'The file is good, and a signature on trial succeeded. If you use it, it seals every document from now on.',
    selfIssued: 'The certificate was issued by itself: whoever verifies has to trust it by hand.',
    endsSoon: 'It ends on {{when}}: another is needed by that day.',
    saved: 'The seal is now that of the uploaded certificate',
    failed: 'The certificate was not uploaded',
    reset: {
      action: 'Back to the own seal',
      title: 'Back to the installation’s own seal?',
      text: 'The uploaded certificate and its key are forgotten. Documents that are sealed stay valid; whoever verifies the next ones has to trust the seal by hand.',
      done: 'The seal is now the installation’s own',
      failed: 'The seal was not changed',
    },
  },
});
