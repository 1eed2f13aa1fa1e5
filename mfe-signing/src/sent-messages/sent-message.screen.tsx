import { useParams } from 'react-router-dom';
import { isFailure } from 'shared-api';
import type { OutputOf } from 'shared-api/contracts/common';
import type { getSentMessage, SentMessage } from 'shared-api/contracts/signing';
import {
  Badge,
  Banner,
  Card,
  ErrorState,
  formatInstant,
  Icon,
  LoadingState,
  Page,
  ProgressBar,
  Stack,
  StateChip,
  useScreen,
  useTexts,
} from 'shared-ui';
import { failureText } from '../failure-text.ts';
import { messagePaths } from '../message-write/paths.ts';
import { Receivers } from './receivers.component.tsx';
import classes from './sent-messages.module.css';
import { sentMessagesTexts } from './sent-messages.texts.ts';
import { sentStateOf, sentStates } from './sent-states.ts';
import { ShareBar } from './share-bar.component.tsx';
import { useSentMessage, useTakeBack } from './use-sent-messages.ts';

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
        <ErrorState
          title={t(isFailure(error, 'not-found') ? 'one.missing' : 'one.failed')}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        >
          {failureText(error)}
        </ErrorState>
      )}
    </Page>
  );
}

function Sent({ message, body, viewsAttachment }: OutputOf<typeof getSentMessage>) {
  const t = useTexts(sentMessagesTexts);
  const takeBack = useTakeBack(message.id);
  useScreen({
    actions:
      message.state === 'scheduled' && !message.isExternal
        ? [
            {
              id: 'undo',
              label: t('one.undo'),
              icon: 'undo',
              tone: 'primary',
              busy: takeBack.isPending,
              onClick: () => takeBack.mutate(),
            },
          ]
        : [],
  });
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

/** How far it is: about to leave, on its way, or how many people read and signed it. */
function Progress({ message }: { readonly message: SentMessage }) {
  const t = useTexts(sentMessagesTexts);
  const { state, total, delivered, read, signed, signsAttachment, isExternal } = message;
  if (state === 'scheduled') return <Banner icon="send">{t('one.scheduled', { count: total })}</Banner>;
  if (state === 'cancelled') return <Banner>{t('one.cancelled')}</Banner>;
  if (isExternal)
    return (
      <div>
        <StateChip states={sentStates} state={sentStateOf(message)} />
      </div>
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
        <Banner tone="success">{t('one.done')}</Banner>
        <div className={classes.shares}>
          <ShareBar
            label={t('share.read', { done: read, total: delivered })}
            done={read}
            total={delivered}
            tone="read"
          />
          {signsAttachment && (
            <ShareBar
              label={t('share.signed', { done: signed, total: delivered })}
              done={signed}
              total={delivered}
              tone="signed"
            />
          )}
        </div>
      </div>
    </Card>
  );
}
