import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { asApiError, failureSentence } from 'shared-api';
import { EmptyState, ErrorState, LoadingState, useTexts } from 'shared-ui';
import { mailedLinkTexts } from './mailed-link.texts.ts';
import { isLinkDead } from './use-mailed-link.ts';

interface MailedLinkProps<Data> {
  readonly secret: string;
  readonly opening: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isError' | 'isFetching' | 'refetch'>;
  /** What failed when the link was used. */
  readonly problem: unknown;
  /** How long a link lives and how often it works. */
  readonly deadHint: string;
  /** How one gets another. */
  readonly action: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** What a link leads to, or why not: incomplete, expired, unreachable, loading. */
export function MailedLink<Data>(props: MailedLinkProps<Data>) {
  const { secret, opening, problem, deadHint, action, children } = props;
  const t = useTexts(mailedLinkTexts);
  if (secret === '')
    return (
      <EmptyState title={t('cut')} icon="warning" action={action}>
        {t('cutHint')}
      </EmptyState>
    );
  if (isLinkDead(opening.error) || isLinkDead(problem))
    return (
      <EmptyState title={t('dead')} icon="expired" action={action}>
        {deadHint}
      </EmptyState>
    );
  if (opening.isError)
    return (
      <ErrorState
        title={t('failed')}
        error={opening.error}
        onRetry={() => void opening.refetch()}
        isRetrying={opening.isFetching}
        supportCode={asApiError(opening.error)?.requestId}
      >
        {failureSentence(opening.error, t('failedHint'))}
      </ErrorState>
    );
  return opening.data === undefined ? <LoadingState shape="form" rows={3} /> : children(opening.data);
}
