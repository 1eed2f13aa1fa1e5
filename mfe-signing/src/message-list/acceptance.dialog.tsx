import { useState } from 'react';
import { CheckboxField, FormDialog, useTexts } from 'shared-ui';
import { messageTexts } from './message.texts.ts';

interface AcceptanceDialogProps {
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly onAccept: () => void;
  readonly onClose: () => void;
}

/** The popup 'Accettazione' that an unread message opens with (spec 02 §2). */
export function AcceptanceDialog({ isOpen, isBusy, onAccept, onClose }: AcceptanceDialogProps) {
  const t = useTexts(messageTexts);
  const [isAccepted, setIsAccepted] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  return (
    <FormDialog
      isOpen={isOpen}
      isPlace
      onClose={onClose}
      title={t('acceptance.title')}
      submitLabel={t('acceptance.confirm')}
      isBusy={isBusy}
      onSubmit={() => (isAccepted ? onAccept() : setIsMissing(true))}
    >
      <CheckboxField
        data-autofocus
        label={t('acceptance.declare')}
        checked={isAccepted}
        error={isMissing && !isAccepted ? t('acceptance.required') : undefined}
        isErrorAnnounced
        onChange={({ target }) => setIsAccepted(target.checked)}
      />
    </FormDialog>
  );
}
