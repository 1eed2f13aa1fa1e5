import { isAdmin, isSuperUser, type PermissionCode, type RoleFlags } from '../common/index.ts';
import { maySeeCompany } from '../directory/index.ts';

/** Who wants to see or change settings. */
interface SettingsAdministrator {
  readonly flags: RoleFlags;
  readonly permissions: readonly PermissionCode[];
  readonly companyId: string | null;
}

/** May have to do with settings at all: a super user, or an administrator with `notif_docsign`. */
export function mayOpenSettings({ flags, permissions }: SettingsAdministrator): boolean {
  return isSuperUser(flags) || (isAdmin(flags) && permissions.includes('notif_docsign'));
}

/** May see and change the settings of a company: a super user of all, an administrator of their own. */
export function mayChangeSettings(administrator: SettingsAdministrator, companyId: string): boolean {
  return mayOpenSettings(administrator) && maySeeCompany(administrator, companyId);
}
