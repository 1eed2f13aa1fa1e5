import type { Language } from 'shared-api/contracts/common';
import type { LocalizedMail } from '../../../platform/deliveries/mail-content.ts';
import type { DocumentRecord } from '../documents/document.schema.ts';

type Named = Pick<DocumentRecord, 'title' | 'fileHash'>;
type Addressed = Pick<DocumentRecord, 'title' | 'receiverName' | 'receiverSurname'>;

// An SMS has 160 characters: a long title is cut, not the code or the fingerprint.
const shortTitle = ({ title }: Named) => (title.length > 60 ? `${title.slice(0, 59)}…` : title);
const fingerprint = ({ fileHash }: Named) => `${fileHash.slice(0, 8).toUpperCase()}…`;

/** The SMS with a code to sign: it says what is signed, so that the code is good for nothing else. */
export const signCodeSms: Readonly<Record<Language, (code: string, document: Named) => string>> = {
  it: (code, document) =>
    `Codice ${code} per firmare "${shortTitle(document)}" (impronta ${fingerprint(document)})`,
  en: (code, document) =>
    `Code ${code} to sign "${shortTitle(document)}" (fingerprint ${fingerprint(document)})`,
};

/** The SMS with a code that verifies a phone. */
export const mobileCodeSms: Readonly<Record<Language, (code: string) => string>> = {
  it: (code) => `Codice ${code} per verificare questo numero di cellulare`,
  en: (code) => `Code ${code} to verify this mobile number`,
};

/** The mail with a code that verifies an address. */
export function codeMail(code: string, { title, receiverName, receiverSurname }: Addressed): LocalizedMail {
  return {
    it: {
      subject: `Codice ${code} per verificare l'indirizzo`,
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
