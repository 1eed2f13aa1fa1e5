import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { logFormat, maxLogExport, type LogFilter } from 'shared-api/contracts/admin';
import { FormDialog, SegmentedField, useLanguage, useTexts } from 'shared-ui';
import { z } from 'zod';
import { logTexts } from './log.texts.ts';
import { useExportLog } from './use-log.ts';

interface ExportDialogProps {
  readonly filters: LogFilter;
  readonly onClose: () => void;
}

const wanted = z.object({ format: logFormat });

/** Asks as which file the events of the filters are wanted. */
export function ExportDialog({ filters, onClose }: ExportDialogProps) {
  const t = useTexts(logTexts);
  const language = useLanguage();
  const { control, handleSubmit } = useForm<z.infer<typeof wanted>>({
    resolver: zodResolver(wanted),
    defaultValues: { format: 'csv' },
  });
  const saving = useExportLog({ onSaved: onClose });
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={t('export.title')}
      submitLabel={t('export.submit')}
      isBusy={saving.isPending}
      failure={saving.error}
      onSubmit={handleSubmit(({ format }) => saving.mutate({ filters, format }))}
    >
      <p>{t('export.text', { count: maxLogExport.toLocaleString(language) })}</p>
      <Controller
        control={control}
        name="format"
        render={({ field: { value, onChange } }) => (
          <SegmentedField
            label={t('export.format')}
            choices={logFormat.options.map((each) => ({ value: each, label: t(`export.${each}`) }))}
            value={value}
            onChange={onChange}
          />
        )}
      />
    </FormDialog>
  );
}
