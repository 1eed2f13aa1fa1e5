import { useParams } from 'react-router-dom';
import { LoadingState, VisuallyHidden, usePageTitle, useTexts } from 'shared-ui';
import { signTexts } from './sign.texts.ts';
import { ClosedDocument } from './closed-document.component.tsx';
import { SignView } from './sign-view.component.tsx';
import { SignFailure } from './sign-failure.component.tsx';
import { SignedDocument } from './signed-document.component.tsx';
import { useSignDocument } from './use-sign-document.ts';

/** `/sign/:id` (spec 02 §2, Sign document screen): a receiver signs each box of a document. */
export function SignScreen() {
  const t = useTexts(signTexts);
  const { id = '' } = useParams();
  const query = useSignDocument(id);
  usePageTitle(t('title'));
  if (query.error)
    return (
      <SignFailure
        id={id}
        error={query.error}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  if (!query.data)
    return (
      <>
        <VisuallyHidden as="h1">{t('title')}</VisuallyHidden>
        <LoadingState shape="cards" rows={2} label={t('state.loading')} />
      </>
    );
  const { isSigned, maySign, boxes } = query.data;
  const isComplete = boxes.every((box) => box.isSigned);
  if (isSigned) return <SignedDocument record={query.data} />;
  if (!maySign && !isComplete) return <ClosedDocument />;
  return <SignView key={id} record={query.data} onReload={async () => (await query.refetch()).data} />;
}
