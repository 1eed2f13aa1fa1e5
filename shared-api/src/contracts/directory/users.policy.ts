import { isAdmin, isSuperUser, type PermissionCode, type RoleFlag, type RoleFlags } from '../common/index.ts';
import { mayManageAccount, maySeeCompany } from './companies.policy.ts';

/** Who wants to administer users. */
interface UserAdministrator {
  readonly flags: RoleFlags;
  readonly permissions: readonly PermissionCode[];
  readonly companyId: string | null;
}

/** Whose account it is about. */
interface AdministeredUser {
  readonly flags: RoleFlags;
  readonly companyId: string | null;
}

/** May administer users at all (spec 03 §6): a super user, or an administrator with the permission for users (`utenti_docsign`). */
export function mayAdministerUsers({ flags, permissions }: UserAdministrator): boolean {
  return isSuperUser(flags) || (isAdmin(flags) && permissions.includes('utenti_docsign'));
}

/** May administer the users and groups of a company: a super user of all, an administrator of their own. */
export function mayAdministerCompany(administrator: UserAdministrator, companyId: string | null): boolean {
  return mayAdministerUsers(administrator) && maySeeCompany(administrator, companyId);
}

/** May open, change and delete a user; nobody but a super user has to do with a super user's account. */
export function mayAdministerUser(
  administrator: UserAdministrator,
  { flags, companyId }: AdministeredUser,
): boolean {
  return mayAdministerCompany(administrator, companyId) && mayManageAccount(administrator, flags);
}

/** May make somebody a super user, or one no more. */
export function mayGiveSuperUser({ flags }: Pick<UserAdministrator, 'flags'>): boolean {
  return isSuperUser(flags);
}

/** May give these rights: nobody gives what they don't have. */
export function mayGiveRights(
  { flags, permissions }: Pick<UserAdministrator, 'flags' | 'permissions'>,
  codes: readonly PermissionCode[],
): boolean {
  return isSuperUser(flags) || codes.every((code) => permissions.includes(code));
}

/** The role flags of who is a super user, or administers their company (`is_su`, `is_admin_company`). A flag that stands already keeps its letter. */
export function flagsOf(
  { isSuper, isCompanyAdmin }: { readonly isSuper: boolean; readonly isCompanyAdmin: boolean },
  stood: RoleFlags = { a: 'N', b: 'N' },
): RoleFlags {
  return { a: flagFor(isSuper, stood.a), b: flagFor(isCompanyAdmin, stood.b) };
}

function flagFor(isSet: boolean, stood: RoleFlag): RoleFlag {
  if (!isSet) return 'N';
  return stood === 'N' ? 'S' : stood;
}
