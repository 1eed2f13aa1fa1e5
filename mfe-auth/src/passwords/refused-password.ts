import { failureSentence, isFailure } from 'shared-api';
import type { Translate } from 'shared-ui';
import type { RefusedPassword } from './new-password-form.component.tsx';
import type { newPasswordTexts } from './new-password.texts.ts';

/** Why the server refused a password; undefined when it failed for another reason. */
export function refusedPassword(error: unknown, password: string | undefined): RefusedPassword | undefined {
  if (!isFailure(error, 'invalid-input') || password === undefined) return undefined;
  return { password, reason: error.fields['newPassword'] ?? error.message };
}

/** The sentence for a password that was not saved; what is wrong with it stands on the field. */
export function saveFailure(error: unknown, t: Translate<typeof newPasswordTexts.it>): string {
  return isFailure(error, 'invalid-input') ? t('invalid') : failureSentence(error, t('failed'));
}
