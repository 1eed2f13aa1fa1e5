/** A phone number in its two parts, without spaces. */
export interface PhoneNumber {
  readonly prefix: string;
  readonly mobile: string;
  /** Both parts together: `+39…`. */
  readonly full: string;
}

/** Most characters of a phone number as it is typed (spec 01 §5). */
export const phoneLimit = 30;

/** Reads a prefix and a number as people type them, without what only groups the digits; undefined when they are no number. */
export function readPhoneNumber(prefixText: string, mobileText: string): PhoneNumber | undefined {
  const mobile = mobileText.replace(/[\s.()-]/g, '');
  const digits = prefixText.replace(/[\s+]/g, '').replace(/^00/, '');
  const isNumber = /^\d{1,4}$/.test(digits) && /^\d{5,14}$/.test(mobile);
  return isNumber ? { prefix: `+${digits}`, mobile, full: `+${digits}${mobile}` } : undefined;
}
