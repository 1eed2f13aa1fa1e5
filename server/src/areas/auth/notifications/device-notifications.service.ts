import type { turnOnDeviceNotifications } from 'shared-api/contracts/auth';
import type { InputOf } from 'shared-api/contracts/common';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import { recordUserEvent } from '../users/user-audit.ts';
import { notificationTexts } from './notifications.texts.ts';

type DeviceNotificationsDependencies = Pick<AuthPlatform, 'db' | 'audit' | 'push'>;

/** The service of the notifications on the device of a session. */
export function createDeviceNotifications({ db, audit, push }: DeviceNotificationsDependencies) {
  const record = (
    executor: Parameters<typeof recordUserEvent>[1],
    caller: SignedInCaller,
    isOn: boolean,
  ): Promise<void> =>
    recordUserEvent(audit, executor, {
      userId: caller.session.userId,
      from: caller,
      action: 'notifications.changed',
      data: { onDevice: isOn },
    });

  return {
    /** Whether they are shown here. */
    get: async ({ session }: SignedInCaller): Promise<{ isOn: boolean; publicKey: string }> => ({
      isOn: await push.isOn(db, session.id),
      publicKey: push.publicKey,
    }),

    /** Has them shown here. @throws AppError `invalid-input` for what no browser gave */
    turnOn: (caller: SignedInCaller, given: InputOf<typeof turnOnDeviceNotifications>): Promise<void> =>
      db.transaction(async (tx) => {
        if (!(await push.subscribe(tx, caller.session, given))) {
          const fields = { endpoint: notificationTexts.endpointInvalid[caller.language] };
          throw new AppError('invalid-input', { fields });
        }
        await record(tx, caller, true);
      }),

    /** Shows them here no more. */
    turnOff: (caller: SignedInCaller): Promise<void> =>
      db.transaction(async (tx) => {
        if (!(await push.isOn(tx, caller.session.id))) return;
        await push.unsubscribe(tx, caller.session.id);
        await record(tx, caller, false);
      }),
  };
}
