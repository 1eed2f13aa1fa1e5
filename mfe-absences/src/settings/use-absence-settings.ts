import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, failureSentence, isFailure } from 'shared-api';
import {
  absencesLiveKey,
  absenceSettingsConflict,
  addBlockedDays,
  addClosure,
  deleteAccrualPolicy,
  deleteBlockedDays,
  deleteClosure,
  getAbsenceSettings,
  saveAbsenceSettings,
  saveAccrualPolicy,
  type AbsenceSettings,
  type ClosurePart,
  type ClosureResult,
} from 'shared-api/contracts/absences';
import type { InputOf } from 'shared-api/contracts/common';
import { callQuery } from 'shared-api/queries';
import { notify, useTexts } from 'shared-ui';
import { absenceSettingsTexts } from './absence-settings.texts.ts';

type Rules = Pick<AbsenceSettings, 'isBalanceLimit' | 'tellsApprovers' | 'reminderDays' | 'version'>;
/** The days of a closure, or those to block, and their name. */
export interface Days {
  readonly part: ClosurePart;
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

export type SettingsChange =
  | { readonly kind: 'rules'; readonly rules: Rules }
  | { readonly kind: 'policy'; readonly input: Omit<InputOf<typeof saveAccrualPolicy>, 'companyId'> }
  | { readonly kind: 'closure'; readonly days: Days }
  | { readonly kind: 'blocked'; readonly days: Days }
  | { readonly kind: 'removed policy'; readonly id: string }
  | { readonly kind: 'removed closure'; readonly id: string }
  | { readonly kind: 'removed blocked'; readonly id: string };

/** How a company has its absences, and what changes it. A change that came second is told who was first, and can be made again. */
export function useAbsenceSettings(companyId: string) {
  const t = useTexts(absenceSettingsTexts);
  const queries = useQueryClient();
  const query = useQuery({
    ...callQuery(getAbsenceSettings, { companyId }, { live: absencesLiveKey }),
  });
  const change = useMutation({
    mutationFn: (made: SettingsChange) => send(companyId, made),
    onSuccess: (results, { kind }) => {
      const refused = (results ?? []).filter(({ outcome }) => outcome === 'refused');
      const given = (results ?? []).filter(({ outcome }) => outcome === 'done').length;
      if (refused.length > 0) {
        const [first] = refused;
        const names = refused.map(({ name }) => name).join(', ');
        notify.warning(`${t('closures.refused', { names })}: ${first?.reason ?? ''}`);
      } else if (kind === 'closure') notify.success(t('closures.given', { count: given }));
      else notify.success(t(kind === 'removed closure' ? 'closures.returned' : 'saved'));
    },
    onError: (error) => {
      const first = conflictIn(error);
      notify.error(first ? t('overwritten', { name: first.changedBy }) : failureSentence(error, t('failed')));
    },
    // The dialog that stays open after a conflict takes the version that stands now.
    onSettled: () => queries.invalidateQueries({ queryKey: absencesLiveKey }),
  });
  /** To how many people a closure would give leave, and how many keep another absence on some of its days. */
  const countPeople = useMutation({
    mutationFn: async (days: Days) => {
      const { results } = await call(addClosure, { companyId, ...days, isDryRun: true });
      return {
        given: results.filter(({ outcome }) => outcome === 'done').length,
        keeping: results.filter(({ kept }) => kept.length > 0).length,
      };
    },
    onError: (error) => {
      if (!isFailure(error, 'invalid-input')) notify.error(failureSentence(error, t('failed')));
    },
  });
  return { query, change, countPeople };
}

/** The version that stands, where a change was second to another. */
export function versionAhead(error: unknown): number | undefined {
  return conflictIn(error)?.current.version;
}

function conflictIn(error: unknown) {
  return isFailure(error, 'conflict') ? absenceSettingsConflict.safeParse(error.details).data : undefined;
}

/** @returns what became of each person, where a closure was added or removed. */
async function send(companyId: string, made: SettingsChange): Promise<readonly ClosureResult[] | undefined> {
  switch (made.kind) {
    case 'closure':
      return (await call(addClosure, { companyId, ...made.days })).results;
    case 'removed closure':
      return (await call(deleteClosure, { companyId, id: made.id })).results;
    case 'rules':
      await call(saveAbsenceSettings, { companyId, ...made.rules });
      return undefined;
    case 'policy':
      await call(saveAccrualPolicy, { companyId, ...made.input });
      return undefined;
    case 'blocked': {
      const { name: reason, from, to } = made.days;
      await call(addBlockedDays, { companyId, reason, from, to });
      return undefined;
    }
    case 'removed policy':
      await call(deleteAccrualPolicy, { companyId, id: made.id });
      return undefined;
    case 'removed blocked':
      await call(deleteBlockedDays, { companyId, id: made.id });
      return undefined;
  }
}
