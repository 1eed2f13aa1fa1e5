import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useSignedIn } from 'shared-api';
import { delegationDraft } from 'shared-api/contracts/absences';
import { searchManagedPeople, useCompanyNames, usePersonName } from 'shared-api/queries';
import {
  Button,
  CompanyPersonPicker,
  fieldErrorText,
  FieldShell,
  FormDialog,
  showRefusedFields,
  TextField,
  useTexts,
  useGuardedForm,
} from 'shared-ui';
import { delegationsTexts } from './delegations.texts.ts';
import { useAddDelegation } from './use-delegations.ts';

interface DelegationDialogProps {
  /** The days that it begins with. */
  readonly days: { readonly from: string; readonly to: string };
  readonly onClose: () => void;
}

/** Asks to whom the decisions are delegated, and for which days. */
export function DelegationDialog({ days, onClose }: DelegationDialogProps) {
  const t = useTexts(delegationsTexts);
  const { userId: own } = useSignedIn();
  const [isPicking, setIsPicking] = useState(false);
  const { register, control, handleSubmit, formState, setError, setValue } = useGuardedForm(
    useForm({
      resolver: zodResolver(delegationDraft),
      defaultValues: { toUserId: '', ...days },
    }),
  );
  const { errors } = formState;
  const userId = useWatch({ control, name: 'toUserId' });
  const person = usePersonName(userId || undefined);
  const saving = useAddDelegation({
    onSaved: onClose,
    onRefused: (fields) => showRefusedFields(fields, ['toUserId', 'from', 'to'], setError),
  });
  return (
    <>
      <FormDialog
        isOpen
        onClose={onClose}
        title={t('title')}
        submitLabel={t('submit')}
        isBusy={saving.isPending}
        failure={saving.error}
        onSubmit={handleSubmit((draft) => saving.mutate(draft))}
      >
        <p>{t('text')}</p>
        <FieldShell label={t('person')} error={fieldErrorText(errors.toUserId, () => t('missingPerson'))}>
          {(field) => (
            <Button {...field} icon="user" aria-haspopup="dialog" onClick={() => setIsPicking(true)}>
              {person ?? t('pick')}
            </Button>
          )}
        </FieldShell>
        <TextField
          {...register('from')}
          type="date"
          label={t('from')}
          error={fieldErrorText(errors.from, () => t('missingDay'))}
          required
        />
        <TextField
          {...register('to')}
          type="date"
          label={t('to')}
          error={fieldErrorText(errors.to, (key) => t(key === 'endsBefore' ? 'endsBefore' : 'missingDay'))}
          required
        />
      </FormDialog>
      <CompanyPersonPicker
        source={useCompanyNames()}
        searchOf={(companyId) => searchManagedPeople(companyId, { except: own })}
        isOpen={isPicking}
        companyTitle={t('company')}
        personTitle={({ name }) => t('employees', { company: name })}
        picked={userId}
        onPick={(picked) => {
          setIsPicking(false);
          setValue('toUserId', picked.userId ?? '', { shouldValidate: true });
        }}
        onClose={() => setIsPicking(false)}
      />
    </>
  );
}
