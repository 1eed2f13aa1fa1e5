import { Banner, formatInstant, RetryBanner, StatusBadge, useTexts } from 'shared-ui';
import { logTexts } from './log.texts.ts';
import { useLogState } from './use-log.ts';

/** Whether the log is intact, and when that was verified last. */
export function LogState() {
  const t = useTexts(logTexts);
  const { data, error, refetch, isFetching } = useLogState();
  if (error && !data)
    return (
      <RetryBanner
        sentence={t('state.failed')}
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return null;
  if (!data.isIntact) return <Banner tone="error">{t('state.broken')}</Banner>;
  if (data.verifiedAt === null) return <StatusBadge tone="neutral">{t('state.unverified')}</StatusBadge>;
  return (
    <StatusBadge tone="success" icon="shield">
      {t('state.intact', { when: formatInstant(data.verifiedAt) })}
    </StatusBadge>
  );
}
