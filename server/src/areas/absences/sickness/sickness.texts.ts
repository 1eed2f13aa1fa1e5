import type { LocalizedText } from 'shared-api/contracts/common';

/** Why something of a sickness is refused, in both languages. */
export const sicknessTexts = {
  datesFixed: {
    it: 'I giorni non si cambiano più: aggiungi un certificato per prolungare la malattia',
    en: 'The days can no longer be changed: add a certificate to make the sickness longer',
  },
  sicknessWithdrawn: {
    it: 'La malattia è stata ritirata: inseriscine una nuova',
    en: 'The sickness was withdrawn: add a new one',
  },
  certificateBefore: {
    it: 'Il certificato finisce prima dell’inizio della malattia',
    en: 'The certificate ends before the sickness begins',
  },
  certificateAfter: {
    it: 'Tra la malattia e il certificato ci sono giorni di lavoro: inserisci una nuova malattia',
    en: 'There are working days between the sickness and the certificate: add a new sickness',
  },
  emptyCertificate: {
    it: 'Indica il numero di protocollo o allega il certificato',
    en: 'Give the protocol number or attach the certificate',
  },
  wrongFileType: {
    it: 'Il certificato deve essere un PDF o una foto (PNG, JPEG)',
    en: 'The certificate must be a PDF or a photo (PNG, JPEG)',
  },
  damagedPicture: {
    it: 'La foto è danneggiata e non si può aprire',
    en: 'The photo is damaged and cannot be opened',
  },
} as const satisfies Record<string, LocalizedText>;
