import type { Language } from 'shared-api/contracts/common';
import type { DocumentRecord } from './document.schema.ts';

type Named = Pick<DocumentRecord, 'title' | 'fileHash'>;

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
export const codeMail: Readonly<
  Record<Language, (code: string, document: Named) => { subject: string; text: string }>
> = {
  it: (code, document) => ({
    subject: `Codice ${code} per verificare l'indirizzo`,
    text: `Il codice per verificare questo indirizzo per il documento «${document.title}» è:\n\n${code}`,
  }),
  en: (code, document) => ({
    subject: `Code ${code} to verify your address`,
    text: `The code to verify this address for the document “${document.title}” is:\n\n${code}`,
  }),
};
