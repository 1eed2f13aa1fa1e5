import type { MenuRole } from 'shared-api/contracts/admin';
import type { RoleFlags } from 'shared-api/contracts/common';

/** The role flags of who sees a menu. */
export function flagsOfRole(role: MenuRole): RoleFlags {
  return { a: role === 'superUser' ? 'Y' : 'N', b: role === 'companyAdmin' ? 'S' : 'N' };
}
