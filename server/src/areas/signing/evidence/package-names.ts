import type { Language } from 'shared-api/contracts/common';

/** What the files of the package are called, in the reader's language. */
export const packageNames = {
  it: {
    evidence: 'prova-della-firma.pdf',
    sealed: 'documento-firmato.pdf',
    original: 'documento-originale.pdf',
    uploaded: 'documento-caricato.pdf',
    events: 'eventi.json',
    certificate: 'certificato',
    timeStamp: 'marca-temporale',
    page: 'verifica.html',
    readme: 'LEGGIMI.txt',
  },
  en: {
    evidence: 'evidence-of-the-signature.pdf',
    sealed: 'signed-document.pdf',
    original: 'original-document.pdf',
    uploaded: 'uploaded-document.pdf',
    events: 'events.json',
    certificate: 'certificate',
    timeStamp: 'time-stamp',
    page: 'verify.html',
    readme: 'README.txt',
  },
} as const satisfies Record<Language, Record<string, string>>;
