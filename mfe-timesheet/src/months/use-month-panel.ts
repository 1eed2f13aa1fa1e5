import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { asApiError, call, failureSentence, isFailure, refreshBoot } from 'shared-api';
import { useVersionedSave } from 'shared-api/queries';
import type { PlainMonth } from 'shared-api/contracts/common';
import { actFor } from 'shared-api/contracts/directory';
import {
  dayConflict,
  getMonth,
  monthsLiveKey,
  updateDay,
  type DayHours,
  type MonthDay,
} from 'shared-api/contracts/timesheet';
import { callQuery } from 'shared-api/queries';
import { formatDayInWords, notify, useLanguage, useTexts } from 'shared-ui';
import { monthsTexts } from './months.texts.ts';
import { monthInAddress } from './use-month-filters.ts';

interface OfMonth {
  readonly employeeId: string;
  readonly month: PlainMonth;
}

/** An employee's month, as their administrator reads it. */
export function useEmployeeMonth({ employeeId, month: { year, month } }: OfMonth) {
  return useQuery({
    ...callQuery(getMonth, { year, month, employeeId }, { live: monthsLiveKey }),
    select: (answer) => answer.month,
  });
}

interface DayFix {
  readonly day: MonthDay;
  readonly hours: DayHours;
}

/** Saves a day of an employee's month; where somebody was first, the hours that they saved are shown. */
export function useFixDay({ employeeId, month: { year, month } }: OfMonth, onFixed: () => void) {
  const t = useTexts(monthsTexts);
  const language = useLanguage();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ day: { dayOfMonth, version }, hours }: DayFix) =>
      call(updateDay, { year, month, dayOfMonth, ...hours, version, employeeId }),
    onSuccess: (_, { day }) => {
      notify.success(t('panel.saved', { day: formatDayInWords(day.day, language) }));
      onFixed();
    },
    onError: (error) => {
      const conflict = isFailure(error, 'conflict') && dayConflict.safeParse(asApiError(error)?.details).data;
      notify.error(
        conflict
          ? t('panel.conflict', { name: conflict.changedBy })
          : failureSentence(error, t('panel.notSaved')),
      );
    },
    onSettled: async () => queries.invalidateQueries({ queryKey: monthsLiveKey }),
  });
}

interface SaveFixOptions {
  readonly of: OfMonth;
  /** The day as it stood when the form began. */
  readonly day: MonthDay;
  readonly onFixed: () => void;
  readonly onAcceptTheirs: (hours: DayHours) => void;
}

/** Saves the corrected hours of a day; of two writers the second chooses. */
export function useSaveFix({ of, day, onFixed, onAcceptTheirs }: SaveFixOptions) {
  const t = useTexts(monthsTexts);
  const language = useLanguage();
  const queries = useQueryClient();
  const { employeeId, month } = of;
  const readAgain = () => queries.invalidateQueries({ queryKey: monthsLiveKey });
  return useVersionedSave({
    version: day.version,
    conflict: dayConflict,
    save: async (hours: DayHours, version) =>
      call(updateDay, { ...month, dayOfMonth: day.dayOfMonth, ...hours, version, employeeId }),
    onSaved: () => {
      notify.success(t('panel.saved', { day: formatDayInWords(day.day, language) }));
      onFixed();
      return readAgain();
    },
    onFailed: (error) => {
      notify.error(failureSentence(error, t('panel.notSaved')));
      void readAgain();
    },
    onAcceptTheirs,
  });
}

interface Whom {
  readonly companyId: string;
  readonly userId: string;
  readonly name: string;
}

/** Opens the whole month of an employee: one acts for them, which every screen says (decision 013). */
export function useOpenWholeMonth(month: PlainMonth) {
  const t = useTexts(monthsTexts);
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async ({ companyId, userId }: Whom) => {
      await call(actFor, { companyId, userId });
      queries.clear();
      await refreshBoot();
      await navigate(`/timesheet?month=${monthInAddress(month)}`);
    },
    onError: (error, { name }) => notify.error(failureSentence(error, t('panel.notOpened', { name }))),
  });
}
