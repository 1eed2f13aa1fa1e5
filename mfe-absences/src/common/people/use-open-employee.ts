import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, failureSentence, refreshBoot, useSignedIn } from 'shared-api';
import { actFor, stopActingFor } from 'shared-api/contracts/directory';
import { notify, useTexts } from 'shared-ui';
import { peopleTexts } from './people.texts.ts';

interface Employee {
  readonly companyId: string;
  readonly userId: string;
}

/** Opens another employee's absences: one acts for them, which every screen says (decision 013). Oneself is to stop that. */
export function useOpenEmployee() {
  const t = useTexts(peopleTexts);
  const queries = useQueryClient();
  const { userId: own } = useSignedIn();
  return useMutation({
    mutationFn: async ({ companyId, userId }: Employee) => {
      await (userId === own ? call(stopActingFor, {}) : call(actFor, { companyId, userId }));
      queries.clear();
      await refreshBoot();
    },
    onError: (error) => notify.error(failureSentence(error, t('failed'))),
  });
}
