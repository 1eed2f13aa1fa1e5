import { useState } from 'react';
import { reasonLimit, type Registration } from 'shared-api/contracts/auth';
import { Button, Dialog, Form, TextAreaField, useTexts } from 'shared-ui';
import { personName } from './person-name.ts';
import { registrationsTexts } from './registrations.texts.ts';

interface RejectDialogProps {
  readonly person: Registration;
  readonly isBusy: boolean;
  readonly onReject: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks for the reason that the person will read. */
export function RejectDialog({ person, isBusy, onReject, onClose }: RejectDialogProps) {
  const t = useTexts(registrationsTexts);
  const [reason, setReason] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const reject = () => {
    setIsEmpty(reason.trim() === '');
    if (reason.trim() !== '') onReject(reason.trim());
  };
  const change = (text: string) => {
    setReason(text);
    setIsEmpty(false);
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('rejecting.title')}
      actions={
        <>
          <Button onClick={onClose}>{t('rejecting.cancel')}</Button>
          <Button kind="danger" type="submit" form="reject-registration" isBusy={isBusy}>
            {t('reject')}
          </Button>
        </>
      }
    >
      <Form id="reject-registration" onSubmit={reject}>
        <p>{t('rejecting.text', { name: personName(person), email: person.email })}</p>
        <TextAreaField
          label={t('rejecting.reason')}
          value={reason}
          onChange={(event) => change(event.target.value)}
          error={isEmpty ? t('rejecting.required') : undefined}
          maxLength={reasonLimit}
          required
          data-autofocus
        />
      </Form>
    </Dialog>
  );
}
