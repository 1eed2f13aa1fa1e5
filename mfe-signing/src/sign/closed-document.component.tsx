import { EmptyState, LinkButton, useTexts } from 'shared-ui';
import { signTexts } from './sign.texts.ts';

/** A document that is somebody else's to sign. */
export function ClosedDocument() {
  const t = useTexts(signTexts);
  return (
    <EmptyState
      title={t('state.readOnlyTitle')}
      icon="lock"
      action={
        <LinkButton to="/documents" kind="primary">
          {t('state.documents')}
        </LinkButton>
      }
    >
      {t('state.readOnlyText')}
    </EmptyState>
  );
}
