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
 * Reads a prefix and a number as people type them, without what only groups the digits. Undefined where the country has no numbers of this
 * length, or the prefix is no country's; numbers that are not given out yet are accepted, since the ranges change.
 */
export function readPhoneNumber(prefixText: string, mobileText: string): PhoneNumber | undefined {
  const digits = prefixText.replace(/[\s+]/g, '').replace(/^00/, '');
  const mobile = mobileText.replace(/[\s.()-]/g, '');
  if (!/^\d{1,4}$/.test(digits) || !/^\d+$/.test(mobile)) return undefined;
  const number = parsePhoneNumberFromString(`+${digits}${mobile}`);
  return number?.countryCallingCode === digits ? partsOf(number) : undefined;
}

/** Reads a number that was typed as a whole, Italian where it has no prefix; otherwise as `readPhoneNumber`. */
export function readWholePhoneNumber(text: string): PhoneNumber | undefined {
  const number = parsePhoneNumberFromString(text, { defaultCountry: 'IT', extract: false });
  return number?.ext === undefined ? partsOf(number) : undefined;
}

function partsOf(number: LibraryNumber | undefined): PhoneNumber | undefined {
  if (!number?.isPossible() || number.isNonGeographic()) return undefined;
  return { prefix: `+${number.countryCallingCode}`, mobile: number.nationalNumber, full: number.number };
}
