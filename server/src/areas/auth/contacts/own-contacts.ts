import { AppError } from '../../../platform/errors/app-error.ts';
import type { SessionRecord } from '../../../platform/sessions/session.ts';
import { ownContactsWhileActing } from '../profile/profile.texts.ts';

/** Refuses who acts for others: one's own address and number stay as they are meanwhile. @throws AppError `forbidden` */
export function requireOwnContacts({ kind, actingFor }: SessionRecord): void {
  if (kind !== 'staff') throw new AppError('forbidden');
  if (actingFor) throw new AppError('forbidden', { text: ownContactsWhileActing });
}
