import { useState } from 'react';
import { decisionsOn, maySend, mayShorten, removalOf, type Leave } from 'shared-api/contracts/absences';
import { Button, CancelButton, Dialog, Stack, useConfirm, useTexts } from 'shared-ui';
import { DecidedByAnother } from '../common/decided-by-another.component.tsx';
import { DecisionSheet } from '../common/decision.sheet.tsx';
import { ShortenDialog } from '../common/shorten.dialog.tsx';
import { shortenTexts } from '../common/shorten.texts.ts';
import { useRequestActions } from '../common/use-request-actions.ts';
import { WithdrawalDialog } from '../common/withdrawal.dialog.tsx';
import { FewerDaysDialog } from './fewer-days.dialog.tsx';
import { LeaveFacts } from './leave-facts.component.tsx';
import { leaveTexts } from './leave.texts.ts';

interface LeaveDialogProps {
  readonly leave: Leave;
  readonly onClose: () => void;
}

/** A request of leave, read-only, with what can be done with it (spec 03 §2). */
export function LeaveDialog({ leave, onClose }: LeaveDialogProps) {
  const t = useTexts(leaveTexts);
  const tShorten = useTexts(shortenTexts);
  const [further, setFurther] = useState<'withdrawal' | 'decision' | 'days' | 'fewer'>();
  const { ask, dialog } = useConfirm();
  const { send, remove, askWithdrawal, askFewerDays, decide } = useRequestActions({
    kind: 'leave',
    onRemoved: onClose,
  });
  const { id, version, status, mayDecide, mayRemove } = leave;
  const removal = mayRemove ? removalOf(status) : 'none';
  const askAndRemove = async () => {
    const isSure = await ask({
      title: t('sure'),
      text: t('deleteQuestion'),
      confirmLabel: t('dialog.delete'),
      tone: 'danger',
    });
    if (isSure) remove.mutate({ id, version });
  };
  return (
    <>
      <Dialog
        isOpen
        onClose={onClose}
        title={t('dialog.title')}
        actions={
          <>
            <CancelButton label={t('dialog.close')} />
            {removal === 'delete' && (
              <Button kind="danger" isBusy={remove.isPending} onClick={() => void askAndRemove()}>
                {t('dialog.delete')}
              </Button>
            )}
            {removal === 'ask' && (
              <Button onClick={() => setFurther('withdrawal')}>{t('dialog.withdraw')}</Button>
            )}
            {removal === 'ask' && !mayDecide && mayShorten(leave) && (
              <Button onClick={() => setFurther('fewer')}>{tShorten('ask.action')}</Button>
            )}
            {mayDecide && mayShorten(leave) && !leave.isClosure && (
              <Button onClick={() => setFurther('days')}>{tShorten('action')}</Button>
            )}
            {mayDecide && decisionsOn(status).length > 0 && (
              <Button kind="primary" isBusy={decide.isPending} onClick={() => setFurther('decision')}>
                {t('dialog.decide')}
              </Button>
            )}
            {!mayDecide && leave.isOwn && maySend(status) && (
              <Button kind="primary" isBusy={send.isPending} onClick={() => send.mutate({ id, version })}>
                {t('dialog.send')}
              </Button>
            )}
          </>
        }
      >
        <Stack>
          <DecidedByAnother request={leave} />
          <LeaveFacts leave={leave} />
        </Stack>
      </Dialog>
      {dialog}
      {further === 'withdrawal' && (
        <WithdrawalDialog
          isBusy={askWithdrawal.isPending}
          failure={askWithdrawal.error}
          onAsk={(reason) =>
            askWithdrawal.mutate({ id, version, reason }, { onSuccess: () => setFurther(undefined) })
          }
          onClose={() => setFurther(undefined)}
        />
      )}
      {further === 'fewer' && (
        <FewerDaysDialog leave={leave} asking={askFewerDays} onClose={() => setFurther(undefined)} />
      )}
      {further === 'days' && <ShortenDialog request={leave} onClose={() => setFurther(undefined)} />}
      <DecisionSheet
        isOpen={further === 'decision'}
        status={status}
        onDecide={(decision, reason) => decide.mutate({ id, version, decision, reason })}
        onClose={() => setFurther(undefined)}
      />
    </>
  );
}
