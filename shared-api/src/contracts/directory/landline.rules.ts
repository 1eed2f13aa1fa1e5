import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/**
 * Whether a whole number (E.164) is of a line that takes no SMS. Where a country's numbers do not tell one from the other, it is none. An
 * entry of its own: what it has to know is too large for a browser.
 */
export function isLandline(full: string): boolean {
  return parsePhoneNumberFromString(full)?.getType() === 'FIXED_LINE';
}
