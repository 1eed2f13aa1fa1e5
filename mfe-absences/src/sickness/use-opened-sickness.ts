import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call, failureSentence } from 'shared-api';
import {
  absencesLiveKey,
  deleteSickness,
  markSicknessRead,
  updateSickness,
  type Sickness,
} from 'shared-api/contracts/absences';
import { notify, useConfirm, useTexts } from 'shared-ui';
import { sicknessTexts } from './sickness.texts.ts';
import { useSicknessStatus } from './use-sickness.ts';

/** What can be done with a sickness that is open in its dialog; that an administrator opened it is written down. */
export function useOpenedSickness(sickness: Sickness, onClose: () => void) {
  const t = useTexts(sicknessTexts);
  const queries = useQueryClient();
  const { ask, dialog } = useConfirm();
  const { id, from, to, version, isRead, isOwn } = sickness;
  const readAgain = () => queries.invalidateQueries({ queryKey: absencesLiveKey });
  const explain = (failure: string) => (error: Error) =>
    notify.error(failureSentence(error, failure), { duration: 'normal' });
  const save = useMutation({
    mutationFn: (values: { readonly protocol: string; readonly note: string }) =>
      call(updateSickness, { id, from, to, version, ...values }),
    onSuccess: () => {
      notify.success(t('saved'));
      onClose();
    },
    onError: explain(t('notSaved')),
    onSettled: readAgain,
  });
  const remove = useMutation({
    mutationFn: () => call(deleteSickness, { id }),
    onSuccess: () => {
      notify.success(t('removed'));
      onClose();
    },
    onError: explain(t('notRemoved')),
    onSettled: readAgain,
  });
  const status = useSicknessStatus(onClose);
  const askToRemove = async () => {
    const question = { title: t('sure'), text: t('dialog.deleteQuestion'), confirmLabel: t('dialog.delete') };
    if (await ask({ ...question, tone: 'danger' })) remove.mutate();
  };
  const isNew = !isRead && !isOwn;
  useEffect(() => {
    // That it was opened is of no use to who opens it: a failure of this is not theirs to mend.
    if (isNew) call(markSicknessRead, { id }).catch(() => undefined);
  }, [isNew, id]);
  return { save, remove, status, deletion: { ask: askToRemove, dialog } };
}
