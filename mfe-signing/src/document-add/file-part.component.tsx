import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTexts } from 'shared-ui';
import { AttachmentField } from './attachment-field.component.tsx';
import { documentAddTexts } from './document-add.texts.ts';
import { problemText, type AddFormValues } from './document-form.ts';
import type { ChosenPdf } from './use-chosen-pdf.ts';

interface FilePartProps {
  readonly form: Pick<UseFormReturn<AddFormValues>, 'control'>;
  readonly chosen: ChosenPdf;
}

/** The PDF of the add form. */
export function FilePart({ form: { control }, chosen }: FilePartProps) {
  const t = useTexts(documentAddTexts);
  return (
    <Controller
      control={control}
      name="attachment"
      render={({ field: { value }, fieldState }) => (
        <AttachmentField value={value} chosen={chosen} error={problemText(t, fieldState.error)} />
      )}
    />
  );
}
