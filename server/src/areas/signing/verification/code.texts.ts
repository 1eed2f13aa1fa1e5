import { defineCodeSms } from '../../../platform/codes/code-sms.ts';
import type { LocalizedMail } from '../../../platform/deliveries/mail-content.ts';
import type { DocumentRecord } from '../documents/document.schema.ts';

type Named = Pick<DocumentRecord, 'title' | 'fileHash'>;
type Addressed = Pick<DocumentRecord, 'title' | 'receiverName' | 'receiverSurname'>;

// An SMS has 160 characters, or 70 with one that phones do not know, such as a row of dots: a long title is cut, not the code.
const shortTitle = ({ title }: Named) => (title.length > 40 ? `${title.slice(0, 37)}...` : title);
const fingerprint = ({ fileHash }: Named) => fileHash.slice(0, 8).toUpperCase();

/** The SMS with a code to sign: it says for whom and what is signed, so that the code is good for nothing else. */
export function signCodeSms(document: Named) {
  const [title, print] = [shortTitle(document), fingerprint(document)];
  return defineCodeSms({
    it: (code, sender) => `${code} è il codice di ${sender} per firmare "${title}" (impronta ${print})`,
    en: (code, sender) => `${code} is the code of ${sender} to sign "${title}" (fingerprint ${print})`,
  });
}

/** The SMS with a code that verifies a phone, for whoever sent the document. */
export const mobileCodeSms = defineCodeSms({
  it: (code, sender) => `${code} è il codice di ${sender} per verificare questo numero di cellulare`,
  en: (code, sender) => `${code} is the code of ${sender} to verify this mobile number`,
});

/** The mail with a code that verifies an address. */
export function codeMail(code: string, { title, receiverName, receiverSurname }: Addressed): LocalizedMail {
  return {
    it: {
      subject: `Codice ${code} per verificare l’indirizzo`,
      greeting: `Buongiorno ${receiverName} ${receiverSurname},`,
      paragraphs: [`il codice per verificare questo indirizzo per il documento «${title}» è:`],
      code,
      closing: ['Vale cinque minuti e si può usare una volta sola.'],
    },
    en: {
      subject: `Code ${code} to verify your address`,
      greeting: `Dear ${receiverName} ${receiverSurname},`,
      paragraphs: [`the code to verify this address for the document “${title}” is:`],
      code,
      closing: ['It is valid for five minutes and works once.'],
    },
  };
}
