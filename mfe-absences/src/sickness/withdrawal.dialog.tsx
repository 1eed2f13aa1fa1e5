import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, failureSentence } from 'shared-api';
import { absencesLiveKey, askWithdrawal, type Sickness } from 'shared-api/contracts/absences';
import { notify, useTexts } from 'shared-ui';
import { ReasonDialog } from '../common/reason.dialog.tsx';
import { sicknessTexts } from './sickness.texts.ts';

interface WithdrawalDialogProps {
  readonly sickness: Pick<Sickness, 'id' | 'version'>;
  readonly onClose: () => void;
}

/** Asks to take back a sickness that was approved. */
export function WithdrawalDialog({ sickness: { id, version }, onClose }: WithdrawalDialogProps) {
  const t = useTexts(sicknessTexts);
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (reason: string) => call(askWithdrawal, { id, version, reason }),
    onSuccess: () => {
      notify.success(t('withdrawal.asked'));
      onClose();
    },
    onError: (error) =>
      notify.error(failureSentence(error, t('withdrawal.notAsked')), { duration: 'normal' }),
    onSettled: () => queries.invalidateQueries({ queryKey: absencesLiveKey }),
  });
  return (
    <ReasonDialog
      title={t('withdrawal.title')}
      label={t('withdrawal.reason')}
      missing={t('withdrawal.reasonMissing')}
      submitLabel={t('withdrawal.submit')}
      isBusy={isPending}
      onSubmit={mutate}
      onClose={onClose}
    >
      <p>{t('withdrawal.text')}</p>
    </ReasonDialog>
  );
}
