import { Button, EmptyState, Row, useTexts } from 'shared-ui';
import { documentListTexts } from './document-list.texts.ts';
import { isNarrowed, noDocumentFilters, type DocumentFilters } from './use-document-filters.ts';

interface DocumentsEmptyProps {
  readonly isAdmin: boolean;
  readonly filters: DocumentFilters;
  readonly onChange: (changes: Partial<DocumentFilters>) => void;
}

/** Why there is no row, and what to do next. */
export function DocumentsEmpty({ isAdmin, filters, onChange }: DocumentsEmptyProps) {
  const t = useTexts(documentListTexts);
  if (isNarrowed(filters)) {
    // 'Tutti' narrows nothing.
    const hasStatus = isAdmin && filters.status !== '-1';
    const clear = () => onChange({ ...noDocumentFilters, ...(hasStatus && { status: '0' }) });
    const isWithoutSigned = isAdmin && filters.status === '0';
    return (
      <EmptyState
        icon="search"
        title={t('state.noResult')}
        action={
          <Row>
            {isWithoutSigned && (
              <Button kind="primary" onClick={() => onChange({ status: '-1' })}>
                {t('state.searchSigned')}
              </Button>
            )}
            <Button onClick={clear}>{t('state.clearFilters')}</Button>
          </Row>
        }
      >
        {t('state.noResultText')}
      </EmptyState>
    );
  }
  if (!isAdmin)
    return <EmptyState title={t('state.emptyReceiver')}>{t('state.emptyReceiverText')}</EmptyState>;
  if (filters.status === '-1')
    return <EmptyState title={t('state.empty')}>{t('state.emptyText')}</EmptyState>;
  return (
    <EmptyState
      icon="check"
      title={t(filters.status === '0' ? 'state.noOpen' : 'state.noResult')}
      action={<Button onClick={() => onChange({ status: '-1' })}>{t('state.showAll')}</Button>}
    >
      {t(filters.status === '0' ? 'state.noOpenText' : 'state.noResultText')}
    </EmptyState>
  );
}
