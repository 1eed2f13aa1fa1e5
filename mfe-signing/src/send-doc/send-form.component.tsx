import type { SyntheticEvent } from 'react';
import { Controller } from 'react-hook-form';
import { Card, CheckboxField, fieldErrorText, Form, notify, TextField, useScreen, useTexts } from 'shared-ui';
import { AttachmentField } from '../document-add/attachment-field.component.tsx';
import { AddSteps } from '../document-add/add-steps.component.tsx';
import { documentAddTexts } from '../document-add/document-add.texts.ts';
import { ChosenPeople } from './chosen-people.component.tsx';
import { sendDocPaths } from './paths.ts';
import classes from './send-doc.module.css';
import { sendDocTexts } from './send-doc.texts.ts';
import type { ChosenForDraft } from './use-left-out.ts';
import { useSendForm } from './use-send-form.ts';

interface SendFormProps {
  readonly draftId: string;
  readonly choiceId: string;
  readonly people: ChosenForDraft;
}

/** First step: who is left of those who were chosen, and which PDF they get. */
export function SendForm({ draftId, choiceId, people }: SendFormProps) {
  const t = useTexts(sendDocTexts);
  const words = useTexts(documentAddTexts);
  const { form, chosen, goOn } = useSendForm(draftId, choiceId);
  const { register, control, formState } = form;
  useScreen({
    back: { to: sendDocPaths.users(choiceId) },
    actions: [
      {
        id: 'next',
        label: t('next'),
        icon: 'forward',
        tone: 'primary',
        busy: chosen.uploading !== null,
        submits: 'send-document',
      },
    ],
  });
  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    if (people.problem === null) return goOn(event);
    event.preventDefault();
    notify.warning(people.problem, { duration: 'validation' });
    return undefined;
  };
  return (
    <>
      <AddSteps step="data" />
      <ChosenPeople {...people} />
      <Form id="send-document" onSubmit={handleSubmit}>
        <Card title={t('document')}>
          <div className={classes.fields}>
            <TextField
              {...register('title')}
              label={words('field.title')}
              error={fieldErrorText(formState.errors.title, () => t('problem.title'))}
              autoComplete="off"
              maxLength={200}
            />
            <Controller
              control={control}
              name="attachment"
              render={({ field: { value }, fieldState }) => (
                <AttachmentField
                  value={value}
                  chosen={chosen}
                  error={fieldErrorText(fieldState.error, () => t('problem.attachment'))}
                />
              )}
            />
            <CheckboxField
              label={words('field.savesCopy')}
              hint={words('field.savesCopyHint')}
              {...register('savesCopy')}
            />
            <CheckboxField
              label={words('field.expires')}
              hint={words('field.expiresHint')}
              {...register('expires')}
            />
            <CheckboxField
              label={words('field.needsAllPages')}
              hint={words('field.needsAllPagesHint')}
              {...register('needsAllPages')}
            />
          </div>
        </Card>
      </Form>
    </>
  );
}
