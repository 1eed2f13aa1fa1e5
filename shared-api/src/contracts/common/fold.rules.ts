/**
 * Apostrophes, quotation marks and accents that stand alone, however a keyboard, a phone or a program writes them: `D’Angelo`, `D'Angelo`,
 * `D´Angelo`, `Nicolo'`, `«Rossi»`. The Catalan middle dot goes with them.
 */
const quotes = /['"`´’‘‛‚“”„‟«»‹›′″‵‶ʹʺʻʼʽʾʿˈˊˋˮ·΄᾽᾿῀῁῍῎῏῝῞῟῭΅`´῾＇＂｀ꞌꞋ¨՚׳״]/g;

/** Dashes and hyphens of any length, the minus among them. */
const dashes = /[\p{Pd}⁃−]/gu;

/** What is not seen: zero-width characters, soft hyphens, marks of direction, variation selectors. */
const unseen = /\p{Cf}/gu;

/** Letters that Unicode does not take apart, each as those who lack it type it. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ɖ: 'd',
  ɗ: 'd',
  ħ: 'h',
  ŋ: 'n',
  ɲ: 'n',
  ı: 'i',
  ȷ: 'j',
  ĸ: 'k',
  ƙ: 'k',
  ŧ: 't',
  ŀ: 'l',
  ƒ: 'f',
  ə: 'e',
  ǝ: 'e',
  ɛ: 'e',
  ɔ: 'o',
  ɓ: 'b',
  ƀ: 'b',
  ɣ: 'g',
  ǥ: 'g',
  ȼ: 'c',
  ɇ: 'e',
  ɨ: 'i',
  ɉ: 'j',
  ꝁ: 'k',
  ɍ: 'r',
  ⱦ: 't',
  ʉ: 'u',
  ɏ: 'y',
  ƴ: 'y',
  ƶ: 'z',
  ʒ: 'z',
  ⱥ: 'a',
  ɠ: 'g',
  ɵ: 'o',
  ƥ: 'p',
  ƭ: 't',
  ʈ: 't',
  ʋ: 'v',
  ƈ: 'c',
  ƌ: 'd',
  ƃ: 'b',
  ƚ: 'l',
  ɫ: 'l',
  ƞ: 'n',
  ɩ: 'i',
  ʊ: 'u',
  ȡ: 'd',
  ȴ: 'l',
  ȵ: 'n',
  ȶ: 't',
  ς: 'σ',
};

/** Which folding this is: whoever keeps folded texts folds them anew where it is another. */
export const foldingVersion = 1;

/**
 * A text as searches, matches and orders compare it, the one folding of server and browser: small letters without accents (`Đorđe` is `dorde`,
 * `Weiß` is `weiss`), without apostrophes and quotation marks, with one hyphen for all dashes and one blank between words.
 */
export function foldText(text: string): string {
  return /^[ -~]*$/.test(text) ? plain(text.replace(/['"`]/g, '').toLowerCase()) : plain(foldLetters(text));
}

/** The words of a search, folded; none where it says nothing. */
export function foldWords(text: string): string[] {
  return foldText(text).split(' ').filter(Boolean);
}

/** Whether a text has every word of a search, whatever its case, accents, apostrophes and order; an empty search finds all. */
export function matchesWords(text: string, search: string): boolean {
  const own = foldText(text);
  return foldWords(search).every((word) => own.includes(word));
}

/** The one order of lists by name: as the texts are folded, and as they are written where that is the same. It is the database's `collate "C"`. */
export function compareNames(one: string, other: string): number {
  return compareFolded(foldText(one), foldText(other)) || compareFolded(one, other);
}

/** The same of texts that are folded already. */
export function compareFolded(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  for (let at = 0; at < length; at += 1) {
    const difference = rankAt(one, at) - rankAt(other, at);
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}

/** Characters of two units come after all of one, as their bytes do. */
function rankAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  return unit >= 0xd800 && unit < 0xe000 ? unit + 0x10000 : unit;
}

/**
 * A user name as it is looked up, so that no two look alike: one form of each letter (full width, composed or not), small letters, ı as i,
 * one apostrophe and one hyphen, and nothing that is not seen. Accents stay.
 */
export function usernameKeyOf(username: string): string {
  return username
    .replace(quotes, "'")
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\u0307/g, '')
    .normalize('NFC')
    .replace(unseen, '')
    .replace(quotes, "'")
    .replace(dashes, '-')
    .replace(/ı/g, 'i')
    .trim();
}

/** Whether a text mixes letters of several scripts, so that some may be mistaken for others: a Cyrillic а among Latin letters. */
export function mixesScripts(text: string): boolean {
  return scripts.filter((script) => script.test(text)).length > 1;
}

const scripts = [/\p{sc=Latn}/u, /\p{sc=Cyrl}/u, /\p{sc=Grek}/u, /\p{sc=Armn}/u, /\p{sc=Cher}/u];

function foldLetters(text: string): string {
  return text
    .replace(quotes, '')
    .normalize('NFKD')
    .replace(quotes, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(unseen, '')
    .replace(dashes, '-')
    .replace(/[^ -~]/g, (letter) => letters[letter] ?? letter);
}

const plain = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
