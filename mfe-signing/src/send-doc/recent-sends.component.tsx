import type { BulkSendRow } from 'shared-api/contracts/signing';
import {
  Card,
  ErrorState,
  formatInstant,
  LinkButton,
  TaskLine,
  TaskList,
  TaskListSkeleton,
  useTexts,
} from 'shared-ui';
import { failureText } from '../failure-text.ts';
import { sendDocPaths } from './paths.ts';
import { sendDocTexts } from './send-doc.texts.ts';
import { useBulkSends } from './use-bulk-sends.ts';

/** What one sent to many people lately, so that it is found again; nothing where there is none. */
export function RecentSends() {
  const t = useTexts(sendDocTexts);
  const { data, isError, error, isFetching, refetch } = useBulkSends();
  if (isError)
    return (
      <ErrorState
        title={t('recent.failed')}
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      >
        {failureText(error)}
      </ErrorState>
    );
  if (data?.bulkSends.length === 0) return null;
  return (
    <Card title={t('recent.title')}>
      {data ? (
        <TaskList label={t('recent.title')}>
          {data.bulkSends.map((row) => (
            <Line key={row.id} row={row} />
          ))}
        </TaskList>
      ) : (
        <TaskListSkeleton lines={3} />
      )}
    </Card>
  );
}

function Line({ row }: { readonly row: BulkSendRow }) {
  const t = useTexts(sendDocTexts);
  const { id, title, state, createdAt, total, sent, failed } = row;
  const isPartly = state === 'done' && failed > 0;
  return (
    <TaskLine
      icon={isPartly ? 'warning' : 'send'}
      tone={isPartly ? 'error' : 'accent'}
      title={title}
      detail={t(`recent.${isPartly ? 'partly' : state}`, { total, sent, failed })}
      when={formatInstant(createdAt)}
      action={
        <LinkButton size="s" to={sendDocPaths.follow(id)} aria-label={`${t('recent.open')}: ${title}`}>
          {t('recent.open')}
        </LinkButton>
      }
    />
  );
}
