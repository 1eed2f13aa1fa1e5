import type { Addressee, LocalizedMail } from '../../../platform/deliveries/mail-content.ts';
import type { DocumentRecord } from '../documents/document.schema.ts';

interface CodeMail {
  readonly code: string;
  readonly document: Pick<DocumentRecord, 'title'>;
  readonly to: Addressee;
}

/** The mail with a code that verifies an address. */
export function codeMail({ code, document: { title }, to }: CodeMail): LocalizedMail {
  return {
    from: 'company',
    to,
    it: {
      subject: `Codice ${code} per verificare l’indirizzo`,
      paragraphs: [`il codice per verificare questo indirizzo per il documento «${title}» è:`],
      code,
      closing: ['Vale cinque minuti e si può usare una volta sola.'],
    },
    en: {
      subject: `Code ${code} to verify your address`,
      paragraphs: [`the code to verify this address for the document “${title}” is:`],
      code,
      closing: ['It is valid for five minutes and works once.'],
    },
  };
}
