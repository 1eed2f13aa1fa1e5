import type { LocalizedText } from 'shared-api/contracts/common';

/** The sentences of the signing server, in both languages; those that the specification quotes are to the letter. */
export const signingTexts = {
  hoursMissing: {
    it: 'Specificare un valore maggiore di 0 e minore o uguale a 24',
    en: 'Specify a value greater than 0 and less than or equal to 24',
  },
  receiverGone: {
    it: 'Il destinatario di «{title}» non c’è più: indicarne un altro prima di inviare',
    en: 'The receiver of “{title}” is gone: name another one before sending',
  },
  sentTooOften: {
    it: 'Il documento «{title}» è già stato inviato {limit} volte in un giorno: riprovare domani',
    en: 'The document “{title}” has been sent {limit} times within a day: try again tomorrow',
  },
  boxOutside: {
    it: 'Un riquadro di firma è fuori dalle pagine del documento',
    en: 'A signature box lies outside the pages of the document',
  },
  lettersMissing: {
    it: 'Questi caratteri non si possono scrivere in un PDF: {letters}',
    en: 'These characters cannot be written into a PDF: {letters}',
  },
  uploadGone: {
    it: 'Il file caricato non è più disponibile: tornare indietro e caricarlo di nuovo',
    en: 'The uploaded file is no longer there: go back and upload it again',
  },
  drawingInvalid: {
    it: 'La firma disegnata non è un’immagine valida',
    en: 'The drawn signature is not a valid image',
  },
  drawingTooSmall: {
    it: 'Il segno è troppo piccolo per una firma: disegnarla per intero',
    en: 'The mark is too small for a signature: draw it in full',
  },
  pageNotShown: {
    it: 'La pagina di questa firma non è stata mostrata: ricaricare il documento, leggerla e firmare di nuovo',
    en: 'The page of this signature was not shown: reload the document, read it and sign again',
  },
  otherFileShown: {
    it: 'Il file mostrato non è quello da firmare: il documento è stato inviato di nuovo, oppure qualcosa sulla connessione lo ha cambiato. Ricaricare la pagina, se serve da un’altra connessione',
    en: 'The file that was shown is not the one to sign: the document was sent anew, or something on the network changed it. Reload the page, if need be from another network',
  },
  allPagesNotShown: {
    it: 'Per firmare vanno prima viste tutte le pagine: ricaricare il documento e scorrerlo per intero',
    en: 'All pages have to be seen before signing: reload the document and go through all of it',
  },
  codeNeeded: {
    it: 'Per firmare serve il codice inviato per SMS',
    en: 'The code sent by SMS is needed to sign',
  },
  formerCodeNeeded: {
    it: 'Per firmare serve anche il codice inviato al recapito precedente: ricaricare il documento e chiederlo',
    en: 'The code sent to the former address or number is needed too: reload the document and ask for it',
  },
  changedTooRecently: {
    it: 'I dati di chi firma sono cambiati da poco: si può firmare dal {date}, ore {time}. Se il cambiamento è di altri, va avvisata subito l’azienda',
    en: 'The details of who signs changed a short time ago: you can sign from {date}, {time} (Italian time). If the change is not yours, tell your company at once',
  },
  signInToSign: {
    it: 'Questo indirizzo è di un utente che accede solo con l’app di autenticazione o una passkey: per firmare, accedere al portale e aprire da lì il documento',
    en: 'This address is of an account that signs in by its authenticator app or a passkey alone: to sign, sign in to the portal and open the document there',
  },
  stopActing: {
    it: 'Questo documento è per te: per aprirlo smetti prima di agire per altri',
    en: 'This document is for you: stop acting for others before you open it',
  },
  withdrawn: {
    it: 'Il mittente ha ritirato il documento',
    en: 'The sender has withdrawn the document',
  },
  phoneKept: {
    it: 'Questo numero non si può cambiare qui: è quello registrato, o quello con cui si è già firmato',
    en: 'This number cannot be changed here: it is the one on record, or the one that a signature was made with',
  },
  phoneNotVerified: {
    it: 'Verificare il numero di cellulare prima di firmare',
    en: 'Verify your mobile before you sign',
  },
  signatureRequired: { it: 'La firma è richiesta', en: 'The signature is required' },
  pictureRequired: { it: 'Specificare l’immagine', en: 'Specify the image' },
  pictureInvalid: {
    it: 'L’immagine non è valida: sceglierne un’altra',
    en: 'The image is not valid: choose another',
  },
  tooManyMarks: {
    it: 'Sulle pagine ci sono troppi riquadri: eliminarne alcuni',
    en: 'There are too many boxes on the pages: remove some',
  },
  senderBoxesMissing: {
    it: 'Firmare tutti i riquadri indicati da chi ha inviato il messaggio',
    en: 'Sign all boxes that the sender of the message set',
  },
  signerWithoutEmail: {
    it: 'Per firmare serve un indirizzo e‑mail nel proprio profilo',
    en: 'To sign, your profile needs an email address',
  },
  messageNotSignable: {
    it: 'Questo messaggio non si può firmare: la firma non è abilitata, oppure manca il permesso di firmare',
    en: 'This message cannot be signed: signing is not enabled, or the permission to sign is missing',
  },
  boxAlreadySigned: { it: 'Questo riquadro è già stato firmato', en: 'This box has already been signed' },
  fileChanged: {
    it: 'Il file di «{title}» non è più quello che è stato caricato: non viene aperto né firmato',
    en: 'The file of “{title}” is no longer the one that was uploaded: it is neither opened nor signed',
  },
  notProved: {
    it: 'Registro, dati e file di questo documento non corrispondono: non viene mostrato, firmato né dato come prova. Avvisare chi gestisce il portale',
    en: 'Log, data and files of this document do not agree: it is neither shown, signed nor handed out as proof. Please tell whoever runs the portal',
  },
  notSigned: { it: 'Il documento non è ancora firmato', en: 'The document is not signed yet' },
  readingNotAccepted: {
    it: 'Prima va accettata la lettura del messaggio',
    en: 'The reading of the message has to be accepted first',
  },
  tooManyDrafts: {
    it: 'Ci sono già 100 bozze: eliminarne una e riprovare',
    en: 'There are 100 drafts already: delete one and try again',
  },
  pictureTooLarge: {
    it: 'L’immagine è troppo grande: al massimo 6610 per 6200 pixel',
    en: 'The picture is too large: 6610 by 6200 pixels at most',
  },
  pictureDamaged: { it: 'L’immagine è danneggiata', en: 'The picture is damaged' },
  noRecipients: {
    it: 'Tra i destinatari scelti non c’è nessuno con un’utenza attiva',
    en: 'None of the receivers chosen has an active account',
  },
  messageBegan: {
    it: 'L’invio del messaggio è già iniziato: non si può più annullare',
    en: 'The message is being sent already: it can no longer be taken back',
  },
  externalTooOften: {
    it: 'Troppi messaggi a persone esterne in un giorno: riprovare domani',
    en: 'Too many messages to external people in a day: try again tomorrow',
  },
  choiceChanged: {
    it: 'La scelta degli utenti è cambiata: ricaricare la pagina',
    en: 'The choice of users has changed: reload the page',
  },
  bulkSendBegan: {
    it: 'L’invio è già iniziato: non si può più annullare',
    en: 'Sending has begun already: it can no longer be cancelled',
  },
  bulkSendNotDone: {
    it: 'L’invio non è ancora terminato',
    en: 'Sending is not finished yet',
  },
  bulkSendNotFailed: {
    it: 'Il documento è stato inviato a tutti: non c’è nulla da riprovare',
    en: 'The document was sent to everybody: there is nothing to try again',
  },
  mailFailed: { it: 'L’e‑mail non è partita', en: 'The email could not be sent' },
  mailRetried: {
    it: 'L’e‑mail non è ancora partita, si riprova',
    en: 'The email has not been sent yet, trying again',
  },
  mailWaits: {
    it: 'L’e‑mail aspetta: il servizio di posta non accetta quelle del portale. Parte appena è sistemato, l’indirizzo non c’entra',
    en: 'The email waits: the email service does not take those of the portal. It leaves as soon as that is mended, the address is not at fault',
  },
  mailFailedByUs: {
    it: 'L’e‑mail non è partita: il servizio di posta non accettava quelle del portale. L’indirizzo non c’entra',
    en: 'The email could not be sent: the email service did not take those of the portal. The address is not at fault',
  },
  mailNotTaken: {
    it: 'L’e‑mail non è stata consegnata: la casella non riceve, è piena o non disponibile',
    en: 'The email could not be delivered: the mailbox takes nothing, it is full or out of order',
  },
  mailContentRefused: {
    it: 'Il servizio di posta ha rifiutato il contenuto dell’e‑mail',
    en: 'The email service refused the content of the email',
  },
  messageNotAccepted: {
    it: 'Accettare la lettura del messaggio prima di aprire l’allegato',
    en: 'Accept the reading of the message before you open its attachment',
  },
  noAttachment: { it: 'Il messaggio non ha allegati', en: 'The message has no attachment' },
  attachmentClosed: {
    it: 'Chi ha scritto il messaggio non permette di aprire l’allegato',
    en: 'The sender of the message does not let its attachment be opened',
  },
  confirmationMailTaken: {
    it: 'Questo indirizzo è già nell’elenco dell’azienda',
    en: 'This address is in the company’s list already',
  },
  tooManyConfirmationMails: {
    it: 'Un’azienda ha al massimo 20 indirizzi di conferma: eliminarne uno prima di aggiungerne un altro',
    en: 'A company has 20 confirmation addresses at most: delete one before you add another',
  },
  mailBounced: { it: 'L’indirizzo ha rifiutato l’e‑mail', en: 'The address refused the email' },
} as const satisfies Record<string, LocalizedText>;
