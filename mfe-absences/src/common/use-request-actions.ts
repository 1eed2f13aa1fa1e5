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
import { notify } from 'shared-ui';

/** A request as actions on it know it. */
interface KnownRequest {
  readonly id: string;
  readonly version: number;
}

/** What is said when an action ends. */
interface Sentences {
  readonly done: string;
  readonly failed: string;
}

interface RequestActions {
  /** Whose calls deleting uses. */
  readonly kind: 'leave' | 'sickness';
  readonly texts: Readonly<Record<'send' | 'remove' | 'askWithdrawal' | 'decide', Sentences>>;
  /** Called when the request is gone. */
  readonly onRemoved: () => void;
}

/** What can be done with a request of the history; what it became is read again everywhere. */
export function useRequestActions({ kind, texts, onRemoved }: RequestActions) {
  return {
    send: useAction(({ id, version }: KnownRequest) => call(sendAbsence, { id, version }), texts.send),
    remove: useAction(
      ({ id }: KnownRequest) => call(kind === 'leave' ? deleteLeave : deleteSickness, { id }),
      texts.remove,
      onRemoved,
    ),
    askWithdrawal: useAction(
      ({ id, version, reason }: KnownRequest & { readonly reason: string }) =>
        call(askWithdrawal, { id, version, reason }),
      texts.askWithdrawal,
    ),
    decide: useAction(
      (wanted: KnownRequest & { readonly decision: Decision; readonly reason: string }) =>
        call(decideAbsence, wanted),
      texts.decide,
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
