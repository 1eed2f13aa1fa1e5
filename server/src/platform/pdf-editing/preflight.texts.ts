import type { Language, LocalizedText } from 'shared-api/contracts/common';
import type {
  ExistingSignature,
  PdfLimits,
  Preflight,
  PreflightNote,
  PreflightReason,
} from './pdf-editing.ts';

const mebibyte = 1024 * 1024;

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
  'repeated-page': {
    it: 'Il PDF mostra più volte la stessa pagina ed è già firmato: una firma vi comparirebbe più volte.',
    en: 'The PDF shows one page several times and is signed already: a signature would appear on it several times.',
  },
  'took-too-long': {
    it: 'Il controllo del PDF richiede troppo tempo: il file è danneggiato o troppo complesso.',
    en: 'Checking the PDF takes too long: the file is damaged or too complex.',
  },
};

type NoteWithNames =
  | 'drawn-after-signature'
  | 'sealed-here'
  | 'signed'
  | 'signature-unknown'
  | 'signature-broken';

const notes: Readonly<Record<Exclude<PreflightNote, NoteWithNames>, LocalizedText>> = {
  'seal-missing': {
    it: 'Firmato con questa installazione, ma il suo sigillo manca: non è il documento finale.',
    en: 'Signed with this installation, but its seal is missing: it is not the final document.',
  },
  'changed-after-signature': {
    it: 'Il PDF è stato modificato dopo una delle sue firme: confrontarlo con ciò che è stato firmato.',
    en: 'The PDF was changed after one of its signatures: compare it with what was signed.',
  },
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
  commands: {
    it: 'Il PDF contiene comandi che altrove aprono file o programmi, o inviano dati: qui non vengono eseguiti.',
    en: 'The PDF holds commands that open files or programs elsewhere, or send data: they do not run here.',
  },
  'fields-unseen': {
    it: 'Alcuni campi compilati del modulo non hanno un aspetto proprio: certi visualizzatori non ne mostreranno il valore.',
    en: 'Some filled fields of the form have no appearance of their own: certain viewers will not show their value.',
  },
  attachments: {
    it: 'Il PDF contiene allegati: chi firma vede solo le pagine.',
    en: 'The PDF holds attachments: whoever signs sees the pages only.',
  },
  portfolio: {
    it: 'Il PDF è un portfolio: chi firma vede solo la copertina, non i documenti che contiene.',
    en: 'The PDF is a portfolio: whoever signs sees its cover only, not the documents in it.',
  },
  'layers-unseen': {
    it: 'Il PDF ha livelli nascosti, o che in stampa cambiano: chi firma non vede tutto ciò che può comparire sulla carta.',
    en: 'The PDF has layers that are hidden, or change when it is printed: whoever signs does not see all that may be on paper.',
  },
  'pdf-a': {
    it: 'Il PDF dichiara di essere PDF/A: con le firme disegnate potrebbe non esserlo più.',
    en: 'The PDF says that it is PDF/A: with the drawn signatures it may no longer be.',
  },
  'prints-otherwise': {
    it: 'Il PDF contiene timbri, note o immagini che compaiono solo sulla carta o solo sullo schermo: ciò che si stampa non è ciò che vede chi firma.',
    en: 'The PDF holds stamps, notes or pictures that appear on paper alone or on the screen alone: what is printed is not what the signer sees.',
  },
  'contents-broken': {
    it: 'Alcuni contenuti del PDF, testo o immagini, sono incompleti o danneggiati: chi firma potrebbe non vederli.',
    en: 'Some contents of the PDF, text or pictures, are incomplete or damaged: whoever signs may not see them.',
  },
};

/** Why a PDF is refused, as a sentence for its sender, with the limit that it exceeds. */
export function refusalText(reason: PreflightReason, limits?: PdfLimits): LocalizedText {
  if (reason === 'too-large' && limits) return tooLargeText(limits);
  if (reason === 'too-many-pages' && limits) return tooManyPagesText(limits);
  return refusals[reason];
}

function tooLargeText({ maxBytes }: PdfLimits): LocalizedText {
  const megabytes = maxBytes / mebibyte;
  const size = (locale: string) => megabytes.toLocaleString(locale, { maximumFractionDigits: 1 });
  return {
    it: `Il PDF è troppo grande: al massimo ${size('it')} MB.`,
    en: `The PDF is too large: ${size('en')} MB at most.`,
  };
}

