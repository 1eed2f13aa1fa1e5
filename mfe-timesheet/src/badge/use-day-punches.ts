import { useQuery, useQueryClient } from '@tanstack/react-query';
import { asApiError, call, failureSentence } from 'shared-api';
import { callQuery, useVersionedSave } from 'shared-api/queries';
import type { PlainDay } from 'shared-api/contracts/common';
import {
  correctPunches,
  getDayPunches,
  monthLiveKeys,
  monthsLiveKey,
  punchConflict,
  timesOf,
  type DayPunches,
  type PunchConflict,
  type PunchCorrection,
} from 'shared-api/contracts/timesheet';
import { notify, useTexts } from 'shared-ui';
import { badgeTexts } from './badge.texts.ts';

/** A day of an employee. */
export interface DayOf {
  readonly day: PlainDay;
  readonly employeeId: string;
}

const punchesQuery = ({ day, employeeId }: DayOf) =>
  callQuery(getDayPunches, { day, employeeId }, { live: monthsLiveKey });

/** The punches of a day, read again when they change. */
export function useDayPunches(of: DayOf) {
  return useQuery(punchesQuery(of));
}

/** What is saved: the times, why, and whether hours that were typed give way. */
interface Correction extends PunchCorrection {
  readonly replacesHours: boolean;
}

interface CorrectionOptions {
  readonly of: DayOf;
  readonly version: number;
  readonly onSaved: (saved: DayPunches) => void;
  /** The server refused fields, with a sentence each. */
  readonly onRefused: (sentences: Readonly<Record<string, string>>) => void;
  /** The form goes on from what somebody else saved. */
  readonly onAcceptTheirs: (current: PunchConflict['current']) => void;
}

/** Saves a correction. When somebody changed the day before, `conflict` says who and what, until it is settled. */
export function useCorrectPunches({ of, version, onSaved, onRefused, onAcceptTheirs }: CorrectionOptions) {
  const t = useTexts(badgeTexts);
  const queries = useQueryClient();
  return useVersionedSave({
    version,
    conflict: punchConflict,
    save: ({ reason, replacesHours, inSecondHour, ...times }: Correction, known) =>
      call(correctPunches, {
        ...of,
        ...timesOf(times),
        inSecondHour,
        reason,
        replacesHours,
        version: known,
      }),
    onSaved: (saved) => {
      queries.setQueryData(punchesQuery(of).queryKey, saved);
      onSaved(saved.punches);
      notify.success(t('saved'));
      for (const queryKey of monthLiveKeys()) void queries.invalidateQueries({ queryKey });
    },
    onFailed: (error) => {
      const fields = asApiError(error)?.fields ?? {};
      if (Object.keys(fields).length > 0) onRefused(fields);
      else notify.error(failureSentence(error, t('saveFailed')));
    },
    onAcceptTheirs,
  });
}
