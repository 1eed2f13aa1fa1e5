import { useWatch } from 'react-hook-form';
import { Card, CheckboxField, Form, TextField, useScreen, useTexts } from 'shared-ui';
import { documentAddTexts } from './document-add.texts.ts';
import { problemText } from './document-form.ts';
import classes from './document-add.module.css';
import { FilePart } from './file-part.component.tsx';
import { ReceiverRows } from './receiver-rows.component.tsx';
import { useAddDocument } from './use-document-add.ts';

/** Who receives the document, then the document itself. */
export function AddForm({ userId }: { readonly userId: string }) {
  const t = useTexts(documentAddTexts);
  const { form, chosen, handleNext } = useAddDocument(userId);
  const { register, control, formState } = form;
  const count = useWatch({ control, name: 'receivers' }).length;
  useScreen({
    actions: [
      {
        id: 'next',
        label: t('next'),
        icon: 'forward',
        tone: 'primary',
        busy: chosen.uploading !== null,
        submits: 'add-document',
      },
    ],
  });
  return (
    <Form id="add-document" onSubmit={handleNext}>
      <Card title={t(count > 1 ? 'section.receivers' : 'section.receiver')}>
        <ReceiverRows form={form} />
      </Card>
      <Card title={t('section.document')}>
        <div className={classes.fields}>
          <TextField
            {...register('title')}
            label={t('field.title')}
            error={problemText(t, formState.errors.title)}
            autoComplete="off"
            maxLength={200}
          />
          <FilePart form={form} chosen={chosen} />
          <CheckboxField
            label={t('field.savesCopy')}
            hint={t('field.savesCopyHint')}
            {...register('savesCopy')}
          />
          <CheckboxField label={t('field.expires')} hint={t('field.expiresHint')} {...register('expires')} />
          <CheckboxField
            label={t('field.needsAllPages')}
            hint={t('field.needsAllPagesHint')}
            {...register('needsAllPages')}
          />
        </div>
      </Card>
    </Form>
  );
}
