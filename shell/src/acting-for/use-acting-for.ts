import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, failureSentence, refreshBoot } from 'shared-api';
import { actFor, stopActingFor } from 'shared-api/contracts/directory';
import { notify, useTexts } from 'shared-ui';
import { shellTexts } from '../shell.texts.ts';

/** For whom to act; without a person, for the whole company. */
interface Scope {
  readonly companyId: string;
  readonly userId?: string | undefined;
}

/** Begins or stops to act for somebody; every screen then starts anew with what concerns them (spec 03 §1). */
export function useActingFor() {
  const t = useTexts(shellTexts);
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (scope: Scope | null) => {
      await (scope ? call(actFor, scope) : call(stopActingFor, {}));
      queries.clear();
      await refreshBoot();
    },
    onError: (error) => {
      const reason = failureSentence(error, t('acting.unreachable'));
      notify.error(t('acting.failed', { reason }));
    },
  });
}
