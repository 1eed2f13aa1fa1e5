import type { SignedInUser } from 'shared-api/contracts/auth';
import type { Executor } from '../../../platform/db/database.ts';
import type { Directory } from '../../ports/directory.port.ts';
import type { UserRecord } from '../users/user.schema.ts';

/** A person's name as it is shown. */
export function fullNameOf({ firstName, lastName }: Pick<UserRecord, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}

/**
 * The user as `checkLogin` and `verifyCode` answer them (spec 01 §3). `token` and `system` name the person and the product, as
 * the old wire wants it; they open nothing (departure D4).
 */
export async function describeSignedIn(
  executor: Executor,
  { user, directory, productId }: { user: UserRecord; directory: Directory; productId: string },
): Promise<SignedInUser> {
  const company = await directory.findCompany(executor, user.companyId);
  const { employee, groupIds } = await directory.describeUser(executor, user.id);
  return {
    fullName: fullNameOf(user),
    a: user.a,
    b: user.b,
    token: user.id,
    system: productId,
    tokenSystem: '',
    username: user.username,
    userId: user.id,
    usesBadge: employee?.usesBadge ?? false,
    customerOrSupplierCount: 0,
    isAgila: false,
    models: groupIds.join(','),
    permissions: user.permissions,
    needsSmsCode: company?.asksSmsCode ?? false,
  };
}
