import { AppError } from '../errors/app-error.ts';

/** A phone number in its two parts, without spaces. */
export interface PhoneNumber {
  readonly prefix: string;
  readonly mobile: string;
  /** Both parts together: `+39…`. */
  readonly full: string;
}

/** Of numbers that were noted without one (spec 02 §9). */
const defaultPrefix = '+39';

/** Reads a prefix and a number as people type them; spaces are stripped. @throws AppError `phone-number-missing` */
export function toPhoneNumber(prefixText: string, mobileText: string): PhoneNumber {
  const number = parse(prefixText, mobileText);
  if (!number) throw new AppError('phone-number-missing');
  return number;
}

/** Reads a number as a person's record holds it, with the usual prefix where none is noted; undefined when it is no number. */
export function findPhoneNumber(prefixText: string, mobileText: string): PhoneNumber | undefined {
  return parse(prefixText || defaultPrefix, mobileText);
}

/** A number of which only the last three digits are told. */
export function maskPhone(mobile: string): string {
  return '*'.repeat(Math.max(0, mobile.length - 3)) + mobile.slice(-3);
}

function parse(prefixText: string, mobileText: string): PhoneNumber | undefined {
  const mobile = mobileText.replace(/[\s.()-]/g, '');
  const digits = prefixText.replace(/[\s+]/g, '').replace(/^00/, '');
  const isNumber = /^\d{1,4}$/.test(digits) && /^\d{5,14}$/.test(mobile);
  return isNumber ? { prefix: `+${digits}`, mobile, full: `+${digits}${mobile}` } : undefined;
}
