import { foldText, type LocalizedText } from '../common/index.ts';
import { minPasswordLength } from './passwords.rules.ts';

/** Why a password that keeps every rule is refused all the same. */
export type PasswordWeakness = 'common' | 'ownWords';

/** The sentence of each weakness, for the form and the server. */
export const passwordWeaknessTexts = {
  common: {
    it: 'Questa password è tra quelle che si provano per prime: scegline un’altra',
    en: 'This password is among those that are tried first: choose another one',
  },
  ownWords: {
    it: 'La password si indovina dal tuo nome, dall’azienda o dal prodotto: aggiungi altro o scegline un’altra',
    en: 'This password can be guessed from your name, your company or the product: add to it or choose another one',
  },
} as const satisfies Record<PasswordWeakness, LocalizedText>;

const lookAlikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** A password as somebody guesses it: small letters without accents. */
export function plainLetters(text: string): string {
  return foldText(text);
}

/** A password with the letters for which digits and signs stand: `p@ssw0rd` is `password`. */
export function withoutLookAlikes(text: string): string {
  return text.replace(/[013457@$!]/g, (sign) => lookAlikes[sign] ?? sign);
}

/**
 * Whether a password lives on words that everybody knows of its person: without their names, user name, company and product too
 * little of it is left.
 */
export function isMadeOfOwnWords(password: string, words: readonly string[]): boolean {
  const known = wordsIn(words);
  const plain = plainLetters(password);
  return [plain, withoutLookAlikes(plain)].some((text) => {
    const left = known.reduce((rest, word) => rest.replaceAll(word, ''), text);
    return left !== text && left.length < minPasswordLength;
  });
}

const shortestWord = 3;

/** The words in names and addresses, the longest first: `giulia.bianchi@acme.example` has four. */
function wordsIn(texts: readonly string[]): string[] {
  const words = texts
    .flatMap((text) => [...text.split(/[^\p{L}\p{M}\p{N}]+/u), ...text.split(/\s+/)])
    .map((word) => plainLetters(word).replace(/[^\p{L}\p{N}]+/gu, ''));
  return [...new Set(words)]
    .filter((word) => word.length >= shortestWord)
    .toSorted((one, other) => other.length - one.length);
}
