import type { LocalizedText } from 'shared-api/contracts/common';
import type { SealFileFault } from '../../../platform/sealing/uploaded/messages.ts';

/** What the server says of the seal. */
export const sealTexts = {
  configured: {
    it: 'Il sigillo è scritto nella configurazione (SEAL_P12): si cambia lì',
    en: 'The seal stands in the configuration (SEAL_P12): it is changed there',
  },
  remote: {
    it: 'I documenti li sigilla un altro host (PDF_EDITING_URL): il sigillo si cambia lì',
    en: 'Another host seals the documents (PDF_EDITING_URL): the seal is changed there',
  },
  ownAlready: {
    it: 'Il sigillo è già quello dell’installazione',
    en: 'The seal is the installation’s own already',
  },
  ends: {
    it: 'Il certificato del sigillo finisce: quando è scaduto i documenti non si sigillano più',
    en: 'The certificate of the seal ends: once it has, no document is sealed',
  },
  fileMissing: { it: 'Manca il file', en: 'The file is missing' },
} as const satisfies Record<string, LocalizedText>;

const tooSlow = {
  it: 'Aprire il file costerebbe troppo tempo: esportalo di nuovo con le impostazioni normali',
  en: 'Opening the file would take too long: export it again with the usual settings',
};

/** What is wrong with an uploaded file, and what helps. */
export const sealFileTexts = {
  'too-large': {
    it: 'Il file è troppo grande: al massimo 64 KB',
    en: 'The file is too large: 64 KB at most',
  },
  'not-p12': {
    it: 'Questo non è un file P12 (PFX) che si possa leggere',
    en: 'This is not a P12 (PFX) file that can be read',
  },
  'unknown-cipher': {
    it: 'Il file è cifrato in un modo che non conosciamo: esportalo di nuovo con un programma di oggi',
    en: 'The file is encrypted in a way that we do not know: export it again with a program of today',
  },
  'too-many-rounds': tooSlow,
  'took-too-long': tooSlow,
  'wrong-password': { it: 'La password non apre questo file', en: 'The password does not open this file' },
  'no-key': {
    it: 'Nel file non c’è la chiave privata: esportalo di nuovo con la chiave',
    en: 'The file holds no private key: export it again with the key',
  },
  'no-certificate': {
    it: 'Nel file non c’è il certificato della sua chiave',
    en: 'The file does not hold the certificate of its key',
  },
  'key-kind': {
    it: 'La chiave è di un tipo con cui non sigilliamo: deve essere RSA o EC P‑256',
    en: 'We do not seal with a key of this kind: it has to be RSA or EC P‑256',
  },
  'key-size': {
    it: 'La chiave RSA deve avere da 2048 a 8192 bit',
    en: 'The RSA key has to have 2048 to 8192 bits',
  },
  'key-usage': {
    it: 'Questo certificato non è fatto per firmare documenti: serve l’uso «firma digitale» o «non ripudio»',
    en: 'This certificate is not made to sign documents: it needs the usage “digital signature” or “non-repudiation”',
  },
  expired: { it: 'Questo certificato è scaduto', en: 'This certificate has expired' },
  'not-yet-valid': {
    it: 'Questo certificato non è ancora valido',
    en: 'This certificate is not valid yet',
  },
  'cannot-sign': {
    it: 'Una firma di prova con questa chiave non è riuscita: il file è danneggiato',
    en: 'A signature on trial with this key failed: the file is damaged',
  },
} as const satisfies Record<SealFileFault, LocalizedText>;
