import {
  Button,
  EmptyState,
  ErrorState,
  formatInstant,
  LinkButton,
  LoadingState,
  Row,
  TaskLine,
  TaskList,
  useRemovedIds,
  useTexts,
} from 'shared-ui';
import { failureText } from '../failure-text.ts';
import { messagePaths } from '../message-write/paths.ts';
import { sentMessagesTexts } from './sent-messages.texts.ts';
import { useDrafts } from './use-sent-messages.ts';

/** The messages that one began to write: each is taken up again, or deleted. */
export function Drafts() {
  const t = useTexts(sentMessagesTexts);
  const removed = useRemovedIds();
  const { list, remove } = useDrafts();
  const { data, error, isError, isFetching, refetch } = list;
  if (isError && !data)
    return (
      <ErrorState
        title={t('drafts.failed')}
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      >
        {failureText(error)}
      </ErrorState>
    );
  if (!data) return <LoadingState shape="lines" rows={4} />;
  const drafts = data.drafts.filter(({ id }) => !removed.has(id));
  if (drafts.length === 0)
    return (
      <EmptyState
        icon="edit"
        title={t('drafts.empty')}
        action={
          <LinkButton kind="primary" icon="add" to={messagePaths.write()}>
            {t('write')}
          </LinkButton>
        }
      >
        {t('drafts.emptyText')}
      </EmptyState>
    );
  return (
    <TaskList label={t('drafts.label')}>
      {drafts.map((draft) => {
        const title = draft.title.trim() || t('drafts.untitled');
        return (
          <TaskLine
            key={draft.id}
            icon={draft.hasAttachment ? 'attachment' : 'edit'}
            title={title}
            to={messagePaths.write(draft.id)}
            when={formatInstant(draft.updatedAt)}
            action={
              <Row>
                <LinkButton
                  size="s"
                  to={messagePaths.write(draft.id)}
                  aria-label={`${t('drafts.open')}: ${title}`}
                >
                  {t('drafts.open')}
                </LinkButton>
                <Button
                  size="s"
                  kind="quiet"
                  icon="delete"
                  aria-label={`${t('drafts.delete')}: ${title}`}
                  onClick={() => void remove(draft)}
                >
                  {t('drafts.delete')}
                </Button>
              </Row>
            }
          />
        );
      })}
    </TaskList>
  );
}
