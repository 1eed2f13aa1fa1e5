import { zodResolver } from '@hookform/resolvers/zod';
import { useController, useForm } from 'react-hook-form';
import { asApiError, failureSentence, useSignedIn } from 'shared-api';
import { maxImportBytes, maxImportLines } from 'shared-api/contracts/admin';
import { isSuperUser } from 'shared-api/contracts/common';
import { useCompanyNames } from 'shared-api/queries';
import { tableFileTypes } from 'shared-api/table-file';
import {
  Card,
  fieldErrorText,
  FileField,
  Form,
  FormProblem,
  SegmentedField,
  SelectField,
  showRefusedFields,
  useLanguage,
  useScreen,
  useTexts,
  useGuardedForm,
} from 'shared-ui';
import { z } from 'zod';
import { importTexts } from './import.texts.ts';
import { useCheckFile, useImportFiles } from './use-imports.ts';

const formId = 'check-file';

const checkForm = z.object({
  file: z
    .custom<File | null>()
    .refine((file) => Boolean(file), 'fileMissing')
    .refine((file) => (file?.size ?? 0) <= maxImportBytes, 'fileTooLarge'),
  companyId: z.string(),
  existing: z.enum(['change', 'leave']),
});
type CheckForm = z.output<typeof checkForm>;

/** The form of a file: which, for which company, and what is done with people who exist. */
export function CheckFile({ onChecked }: { readonly onChecked: (id: string) => void }) {
  const t = useTexts(importTexts);
  const { flags } = useSignedIn();
  const language = useLanguage();
  const { template } = useImportFiles();
  const { mutate, isPending, error } = useCheckFile();
  const form = useGuardedForm(
    useForm<CheckForm>({
      resolver: zodResolver(checkForm),
      defaultValues: { file: null, companyId: '', existing: 'change' },
    }),
  );
  const { register, control, handleSubmit, setError, reset } = form;
  const file = useController({ control, name: 'file' });
  const existing = useController({ control, name: 'existing' });
  const check = handleSubmit((values) => {
    if (!values.file) return;
    const { companyId } = values;
    mutate(
      { file: values.file, companyId, changesExisting: values.existing === 'change' },
      {
        onSuccess: (answer) => {
          if ('problem' in answer)
            return void showRefusedFields({ file: answer.problem[language] }, ['file'], setError);
          reset(values);
          onChecked(answer.import.id);
        },
        onError: (failure) =>
          showRefusedFields(asApiError(failure)?.fields ?? {}, ['file', 'companyId'], setError),
      },
    );
  });
  const isOnField = Object.keys(asApiError(error)?.fields ?? {}).length > 0;
  useScreen({
    actions: [
      {
        id: 'template',
        label: t('form.template'),
        icon: 'download',
        busy: template.isPending,
        onClick: () => template.mutate(),
      },
      {
        id: 'check',
        label: t('form.check'),
        icon: 'upload',
        tone: 'primary',
        busy: isPending,
        submits: formId,
      },
    ],
  });
  return (
    <Card>
      <Form id={formId} onSubmit={(event) => void check(event)}>
        <FileField
          label={t('form.file')}
          hint={t('form.hint', { lines: maxImportLines })}
          accept={tableFileTypes}
          value={file.field.value}
          error={fieldErrorText(file.fieldState.error, (problem) =>
            t(problem === 'fileTooLarge' ? 'form.fileTooLarge' : 'form.fileMissing'),
          )}
          onChange={file.field.onChange}
        />
        {isSuperUser(flags) && <CompanyField {...register('companyId')} />}
        <SegmentedField
          label={t('form.existing')}
          choices={[
            { value: 'change', label: t('form.change') },
            { value: 'leave', label: t('form.leave') },
          ]}
          value={existing.field.value}
          onChange={existing.field.onChange}
        />
        <FormProblem text={error && !isOnField ? failureSentence(error, t('form.failed')) : undefined} />
      </Form>
    </Card>
  );
}

/** The company for which the file is; by default the file says it. */
function CompanyField(props: ReturnType<ReturnType<typeof useForm<CheckForm>>['register']>) {
  const t = useTexts(importTexts);
  const { companies = [] } = useCompanyNames();
  return (
    <SelectField
      {...props}
      label={t('form.company')}
      choices={[
        { value: '', label: t('form.ofFile') },
        ...companies.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}
