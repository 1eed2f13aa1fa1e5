import type { ReactNode } from 'react';
import { ApiError } from 'shared-api';
import { ErrorState, LoadingState, useTexts } from 'shared-ui';
import { documentListTexts } from './document-list.texts.ts';
import { failureSentence } from './action-failure.ts';
import { DocumentsEmpty } from './document-list-empty.component.tsx';
import type { DocumentFilters } from './use-document-filters.ts';
import type { DocumentList } from './use-document-list.ts';

interface DocumentsBodyProps {
  readonly isAdmin: boolean;
  readonly list: DocumentList;
  readonly filters: DocumentFilters;
  readonly onChange: (changes: Partial<DocumentFilters>) => void;
  /** The rows, once there are some. */
  readonly children: ReactNode;
}

/** The rows, or why there are none. */
export function DocumentsBody({ isAdmin, list, filters, onChange, children }: DocumentsBodyProps) {
  const t = useTexts(documentListTexts);
  const { query, rows } = list;
  if (query.isPending) return <LoadingState label={t('state.loading')} rows={8} shape="lines" />;
  if (query.isError && rows.length === 0) {
    const code = query.error instanceof ApiError ? query.error.requestId : undefined;
    return (
      <ErrorState
        title={t('state.failed')}
        supportCode={code}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        {failureSentence(query.error)}
      </ErrorState>
    );
  }
  if (rows.length === 0) return <DocumentsEmpty isAdmin={isAdmin} filters={filters} onChange={onChange} />;
  return children;
}
