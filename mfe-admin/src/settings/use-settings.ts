import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call, failureSentence, isFailure } from 'shared-api';
import {
  getSettings,
  getTestDeliveries,
  saveSettings,
  sendTest,
  settingsConflict,
  settingsLiveKey,
  type CompanySettings,
  type TestChannel,
} from 'shared-api/contracts/admin';
import { callQuery } from 'shared-api/queries';
import { notify, useTexts } from 'shared-ui';
import { settingsTexts } from './settings.texts.ts';

/** The settings of a company, and what saves them. Who came second is told who was first, and can save again. */
export function useSettings(companyId: string) {
  const t = useTexts(settingsTexts);
  const queries = useQueryClient();
  const found = callQuery(getSettings, { companyId }, { live: settingsLiveKey });
  const query = useQuery({
    ...found,
  });
  const save = useMutation({
    mutationFn: ({ settings, version }: { settings: CompanySettings; version: number }) =>
      call(saveSettings, { companyId, ...settings, version }),
    onSuccess: () => notify.success(t('saved')),
    onError: (error) => {
      if (isFailure(error, 'invalid-input') && error.fields) return;
      const first = conflictIn(error);
      notify.error(first ? t('overwritten', { name: first.changedBy }) : failureSentence(error, t('failed')));
    },
    onSettled: () => queries.invalidateQueries(found),
  });
  return { query, save };
}

/** The version that stands, where a save was second to another. */
export function versionAhead(error: unknown): number | undefined {
  return conflictIn(error)?.current.version;
}

function conflictIn(error: unknown) {
  return isFailure(error, 'conflict') ? settingsConflict.safeParse(error.details).data : undefined;
}

/** The caller's tests, and what sends one. */
export function useTests(companyId: string) {
  const navigate = useNavigate();
  const t = useTexts(settingsTexts);
  const queries = useQueryClient();
  const found = callQuery(getTestDeliveries, { companyId }, { live: settingsLiveKey });
  const query = useQuery({
    ...found,
  });
  const send = useMutation({
    mutationFn: (channel: TestChannel) => call(sendTest, { companyId, channel }),
    onError: (error) => {
      // The number is one's own, and stands in one's profile.
      const toProfile = { label: t('test.toProfile'), onClick: () => void navigate('/profile') };
      const isWithoutNumber = isFailure(error, 'phone-number-missing');
      notify.error(failureSentence(error, t('test.refused')), {
        ...(isWithoutNumber && { duration: 'failure', action: toProfile }),
      });
    },
    onSettled: () => queries.invalidateQueries(found),
  });
  return { deliveries: query.data?.deliveries ?? [], send };
}
