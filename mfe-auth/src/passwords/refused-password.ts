import { failureSentence, isFailure } from 'shared-api';
import { notify, type Translate } from 'shared-ui';
import type { RefusedPassword } from './new-password-form.component.tsx';
import type { newPasswordTexts } from './new-password.texts.ts';

/** Why the server refused a password; undefined when it failed for another reason. */
export function refusedPassword(error: unknown, password: string | undefined): RefusedPassword | undefined {
  if (!isFailure(error, 'invalid-input') || password === undefined) return undefined;
  return { password, reason: error.fields['newPassword'] ?? error.message };
}

/** Says that a password was not saved; what is wrong with it stands on the field and nowhere else. */
export function notifySaveFailure(error: unknown, t: Translate<typeof newPasswordTexts.it>): void {
  if (!isFailure(error, 'invalid-input')) notify.error(failureSentence(error, t('failed')));
}
