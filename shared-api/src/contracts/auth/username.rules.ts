import { z } from 'zod';

const shape = /^[\p{L}\p{M}\p{N}._@+'’-]+$/u;

/** Whether a text can be a user name: letters, digits and `. _ - @ + '`, at most 200 of them, and at least one letter or digit. */
export function canBeUsername(text: string): boolean {
  return text.length <= 200 && shape.test(text) && /[\p{L}\p{N}]/u.test(text);
}

/** A user name as somebody types it, without the spaces around it. */
export const typedUsername = z.string().trim().min(1).max(200);
