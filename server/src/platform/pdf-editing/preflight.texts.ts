import type { Language, LocalizedText } from 'shared-api/contracts/common';
import type { Preflight, PreflightNote, PreflightReason } from './pdf-editing.ts';

const refusals: Readonly<Record<PreflightReason, LocalizedText>> = {
  'not-a-pdf': {
    it: 'Il file non è un PDF.',
    en: 'The file is not a PDF.',
  },
  empty: {
    it: 'Il file è vuoto.',
    en: 'The file is empty.',
  },
  'too-large': {
    it: 'Il PDF è troppo grande.',
    en: 'The PDF is too large.',
  },
  'too-many-pages': {
    it: 'Il PDF ha troppe pagine.',
    en: 'The PDF has too many pages.',
  },
  'no-pages': {
    it: 'Il PDF non contiene pagine.',
    en: 'The PDF has no pages.',
  },
  password: {
    it: 'Il PDF è protetto da password: salvarlo senza password e caricarlo di nuovo.',
    en: 'The PDF is protected by a password: save it without one and upload it again.',
  },
  permissions: {
    it: 'Il PDF è protetto e non permette di aggiungere firme.',
    en: 'The PDF is protected and does not allow signatures to be added.',
  },
  'unknown-encryption': {
    it: 'Il PDF è cifrato in un modo che non si può aprire.',
    en: 'The PDF is encrypted in a way that cannot be opened.',
  },
  xfa: {
    it: 'Il PDF è un modulo XFA dinamico, che i visualizzatori non mostrano: stamparlo in PDF e caricare la stampa.',
    en: 'The PDF is a dynamic XFA form, which viewers do not show: print it to PDF and upload the print.',
  },
  certified: {
    it: 'Il PDF è certificato e non modificabile: una firma lo renderebbe non valido.',
    en: 'The PDF is certified against any change: a signature would make it invalid.',
  },
  locked: {
    it: 'Una firma già presente nel PDF blocca i campi: altre firme la renderebbero non valida.',
    en: 'A signature in the PDF locks its fields: further signatures would make it invalid.',
  },
  damaged: {
    it: 'Il PDF è danneggiato e non si può riparare.',
    en: 'The PDF is damaged and cannot be repaired.',
  },
  'damaged-signed': {
    it: 'Il PDF è danneggiato e già firmato: ripararlo renderebbe non valide le sue firme.',
    en: 'The PDF is damaged and already signed: repairing it would make its signatures invalid.',
  },
  'took-too-long': {
    it: 'Il controllo del PDF richiede troppo tempo: il file è danneggiato o troppo complesso.',
    en: 'Checking the PDF takes too long: the file is damaged or too complex.',
  },
};

const notes: Readonly<Record<Exclude<PreflightNote, 'signed' | 'signature-broken'>, LocalizedText>> = {
  repaired: {
    it: 'Il PDF era danneggiato ed è stato riparato: controllarne le pagine.',
    en: 'The PDF was damaged and has been repaired: please check its pages.',
  },
  encrypted: {
    it: 'Il PDF è cifrato senza password di apertura e resterà cifrato.',
    en: 'The PDF is encrypted without an opening password and stays encrypted.',
  },
  'xfa-hybrid': {
    it: 'Il PDF contiene anche un modulo XFA, che con la prima firma viene tolto; i campi normali restano.',
    en: 'The PDF also holds an XFA form, which goes with the first signature; the ordinary fields stay.',
  },
  'usage-rights': {
    it: 'I diritti di utilizzo di Adobe Reader contenuti nel PDF vengono tolti con la prima firma.',
    en: 'The Adobe Reader usage rights in the PDF go with the first signature.',
  },
  scripts: {
    it: 'Il PDF contiene script, che qui non vengono eseguiti.',
    en: 'The PDF holds scripts, which do not run here.',
  },
  attachments: {
    it: 'Il PDF contiene allegati: chi firma vede solo le pagine.',
    en: 'The PDF holds attachments: whoever signs sees the pages only.',
  },
};

/** Why a PDF is refused, as a sentence for its sender. */
export function refusalText(reason: PreflightReason): LocalizedText {
  return refusals[reason];
}

/** What the sender of an accepted PDF should know, as a sentence with the names of those who signed it before. */
export function noteSentence(
  note: PreflightNote,
  { signatures }: Pick<Preflight, 'signatures'>,
  language: Language,
): string {
  if (note === 'signed') return signedText(namesOf(signatures, false))[language];
  if (note === 'signature-broken') return brokenText(namesOf(signatures, true))[language];
  return notes[note][language];
}

function namesOf(signatures: Preflight['signatures'], broken: boolean): string[] {
  const names = signatures
    .filter(({ integrity }) => (integrity === 'broken') === broken)
    .map(({ signerName, fieldName }) => signerName ?? fieldName);
  return [...new Set(names)];
}

function signedText(names: readonly string[]): LocalizedText {
  const isOne = names.length === 1;
  return {
    it: `Già firmato da ${names.join(', ')}: ${isOne ? 'la firma resterà valida' : 'le firme resteranno valide'}.`,
    en: `Already signed by ${names.join(', ')}: the ${isOne ? 'signature stays' : 'signatures stay'} valid.`,
  };
}

function brokenText(names: readonly string[]): LocalizedText {
  const isOne = names.length === 1;
  return {
    it: `${isOne ? 'La firma' : 'Le firme'} di ${names.join(', ')} non ${isOne ? 'è valida' : 'sono valide'} già ora: il PDF è stato modificato dopo la firma.`,
    en: `The ${isOne ? 'signature' : 'signatures'} of ${names.join(', ')} ${isOne ? 'is' : 'are'} invalid already: the PDF was changed after it was signed.`,
  };
}
