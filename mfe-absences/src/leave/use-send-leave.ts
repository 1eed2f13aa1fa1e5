import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, failureSentence } from 'shared-api';
import {
  absencesLiveKey,
  addLeave,
  decideAbsence,
  type AbsenceTime,
  type Decision,
  type LeaveCause,
} from 'shared-api/contracts/absences';
import { notify, useTexts } from 'shared-ui';
import { refusalSentence } from '../common/refusal-sentence.ts';
import { leaveTexts } from './leave.texts.ts';

/** What is asked for; an administrator says at once what becomes of it. */
interface LeaveToSend extends AbsenceTime {
  readonly cause: LeaveCause;
  readonly note: string;
  readonly decision?: { readonly to: Decision; readonly reason: string };
}

/** Adds a request and sends it for approval, or sets it to what an administrator chose. */
export function useSendLeave({ onSent }: { readonly onSent: () => void }) {
  const t = useTexts(leaveTexts);
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ decision, ...draft }: LeaveToSend) => {
      const isSent = decision === undefined || decision.to === 'toApprove';
      const { leave } = await call(addLeave, { ...draft, send: isSent });
      if (isSent) return;
      const { id, version } = leave;
      await call(decideAbsence, { id, version, decision: decision.to, reason: decision.reason });
    },
    onSuccess: () => {
      notify.success(t('sent'));
      onSent();
    },
    onError: (error) =>
      notify.error(refusalSentence(error) ?? failureSentence(error, t('sendFailed')), { duration: 'normal' }),
    onSettled: () => queries.invalidateQueries({ queryKey: absencesLiveKey }),
  });
}
