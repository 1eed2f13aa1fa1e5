import { Controller, type UseFormReturn } from 'react-hook-form';
import { FileField, useTexts } from 'shared-ui';
import { documentAddTexts } from './document-add.texts.ts';
import { problemText, type AddFormValues } from './document-form.ts';
import type { UploadedPdf } from './draft.ts';
import type { ChosenPdf } from './use-chosen-pdf.ts';

interface FilePartProps {
  readonly form: Pick<UseFormReturn<AddFormValues>, 'control'>;
  readonly chosen: ChosenPdf;
}

/** The PDF of a document: uploaded and checked as soon as it is chosen, and shown with what was found. */
export function FilePart({ form: { control }, chosen }: FilePartProps) {
  const t = useTexts(documentAddTexts);
  const { uploading, progress, refusal, choose } = chosen;
  const factsOf = (upload: UploadedPdf | null) => {
    if (uploading) return progress === 1 ? t('upload.checking') : undefined;
    return upload ? t('file.pages', { count: upload.pages.length }) : undefined;
  };
  return (
    <Controller
      control={control}
      name="attachment"
      render={({ field: { value }, fieldState }) => (
        <FileField
          label={t('field.attachment')}
          accept=".pdf,application/pdf"
          value={uploading ?? (value && { name: value.fileName, size: value.fileSize })}
          facts={factsOf(value)}
          notes={uploading ? [] : value?.notes}
          progress={uploading ? (progress ?? 0) : undefined}
          onChange={(file) => void choose(file)}
          error={refusal ?? problemText(t, fieldState.error)}
        />
      )}
    />
  );
}
