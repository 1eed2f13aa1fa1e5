import { z } from 'zod';

/** A certificate's number (protocollo univoco, PUC) as INPS gives it. */
const usual = /^\d{9}$/;

/** What people copy with the number: what it is called on the certificate. */
const name = /^(?:PUC|PROT(?:OCOLLO)?\.?|NUMERO|N[.°º]?)[\s:.°º-]*(?=[0-9A-Z])/;

/**
 * The number of a certificate, as it was given: digits, and letters of foreign and hospital certificates, all of them capital; blanks and
 * the name of the number are left out. Empty where there is none.
 */
export const protocolNumber = z
  .string()
  .max(60)
  .overwrite((text) => bareNumber(text.trim().toUpperCase()).replaceAll(/\s/g, ''))
  .regex(/^(?:[0-9A-Z][0-9A-Z./-]{0,29})?$/);

/** A name before digits alone is the number's; within letters it may be part of it. */
function bareNumber(text: string): string {
  const bare = text.replace(name, '');
  return /^[\d\s]+$/.test(bare) ? bare : text;
}

/** Whether a number that is typed is not of the usual nine digits: a warning, and no more: foreign and hospital certificates have others. */
export function isUnusualProtocol(typed: string): boolean {
  const { data = '' } = protocolNumber.safeParse(typed);
  return data !== '' && !usual.test(data);
}