function tooManyPagesText({ maxPages }: PdfLimits): LocalizedText {
  return {
    it: `Il PDF ha troppe pagine: al massimo ${maxPages}.`,
    en: `The PDF has too many pages: ${maxPages} at most.`,
  };
}

type Signatures = Preflight['signatures'];

const namedNotes: Readonly<Record<NoteWithNames, (signatures: Signatures) => LocalizedText>> = {
  'sealed-here': () => ({
    it: 'Già firmato e sigillato da questa installazione: le sue firme resteranno valide.',
    en: 'Already signed and sealed by this installation: its signatures stay valid.',
  }),
  'drawn-after-signature': (signatures) => drawnLaterText(signatures),
  signed: (signatures) => signedText(namesOf(signatures, 'intact')),
  'signature-unknown': (signatures) => unknownText(namesOf(signatures, 'unknown')),
  'signature-broken': (signatures) => brokenText(namesOf(signatures, 'broken')),
};

/** What the sender of an accepted PDF should know, as a sentence with the names of those who signed it before. */
export function noteSentence(
  note: PreflightNote,
  { signatures }: Pick<Preflight, 'signatures'>,
  language: Language,
): string {
  return isNamed(note) ? namedNotes[note](signatures)[language] : notes[note][language];
}

function isNamed(note: PreflightNote): note is NoteWithNames {
  return note in namedNotes;
}

/** Whose signatures came out so; of the intact ones those that were made elsewhere. */
function namesOf(signatures: Signatures, wanted: ExistingSignature['integrity']): string[] {
  const names = signatures
    .filter(({ integrity, isOwn }) => integrity === wanted && !(isOwn && integrity === 'intact'))
    .map(({ signerName, fieldName }) => signerName ?? fieldName);
  return [...new Set(names)];
}

function signedText(names: readonly string[]): LocalizedText {
  const isOne = names.length === 1;
  return {
    it: `Già firmato con ${isOne ? 'un certificato intestato' : 'certificati intestati'} a ${names.join(', ')}, non di questa installazione: ${isOne ? 'la firma resterà valida' : 'le firme resteranno valide'}.`,
    en: `Already signed with ${isOne ? 'a certificate' : 'certificates'} in the name of ${names.join(', ')}, not of this installation: the ${isOne ? 'signature stays' : 'signatures stay'} valid.`,
  };
}

/** Nothing says of such a drawing that it is a signature alone: it may cover words. */
function drawnLaterText(signatures: Signatures): LocalizedText {
  const drawn = signatures.filter(({ drawnPage }) => typeof drawnPage === 'number');
  const list = (word: string) =>
    drawn
      .map(({ signerName, fieldName, drawnPage }) => `${signerName ?? fieldName} (${word} ${drawnPage})`)
      .join(', ');
  return {
    it: `Dopo una firma precedente ne ${drawn.length === 1 ? 'è stata aggiunta una' : 'sono state aggiunte altre'} che disegna sulle pagine: ${list('pagina')}. Controllare che cosa mostra e che cosa copre.`,
    en: `After an earlier signature ${drawn.length === 1 ? 'one was' : 'others were'} added that ${drawn.length === 1 ? 'draws' : 'draw'} on the pages: ${list('page')}. Check what is shown there, and what it covers.`,
  };
}

function unknownText(names: readonly string[]): LocalizedText {
  const isOne = names.length === 1;
  return {
    it: `${isOne ? 'La firma' : 'Le firme'} di ${names.join(', ')} qui non si ${isOne ? 'può' : 'possono'} verificare: non si sa se ${isOne ? 'è valida' : 'sono valide'}.`,
    en: `The ${isOne ? 'signature' : 'signatures'} of ${names.join(', ')} cannot be verified here: whether ${isOne ? 'it is' : 'they are'} valid is not known.`,
  };
}

function brokenText(names: readonly string[]): LocalizedText {
  const isOne = names.length === 1;
  return {
    it: `${isOne ? 'La firma' : 'Le firme'} di ${names.join(', ')} non ${isOne ? 'è valida' : 'sono valide'} già ora: il PDF è stato modificato dopo la firma.`,
    en: `The ${isOne ? 'signature' : 'signatures'} of ${names.join(', ')} ${isOne ? 'is' : 'are'} invalid already: the PDF was changed after it was signed.`,
  };
}
