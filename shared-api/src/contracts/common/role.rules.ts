import type { RoleFlag } from './permission.ts';

/** The two flags that a role is made of. */
export interface RoleFlags {
  readonly a: RoleFlag;
  readonly b: RoleFlag;
}

/** Super user: flag a is Y or S; sees every menu entry. */
export function isSuperUser(flags: RoleFlags): boolean {
  return flags.a !== 'N';
}

/** Administrator: flag a or b is Y or S. */
export function isAdmin(flags: RoleFlags): boolean {
  return flags.a !== 'N' || flags.b !== 'N';
}
