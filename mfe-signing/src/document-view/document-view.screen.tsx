import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { getDocumentToSign } from 'shared-api/contracts/signing';
import { callQuery } from 'shared-api/queries';
import { EmptyState, LoadingState, useScreen, useTexts } from 'shared-ui';
import { RecordFailure } from '../record-failure.component.tsx';
import { documentAddTexts } from '../document-add/document-add.texts.ts';
import { DocumentView } from './document-pages.component.tsx';

/** Shows a document as it stands, for administrators: nothing can be changed here (spec 02 §2, View Document). */
export function ViewDocumentScreen() {
  const t = useTexts(documentAddTexts);
  useScreen({ title: t('view.title'), back: { to: '/documentsAdmin' } });
  const [parameters] = useSearchParams();
  const id = parameters.get('id') ?? '';
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...callQuery(getDocumentToSign, { id }),
    enabled: id !== '',
    gcTime: 0,
    retry: 1,
  });
  if (id === '') return <EmptyState title={t('view.missing')} />;
  if (data) return <DocumentView record={data} />;
  if (!isError) return <LoadingState shape="screen" />;
  return (
    <RecordFailure
      title={t('view.failed')}
      error={error}
      back="/documentsAdmin"
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
