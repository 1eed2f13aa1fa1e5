import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { authUsers } from '../users/user.schema.ts';

const wanted = (name: string) => boolean(name).notNull().default(true);

/** Which mails each person wants; who has no row wants them all. */
export const authNotificationChoices = pgTable('auth_notification_choices', {
  userId: text('user_id')
    .primaryKey()
    .references(() => authUsers.id, { onDelete: 'cascade' }),
  invitation: wanted('invitation'),
  signedCopy: wanted('signed_copy'),
  signature: wanted('signature'),
  registration: wanted('registration'),
  timesheet: wanted('timesheet'),
  absences: wanted('absences'),
  message: wanted('message'),
});
