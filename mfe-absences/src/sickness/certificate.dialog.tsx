import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { asApiError, call } from 'shared-api';
import {
  absencesLiveKey,
  addCertificate,
  certifiedPart,
  isUnusualProtocol,
  maxCertificateBytes,
  protocolNumber,
  type Sickness,
} from 'shared-api/contracts/absences';
import { plainDay } from 'shared-api/contracts/common';
import {
  Banner,
  fieldErrorText,
  FileField,
  FormDialog,
  formatPlainDay,
  notify,
  SegmentedField,
  showRefusedFields,
  TextField,
  useTexts,
  useGuardedForm,
  useRefusalOf,
} from 'shared-ui';
import { z } from 'zod';
import { sicknessTexts } from './sickness.texts.ts';

interface CertificateDialogProps {
  readonly sickness: Sickness;
  readonly onClose: () => void;
}

const certificateForm = z.object({
  protocol: protocolNumber,
  from: plainDay,
  to: plainDay,
  /** What becomes of a sickness of other days; empty until that is said. */
  follows: z.enum(['', 'shorten', 'keep']),
});
type CertificateForm = z.output<typeof certificateForm>;

/** Asks for a certificate: number, days, file. One that ends later goes on with the sickness. */
export function CertificateDialog({ sickness, onClose }: CertificateDialogProps) {
  const t = useTexts(sicknessTexts);
  const queries = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const isTooLarge = file !== null && file.size > maxCertificateBytes;
  const { register, control, handleSubmit, formState, setError, setValue } = useGuardedForm(
    useForm<CertificateForm>({
      resolver: zodResolver(certificateForm),
      defaultValues: { protocol: '', from: sickness.from, to: sickness.to, follows: '' },
    }),
    { isAlsoChanged: file !== null },
  );
  const { errors } = formState;
  const [protocol, from, to, follows] = useWatch({ control, name: ['protocol', 'from', 'to', 'follows'] });
  const part = from <= to ? certifiedPart(sickness, { from, to }) : undefined;
  // What was approved is changed by who decides about it.
  const mayFollow = sickness.status !== 'approved' || sickness.mayDecide;
  const [isAsked, setIsAsked] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ follows: wanted, ...values }: CertificateForm) =>
      call(
        addCertificate,
        { id: sickness.id, ...values, ...(part && wanted === 'shorten' && { shortens: true }) },
        file ? { files: { file } } : {},
      ),
    onSuccess: () => {
      notify.success(t('certificates.added'));
      onClose();
    },
    onError: (failure) =>
      showRefusedFields(asApiError(failure)?.fields ?? {}, ['protocol', 'from', 'to'], setError),
    onSettled: () => queries.invalidateQueries({ queryKey: absencesLiveKey }),
  });
  const refused = asApiError(error)?.fields ?? {};
  const fileRefusal = useRefusalOf(refused['file'], file);
  const later = to > sickness.to && (sickness.status === 'approved' ? 'next' : 'longer');
  return (
    <FormDialog
      isOpen
      title={t('certificates.add')}
      submitLabel={t('certificates.submit')}
      isBusy={isPending}
      failure={error}
      onSubmit={handleSubmit((values) => {
        setIsAsked(true);
        const isMissing = part !== undefined && mayFollow && values.follows === '';
        if (!isTooLarge && !isMissing) mutate(values);
      })}
      onClose={onClose}
    >
      <TextField
        {...register('protocol')}
        label={t('protocol')}
        autoComplete="off"
        hint={isUnusualProtocol(protocol) ? t('protocolUnusual') : undefined}
        error={fieldErrorText(errors.protocol, () => t('protocolWrong'))}
        data-autofocus
      />
      <TextField
        {...register('from')}
        type="date"
        label={t('certificates.from')}
        error={fieldErrorText(errors.from, () => t('certificates.missingDay'))}
      />
      <TextField
        {...register('to')}
        type="date"
        label={t('certificates.to')}
        hint={later && t(`certificates.${later}`, { to: formatPlainDay(to) })}
        error={fieldErrorText(errors.to, () => t('certificates.missingDay'))}
      />
      {part && mayFollow && (
        <SegmentedField
          label={t('certificates.follows', {
            from: formatPlainDay(sickness.from),
            to: formatPlainDay(sickness.to),
          })}
          value={follows}
          error={isAsked && follows === '' ? t('certificates.followsMissing') : undefined}
          choices={[
            {
              value: 'shorten',
              label: t(part.from === part.to ? 'certificates.shortenDay' : 'certificates.shorten', {
                from: formatPlainDay(part.from),
                to: formatPlainDay(part.to),
              }),
            },
            { value: 'keep', label: t('certificates.keep') },
          ]}
          onChange={(value) => setValue('follows', value, { shouldDirty: true })}
        />
      )}
      {part && !mayFollow && <Banner tone="info">{t('certificates.decidedByOthers')}</Banner>}
      <FileField
        label={t('certificates.file')}
        hint={t('certificates.fileHint')}
        accept=".pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg"
        value={file}
        error={isTooLarge ? t('certificates.tooLarge') : fileRefusal}
        onChange={setFile}
      />
    </FormDialog>
  );
}
