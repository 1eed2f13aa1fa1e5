import { defineCodeSms } from '../../../platform/codes/code-sms.ts';
import type { DocumentRecord } from '../documents/document.schema.ts';

type Named = Pick<DocumentRecord, 'title' | 'fileHash'>;

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

/** The SMS with the code to the number that who signs had before (decision 119). */
export function formerCodeSms(document: Named) {
  const [title, print] = [shortTitle(document), fingerprint(document)];
  return defineCodeSms({
    it: (code, sender) =>
      `${code} è il codice di ${sender} per confermare la firma di "${title}" (${print}). A chi lo chiede non va dato`,
    en: (code, sender) =>
      `${code} is the code of ${sender} to confirm signing "${title}" (${print}). Give it to nobody who asks`,
  });
}
