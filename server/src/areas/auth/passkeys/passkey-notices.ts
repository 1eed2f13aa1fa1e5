import type { Executor } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import { recordUserEvent } from '../users/user-audit.ts';
import type { UserRecord } from '../users/user.schema.ts';
import { passkeyMail } from './passkey.mail.ts';

type PasskeyNoticesDependencies = Pick<AuthPlatform, 'audit' | 'deliveries' | 'product' | 'publicUrl'>;

interface PasskeyChange {
  readonly from: Caller;
  readonly change: 'added' | 'removed';
  /** Its name. */
  readonly passkey: string;
}

/** Writes into the log that a passkey was added or removed, and notifies its person by mail. */
export type NotifyPasskeyChange = ReturnType<typeof createPasskeyChangeNotice>;

/** Makes the notices of changes of passkeys, in the transaction of the change. */
export function createPasskeyChangeNotice(dependencies: PasskeyNoticesDependencies) {
  const { audit, deliveries, product, publicUrl } = dependencies;
  return async (
    executor: Executor,
    user: UserRecord,
    { from, change, passkey }: PasskeyChange,
  ): Promise<void> => {
    const event = { userId: user.id, from, action: `passkey.${change}` as const, data: { name: passkey } };
    await recordUserEvent(audit, executor, event);
    const address = `${publicUrl}/profile?section=security`;
    const content = passkeyMail({ change, product: product.name, name: user.firstName, passkey, address });
    const { email: to, language, companyId } = user;
    await deliveries.sendMail(executor, { to, content, language, companyId });
  };
}
