import { AppError } from '../../../platform/errors/app-error.ts';
import type { SessionRecord } from '../../../platform/sessions/session.ts';
import { ownContactsWhileActing } from './profile.texts.ts';

/** Lets through who is himself: one's own address and number stay while one acts for others. @throws AppError `forbidden` */
export function requireOwnContacts({ kind, actingFor }: SessionRecord): void {
  if (kind !== 'staff') throw new AppError('forbidden');
  if (actingFor) throw new AppError('forbidden', { text: ownContactsWhileActing });
}
