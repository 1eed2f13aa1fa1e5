/** The server's own sentences. Italian is the source; the others are typed from it. */
export const it = {
  errors: {
    'invalid-input': 'Per favore verificare i dati',
    'not-signed-in': 'La sessione è scaduta: accedere di nuovo',
    'other-person': 'In questo browser ora è connessa un’altra persona',
    forbidden: 'Operazione non consentita',
    'not-found': 'Elemento non trovato',
    conflict: 'I dati sono stati modificati nel frattempo da un’altra persona',
    'too-large': 'La richiesta è troppo grande',
    'too-many-requests': 'Troppi tentativi: riprovare tra {seconds} secondi',
    unavailable: 'Il servizio non è disponibile al momento: riprovare tra poco',
    internal: 'Qualcosa non va da noi: riprovare tra poco',
    'wrong-credentials': 'Utente o password non corretti',
    'product-not-enabled': 'Prodotto non abilitato',
    'wrong-code': 'Valore OTP non corretto',
    'code-expired': 'Il codice è scaduto: richiederne uno nuovo',
    'resend-too-early': 'Attendere {seconds} secondi prima di richiedere un nuovo codice',
    'phone-number-missing': "Numero di Telefono non impostato correttamente, chiedere all'amministratore",
    'link-invalid': 'Il link non è più valido',
    'document-expired': 'Documento scaduto !',
    'document-already-signed': 'Il documento è già stato firmato',
    'signatures-incomplete': 'Completare tutte le firme sul documento',
    'pdf-refused': 'Il PDF non può essere firmato',
    'pdf-editing-failed': 'Errore durante la firma del documento',
    'file-changed':
      'Il file conservato non è più quello originale e non viene aperto: rivolgersi a chi lo ha inviato',
  },
  pageNotLoaded:
    'La pagina non si è ancora caricata. Ricaricarla; se non basta, rivolgersi all’amministratore',
  browserTooOld:
    'Questo browser è troppo vecchio per mostrare la pagina. Aggiornarlo (su iPhone e iPad: aggiornare iOS), oppure aprire lo stesso indirizzo con un altro browser o da un altro dispositivo',
  pageFileChanged:
    'Un file di questa pagina è arrivato diverso da come è stato fatto, e per sicurezza il browser non lo esegue. Di solito lo cambia un filtro sulla connessione, un antivirus o un’estensione del browser: provare da un’altra connessione o con un altro browser, oppure rivolgersi all’amministratore',
  pageFileBlocked:
    'Qualcosa tra questo dispositivo e il servizio trattiene una parte della pagina: la pagina di accesso di un Wi‑Fi, o un filtro. Accedere lì, oppure passare a un’altra connessione, poi ricaricare la pagina',
  wrongAddressTitle: 'Questo indirizzo non porta a nessuna pagina',
  wrongAddress:
    'Può essere arrivato incompleto, o avere una lettera in più. Se viene da un’e‑mail, aprirlo di nuovo da lì.',
  requestCode: 'Codice della richiesta: {id}',
  toStart: 'Vai alla Home',
  fileSize: 'La dimensione del file deve essere compresa tra {min} Kb e {max} Mb',
  emptyFile: 'Il file è vuoto',
  fields: { required: 'Campo obbligatorio', invalid: 'Valore non valido' },
};

/** Every text of the server's platform. */
export type ServerTexts = typeof it;
