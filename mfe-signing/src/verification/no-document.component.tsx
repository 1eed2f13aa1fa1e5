import { EmptyState, LinkButton, useTexts } from 'shared-ui';
import { verificationTexts } from './verification.texts.ts';

/** Somebody came here without a document. */
export function NoDocument() {
  const t = useTexts(verificationTexts);
  return (
    <EmptyState
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
