import { isAdmin, isSuperUser, type PermissionCode, type RoleFlags } from '../common/index.ts';

/** May manage the slides, which are the installation's (spec 01 §6): a super user, or an administrator with `slider_docsign`. */
export function mayManageSlides({
  flags,
  permissions,
}: {
  readonly flags: RoleFlags;
  readonly permissions: readonly PermissionCode[];
}): boolean {
  return isSuperUser(flags) || (isAdmin(flags) && permissions.includes('slider_docsign'));
}
