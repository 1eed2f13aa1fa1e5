import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  confirmationMailForm,
  newConfirmationMailId,
  type ConfirmationMailForm,
} from 'shared-api/contracts/signing';
import {
  ConflictDialog,
  EmailField,
  fieldErrorText,
  Form,
  SaveFailure,
  TextField,
  useGuardedForm,
  useScreen,
  useTexts,
  useWayBack,
} from 'shared-ui';
import { CompanyField } from './company-field.component.tsx';
import { confirmationMailsTexts } from './confirmation-mails.texts.ts';
import { useSaveMail, type EditedMail } from './use-confirmation-mail.ts';
import { useMailCompany } from './use-mail-company.ts';

interface ConfirmationMailFieldsProps {
  readonly id: string;
  /** Left out for a new one. */
  readonly record: EditedMail | undefined;
  /** The company of the list that one comes from, if it is of one. */
  readonly company: string | undefined;
  /** Where one goes afterwards. */
  readonly list: string;
}

const resolver = zodResolver(confirmationMailForm);
const formId = 'confirmation-mail';

/** The fields of an address: itself, and of which company a new one is. */
export function ConfirmationMailFields({ id, record, company, list }: ConfirmationMailFieldsProps) {
  const t = useTexts(confirmationMailsTexts);
  const goBack = useWayBack();
  const { mayChoose, own, nameOf, source } = useMailCompany();
  const isNew = id === newConfirmationMailId;
  const [companyId, setCompanyId] = useState(mayChoose ? (company ?? own?.id) : own?.id);
  const [lacksCompany, setLacksCompany] = useState(false);
  const form = useForm<ConfirmationMailForm>({
    resolver,
    defaultValues: { email: record?.email ?? '' },
  });
  const { register, handleSubmit, formState, setError, reset } = form;
  const { save, isSaving, failure, isSaved, conflict } = useSaveMail({
    id,
    version: record?.version ?? 0,
    onRefused: (message) => setError('email', { type: 'server', message }, { shouldFocus: true }),
    onAcceptTheirs: (email) => reset({ email }),
  });
  useGuardedForm(form, { isSaved });
  // Not before the guard is off.
  useEffect(() => {
    if (isSaved) goBack(list);
  }, [isSaved, list, goBack]);
  const submit = handleSubmit(({ email }) => {
    if (isNew && companyId === undefined) return setLacksCompany(true);
    save({ email, companyId });
  });
  useScreen({
    actions: [
      { id: 'save', label: t('save'), icon: 'save', tone: 'primary', busy: isSaving, submits: formId },
    ],
  });
  const { email: problem } = formState.errors;
  return (
    <>
      <Form id={formId} onSubmit={submit}>
        {isNew && mayChoose && (
          <CompanyField
            source={source}
            companyId={companyId}
            name={nameOf(companyId)}
            error={lacksCompany && companyId === undefined ? t('companyRequired') : undefined}
            onPick={setCompanyId}
          />
        )}
        {!isNew && mayChoose && (
          <TextField label={t('field.company')} icon="company" value={record?.companyName} readOnly />
        )}
        <EmailField
          {...register('email')}
          label={t('field.email')}
          hint={t('emailHint')}
          error={fieldErrorText(problem, (key) =>
            t(`problem.${key as keyof (typeof confirmationMailsTexts)['it']['problem']}`),
          )}
          autoComplete="off"
          maxLength={254}
          data-autofocus
        />
        <SaveFailure error={isSaving ? undefined : failure} />
      </Form>
      {conflict && <ConflictDialog conflict={conflict} labels={{ email: t('field.email') }} />}
    </>
  );
}
