import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, failureSentence, isFailure } from 'shared-api';
import type { InputOf } from 'shared-api/contracts/common';
import {
  deletePlan,
  deleteSite,
  getWorkCalendar,
  monthsLiveKey,
  savePlan,
  saveSite,
  saveWorkSettings,
  workCalendarConflict,
} from 'shared-api/contracts/timesheet';
import { callQuery } from 'shared-api/queries';
import { notify, useTexts } from 'shared-ui';
import { workCalendarTexts } from './work-calendar.texts.ts';

type Change =
  | { readonly kind: 'plan'; readonly input: Omit<InputOf<typeof savePlan>, 'companyId'> }
  | { readonly kind: 'site'; readonly input: Omit<InputOf<typeof saveSite>, 'companyId'> }
  | { readonly kind: 'overtime'; readonly overtimeOnDaysOff: boolean }
  | { readonly kind: 'removed plan' | 'removed site'; readonly id: string };

/** The sites and plans of a company, and what changes them. A change that came second is told who was first, and can be made again. */
export function useWorkCalendar(companyId: string | undefined) {
  const t = useTexts(workCalendarTexts);
  const queries = useQueryClient();
  const found = callQuery(getWorkCalendar, companyId === undefined ? undefined : { companyId }, {
    live: monthsLiveKey,
  });
  const query = useQuery(found);
  const change = useMutation({
    mutationFn: async (made: Change): Promise<void> => {
      const whose = { companyId: companyId ?? '' };
      if (made.kind === 'plan') await call(savePlan, { ...whose, ...made.input });
      else if (made.kind === 'site') await call(saveSite, { ...whose, ...made.input });
      else if (made.kind === 'overtime')
        await call(saveWorkSettings, { ...whose, overtimeOnDaysOff: made.overtimeOnDaysOff });
      else await call(made.kind === 'removed plan' ? deletePlan : deleteSite, { ...whose, id: made.id });
    },
    onSuccess: () => notify.success(t('saved')),
    onError: (error) => {
      const first = isFailure(error, 'conflict') && workCalendarConflict.safeParse(error.details).data;
      notify.error(first ? t('overwritten', { name: first.changedBy }) : failureSentence(error, t('failed')));
    },
    // The dialog that stays open after a conflict takes the version that stands now.
    onSettled: () => queries.invalidateQueries(found),
  });
  return { query, change };
}
