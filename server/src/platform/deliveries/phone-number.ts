import { readPhoneNumber, type PhoneNumber } from 'shared-api/contracts/directory';
import { AppError } from '../errors/app-error.ts';

/** Of numbers that were recorded without one (spec 02 §9). */
const defaultPrefix = '+39';

/** Reads a prefix and a number as people type them; spaces are stripped. @throws AppError `phone-number-missing` */
export function toPhoneNumber(prefixText: string, mobileText: string): PhoneNumber {
  const number = readPhoneNumber(prefixText, mobileText);
  if (!number) throw new AppError('phone-number-missing');
  return number;
}

/** Reads a number as a person's record holds it, with the usual prefix where none is recorded; undefined when it is no number. */
export function findPhoneNumber(prefixText: string, mobileText: string): PhoneNumber | undefined {
  return readPhoneNumber(prefixText || defaultPrefix, mobileText);
}
