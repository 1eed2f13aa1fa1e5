import type { LocalizedText } from './languages.ts';

const saveAsCsv = {
  it: 'aprilo, scegli «Salva con nome» e il formato «CSV UTF-8», e carica quel file',
  en: 'open it, choose “Save as” with the format “CSV UTF-8”, and give that file',
};
const isKind = (it: string, en: string): LocalizedText => ({
  it: `Questo file è ${it}: ${saveAsCsv.it}`,
  en: `This file is ${en}: ${saveAsCsv.en}`,
});

/** Files that people give for a table and that are none in text, with what is said of them. */
const fileKinds = {
  xlsx: isKind('una cartella di Excel (XLSX)', 'an Excel workbook (XLSX)'),
  brokenXlsx: isKind('una cartella di Excel che non si legge', 'an Excel workbook that cannot be read'),
  xls: isKind(
    'una cartella del vecchio Excel (XLS), o protetta da una password',
    'a workbook of the old Excel (XLS), or one with a password',
  ),
  ods: isKind('un foglio di LibreOffice (ODS)', 'a LibreOffice sheet (ODS)'),
  html: isKind('una pagina web, anche se il nome dice altro', 'a web page, whatever its name says'),
  pdf: { it: 'Questo file è un PDF: serve un file CSV', en: 'This file is a PDF: a CSV file is needed' },
  zip: {
    it: 'Questo file è un archivio: serve il file CSV che contiene',
    en: 'This file is an archive: the CSV file in it is needed',
  },
  picture: {
    it: 'Questo file è un’immagine: serve un file CSV',
    en: 'This file is a picture: a CSV file is needed',
  },
} as const satisfies Record<string, LocalizedText>;
type FileKind = keyof typeof fileKinds;

/** Why a file cannot be read as text. */
export function fileTextProblem({ kind, line }: Pick<FileText, 'kind' | 'line'>): LocalizedText {
  if (kind) return fileKinds[kind];
  return {
    it: `Riga ${line}: ci sono caratteri che non si leggono. Salva il file come «CSV UTF-8» e caricalo di nuovo`,
    en: `Line ${line}: some characters cannot be read. Save the file as “CSV UTF-8” and give it again`,
  };
}

/** A file as text; or what it is instead; or the line, from 1, on which its letters cannot be told. */
type FileText =
  | { readonly text: string; readonly kind: null; readonly line: null }
  | { readonly text: null; readonly kind: FileKind; readonly line: null }
  | { readonly text: null; readonly kind: null; readonly line: number };

/**
 * Reads a file of a table as text: by its mark (UTF-8, UTF-16 of either order), else by what letters come out of it (UTF-8, UTF-16 without
 * its mark, Windows-1252, Mac Roman). What cannot be told is never guessed.
 */
export function readFileText(bytes: Uint8Array): FileText {
  const kind = kindOf(bytes);
  if (kind) return { text: null, kind, line: null };
  const marked = unicodeOf(bytes);
  if (marked) return decodeStrictly(marked, bytes);
  const read = decodeStrictly('utf-8', bytes);
  return read.text === null ? decodeByLetters(bytes) : read;
}

const beginnings: readonly (readonly [FileKind, string])[] = [
  ['xls', '\xD0\xCF\x11\xE0'],
  ['pdf', '%PDF'],
  ['picture', '\x89PNG'],
  ['picture', '\xFF\xD8\xFF'],
];

/** What a file is that is no text, by how it begins. */
function kindOf(bytes: Uint8Array): FileKind | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 4096));
  const known = beginnings.find(([, beginning]) => head.startsWith(beginning));
  if (known) return known[0];
  if (head.startsWith('PK\x03\x04')) {
    if (head.includes('opendocument.spreadsheet')) return 'ods';
    return /\[Content_Types\]\.xml|xl\/|_rels\//.test(head) ? 'xlsx' : 'zip';
  }
  return /^(?:\xEF\xBB\xBF)?\s*<(?:!doctype|html|table|\?xml|meta|style)\b/i.test(head) ? 'html' : undefined;
}

