import { isAdmin, isSuperUser, type PermissionCode, type RoleFlags } from '../common/index.ts';
import { maySeeCompany } from '../directory/index.ts';

/** Who wants to decide about a registration. */
export interface RegistrationReviewer {
  readonly flags: RoleFlags;
  readonly permissions: readonly PermissionCode[];
  readonly companyId: string | null;
}

/** May decide who becomes a user: a super user, or an administrator with the permission for users (`utenti_docsign`). */
export function mayDecideRegistrations({ flags, permissions }: RegistrationReviewer): boolean {
  return isSuperUser(flags) || (isAdmin(flags) && permissions.includes('utenti_docsign'));
}

/** May decide about a registration of a company: a super user of all, an administrator of their own. */
export function mayDecideRegistrationOf(reviewer: RegistrationReviewer, companyId: string): boolean {
  return mayDecideRegistrations(reviewer) && maySeeCompany(reviewer, companyId);
}
