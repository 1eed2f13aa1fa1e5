import { failureSentence, useSignedIn } from 'shared-api';
import { isSuperUser } from 'shared-api/contracts/common';
import type { UnreadMessage } from 'shared-api/contracts/signing';
import {
  formatWhen,
  LinkButton,
  TaskLine,
  TaskList,
  TextLink,
  useLanguage,
  useTexts,
  WaitingLines,
  type DashboardCardProps,
} from 'shared-ui';
import { overviewTexts } from './overview.texts.ts';
import { useOverview } from './use-overview.ts';

/** The messages that one has not read, each with the way to open it. */
export function UnreadCard(card: DashboardCardProps) {
  const t = useTexts(overviewTexts);
  const { flags, permissions } = useSignedIn();
  // Whoever has the card of what is to be signed reads there what failed.
  const hasDocuments = isSuperUser(flags) || permissions.includes('doc_docsign');
  return (
    <WaitingLines
      {...card}
      query={useOverview()}
      count={({ unread }) => unread.length}
      {...(!hasDocuments && { failure: (error: unknown) => failureSentence(error, t('messagesNotLoaded')) })}
    >
      {({ unread, unreadTotal }) => <Lines unread={unread} unreadTotal={unreadTotal} />}
    </WaitingLines>
  );
}

interface LinesProps {
  readonly unread: readonly UnreadMessage[];
  readonly unreadTotal: number;
}

function Lines({ unread, unreadTotal }: LinesProps) {
  const t = useTexts(overviewTexts);
  const more = unreadTotal - unread.length;
  return (
    <>
      <TaskList label={t('unread')}>
        {unread.map((message) => (
          <UnreadLine key={message.id} message={message} />
        ))}
      </TaskList>
      {more > 0 && <TextLink to="/messages">{t('moreUnread', { count: more })}</TextLink>}
    </>
  );
}

function UnreadLine({ message: { id, title, sender, sentAt, hasAttachment } }: { message: UnreadMessage }) {
  const t = useTexts(overviewTexts);
  const language = useLanguage();
  const action = (
    <LinkButton
      to={`/messages/${encodeURIComponent(id)}`}
      size="s"
      icon="eye"
      aria-label={t('readNamed', { title })}
    >
      {t('read')}
    </LinkButton>
  );
  return (
    <TaskLine
      icon="message"
      title={title}
      detail={t(hasAttachment ? 'fromWithFile' : 'from', { sender })}
      when={formatWhen(sentAt, language)}
      action={action}
    />
  );
}
