import { useParams } from 'react-router-dom';
import { LoadingState, Page, useScreen, useTexts } from 'shared-ui';
import { documentAddTexts } from '../document-add/document-add.texts.ts';
import { RecordFailure } from '../record-failure.component.tsx';
import { EditForm } from './document-edit-form.component.tsx';
import { useEditedDocument } from './use-document-edit.ts';

/** Edits who receives a document, its title and its expiry (spec 02 §2, Edit Document). */
export function EditDocumentScreen() {
  const t = useTexts(documentAddTexts);
  useScreen({ title: t('edit.title'), back: { to: '/documentsAdmin' } });
  const { id = '' } = useParams();
  const { data, error, isError, isFetching, refetch } = useEditedDocument(id);
  return (
    <Page>
      {data && <EditForm key={id} id={id} record={data} />}
      {!data && !isError && <LoadingState shape="form" rows={5} />}
      {!data && isError && (
        <RecordFailure
          title={t('edit.failed')}
          error={error}
          back="/documentsAdmin"
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Page>
  );
}
