import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, failureSentence } from 'shared-api';
import {
  absencesLiveKey,
  addSickness,
  decideAbsence,
  getSicknessCalendar,
  quoteSickness,
  sendAbsence,
  type Decision,
  type Sickness,
} from 'shared-api/contracts/absences';
import type { PlainDay } from 'shared-api/contracts/common';
import { notify, useTexts } from 'shared-ui';
import { sicknessTexts } from './sickness.texts.ts';

/** Days from the first to the last. */
export interface DaySpan {
  readonly from: PlainDay;
  readonly to: PlainDay;
}

/** A sickness to be added. */
interface SicknessDraft extends DaySpan {
  readonly protocol: string;
  readonly note: string;
}

/** What an administrator makes of a request at once, and why where they refuse it. */
interface Decided {
  readonly decision: Decision;
  readonly reason: string;
}

/** The days that carry sicknesses of whom one acts for, or one's own. */
export function useSicknessCalendar() {
  return useQuery({
    queryKey: [...absencesLiveKey, 'sickness', 'calendar'],
    queryFn: ({ signal }) => call(getSicknessCalendar, {}, { signal }),
    meta: { isLive: true },
  });
}

/** What a sickness of these days would take and give back. */
export function useSicknessQuote(span: DaySpan | undefined) {
  return useQuery({
    queryKey: [...absencesLiveKey, 'sickness', 'quote', span?.from, span?.to],
    queryFn: ({ signal }) => call(quoteSickness, span ?? { from: '', to: '' }, { signal }),
    enabled: span !== undefined,
    meta: { isLive: true },
  });
}

/** Adds a sickness: sent by its person, or with the state that an administrator has chosen. Says how it went (spec 03 §8). */
export function useAddSickness(onAdded: () => void) {
  const t = useTexts(sicknessTexts);
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ decided, ...draft }: SicknessDraft & { readonly decided?: Decided }) => {
      const send = decided === undefined || decided.decision === 'toApprove';
      const { sickness } = await call(addSickness, { ...draft, send });
      if (decided && !send) await decideOr(sickness, decided, t);
    },
    onSuccess: () => {
      notify.success(t('sent'));
      onAdded();
    },
    onError: (error) => {
      if (error instanceof NotDecidedError) {
        notify.warning(error.message, { duration: 'failure' });
        onAdded();
      } else notify.error(failureSentence(error, t('notSent')), { duration: 'normal' });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: absencesLiveKey }),
  });
}

/** The sickness was added, and what was decided about it was not. */
class NotDecidedError extends Error {}

async function decideOr(
  { id, version }: Sickness,
  { decision, reason }: Decided,
  t: ReturnType<typeof useTexts<typeof sicknessTexts.it>>,
): Promise<void> {
  await call(decideAbsence, { id, version, decision, reason }).catch((error: unknown) => {
    throw new NotDecidedError(t('addedNotDecided', { reason: failureSentence(error, '') }));
  });
}

/** Sends one's own open sickness, or sets the state of one that one manages. */
export function useSicknessStatus(onDone: () => void) {
  const t = useTexts(sicknessTexts);
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version, decided }: Pick<Sickness, 'id' | 'version'> & { decided?: Decided }) =>
      decided ? call(decideAbsence, { id, version, ...decided }) : call(sendAbsence, { id, version }),
    onSuccess: () => {
      notify.success(t('sent'));
      onDone();
    },
    // A change that fails closes the sheet; why is said all the same.
    onError: (error) => notify.error(failureSentence(error, t('notSent')), { duration: 'normal' }),
    onSettled: () => queries.invalidateQueries({ queryKey: absencesLiveKey }),
  });
}
