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
