import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call, isFailure } from 'shared-api';
import { completeDocument } from 'shared-api/contracts/signing';
import { notify, useTexts } from 'shared-ui';
import { isUnanswered } from '../failure-text.ts';
import { signTexts } from '../sign/sign.texts.ts';
import { rememberSigned } from '../sign/just-signed.ts';

const maxWaits = 4;
const maxLosses = 3;

/** Has the sealed PDF made (spec 02 §4, save flow). Asking twice is harmless: it is sealed once. */
export function useCompletion(id: string) {
  const t = useTexts(signTexts);
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    networkMode: 'always',
    mutationFn: () => call(completeDocument, { id }),
    retry: (count, error) =>
      (goesOn(error) && count < maxWaits) || (isUnanswered(error) && count < maxLosses),
    retryDelay: (count, error) => (goesOn(error) ? 0 : 1000 * 2 ** count),
    onSuccess: async ({ isMailed }) => {
      rememberSigned(id);
      notify.success(t(isMailed ? 'done' : 'doneWithoutMail'));
      await navigate('/documents', { replace: true });
      await queries.invalidateQueries({ queryKey: ['signing'] });
    },
    onError: () => notify.error(t('failed'), { duration: 'normal' }),
  });
}

/** Whether the server is still at it, so that there is nothing to report but patience. */
function goesOn(error: unknown): boolean {
  return isFailure(error, 'pdf-editing-failed') && error.details['goesOn'] === true;
}
