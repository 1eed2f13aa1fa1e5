import { ErrorState, useTexts } from 'shared-ui';
import type { FileFailureKind } from './open-file.ts';
import { viewerTexts } from './viewer.texts.ts';

interface FileFailureNoticeProps {
  readonly kind: FileFailureKind;
  readonly onRetry: () => void;
}

/** Says why a file did not open, with a new try. */
export function FileFailureNotice({ kind, onRetry }: FileFailureNoticeProps) {
  const t = useTexts(viewerTexts);
  return (
    <ErrorState title={t(`failed.${kind}`)} onRetry={onRetry}>
      {t(`failed.${kind}Text`)}
    </ErrorState>
  );
}
