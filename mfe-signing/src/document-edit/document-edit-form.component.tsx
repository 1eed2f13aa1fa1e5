import { Controller, useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { CheckboxField, Form, NumberField, useBottomBar, useTexts } from 'shared-ui';
import { editFormResolver, type EditFormValues } from '../document-add/document-form.ts';
import { problemText } from '../document-add/problem-text.ts';
import { ReceiverFields } from '../document-add/receiver-fields.component.tsx';
import { documentAddTexts } from '../document-add/document-add.texts.ts';
import { DocumentConflictDialog } from './document-conflict.dialog.tsx';
import { useSaveDocument, type EditedDocument } from './use-document-edit.ts';

interface EditFormProps {
  readonly id: string;
  readonly document: EditedDocument;
}

/** The fields of a document that exists. Ticking Expire shows the hours; unticking clears and hides them (spec 02 §2). */
export function EditForm({ id, document: { version, ...values } }: EditFormProps) {
  const t = useTexts(documentAddTexts);
  const navigate = useNavigate();
  const form = useForm<EditFormValues>({
    defaultValues: values,
    resolver: editFormResolver,
    shouldFocusError: false,
  });
  const { register, control, setValue, reset, getValues, formState, handleSubmit } = form;
  const { save, isPending, conflict, keepMine, acceptTheirs, closeConflict } = useSaveDocument(id, version);
  const expires = useWatch({ control, name: 'expires' });
  const submit = handleSubmit((typed) => save(typed));
  useBottomBar([
    { id: 'back', label: t('back'), icon: 'back', onClick: () => void navigate('/documentsAdmin') },
    {
      id: 'save',
      label: t('save'),
      icon: 'save',
      tone: 'primary',
      busy: isPending,
      onClick: () => document.querySelector<HTMLFormElement>('#edit-document')?.requestSubmit(),
    },
  ]);
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
                error={problemText(t, formState.errors.expiryHours?.message)}
              />
            )}
          />
        )}
      </Form>
      {conflict && (
        <DocumentConflictDialog
          conflict={conflict}
          mine={getValues()}
          onKeepMine={() => keepMine(getValues())}
          onAcceptTheirs={() => {
            const { version: _version, ...theirs } = conflict.current;
            reset(theirs);
            acceptTheirs();
          }}
          onClose={closeConflict}
        />
      )}
    </>
  );
}
