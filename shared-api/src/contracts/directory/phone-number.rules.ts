import { parsePhoneNumberFromString, type PhoneNumber as LibraryNumber } from 'libphonenumber-js/min';

/** A phone number in its two parts, digits only, as it is called from abroad. */
export interface PhoneNumber {
  /** With its plus: `+39`. */
  readonly prefix: string;
  /** The digits behind the prefix. */
  readonly mobile: string;
  /** Both parts together (E.164): `+39…`. */
  readonly full: string;
}

/** Most characters of a phone number as it is typed (spec 01 §5). */
export const phoneLimit = 30;

/**
 * Reads a prefix and a number as people and spreadsheets write them, without what only groups the digits; a number that begins with the prefix
 * once more (`39`, `393331234567`) has it once. Undefined where the country has no numbers of this length, where Italy has none that begin so,
 * or where the prefix is no country's; numbers abroad that are not given out yet are accepted, since the ranges change.
 */
export function readPhoneNumber(prefixText: string, mobileText: string): PhoneNumber | undefined {
  const digits = prefixText.replace(/[\s+]/g, '').replace(/^00/, '');
  const typed = mobileText.replace(grouping, '');
  const mobile = typed.replace(/^(?:\+|00)/, '');
  if (!/^\d{1,4}$/.test(digits) || !/^\d+$/.test(mobile)) return undefined;
  const isWhole = mobile !== typed;
  if (isWhole && !mobile.startsWith(digits)) return undefined;
  const own = isWhole ? undefined : numberOf(digits, mobile);
  return own ?? (mobile.startsWith(digits) ? numberOf(digits, mobile.slice(digits.length)) : undefined);
}

/** What stands between digits without being one: blanks, points, slashes, brackets, hyphens of any program. */
const grouping = /[\s./()\p{Pd}\u2212]/gu;

function numberOf(digits: string, mobile: string): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(`+${digits}${mobile}`);
  return number?.countryCallingCode === digits ? partsOf(number) : undefined;
}

/** Reads a number that was typed as a whole, Italian where it has no prefix; otherwise as `readPhoneNumber`. */
export function readWholePhoneNumber(text: string): PhoneNumber | undefined {
  const plain = text.replace(/[/\p{Pd}\u2212]/gu, '-');
  const number = parsePhoneNumberFromString(plain, { defaultCountry: 'IT', extract: false });
  return number?.ext === undefined ? partsOf(number) : undefined;
}

const italy = '39';
/** Mobile numbers begin with 3 and have nine or ten digits, those of landlines begin with 0: the Italian numbering plan. */
const italian = /^(?:3\d{8,9}|0\d{5,10})$/;

function partsOf(number: LibraryNumber | undefined): PhoneNumber | undefined {
  if (!number?.isPossible() || number.isNonGeographic()) return undefined;
  if (number.countryCallingCode === italy && !italian.test(number.nationalNumber)) return undefined;
  return { prefix: `+${number.countryCallingCode}`, mobile: number.nationalNumber, full: number.number };
}
