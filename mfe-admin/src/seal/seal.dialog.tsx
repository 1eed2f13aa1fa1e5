import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { failureSentence, isFailure } from 'shared-api';
import { maxSealFileBytes } from 'shared-api/contracts/admin';
import {
  Banner,
  fieldErrorText,
  FileField,
  formatDay,
  FormDialog,
  notify,
  PasswordField,
  showRefusedFields,
  useTexts,
  useGuardedForm,
} from 'shared-ui';
import { z } from 'zod';
import { CertificateFacts } from './certificate-facts.component.tsx';
import { sealTexts } from './seal.texts.ts';
import { useSealCheck, useSealSave, type FoundCertificate } from './use-seal.ts';

const sealForm = z.object({
  file: z
    .custom<File | null>()
    .refine((file) => Boolean(file), 'missing')
    .refine((file) => (file?.size ?? 0) <= maxSealFileBytes, 'tooLarge'),
  password: z.string().max(500, 'tooLong'),
});
type SealForm = z.output<typeof sealForm>;

/** Another certificate: its file is read and shown first, and used once somebody says so. */
export function SealDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(sealTexts);
  const [found, setFound] = useState<FoundCertificate>();
  const check = useSealCheck();
  const save = useSealSave();
  const { register, control, handleSubmit, formState, setError } = useGuardedForm(
    useForm<SealForm>({
      resolver: zodResolver(sealForm),
      defaultValues: { file: null, password: '' },
    }),
  );
  const { field, fieldState } = useController({ control, name: 'file' });
  const submit = handleSubmit(async ({ file, password }) => {
    if (!file) return;
    try {
      if (!found) return setFound(await check.mutateAsync({ file, password }));
      await save.mutateAsync({ file, password });
      notify.success(t('saved'));
      onClose();
    } catch (error) {
      setFound(undefined);
      const refused = isFailure(error, 'invalid-input') ? error.fields : {};
      if (!showRefusedFields(refused, ['file', 'password'], setError))
        notify.error(failureSentence(error, t('failed')));
    }
  });
  return (
    <FormDialog
      isOpen
      size="l"
      onClose={onClose}
      title={t('upload')}
      submitLabel={t(found ? 'use' : 'check')}
      isBusy={check.isPending || save.isPending}
      failure={check.error ?? save.error}
      onSubmit={submit}
    >
      <FileField
        label={t('file.label')}
        hint={t('file.hint')}
        accept=".p12,.pfx,application/x-pkcs12"
        value={field.value}
        error={fieldErrorText(fieldState.error, (problem) => t(`file.${problem as 'missing'}`))}
        onChange={(file) => {
          setFound(undefined);
          field.onChange(file);
        }}
      />
      <PasswordField
        {...register('password', { onChange: () => setFound(undefined) })}
        label={t('password.label')}
        error={fieldErrorText(formState.errors.password, () => t('password.tooLong'))}
        autoComplete="off"
      />
      {found && <Found {...found} />}
    </FormDialog>
  );
}

function Found({ certificate, endsSoon }: FoundCertificate) {
  const t = useTexts(sealTexts);
  const { subject, issuer, validUntil } = certificate;
  return (
    <>
      <Banner tone="success">{t('found')}</Banner>
      {subject === issuer && <Banner tone="warning">{t('selfIssued')}</Banner>}
      {endsSoon && <Banner tone="warning">{t('endsSoon', { when: formatDay(validUntil) })}</Banner>}
      <CertificateFacts {...certificate} />
    </>
  );
}
