import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, failureSentence } from 'shared-api';
import {
  absencesLiveKey,
  askWithdrawal,
  decideAbsence,
  deleteLeave,
  deleteSickness,
  sendAbsence,
  type Decision,
} from 'shared-api/contracts/absences';
import { notify, useTexts } from 'shared-ui';
import { shortenTexts } from './shorten.texts.ts';
import { requestActionTexts } from './request-actions.texts.ts';

/** A request as actions on it know it. */
interface KnownRequest {
  readonly id: string;
  readonly version: number;
}

/** The days that are to stay, and why. */
interface FewerDays {
  readonly keptFrom: string;
  readonly keptTo: string;
  readonly reason: string;
}

/** What is said when an action ends. */
interface Sentences {
  readonly done: string;
  readonly failed: string;
}

interface RequestActions {
  /** Whose calls deleting uses. */
  readonly kind: 'leave' | 'sickness';
  /** Called when the request is gone. */
  readonly onRemoved: () => void;
}

/** What can be done with a request of the history; what it became is read again everywhere. */
export function useRequestActions({ kind, onRemoved }: RequestActions) {
  const t = useTexts(requestActionTexts);
  const tShorten = useTexts(shortenTexts);
  return {
    send: useAction(({ id, version }: KnownRequest) => call(sendAbsence, { id, version }), {
      done: t('sent'),
      failed: t('sendFailed'),
    }),
    remove: useAction(
      ({ id }: KnownRequest) => call(kind === 'leave' ? deleteLeave : deleteSickness, { id }),
      { done: t('removed'), failed: t('removeFailed') },
      onRemoved,
    ),
    askWithdrawal: useAction(
      ({ id, version, reason }: KnownRequest & { readonly reason: string }) =>
        call(askWithdrawal, { id, version, reason }),
      { done: t('withdrawal.asked'), failed: t('withdrawal.failed') },
    ),
    askFewerDays: useAction((wanted: KnownRequest & FewerDays) => call(askWithdrawal, wanted), {
      done: tShorten('ask.asked'),
      failed: tShorten('ask.failed'),
    }),
    decide: useAction(
      (wanted: KnownRequest & { readonly decision: Decision; readonly reason: string }) =>
        call(decideAbsence, wanted),
      // A failed change closes the sheet; the server's sentence says why.
      { done: t('decided'), failed: t('decideFailed') },
    ),
  };
}

function useAction<Wanted>(
  mutationFn: (wanted: Wanted) => Promise<unknown>,
  { done, failed }: Sentences,
  onDone?: () => void,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => {
      notify.success(done);
      onDone?.();
    },
    onError: (error) => notify.error(failureSentence(error, failed), { duration: 'normal' }),
    onSettled: () => queries.invalidateQueries({ queryKey: absencesLiveKey }),
  });
}
