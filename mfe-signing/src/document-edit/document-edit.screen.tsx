import { useNavigate, useParams } from 'react-router-dom';
import { ErrorState, LoadingState, Page, useBottomBar, usePageTitle, useTexts } from 'shared-ui';
import { failureText } from '../failure-text.ts';
import { documentAddTexts } from '../document-add/document-add.texts.ts';
import { EditForm } from './document-edit-form.component.tsx';
import { useEditedDocument } from './use-document-edit.ts';

/** Edits who receives a document, its title and its expiry (spec 02 §2, Edit Document). */
export function EditDocumentScreen() {
  const t = useTexts(documentAddTexts);
  usePageTitle(t('edit.title'));
  const { id = '' } = useParams();
  const { data, error, isError, isFetching, refetch } = useEditedDocument(id);
  return (
    <Page title={t('edit.title')}>
      {data && <EditForm key={id} id={id} record={data} />}
      {!data && <BackOnly />}
      {!data && !isError && <LoadingState shape="form" rows={5} />}
      {!data && isError && (
        <ErrorState title={t('edit.failed')} isRetrying={isFetching} onRetry={() => void refetch()}>
          {failureText(error)}
        </ErrorState>
      )}
    </Page>
  );
}

function BackOnly() {
  const t = useTexts(documentAddTexts);
  const navigate = useNavigate();
  useBottomBar([
    { id: 'back', label: t('back'), icon: 'back', onClick: () => void navigate('/documentsAdmin') },
  ]);
  return null;
}
