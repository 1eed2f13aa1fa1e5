import type { PermissionCode } from '../common/index.ts';

/** May keep signature objects and sign with their defaults: any of the staff with `oggetti_docsign` (spec 01 §6), each their own alone. */
export const mayKeepSignatureObjects = ({
  permissions,
}: {
  readonly permissions: readonly PermissionCode[];
}): boolean => permissions.includes('oggetti_docsign');
