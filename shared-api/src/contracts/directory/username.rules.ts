import { z } from 'zod';
import { mixesScripts } from '../common/index.ts';

/** Most characters of a user name. */
export const maxUsernameLength = 200;

const shape = /^[\p{L}\p{M}\p{N}._@+'’-]+$/u;

/** Whether a text can be a user name: letters, digits and `. _ - @ + '`, at most 200 of them, and at least one letter or digit. */
export function canBeUsername(text: string): boolean {
  return text.length <= maxUsernameLength && shape.test(text) && /[\p{L}\p{N}]/u.test(text);
}

/** Whether a text can become somebody's user name: what can be one, without letters of a second alphabet that look like those of the first. */
export function canBecomeUsername(text: string): boolean {
  return canBeUsername(text) && !mixesScripts(text);
}

/** A user name as somebody types it, without the spaces around it; refused as `required`. */
export const typedUsername = z.string().trim().min(1, 'required').max(maxUsernameLength);
