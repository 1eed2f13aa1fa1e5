import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, failureSentence, isFailure } from 'shared-api';
import type { PlainMonth } from 'shared-api/contracts/common';
import {
  monthLiveKeys,
  sendMonth,
  setMonthStatus,
  statusConflict,
  type MonthStatus,
} from 'shared-api/contracts/timesheet';
import { notify, useTexts } from 'shared-ui';
import { monthStates } from './month-states.ts';
import { monthStatusTexts } from './month-status.texts.ts';

interface StatusChange extends PlainMonth {
  readonly status: MonthStatus;
  /** The version of the state that was read. */
  readonly version: number;
}

interface StatusSetting extends StatusChange {
  /** By default whom one acts for, or oneself. */
  readonly employeeId: string | undefined;
  /** Whether a month with gaps is closed all the same: once that was asked. */
  readonly evenWithProblems?: boolean;
}

/** Sends one's own month, and sets that of whom one manages; says how it went (spec 01 §8). */
export function useMonthStatus() {
  const t = useTexts(monthStatusTexts);
  const queries = useQueryClient();
  const readAgain = () =>
    Promise.all(monthLiveKeys().map((queryKey) => queries.invalidateQueries({ queryKey })));
  const explain = (failure: string, error: Error) => {
    const reason = reasonOf(error);
    notify.error([failure, reason].filter(Boolean).join('. '));
    return readAgain();
  };
  const reasonOf = (error: Error) => {
    const first = isFailure(error, 'conflict') && statusConflict.safeParse(error.details);
    if (!first || !first.success || !first.data.changedBy) return failureSentence(error, '');
    const { changedBy: name, current } = first.data;
    return t('changedBy', { name, state: monthStates.wordOf(current.status) });
  };
  const send = useMutation({
    mutationFn: (change: StatusChange) => call(sendMonth, change),
    onSuccess: () => {
      notify.success(t('sent'));
      return readAgain();
    },
    onError: (error) => explain(t('notSent'), error),
  });
  const set = useMutation({
    mutationFn: (change: StatusSetting) => call(setMonthStatus, change),
    onSuccess: () => {
      notify.success(t('updated'));
      return readAgain();
    },
    onError: (error) => explain(t('notUpdated'), error),
  });
  return { send, set };
}
