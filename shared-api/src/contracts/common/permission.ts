import { z } from 'zod';

/** The permission codes of spec 01 §6; `firma_docsign` replaces the hard-coded user of spec 02 §2 (departure D9). */
export const permissionCodes = [
  'notif_docsign',
  'slider_docsign',
  'profilo_docsign',
  'utenti_docsign',
  'oggetti_docsign',
  'doc_docsign',
  'firma_docsign',
] as const;

export const permissionCode = z.enum(permissionCodes);
export type PermissionCode = (typeof permissionCodes)[number];

/** Role flags a and b (spec 01 §6): Y for the super user, S for a company's administrator, N for neither. */
export const roleFlag = z.enum(['Y', 'S', 'N']);
export type RoleFlag = z.infer<typeof roleFlag>;

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
