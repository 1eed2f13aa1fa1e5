import { z } from 'zod';

/** Digits of a certificate's number (protocollo univoco, PUC), as INPS gives it. */
const usualLength = 9;

/** The number of a certificate: digits, blanks left out; empty where there is none. */
export const protocolNumber = z
  .string()
  .max(60)
  .overwrite((text) => text.replaceAll(/\s/g, ''))
  .regex(/^\d{0,30}$/);

/** Whether a number is not of the usual nine digits: a warning, and no more: foreign and hospital certificates have others. */
export function isUnusualProtocol(protocol: string): boolean {
  return protocol !== '' && protocol.length !== usualLength;
}
