import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import {
  isUnusualProtocol,
  maxNote,
  maySend,
  mayShorten,
  removalOf,
  type Sickness,
} from 'shared-api/contracts/absences';
import {
  Button,
  CancelButton,
  Dialog,
  fieldErrorText,
  Form,
  formatPlainDay,
  Row,
  SaveFailure,
  Stack,
  TextAreaField,
  TextField,
  useConfirm,
  useGuardedForm,
  useTexts,
} from 'shared-ui';
import { DecidedByAnother } from '../common/decided-by-another.component.tsx';
import { DecisionSheet } from '../common/decision.sheet.tsx';
import { ShortenDialog } from '../common/shorten.dialog.tsx';
import { shortenTexts } from '../common/shorten.texts.ts';
import { useRequestActions } from '../common/use-request-actions.ts';
import { WithdrawalDialog } from '../common/withdrawal.dialog.tsx';
import { CertificateDialog } from './certificate.dialog.tsx';
import { Certificates } from './certificates.component.tsx';
import { SicknessReadings } from './readings.component.tsx';
import { SicknessFacts } from './sickness-facts.component.tsx';
import { sicknessTexts } from './sickness.texts.ts';
import { sicknessForm } from './use-request.ts';
import { useOpenedSickness } from './use-opened-sickness.ts';

interface SicknessDialogProps {
  readonly sickness: Sickness;
  readonly onClose: () => void;
}

/** A sickness of the history: its days to read, number and note to change, its certificates, and what can become of it (spec 03 §2). */
export function SicknessDialog({ sickness, onClose }: SicknessDialogProps) {
  const t = useTexts(sicknessTexts);
  const tShorten = useTexts(shortenTexts);
  const id = useId();
  const [next, setNext] = useState<'status' | 'certificate' | 'withdrawal' | 'days'>();
  const closeNext = () => setNext(undefined);
  const save = useOpenedSickness(sickness, onClose);
  const { send, remove, askWithdrawal, decide } = useRequestActions({ kind: 'sickness', onRemoved: onClose });
  const { ask, dialog } = useConfirm();
  const { version, protocol, note, status: state, isOwn, mayDecide, withdrawalReason } = sickness;
  const known = { id: sickness.id, version };
  const form = useGuardedForm(
    useForm({ resolver: zodResolver(sicknessForm), defaultValues: { protocol, note } }),
  );
  const typed = useWatch({ control: form.control, name: 'protocol' });
  const { errors } = form.formState;
  const askToRemove = async () => {
    const question = { title: t('sure'), text: t('dialog.deleteQuestion'), confirmLabel: t('dialog.delete') };
    if (await ask({ ...question, tone: 'danger' })) remove.mutate(known);
  };
  const mayAsk = isOwn && !mayDecide && removalOf(state) === 'ask' && withdrawalReason === null;
  return (
    <>
      <Dialog
        isOpen
        size="l"
        title={t('dialog.title', { name: sickness.employeeName })}
        onClose={onClose}
        actions={
          <>
            <CancelButton label={t('dialog.back')} />
            {removalOf(state) === 'delete' && (
              <Button
                kind="danger"
                icon="delete"
                isBusy={remove.isPending}
                onClick={() => void askToRemove()}
              >
                {t('dialog.delete')}
              </Button>
            )}
            <Button kind="primary" icon="save" type="submit" form={id} isBusy={save.isPending}>
              {t('dialog.save')}
            </Button>
          </>
        }
      >
        <Stack>
          <DecidedByAnother request={sickness} />
          <SicknessFacts sickness={sickness} />
          <Form id={id} onSubmit={form.handleSubmit((values) => save.mutate(values))}>
            <TextField label={t('dialog.from')} value={formatPlainDay(sickness.from)} readOnly />
            <TextField label={t('dialog.to')} value={formatPlainDay(sickness.to)} readOnly />
            <TextField
              {...form.register('protocol')}
              label={t('protocol')}
              autoComplete="off"
              hint={isUnusualProtocol(typed) ? t('protocolUnusual') : undefined}
              error={fieldErrorText(errors.protocol, () => t('protocolWrong'))}
            />
            <TextAreaField
              {...form.register('note')}
              label={t('note')}
              hint={t('noteHint')}
              rows={2}
              maxLength={maxNote}
              error={fieldErrorText(errors.note, () => t('noteTooLong'))}
            />
            <SaveFailure error={save.error} />
          </Form>
          <Certificates sickness={sickness} onAdd={() => setNext('certificate')} />
          {isOwn && <SicknessReadings sickness={sickness} />}
          <Row>
            {isOwn && !mayDecide && maySend(state) && (
              <Button icon="send" isBusy={send.isPending} onClick={() => send.mutate(known)}>
                {t('dialog.send')}
              </Button>
            )}
            {mayDecide && (
              <Button icon="check" isBusy={decide.isPending} onClick={() => setNext('status')}>
                {t('dialog.status')}
              </Button>
            )}
            {mayDecide && mayShorten(sickness) && (
              <Button icon="calendar" onClick={() => setNext('days')}>
                {tShorten('action')}
              </Button>
            )}
            {mayAsk && (
              <Button icon="undo" onClick={() => setNext('withdrawal')}>
                {t('dialog.withdraw')}
              </Button>
            )}
          </Row>
        </Stack>
      </Dialog>
      <DecisionSheet
        status={state}
        isOpen={next === 'status'}
        onDecide={(decision, reason) => decide.mutate({ ...known, decision, reason })}
        onClose={closeNext}
      />
      {next === 'days' && <ShortenDialog request={sickness} onClose={closeNext} />}
      {next === 'certificate' && <CertificateDialog sickness={sickness} onClose={closeNext} />}
      {next === 'withdrawal' && (
        <WithdrawalDialog
          isBusy={askWithdrawal.isPending}
          failure={askWithdrawal.error}
          onAsk={(reason) => askWithdrawal.mutate({ ...known, reason }, { onSuccess: closeNext })}
          onClose={closeNext}
        />
      )}
      {dialog}
    </>
  );
}
