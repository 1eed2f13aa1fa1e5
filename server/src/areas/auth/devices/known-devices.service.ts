import type { Executor } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { hashSecret } from '../../../platform/ids.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import { countryOf } from '../sessions/country.ts';
import { describeDevice } from '../../../platform/http/describe-device.ts';
import type { UserRecord } from '../users/user.schema.ts';
import {
  countDevices,
  deleteDevicesUsedBefore,
  insertDevice,
  isKnownDevice,
  touchDevice,
} from './known-devices.repository.ts';
import { newDeviceMail } from './new-device.mail.ts';

type KnownDevicesDependencies = Pick<AuthPlatform, 'db' | 'clock' | 'deliveries' | 'product' | 'publicUrl'>;

/** What is known of the browsers from which people sign in. */
export type KnownDevices = ReturnType<typeof createKnownDeviceService>;

const day = 24 * 60 * 60_000;

/** The service of known devices: a sign-in from one that was never seen is notified to its person by mail. */
export function createKnownDeviceService({
  db,
  clock,
  deliveries,
  product,
  publicUrl,
}: KnownDevicesDependencies) {
  return {
    /** The hash by which a browser is known from which a person has signed in; undefined for any other, and for nobody. */
    find: async (userId: string | undefined, device: string | undefined): Promise<string | undefined> => {
      const deviceHash = hashSecret(device ?? '');
      // Asked for nobody too: how long it takes must not tell who is a user.
      return (await isKnownDevice(db, { userId: userId ?? '', deviceHash })) ? deviceHash : undefined;
    },

    /** Records from where a person signs in; notifies them by mail when it is new. The first of all is their own: it is only recorded. */
    record: async (executor: Executor, user: UserRecord, caller: Caller): Promise<void> => {
      const now = clock.now();
      const device = { userId: user.id, deviceHash: hashSecret(caller.device ?? ''), now };
      const isKnown = caller.device !== undefined && (await touchDevice(executor, device));
      if (isKnown) return;
      const isFirst = (await countDevices(executor, user.id)) === 0;
      if (caller.device !== undefined) await insertDevice(executor, device);
      if (isFirst) return;
      await deliveries.sendMail(executor, {
        to: user.email,
        language: user.language,
        companyId: user.companyId,
        content: newDeviceMail({
          product: product.name,
          name: user.firstName,
          device: describeDevice(caller.userAgent),
          country: countryOf(caller.ip),
          ip: caller.ip,
          at: now,
          sessionsAddress: new URL('/profile?section=security', publicUrl).href,
        }),
      });
    },

    /** Forgets browsers that were not used for four hundred days, as they have forgotten their token. */
    clean: (): Promise<void> => deleteDevicesUsedBefore(db, new Date(clock.now().getTime() - 400 * day)),
  };
}
