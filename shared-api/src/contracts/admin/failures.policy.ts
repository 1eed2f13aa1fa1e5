import { isAdmin, isSuperUser, type RoleFlags } from '../common/index.ts';

interface FailureReader {
  readonly flags: RoleFlags;
  readonly companyId: string | null;
}

/**
 * Whose failures (da sistemare) somebody sees to: a super user all of them (`all`), an administrator those of their own company that are
 * known to be its own; null for who sees to none.
 */
export function failureCompanyOf({ flags, companyId }: FailureReader): string | null {
  if (isSuperUser(flags)) return 'all';
  return isAdmin(flags) ? companyId : null;
}
