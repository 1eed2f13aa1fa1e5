import { useParams } from 'react-router-dom';
import { isFailure } from 'shared-api';
import type { OutputOf } from 'shared-api/contracts/common';
import type { getSentMessage, SentMessage } from 'shared-api/contracts/signing';
import {
  Badge,
  Banner,
  Card,
  formatInstant,
  Icon,
  LoadingState,
  Page,
  ProgressBar,
  Stack,
  StateChip,
  useScreen,
  useTexts,
  type ScreenAction,
} from 'shared-ui';
import { RecordFailure } from '../record-failure.component.tsx';
import { messagePaths } from '../message-write/paths.ts';
import { Receivers } from './receivers.component.tsx';
import classes from './sent-messages.module.css';
import { sentMessagesTexts } from './sent-messages.texts.ts';
import { sentStateOf, sentStates } from './sent-states.ts';
import { ShareBar } from './share-bar.component.tsx';
import { useResume, useSentMessage, useTakeBack } from './use-sent-messages.ts';

/** A message that was sent (`/sentMessages/:id`): how far it is, its text, and what each person did with it. */
export function SentMessageScreen() {
  const t = useTexts(sentMessagesTexts);
  const { id = '' } = useParams();
  const { data, error, isError, isFetching, refetch } = useSentMessage(id);
  useScreen({ title: data?.message.title ?? t('title'), back: { to: messagePaths.sentList } });
  return (
    <Page width="wide">
      {data && <Sent key={id} {...data} />}
      {!data && !isError && <LoadingState shape="lines" rows={6} />}
      {!data && isError && (
        <RecordFailure
          title={t(isFailure(error, 'not-found') ? 'one.missing' : 'one.failed')}
          error={error}
          back={messagePaths.sentList}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Page>
  );
}

function Sent({ message, body, viewsAttachment }: OutputOf<typeof getSentMessage>) {
  const t = useTexts(sentMessagesTexts);
  const action = useNextStep(message);
  useScreen({ actions: action ? [action] : [] });
  const { attachment, attachmentType, signsAttachment, senderName, createdAt, isExternal, state } = message;
  return (
    <Stack>
      <Progress message={message} />
      <Card>
        <div className={classes.parts}>
          <p className={classes.muted}>
            {t('one.from', { name: senderName, when: formatInstant(createdAt) })}
          </p>
          <p className={classes.muted}>{message.receivers}</p>
          <p className={classes.body}>{body}</p>
          {attachment !== '' && (
            <div className={classes.file}>
              <Icon name={attachmentType === 'application/pdf' ? 'document' : 'image'} />
              <span>{attachment}</span>
              <Badge tone={viewsAttachment ? 'info' : 'neutral'}>
                {t(viewsAttachment ? 'one.opened' : 'one.notOpened')}
              </Badge>
              {signsAttachment && <Badge tone="accent">{t('one.signs')}</Badge>}
            </div>
          )}
        </div>
      </Card>
      {!isExternal && state !== 'cancelled' && state !== 'scheduled' && <Receivers messageId={message.id} />}
    </Stack>
  );
}

/** What its sender may do: take it back before it leaves, have it go on where it stopped. */
function useNextStep({ id, state, isExternal }: SentMessage): ScreenAction | undefined {
  const t = useTexts(sentMessagesTexts);
  const takeBack = useTakeBack(id);
  const resume = useResume(id);
  if (isExternal) return undefined;
  if (state === 'scheduled')
    return {
      id: 'undo',
      label: t('one.undo'),
      icon: 'undo',
      tone: 'primary',
      busy: takeBack.isPending,
      onClick: () => takeBack.mutate(),
    };
  if (state === 'stopped')
    return {
      id: 'resume',
      label: t('one.resume'),
      icon: 'send',
      tone: 'primary',
      busy: resume.isPending,
      onClick: () => resume.mutate(),
    };
  return undefined;
}

interface ShownMessage {
  readonly message: SentMessage;
}

/** How far it is: about to leave, on its way, or how many people read and signed it. */
function Progress({ message }: ShownMessage) {
  const t = useTexts(sentMessagesTexts);
  const { state, total, delivered, isExternal } = message;
  if (state === 'scheduled') return <Banner icon="send">{t('one.scheduled', { count: total })}</Banner>;
  if (state === 'cancelled') return <Banner>{t('one.cancelled')}</Banner>;
  if (isExternal)
    return (
      <>
        <div>
          <StateChip states={sentStates} state={sentStateOf(message)} />
        </div>
        {message.signsAttachment && (
          <Card title={t('one.progress')}>
            <Shares message={message} />
          </Card>
        )}
      </>
    );
  if (state === 'running')
    return (
      <Card>
        <ProgressBar
          delay={0}
          value={total === 0 ? 0 : delivered / total}
          label={t('one.running', { done: delivered, total })}
        />
        <p className={classes.muted}>{t('one.leave')}</p>
      </Card>
    );
  return (
    <Card title={t('one.progress')}>
      <div className={classes.parts}>
        <Outcome message={message} />
        <Shares message={message} />
      </div>
    </Card>
  );
}

/** How many read it, and how many signed it. */
function Shares({ message: { read, signed, delivered: total, signsAttachment } }: ShownMessage) {
  const t = useTexts(sentMessagesTexts);
  return (
    <div className={classes.shares}>
      <ShareBar label={t('share.read', { done: read, total })} done={read} total={total} tone="read" />
      {signsAttachment && (
        <ShareBar
          label={t('share.signed', { done: signed, total })}
          done={signed}
          total={total}
          tone="signed"
        />
      )}
    </div>
  );
}

/** Whether those whom it was for have it. */
function Outcome({ message: { state, delivered, total } }: ShownMessage) {
  const t = useTexts(sentMessagesTexts);
  if (state === 'stopped')
    return <Banner tone="error">{t('one.stopped', { done: delivered, total })}</Banner>;
  if (total === 0) return <Banner tone="warning">{t('one.nobodyHasIt')}</Banner>;
  return <Banner tone="success">{t('one.done')}</Banner>;
}
