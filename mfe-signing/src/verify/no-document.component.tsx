import { EmptyState, LinkButton, useTexts } from 'shared-ui';
import { verifyTexts } from '../texts/verify.texts.ts';

/** Somebody came here without a document. */
export function NoDocument() {
  const t = useTexts(verifyTexts);
  return (
    <EmptyState
      heading="h1"
      title={t('noDocument.title')}
      action={
        <LinkButton to="/documents" kind="primary">
          {t('noDocument.action')}
        </LinkButton>
      }
    >
      {t('noDocument.text')}
    </EmptyState>
  );
}
