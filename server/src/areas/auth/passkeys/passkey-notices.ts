import type { Executor } from '../../../platform/db/database.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import type { UserRecord } from '../users/user.schema.ts';
import { passkeyMail } from './passkey.mail.ts';

type PasskeyNoticesDependencies = Pick<AuthPlatform, 'audit' | 'deliveries' | 'product' | 'publicUrl'>;

interface PasskeyChange {
  readonly change: 'added' | 'removed';
  /** Its name. */
  readonly passkey: string;
}

/** Writes into the log that a passkey was added or removed, and tells its person by mail. */
export type NotifyPasskeyChange = ReturnType<typeof createPasskeyChangeNotice>;

/** Makes what tells of changes of passkeys, in the transaction of the change. */
export function createPasskeyChangeNotice(dependencies: PasskeyNoticesDependencies) {
  const { audit, deliveries, product, publicUrl } = dependencies;
  return async (executor: Executor, user: UserRecord, { change, passkey }: PasskeyChange): Promise<void> => {
    const event = { subject: `auth_users:${user.id}`, action: `passkey.${change}`, actor: user.id };
    await audit.append(executor, { ...event, data: { name: passkey } });
    const address = `${publicUrl}/profile?section=security`;
    const content = passkeyMail({ change, product: product.name, name: user.firstName, passkey, address });
    await deliveries.sendMail(executor, { to: user.email, content, language: user.language });
  };
}
