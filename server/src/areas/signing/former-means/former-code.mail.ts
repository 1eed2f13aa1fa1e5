import type { Addressee, LocalizedMail } from '../../../platform/deliveries/mail-content.ts';

interface FormerCode {
  readonly code: string;
  readonly title: string;
  /** The person whose account it is. */
  readonly to: Addressee;
}

/** The mail with the code to the address that somebody had before, who signs with another one now (decision 119). */
export function formerCodeMail({ code, title, to }: FormerCode): LocalizedMail {
  return {
    from: 'company',
    to,
    it: {
      subject: 'Codice per confermare una firma',
      paragraphs: [
        `per firmare il documento «${title}» serve anche questo codice, perché i dati dell’account con cui si firma sono cambiati da poco:`,
      ],
      code,
      closing: [
        'Vale cinque minuti. Senza questo codice il documento non viene firmato: se la richiesta è di altri, non va comunicato a nessuno, e va avvisata subito l’azienda.',
      ],
    },
    en: {
      subject: 'Code to confirm a signature',
      paragraphs: [
        `to sign the document “${title}” this code is needed too, because the details of the account that signs changed a short time ago:`,
      ],
      code,
      closing: [
        'It is valid for five minutes. Without this code the document is not signed: if somebody else asks for it, give it to nobody, and tell the company at once.',
      ],
    },
  };
}
