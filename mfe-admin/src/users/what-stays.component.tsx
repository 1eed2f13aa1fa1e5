import { useQuery } from '@tanstack/react-query';
import { listKeptData, maxErasuresDescribed } from 'shared-api/contracts/auth';
import { callQuery } from 'shared-api/queries';
import { KeptDataList, LoadingState, Stack, useTexts } from 'shared-ui';
import { usersTexts } from './users.texts.ts';

interface WhatStaysProps {
  /** Of whom it is asked, as far as they are known here. */
  readonly ids: readonly string[];
}

/** What stays of users when their accounts go, why and until when: part of the question before a deletion. */
export function WhatStays({ ids }: WhatStaysProps) {
  const t = useTexts(usersTexts);
  const asked = ids.slice(0, maxErasuresDescribed);
  const { data, isError } = useQuery({
    ...callQuery(listKeptData, { ids: asked }),
    enabled: asked.length > 0,
  });
  if (asked.length === 0) return null;
  if (isError) return <p>{t('kept.loadFailed')}</p>;
  if (!data) return <LoadingState shape="lines" rows={2} />;
  if (data.kept.length === 0) return <p>{t('kept.nothing')}</p>;
  return (
    <Stack gap="s">
      <p>{t('kept.title')}</p>
      <KeptDataList kept={data.kept} />
    </Stack>
  );
}
