import type { UseQueryResult } from '@tanstack/react-query';
import { asApiError, failureSentence, isFailure } from 'shared-api';
import { EmptyState, ErrorState, LinkButton, LoadingState, useTexts } from 'shared-ui';
import { userFormTexts } from './user-form.texts.ts';

/** What stands in place of a form that is not there: it loads, there is no such user, it failed. */
export function UserFormState({ query }: { readonly query: UseQueryResult }) {
  const t = useTexts(userFormTexts);
  const { error, isError, isFetching, refetch } = query;
  if (!isError) return <LoadingState shape="form" rows={6} />;
  if (isFailure(error, 'not-found'))
    return (
      <EmptyState
        icon="user"
        title={t('gone')}
        action={<LinkButton to="/users">{t('toUsers')}</LinkButton>}
      />
    );
  return (
    <ErrorState
      title={t('loadFailed')}
      error={error}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
      supportCode={asApiError(error)?.requestId}
    >
      {failureSentence(error, t('loadFailedHint'))}
    </ErrorState>
  );
}
