import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Countries where a mobile number without the digit that marks it reads like a landline's: Argentina's 9. */
const withMarkedMobiles: readonly (string | undefined)[] = ['AR'];

/** What a number can be that takes no SMS: lines, and services one calls. */
const withoutSms: readonly (string | undefined)[] = [
  'FIXED_LINE',
  'TOLL_FREE',
  'PREMIUM_RATE',
  'SHARED_COST',
  'UAN',
  'VOICEMAIL',
];

/**
 * Whether a whole number (E.164) is of a line or a service that takes no SMS. Where a country's numbers do not tell one from the other, it is
 * none. An entry of its own: what it has to know is too large for a browser.
 */
export function isLandline(full: string): boolean {
  const number = parsePhoneNumberFromString(full);
  return withoutSms.includes(number?.getType()) && !withMarkedMobiles.includes(number?.country);
}
