import type { Executor } from '../../../platform/db/database.ts';
import { maskedDestination } from '../../../platform/codes/masked-destination.ts';
import type { EmailChanged } from '../../ports/people.port.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import { recoveryPurpose } from '../recovery/recovery-purpose.ts';
import type { UserRecord } from '../users/user.schema.ts';
import { findUserByEmail } from '../users/users.repository.ts';
import { addressChangedMail } from './email-change.mail.ts';

interface MoveDependencies extends Pick<AuthPlatform, 'deliveries' | 'oneTimeLinks' | 'product'> {
  onEmailChanged: EmailChanged;
}

/** Makes what follows when a person has another address, in the transaction that wrote it: `user` is how they stood before. */
export function createMoveAddress({ deliveries, oneTimeLinks, product, onEmailChanged }: MoveDependencies) {
  return async (executor: Executor, user: UserRecord, to: string): Promise<void> => {
    const { id: userId, email: from, firstName: name, language, companyId } = user;
    // The mailbox of before must not choose the password any more.
    await oneTimeLinks.revoke(executor, { purpose: recoveryPurpose, subject: userId });
    const newAddress = maskedDestination({ channel: 'mail', to });
    const content = addressChangedMail({ product: product.name, name, newAddress });
    await deliveries.sendMail(executor, { to: from, content, language, companyId });
    // What was sent to an address that somebody else has too stays with that address.
    if (!(await findUserByEmail(executor, from))) await onEmailChanged(executor, { userId, from, to });
  };
}

export type MoveAddress = ReturnType<typeof createMoveAddress>;
