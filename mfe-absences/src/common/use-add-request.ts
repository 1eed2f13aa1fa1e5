import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, failureSentence } from 'shared-api';
import { absencesLiveKey, decideAbsence, type Decision } from 'shared-api/contracts/absences';
import { getTexts, notify } from 'shared-ui';
import { refusalSentence } from './refusal-sentence.ts';
import { requestActionTexts } from './request-actions.texts.ts';

/** What an administrator makes of a request at once, and why where they refuse it. */
interface Decided {
  readonly decision: Decision;
  readonly reason: string;
}

interface AddRequestOptions<Draft> {
  /** Adds the request, open or sent for approval. */
  readonly add: (draft: Draft, send: boolean) => Promise<{ readonly id: string; readonly version: number }>;
  /** Called when the request stands, also where what was decided about it did not. */
  readonly onAdded: () => void;
}

/** Adds a request: sent by its person, or with the state that an administrator has chosen (spec 03 §4). Says how it went (§8). */
export function useAddRequest<Draft>({ add, onAdded }: AddRequestOptions<Draft>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ draft, decided }: { readonly draft: Draft; readonly decided?: Decided }) => {
      const isSent = decided === undefined || decided.decision === 'toApprove';
      const { id, version } = await add(draft, isSent);
      if (!isSent) await call(decideAbsence, { id, version, ...decided }).catch(explainNotDecided);
    },
    onSuccess: () => {
      notify.success(getTexts(requestActionTexts)('sent'));
      onAdded();
    },
    onError: (error) => {
      if (error instanceof NotDecidedError) {
        notify.warning(error.message, { duration: 'failure' });
        onAdded();
        return;
      }
      const sentence = failureSentence(error, getTexts(requestActionTexts)('sendFailed'));
      notify.error(refusalSentence(error) ?? sentence, { duration: 'normal' });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: absencesLiveKey }),
  });
}

/** The request was added, and what was decided about it was not. */
class NotDecidedError extends Error {}

function explainNotDecided(error: unknown): never {
  const reason = failureSentence(error, '');
  throw new NotDecidedError(getTexts(requestActionTexts)('addedNotDecided', { reason }));
}