/** The Unicode of a file with a mark, or with a zero beside nearly every letter. */
function unicodeOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | undefined {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  const head = bytes.subarray(0, 2000);
  const zerosAt = (rest: number) => head.filter((byte, index) => byte === 0 && index % 2 === rest).length;
  const [even, odd] = [zerosAt(0), zerosAt(1)];
  if (even + odd < head.length / 4) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

function decodeStrictly(encoding: 'utf-8' | 'utf-16le' | 'utf-16be', bytes: Uint8Array): FileText {
  const text = new TextDecoder(encoding).decode(bytes);
  const wrong = text.indexOf('\uFFFD');
  return wrong < 0 ? found(text) : { text: null, kind: null, line: lineAt(text, wrong) };
}

/** Both encodings give some letter for nearly every byte: that one counts in which they make words. */
function decodeByLetters(bytes: Uint8Array): FileText {
  const tried = (['windows-1252', 'macintosh'] as const)
    .map((encoding) => new TextDecoder(encoding).decode(bytes))
    .map((text) => ({ text, oddness: oddnessOf(text) }));
  const [windows, mac] = tried;
  if (!windows || !mac) throw new Error('Two encodings are tried');
  const best = windows.oddness.sum <= mac.oddness.sum ? windows : mac;
  const other = best === windows ? mac : windows;
  if (best.oddness.at < 0 && best.oddness.sum < other.oddness.sum) return found(best.text);
  const at = best.oddness.at >= 0 ? best.oddness.at : best.text.search(/[^\0-\x7F]/);
  return { text: null, kind: null, line: lineAt(best.text, at) };
}

const italian = /[àèéìòùÀÈÉÌÒÙ]/;
const signs = /[’‘“”–—…€°ªº«»§\u00a0]/;
const wrongSign = 1000;

/** How odd the letters are that are not ASCII, in sum, and where the first sign stands that no table has there. */
function oddnessOf(text: string): { readonly sum: number; readonly at: number } {
  let [sum, at] = [0, -1];
  for (const { 0: sign, index } of text.matchAll(/[^\0-\x7F]/g)) {
    const oddness = oddnessAt(text, sign, index);
    if (oddness >= wrongSign && at < 0) at = index;
    sum += oddness;
  }
  return { sum, at };
}

function oddnessAt(text: string, sign: string, index: number): number {
  const [before = '', after = ''] = [text[index - 1], text[index + 1]];
  const isWithin = /\p{L}/u.test(before);
  if (!/\p{L}/u.test(sign) || /[ªº]/.test(sign)) {
    if (!signs.test(sign)) return wrongSign;
    // Apostrophes stand within words; the others, and what opens a quotation, do not end one.
    return isWithin && /[“‘«»…€°§–—]/.test(sign) && sign !== '’' ? wrongSign : 2;
  }
  if (!/[\u00c0-\u00ff]|[ŠšŽžŒœŸ]/.test(sign)) return wrongSign;
  const isCapital = sign === sign.toUpperCase() && sign !== 'ß';
  if (isCapital && (/\p{Ll}/u.test(before) || (isWithin && /\p{Ll}/u.test(after)))) return wrongSign;
  if (isCapital && !isWithin && !/[\p{Lu}\p{Ll}]/u.test(after)) return 20;
  if (!isCapital && /\p{Lu}\p{Lu}$/u.test(text.slice(Math.max(0, index - 2), index))) return wrongSign;
  return (italian.test(sign) ? 1 : 3) + (!isCapital && !isWithin ? 4 : 0);
}

/** No database keeps the character 0. */
function found(text: string): FileText {
  return { text: text.replace(/^\uFEFF/, '').replaceAll('\0', ''), kind: null, line: null };
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split(/\r\n|\r|\n/).length;
}
