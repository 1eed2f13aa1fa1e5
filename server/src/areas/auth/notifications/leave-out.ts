import { notificationKind, type NotificationKind } from 'shared-api/contracts/auth';
import type { NoticeChoices } from '../../../platform/unsubscribe/unsubscribing.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import { recordUserEvent } from '../users/user-audit.ts';
import { saveChoices } from './notifications.repository.ts';
import { listAble } from './wants-mail.ts';

/**
 * The choice of notices by the address in a notice itself, without a sign-in: of every account with that mail address, since none of them
 * is known to be the one who pressed. Who finds nothing of it in the product is always written to (`wantsMail`), and is offered no choice.
 */
export function createLeaveOut({ db, audit }: Pick<AuthPlatform, 'db' | 'audit'>): NoticeChoices {
  return {
    mayLeaveOut: async (executor, { email, kind }) => {
      const known = notificationKind.safeParse(kind);
      return known.success && (await listAble(executor, { email }, known.data)).length > 0;
    },

    leaveOut: ({ email, kind: given }, from) =>
      db.transaction(async (tx) => {
        const kind = notificationKind.parse(given);
        const data: Partial<Record<NotificationKind, boolean>> = { [kind]: false };
        for (const { id: userId, isWanted } of await listAble(tx, { email }, kind)) {
          if (!isWanted) continue;
          await saveChoices(tx, userId, data);
          const event = { userId, actor: null, from, action: 'notifications.changed' as const, data };
          await recordUserEvent(audit, tx, event);
        }
      }),
  };
}
