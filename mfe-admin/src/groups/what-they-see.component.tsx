import { useState } from 'react';
import type { MenuRole } from 'shared-api/contracts/admin';
import type { PermissionCode } from 'shared-api/contracts/common';
import { Card, SegmentedField, Stack, useTexts } from 'shared-ui';
import { groupsTexts } from './groups.texts.ts';
import { MenuPreview } from './menu-preview.component.tsx';

interface WhatTheySeeProps {
  readonly permissions: readonly PermissionCode[];
  readonly isCompanyAdmin: boolean;
  readonly isSuper: boolean;
}

/** What a person will see whose groups give these rights. */
export function WhatTheySee({ permissions, isCompanyAdmin, isSuper }: WhatTheySeeProps) {
  const t = useTexts(groupsTexts);
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
      <Stack>
        <SegmentedField<MenuRole> label={t('preview.as')} choices={choices} value={role} onChange={setRole} />
        <MenuPreview permissions={permissions} role={role} />
      </Stack>
    </Card>
  );
}
