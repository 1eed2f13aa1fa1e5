import { EmptyState, LinkButton, useTexts } from 'shared-ui';
import { signTexts } from '../texts/sign.texts.ts';

/** A document that is not to be signed here: signed already, or somebody else's to sign. */
export function ClosedDocument({ isSigned }: { isSigned: boolean }) {
  const t = useTexts(signTexts);
  return (
    <EmptyState
      title={isSigned ? t('state.signedTitle') : t('state.readOnlyTitle')}
      icon={isSigned ? 'success' : 'lock'}
      action={
        <LinkButton to="/documents" kind="primary">
          {t('state.documents')}
        </LinkButton>
      }
    >
      {isSigned ? t('state.signedText') : t('state.readOnlyText')}
    </EmptyState>
  );
}
