import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { AccountRecord } from '../../ports/accounts.port.ts';

/** That somebody opened an account, as `Readings` takes it; nothing where it is their own. */
export function openedBy(caller: SignedInCaller, { id, companyId }: Pick<AccountRecord, 'id' | 'companyId'>) {
  const { session, ip, userAgent, requestId } = caller;
  if (id === session.userId) return [];
  return [
    {
      subject: `auth_users:${id}`,
      action: 'user.opened' as const,
      actor: session.userId,
      companyId,
      data: { ip, userAgent, requestId },
    },
  ];
}
