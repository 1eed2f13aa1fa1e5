import { ErrorState, useTexts } from 'shared-ui';
import { pdfTexts } from './pdf.texts.ts';
import type { PdfFailureKind } from './open-pdf.ts';

interface PdfFailureNoticeProps {
  readonly kind: PdfFailureKind;
  readonly onRetry: () => void;
}

/** Says why a PDF did not open, with a new try. */
export function PdfFailureNotice({ kind, onRetry }: PdfFailureNoticeProps) {
  const t = useTexts(pdfTexts);
  return (
    <ErrorState title={t(`failed.${kind}`)} onRetry={onRetry}>
      {t(`failed.${kind}Text`)}
    </ErrorState>
  );
}
