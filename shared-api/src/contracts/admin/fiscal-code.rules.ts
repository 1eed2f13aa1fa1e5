import { foldText } from '../common/index.ts';

/** Characters of a codice fiscale. */
const fiscalCodeLength = 16;

/** The place of a digit, or the letter that stands for it where two people would have the same code (omocodia). */
const digit = '[0-9LMNPQRSTUV]';
const shape = new RegExp(`^[A-Z]{6}${digit}{2}[ABCDEHLMPRST]${digit}{2}[A-Z]${digit}{3}[A-Z]$`);
const omocodia = 'LMNPQRSTUV';
const months = 'ABCDEHLMPRST';
/** Women have their day of birth with forty more. */
const womanDays = 40;
const daysOf = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** What a character counts at an odd place (1, 3, …), for 0 to 9 and for A to Z: decree of 23 December 1976. */
const oddDigits = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
const oddLetters = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
];
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A codice fiscale as it is kept: capital letters, without what only groups it. */
export function plainFiscalCode(text: string): string {
  return text.replace(/[\s.-]/g, '').toUpperCase();
}

/**
 * Whether a text is a provisional codice fiscale: eleven digits, which asylum seekers have until they get their own, the last of them the check
 * digit (that of a partita IVA).
 */
function isProvisional(code: string): boolean {
  if (!/^\d{11}$/.test(code) || /^0{7}/.test(code)) return false;
  const sum = code.split('').reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/**
 * Whether a text is a person's codice fiscale: a provisional one, or its shape, a day that its month has, and the check character; digits may be letters where
 * two people would share a code (omocodia). Whether it was given out cannot be told.
 */
export function isFiscalCode(code: string): boolean {
  return isProvisional(code) || isWhole(code);
}

const isWhole = (code: string) => shape.test(code) && hasDay(code) && checkCharacterOf(code) === code.at(-1);

/**
 * Whether a codice fiscale can be that of a name. True where it cannot be told: an empty, wrong or provisional code, or a name without letters.
 * People may have been given theirs under another name, so that it is no reason to refuse.
 */
export function fitsName(code: string, { firstName, lastName }: { firstName: string; lastName: string }) {
  if (!isWhole(code)) return true;
  const [last, first] = [lettersOf(lastName), lettersOf(firstName)];
  if (last === '' || first === '') return true;
  return code.slice(0, 3) === lastNameCode(last) && code.slice(3, 6) === firstNameCode(first);
}

/** A codice fiscale as it is read: name, day of birth, place, check character (`RSS MRA 85T10 A562 S`). Another text stays as it is. */
export function groupFiscalCode(code: string): string {
  if (code.length !== fiscalCodeLength) return code;
  const parts = [code.slice(0, 3), code.slice(3, 6), code.slice(6, 11), code.slice(11, 15), code.slice(15)];
  return parts.join(' ');
}

function hasDay(code: string): boolean {
  const month = months.indexOf(code[8] ?? '');
  const written = Number(digitsOf(code.slice(9, 11)));
  const day = written > womanDays ? written - womanDays : written;
  if (day < 1 || day > (daysOf[month] ?? 0)) return false;
  // A century is not told: a year that is a leap year in one of them will do.
  const isLeapDay = month === 1 && day === 29;
  return !isLeapDay || Number(digitsOf(code.slice(6, 8))) % 4 === 0;
}

function digitsOf(text: string): string {
  return text.replace(/[LMNPQRSTUV]/g, (letter) => String(omocodia.indexOf(letter)));
}

function checkCharacterOf(code: string): string | undefined {
  const places = code.slice(0, fiscalCodeLength - 1).split('');
  const sum = places.reduce((total, character, index) => total + valueOf(character, index % 2 === 0), 0);
  return alphabet[sum % alphabet.length];
}

function valueOf(character: string, isOdd: boolean): number {
  const isDigit = /\d/.test(character);
  const rank = isDigit ? Number(character) : alphabet.indexOf(character);
  if (!isOdd) return rank;
  return (isDigit ? oddDigits : oddLetters)[rank] ?? 0;
}

/** The letters of a name, capital and without accents. */
function lettersOf(name: string): string {
  return foldText(name)
    .toUpperCase()
    .replace(/[^A-Z]/g, '');
}

const consonantsOf = (letters: string) => letters.replace(/[AEIOU]/g, '');
const vowelsOf = (letters: string) => letters.replace(/[^AEIOU]/g, '');
const threeOf = (letters: string) => `${letters}XXX`.slice(0, 3);

function lastNameCode(letters: string): string {
  return threeOf(consonantsOf(letters) + vowelsOf(letters));
}

function firstNameCode(letters: string): string {
  const consonants = consonantsOf(letters);
  if (consonants.length < 4) return lastNameCode(letters);
  return [0, 2, 3].map((at) => consonants[at]).join('');
}
