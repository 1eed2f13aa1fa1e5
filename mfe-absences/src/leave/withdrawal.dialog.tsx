import { useState } from 'react';
import { maxNote } from 'shared-api/contracts/absences';
import { FormDialog, TextAreaField, useTexts } from 'shared-ui';
import { leaveTexts } from './leave.texts.ts';

interface WithdrawalDialogProps {
  readonly isBusy: boolean;
  readonly onAsk: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks to take back what was approved, with why, where somebody wants to say it (departure D108). */
export function WithdrawalDialog({ isBusy, onAsk, onClose }: WithdrawalDialogProps) {
  const t = useTexts(leaveTexts);
  const [reason, setReason] = useState('');
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={t('withdrawal.title')}
      submitLabel={t('withdrawal.submit')}
      isBusy={isBusy}
      onSubmit={(event) => {
        event.preventDefault();
        onAsk(reason.trim());
      }}
    >
      <p>{t('withdrawal.text')}</p>
      <TextAreaField
        label={t('withdrawal.reason')}
        rows={3}
        maxLength={maxNote}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  );
}
