import { FileField, useTexts } from 'shared-ui';
import { documentAddTexts } from './document-add.texts.ts';
import type { UploadedPdf } from './draft.ts';
import type { ChosenPdf } from './use-chosen-pdf.ts';

interface AttachmentFieldProps {
  readonly value: UploadedPdf | null;
  readonly chosen: ChosenPdf;
  readonly error: string | undefined;
}

/** The PDF of a document: uploaded and checked as soon as it is chosen, and shown with what was found. */
export function AttachmentField({ value, chosen, error }: AttachmentFieldProps) {
  const t = useTexts(documentAddTexts);
  const { uploading, progress, refusal, choose } = chosen;
  const factsOf = (upload: UploadedPdf | null) => {
    if (uploading) return progress === 1 ? t('upload.checking') : undefined;
    return upload ? t('file.pages', { count: upload.pages.length }) : undefined;
  };
  return (
    <FileField
      label={t('field.attachment')}
      accept=".pdf,application/pdf"
      value={uploading ?? (value && { name: value.fileName, size: value.fileSize })}
      facts={factsOf(value)}
      notes={uploading ? [] : value?.notes}
      progress={uploading ? (progress ?? 0) : undefined}
      onChange={(file) => void choose(file)}
      error={refusal ?? error}
    />
  );
}
