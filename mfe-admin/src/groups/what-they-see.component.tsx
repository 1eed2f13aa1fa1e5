import { useState } from 'react';
import type { MenuRole } from 'shared-api/contracts/admin';
import { permissionCodes, type PermissionCode } from 'shared-api/contracts/common';
import { Card, ErrorState, LoadingState, SegmentedField, useTexts } from 'shared-ui';
import { groupsTexts } from './groups.texts.ts';
import { MenuPreview } from './menu-preview.component.tsx';
import { useGroupsOfCompany } from './use-groups.ts';

interface WhatTheySeeProps {
  readonly companyId: string;
  readonly groupIds: readonly string[];
  readonly isCompanyAdmin: boolean;
  readonly isSuper: boolean;
}

/** What a person will see who is in these groups. */
export function WhatTheySee({ companyId, groupIds, isCompanyAdmin, isSuper }: WhatTheySeeProps) {
  const t = useTexts(groupsTexts);
  const query = useGroupsOfCompany(companyId);
  if (query.isError) return <ErrorState title={t('loadFailed')} onRetry={() => void query.refetch()} />;
  if (!query.data) return <LoadingState shape="lines" rows={4} />;
  const own = query.data.groups.filter(({ id }) => groupIds.includes(id));
  const permissions = permissionCodes.filter((code) => own.some((group) => group.permissions.includes(code)));
  const ofCompany = isCompanyAdmin ? 'companyAdmin' : 'staff';
  return (
    <Card title={t('preview.title')} level={3}>
      <MenuPreview permissions={permissions} role={isSuper ? 'superUser' : ofCompany} />
    </Card>
  );
}

/** What the people of a group see by it alone, as staff or as administrators. */
export function WhatGroupShows({ permissions }: { readonly permissions: readonly PermissionCode[] }) {
  const t = useTexts(groupsTexts);
  const [role, setRole] = useState<MenuRole>('staff');
  const choices = (['staff', 'companyAdmin'] as const).map((value) => ({
    value,
    label: t(`preview.${value}`),
  }));
  return (
    <Card title={t('preview.title')} level={3}>
      <SegmentedField<MenuRole> label={t('preview.as')} choices={choices} value={role} onChange={setRole} />
      <MenuPreview permissions={permissions} role={role} />
    </Card>
  );
}
