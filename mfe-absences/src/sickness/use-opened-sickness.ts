import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call, failureSentence } from 'shared-api';
import {
  absencesLiveKey,
  markSicknessRead,
  updateSickness,
  type Sickness,
} from 'shared-api/contracts/absences';
import { notify, useTexts } from 'shared-ui';
import { sicknessTexts } from './sickness.texts.ts';

/** Saves what is written of a sickness that is open in its dialog; that an administrator opened it is written down. */
export function useOpenedSickness(sickness: Sickness, onSaved: () => void) {
  const t = useTexts(sicknessTexts);
  const queries = useQueryClient();
  const { id, from, to, version, isRead, isOwn } = sickness;
  const isNew = !isRead && !isOwn;
  useEffect(() => {
    // That it was opened is of no use to who opens it: a failure of this is not theirs to mend.
    if (isNew) call(markSicknessRead, { id }).catch(() => undefined);
  }, [isNew, id]);
  return useMutation({
    mutationFn: (values: { readonly protocol: string; readonly note: string }) =>
      call(updateSickness, { id, from, to, version, ...values }),
    onSuccess: () => {
      notify.success(t('saved'));
      onSaved();
    },
    onError: (error) => notify.error(failureSentence(error, t('notSaved')), { duration: 'normal' }),
    onSettled: () => queries.invalidateQueries({ queryKey: absencesLiveKey }),
  });
}
