import { z } from 'zod';

/** Whether a text is a code of an authenticator app: six digits (spec 01 §5). */
export function isTimeCode(text: string): boolean {
  return /^\d{6}$/.test(text);
}

/** A code of the app; refused as `empty` or `short`. */
export const timeCode = z.string().min(1, 'empty').refine(isTimeCode, 'short');

/** Letters and digits of recovery codes: none that look alike. */
export const recoveryAlphabet = '0123456789abcdefghjkmnpqrstvwxyz';
/** How many of them a code has, and how many stand together when it is shown. */
export const recoveryCodeLength = 15;
const groupLength = 5;

/**
 * A recovery code as it is compared, from what a person typed: small letters, no spaces and dashes, look-alikes put right.
 * Undefined when it is none.
 */
export function readRecoveryCode(typed: string): string | undefined {
  const code = typed
    .toLowerCase()
    .replace(/[\s\-–]/g, '')
    .replace(/o/g, '0')
    .replace(/[il]/g, '1');
  const isWhole = code.length === recoveryCodeLength;
  return isWhole && Array.from(code).every((sign) => recoveryAlphabet.includes(sign)) ? code : undefined;
}

/** A recovery code as a person types it; refused as `empty` or `unreadable`. */
export const recoveryCode = z
  .string()
  .trim()
  .min(1, 'empty')
  .max(60, 'unreadable')
  .refine((typed) => readRecoveryCode(typed) !== undefined, 'unreadable');

/** A recovery code as it is shown: `7k2mp-…`, three groups of five. */
export function showRecoveryCode(code: string): string {
  return (code.match(new RegExp(`.{${groupLength}}`, 'g')) ?? [code]).join('-');
}

/** A key as people read and type it: groups of four. */
export function showKey(key: string): string {
  return (key.match(/.{1,4}/g) ?? []).join(' ');
}
