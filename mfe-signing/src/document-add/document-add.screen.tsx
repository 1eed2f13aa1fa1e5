import { Controller } from 'react-hook-form';
import { useSignedIn } from 'shared-api';
import {
  Button,
  CheckboxField,
  FileField,
  Form,
  Page,
  ProgressBar,
  Stepper,
  useScreen,
  useTexts,
} from 'shared-ui';
import { documentAddTexts } from './document-add.texts.ts';
import { useDraft } from './draft.ts';
import { problemText } from './document-form.ts';
import { ReceiverFields } from './receiver-fields.component.tsx';
import { useAddDocument } from './use-document-add.ts';

/** Adds a document, first step: for whom, and which PDF (spec 02 §2, Add Document). */
export function AddDocumentScreen() {
  const t = useTexts(documentAddTexts);
  const { userId } = useSignedIn();
  const { upload } = useDraft(userId);
  const { form, handleNext, progress, cancel } = useAddDocument(userId);
  const { register, control, formState } = form;
  const isUploading = progress !== null;
  useScreen({
    title: t('title'),
    back: { to: '/documentsAdmin' },
    actions: [
      {
        id: 'next',
        label: t('next'),
        icon: 'forward',
        tone: 'primary',
        busy: isUploading,
        submits: 'add-document',
      },
    ],
  });
  return (
    <Page>
      <Stepper label={t('steps.label')} steps={[t('steps.data'), t('steps.signs')]} current={0} />
      <Form id="add-document" onSubmit={handleNext}>
        <ReceiverFields form={form} disabled={isUploading} />
        <Controller
          control={control}
          name="attachment"
          render={({ field }) => (
            <FileField
              label={t('field.attachment')}
              hint={upload && !field.value ? t('kept', { name: upload.fileName }) : undefined}
              accept=".pdf,application/pdf"
              value={field.value}
              onChange={field.onChange}
              progress={progress ?? undefined}
              disabled={isUploading}
              error={problemText(t, formState.errors.attachment)}
            />
          )}
        />
        {isUploading && (
          <>
            {progress === 1 && <ProgressBar label={t('upload.checking')} />}
            <Button icon="close" onClick={cancel}>
              {t('upload.cancel')}
            </Button>
          </>
        )}
        <CheckboxField
          label={t('field.savesCopy')}
          hint={t('field.savesCopyHint')}
          disabled={isUploading}
          {...register('savesCopy')}
        />
        <CheckboxField
          label={t('field.expires')}
          hint={t('field.expiresHint')}
          disabled={isUploading}
          {...register('expires')}
        />
      </Form>
    </Page>
  );
}
