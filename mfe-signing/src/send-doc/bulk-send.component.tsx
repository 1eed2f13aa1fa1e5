import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSignedIn } from 'shared-api';
import type { BulkSend } from 'shared-api/contracts/signing';
import { Banner, Card, LinkButton, ProgressBar, useScreen, useTexts } from 'shared-ui';
import { clearDraft, readDraft } from '../document-add/draft.ts';
import { BulkReceivers } from './bulk-receivers.component.tsx';
import { draftFor, sendDocPaths } from './paths.ts';
import classes from './send-doc.module.css';
import { sendDocTexts } from './send-doc.texts.ts';
import { useBulkSendActions } from './use-send-doc.ts';

/** A bulk send as it goes: how far it is, where each person's document is, and what can be done. */
export function BulkSendProgress({ bulkSend }: { readonly bulkSend: BulkSend }) {
  const t = useTexts(sendDocTexts);
  const { id, state, failed } = bulkSend;
  const { cancel, retry } = useBulkSendActions(id);
  useForgetDraft(bulkSend);
  useScreen({
    back: { to: sendDocPaths.start },
    actions: [
      ...(state === 'scheduled'
        ? [
            {
              id: 'undo',
              label: t('sent.undo'),
              icon: 'undo' as const,
              tone: 'primary' as const,
              busy: cancel.isPending,
              onClick: () => cancel.mutate(),
            },
          ]
        : []),
      ...(state === 'done' && failed > 0
        ? [
            {
              id: 'retry',
              label: t('sent.retry', { count: failed }),
              icon: 'refresh' as const,
              tone: 'primary' as const,
              busy: retry.isPending,
              onClick: () => retry.mutate(),
            },
          ]
        : []),
    ],
  });
  return (
    <div className={classes.people}>
      <Card title={bulkSend.title}>
        <Outcome bulkSend={bulkSend} />
      </Card>
      {state !== 'cancelled' && <BulkReceivers receivers={bulkSend.receivers} />}
    </div>
  );
}

/** How far it is, in a line. */
function Outcome({ bulkSend: { id, state, total, sent, failed } }: { readonly bulkSend: BulkSend }) {
  const t = useTexts(sendDocTexts);
  const { userId } = useSignedIn();
  const from = useSearchParams()[0].get('from');
  if (state === 'scheduled') return <Banner icon="send">{t('sent.scheduled', { count: total })}</Banner>;
  if (state === 'running')
    return (
      <>
        <ProgressBar
          delay={0}
          value={(sent + failed) / total}
          label={t('sent.running', { done: sent, total })}
        />
        <p>{t('sent.leave')}</p>
      </>
    );
  if (state === 'cancelled') {
    const isHere = from && readDraft(draftFor(userId)).sentAs === id;
    return (
      <Banner action={isHere && <LinkButton to={sendDocPaths.form(from)}>{t('sent.again')}</LinkButton>}>
        {t('sent.cancelled')}
      </Banner>
    );
  }
  return failed === 0 ? (
    <Banner tone="success">{t('sent.done')}</Banner>
  ) : (
    <Banner tone="warning">{t('sent.partly', { sent, total })}</Banner>
  );
}

/** What was sent can be taken back no more: its draft goes. */
function useForgetDraft({ id, state }: BulkSend): void {
  const { userId } = useSignedIn();
  const isGone = state === 'running' || state === 'done';
  useEffect(() => {
    const draftId = draftFor(userId);
    if (isGone && readDraft(draftId).sentAs === id) clearDraft(draftId);
  }, [id, isGone, userId]);
}
