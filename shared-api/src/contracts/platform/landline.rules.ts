import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Countries where a mobile number without the digit that marks it reads like a landline's: Argentina's 9. */
const withMarkedMobiles: readonly (string | undefined)[] = ['AR'];

/**
 * Whether a whole number (E.164) is of a line that takes no SMS. Where a country's numbers do not tell one from the other, it is
 * none. An entry of its own: what it has to know is too large for a browser.
 */
export function isLandline(full: string): boolean {
  const number = parsePhoneNumberFromString(full);
  return number?.getType() === 'FIXED_LINE' && !withMarkedMobiles.includes(number.country);
}
