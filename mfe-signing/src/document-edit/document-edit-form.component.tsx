import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { documentForm, isSameRequest, type DocumentFormValues } from 'shared-api/contracts/signing';
import {
  Banner,
  CheckboxField,
  ConflictDialog,
  Form,
  NumberField,
  SaveFailure,
  TextField,
  useGuardedForm,
  useScreen,
  useTexts,
  useWayBack,
} from 'shared-ui';
import { problemText } from '../document-add/document-form.ts';
import { ReceiverFields } from '../document-add/receiver-fields.component.tsx';
import { documentAddTexts } from '../document-add/document-add.texts.ts';
import { useSaveDocument, type EditedDocument } from './use-document-edit.ts';

interface EditFormProps {
  readonly id: string;
  readonly record: EditedDocument;
}

const receiverNames = ['receiverName', 'receiverSurname', 'receiverEmail'] as const;
const resolver = zodResolver(documentForm);

/** The fields of a document that exists. Ticking Expire shows the hours; unticking clears and hides them (spec 02 §2). */
export function EditForm({ id, record: { version, isSent = false, ...values } }: EditFormProps) {
  const t = useTexts(documentAddTexts);
  const form = useForm<DocumentFormValues>({
    defaultValues: values,
    resolver,
    shouldFocusError: false,
  });
  const { register, control, setValue, reset, formState, handleSubmit } = form;
  const { save, isSaving, failure, isSaved, conflict } = useSaveDocument({
    id,
    version,
    onAcceptTheirs: reset,
  });
  useGuardedForm(form, { isSaved });
  const goBack = useWayBack();
  // Not before the guard is off.
  useEffect(() => {
    if (isSaved) goBack('/documentsAdmin');
  }, [isSaved, goBack]);
  const [expires, receiverName, receiverSurname, receiverEmail, title] = useWatch({
    control,
    name: ['expires', 'receiverName', 'receiverSurname', 'receiverEmail', 'title'],
  });
  const isTakenBack = !isSameRequest({ receiverName, receiverSurname, receiverEmail, title }, values);
  const submit = handleSubmit((typed) => save(typed));
  useScreen({
    actions: [
      {
        id: 'save',
        label: t('save'),
        icon: 'save',
        tone: 'primary',
        busy: isSaving,
        submits: 'edit-document',
      },
    ],
  });
  return (
    <>
      {isSent && (
        <Banner tone={isTakenBack ? 'warning' : 'info'} icon="send">
          {t(isTakenBack ? 'edit.willBeTakenBack' : 'edit.isSent')}
        </Banner>
      )}
      <Form id="edit-document" onSubmit={submit}>
        <ReceiverFields
          values={{ receiverName, receiverSurname, receiverEmail }}
          fieldOf={(name) => ({ input: register(name), error: formState.errors[name] })}
          onChoose={(receiver) => {
            for (const name of receiverNames)
              setValue(name, receiver[name], { shouldDirty: true, shouldValidate: formState.isSubmitted });
          }}
        />
        <TextField
          {...register('title')}
          label={t('field.title')}
          error={problemText(t, formState.errors.title)}
          autoComplete="off"
          maxLength={200}
        />
        <CheckboxField
          label={t('field.expires')}
          {...register('expires', {
            onChange: ({ target }: { target: HTMLInputElement }) => {
              if (!target.checked) setValue('expiryHours', null);
            },
          })}
        />
        {expires && (
          <Controller
            control={control}
            name="expiryHours"
            render={({ field: { value, onChange } }) => (
              <NumberField
                label={t('field.hours')}
                hint={t('field.hoursHint')}
                min={0}
                value={value}
                onChange={onChange}
                error={problemText(t, formState.errors.expiryHours)}
              />
            )}
          />
        )}
        <SaveFailure error={isSaving ? undefined : failure} />
      </Form>
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          labels={{
            receiverName: t('field.receiverName'),
            receiverSurname: t('field.receiverSurname'),
            receiverEmail: t('field.receiverEmail'),
            title: t('field.title'),
            expires: t('field.expires'),
            expiryHours: t('field.hours'),
          }}
        />
      )}
    </>
  );
}
