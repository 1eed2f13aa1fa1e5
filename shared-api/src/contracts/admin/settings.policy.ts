import { isAdmin, isSuperUser, type PermissionCode, type RoleFlags } from '../common/index.ts';
import { maySeeCompany } from '../directory/index.ts';

/** Who wants to see or change settings. */
interface SettingsAdministrator {
  readonly flags: RoleFlags;
  readonly permissions: readonly PermissionCode[];
  readonly companyId: string | null;
}

/** May see and change the settings of a company: a super user of all, an administrator with `notif_docsign` of their own. */
export function mayChangeSettings(administrator: SettingsAdministrator, companyId: string): boolean {
  const { flags, permissions } = administrator;
  const mayAtAll = isSuperUser(flags) || (isAdmin(flags) && permissions.includes('notif_docsign'));
  return mayAtAll && maySeeCompany(administrator, companyId);
}
