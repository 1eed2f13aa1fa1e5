import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { documentForm, type DocumentFormValues } from 'shared-api/contracts/signing';
import { CheckboxField, ConflictDialog, Form, NumberField, useScreen, useTexts } from 'shared-ui';
import { problemText } from '../document-add/document-form.ts';
import { ReceiverFields } from '../document-add/receiver-fields.component.tsx';
import { documentAddTexts } from '../document-add/document-add.texts.ts';
import { useSaveDocument, type EditedDocument } from './use-document-edit.ts';

interface EditFormProps {
  readonly id: string;
  readonly record: EditedDocument;
}

const resolver = zodResolver(documentForm);

/** The fields of a document that exists. Ticking Expire shows the hours; unticking clears and hides them (spec 02 §2). */
export function EditForm({ id, record: { version, ...values } }: EditFormProps) {
  const t = useTexts(documentAddTexts);
  const form = useForm<DocumentFormValues>({
    defaultValues: values,
    resolver,
    shouldFocusError: false,
  });
  const { register, control, setValue, reset, formState, handleSubmit } = form;
  const { save, isSaving, conflict } = useSaveDocument({ id, version, onAcceptTheirs: reset });
  const expires = useWatch({ control, name: 'expires' });
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
      <Form id="edit-document" onSubmit={submit}>
        <ReceiverFields form={form} />
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
