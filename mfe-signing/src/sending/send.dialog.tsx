import { useId, type SyntheticEvent } from 'react';
import { AddSteps } from '../document-add/add-steps.component.tsx';
import { Button, CancelButton, Dialog, Form, useScrollStop, useTexts } from 'shared-ui';
import type { SendingFacts } from './added-documents.ts';
import { HoursChoice } from './hours-choice.component.tsx';
import classes from './send.module.css';
import { sendingTexts } from './sending.texts.ts';
import { useHoursForm } from './use-hours-form.ts';

interface SendDialogProps {
  readonly documents: SendingFacts;
  /** Whether it is the last step of adding them. */
  readonly isStep?: boolean;
  readonly isBusy?: boolean;
  /** With the hours, where the documents expire. */
  readonly onSend: (hours: number | undefined) => void;
  readonly onClose: () => void;
}

/** Asks before what was just added is sent: to whom, and for how long it can be signed. */
export function SendDialog({ documents, isStep = false, isBusy = false, onSend, onClose }: SendDialogProps) {
  const t = useTexts(sendingTexts);
  const formId = useId();
  const stop = useScrollStop<HTMLUListElement>();
  const { handleSubmit, choice } = useHoursForm();
  const { title, receivers, expires } = documents;
  const count = receivers.length;
  const submit = (event: SyntheticEvent<HTMLFormElement>) =>
    expires ? handleSubmit(({ hours }) => onSend(hours))(event) : onSend(undefined);
  const actions = (
    <>
      <CancelButton label={t('cancel')} />
      <Button data-autofocus kind="primary" icon="send" type="submit" form={formId} isBusy={isBusy}>
        {t('confirm')}
      </Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={t('title', { count })} actions={actions}>
      <Form id={formId} onSubmit={submit}>
        {isStep && <AddSteps step="send" />}
        <dl className={classes.facts}>
          <dt>{t('document')}</dt>
          <dd>{title}</dd>
          <dt>{t('to', { count })}</dt>
          <dd>
            <ul {...stop} aria-label={t('to', { count })}>
              {receivers.map(({ receiverName, receiverSurname, receiverEmail }) => (
                <li key={`${receiverEmail} ${receiverSurname} ${receiverName}`}>
                  {receiverName} {receiverSurname} <small>{receiverEmail}</small>
                </li>
              ))}
            </ul>
          </dd>
        </dl>
        {expires && <HoursChoice {...choice} />}
        <p className={classes.hint}>{t('hint')}</p>
      </Form>
    </Dialog>
  );
}
