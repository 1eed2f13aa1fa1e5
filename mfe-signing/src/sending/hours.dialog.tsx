import { useState } from 'react';
import { isExpiryHours } from 'shared-api/contracts/signing';
import { Button, Dialog, Form, NumberField, useTexts } from 'shared-ui';
import { documentListTexts } from '../document-list/document-list.texts.ts';

interface HoursDialogProps {
  readonly isOpen: boolean;
  readonly onConfirm: (hours: number) => void;
  readonly onClose: () => void;
}

/** Asks after how many hours a document expires that has none of its own (spec 02 §2: 262 by 215). */
export function HoursDialog({ isOpen, onConfirm, onClose }: HoursDialogProps) {
  const t = useTexts(documentListTexts);
  const [hours, setHours] = useState<number | null>(null);
  const [isWrong, setIsWrong] = useState(false);
  const handleSubmit = () => {
    if (hours !== null && isExpiryHours(hours)) onConfirm(hours);
    else setIsWrong(true);
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="s"
      title={t('hours.title')}
      actions={
        <>
          <Button onClick={onClose}>{t('hours.cancel')}</Button>
          <Button kind="primary" type="submit" form="documents-hours">
            {t('hours.confirm')}
          </Button>
        </>
      }
    >
      <Form id="documents-hours" onSubmit={handleSubmit}>
        <NumberField
          label={t('hours.label')}
          data-autofocus
          value={hours}
          min={0}
          error={isWrong ? t('hours.wrong') : undefined}
          onChange={(value) => {
            setHours(value);
            setIsWrong(false);
          }}
        />
      </Form>
    </Dialog>
  );
}
