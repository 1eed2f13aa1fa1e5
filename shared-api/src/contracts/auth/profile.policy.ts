import type { PermissionCode, RoleFlags } from '../common/index.ts';
import { isSuperUser } from '../common/index.ts';

/** Who wants to read or change a profile. */
export interface ProfileActor {
  readonly userId: string;
  readonly flags: RoleFlags;
  readonly permissions: readonly PermissionCode[];
}

/** Whether somebody may change data on a profile (dati): `profilo_docsign` gives it, a super user has it (spec 01 §6). */
export function mayEditProfile({ flags, permissions }: Pick<ProfileActor, 'flags' | 'permissions'>): boolean {
  return isSuperUser(flags) || permissions.includes('profilo_docsign');
}
