import { AppError } from '../../platform/errors/app-error.ts';

/** A phone number in its two parts, without spaces. */
export interface PhoneNumber {
  readonly prefix: string;
  readonly mobile: string;
  /** Both parts together: `+39…`. */
  readonly full: string;
}

/** Reads a prefix and a number as people type them; spaces are stripped. @throws AppError `phone-number-missing` */
export function toPhoneNumber(prefixText: string, mobileText: string): PhoneNumber {
  const mobile = mobileText.replace(/[\s.()-]/g, '');
  const digits = prefixText.replace(/[\s+]/g, '').replace(/^00/, '');
  const isNumber = /^\d{1,4}$/.test(digits) && /^\d{5,14}$/.test(mobile);
  if (!isNumber) throw new AppError('phone-number-missing');
  return { prefix: `+${digits}`, mobile, full: `+${digits}${mobile}` };
}

/** A number of which only the last three digits are told. */
export function maskPhone(mobile: string): string {
  return '*'.repeat(Math.max(0, mobile.length - 3)) + mobile.slice(-3);
}
