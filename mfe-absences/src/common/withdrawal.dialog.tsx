import { useTexts } from 'shared-ui';
import { ReasonDialog } from './reason.dialog.tsx';
import { requestActionTexts } from './request-actions.texts.ts';

interface WithdrawalDialogProps {
  readonly isBusy: boolean;
  readonly failure: Error | null;
  readonly onAsk: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks to take back what was approved, with why, where somebody wants to say it (departure D108). */
export function WithdrawalDialog({ onAsk, ...dialog }: WithdrawalDialogProps) {
  const t = useTexts(requestActionTexts);
  return (
    <ReasonDialog
      {...dialog}
      title={t('withdrawal.title')}
      label={t('withdrawal.reason')}
      submitLabel={t('withdrawal.title')}
      onSubmit={onAsk}
    >
      <p>{t('withdrawal.text')}</p>
    </ReasonDialog>
  );
}
