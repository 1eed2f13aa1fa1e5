import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { asApiError, call, failureSentence } from 'shared-api';
import { absencesLiveKey, shortenAbsence } from 'shared-api/contracts/absences';
import { plainDay } from 'shared-api/contracts/common';
import { callQuery } from 'shared-api/queries';
import {
  Banner,
  fieldErrorText,
  formatHours,
  FormDialog,
  notify,
  showRefusedFields,
  TextField,
  useGuardedForm,
  useLanguage,
  useTexts,
} from 'shared-ui';
import { z } from 'zod';
import { shortenTexts } from './shorten.texts.ts';

interface ShortenDialogProps {
  readonly request: {
    readonly id: string;
    readonly version: number;
    readonly from: string;
    readonly to: string;
  };
  readonly onClose: () => void;
}

const form = z.object({ from: plainDay, to: plainDay });

/** Why these days would be refused, before anybody saves them. */
function refusalOf(error: Error, otherwise: string): string {
  const [field] = Object.values(asApiError(error)?.fields ?? {});
  return field ?? failureSentence(error, otherwise);
}

/** Asks from when to when what was approved lasts now, and says what returns. */
export function ShortenDialog({ request, onClose }: ShortenDialogProps) {
  const { id, version } = request;
  const t = useTexts(shortenTexts);
  const language = useLanguage();
  const queries = useQueryClient();
  const { register, control, handleSubmit, formState, setError } = useGuardedForm(
    useForm({ resolver: zodResolver(form), defaultValues: { from: request.from, to: request.to } }),
  );
  const [from, to] = useWatch({ control, name: ['from', 'to'] });
  const isShorter =
    request.from <= from && from <= to && to <= request.to && (from !== request.from || to !== request.to);
  const quote = useQuery({
    ...callQuery(shortenAbsence, isShorter ? { id, from, to, version, isDryRun: true } : undefined, {
      live: absencesLiveKey,
    }),
    retry: false,
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: (span: z.output<typeof form>) => call(shortenAbsence, { id, version, ...span }),
    onSuccess: ({ returned }) => {
      notify.success(t('done', { hours: formatHours(returned, language) }));
      onClose();
    },
    onError: (failure) => showRefusedFields(asApiError(failure)?.fields ?? {}, ['from', 'to'], setError),
    onSettled: () => queries.invalidateQueries({ queryKey: absencesLiveKey }),
  });
  const { errors } = formState;
  const field = { type: 'date', min: request.from, max: request.to, required: true } as const;
  return (
    <FormDialog
      isOpen
      title={t('title')}
      submitLabel={t('submit')}
      isBusy={isPending}
      failure={error}
      onSubmit={handleSubmit((span) => mutate(span))}
      onClose={onClose}
    >
      <p>{t('text')}</p>
      <TextField
        {...register('from')}
        {...field}
        label={t('from')}
        error={fieldErrorText(errors.from, () => t('missingDay'))}
      />
      <TextField
        {...register('to')}
        {...field}
        label={t('to')}
        error={fieldErrorText(errors.to, () => t('missingDay'))}
        data-autofocus
      />
      {isShorter && quote.error && <Banner tone="warning">{refusalOf(quote.error, t('notSaid'))}</Banner>}
      {isShorter && quote.data && (
        <p role="status">{t('returns', { hours: formatHours(quote.data.returned, language) })}</p>
      )}
    </FormDialog>
  );
}
