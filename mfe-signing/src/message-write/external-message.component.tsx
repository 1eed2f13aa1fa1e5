import { Controller } from 'react-hook-form';
import { maxMessageBody, maxMessageTitle } from 'shared-api/contracts/signing';
import {
  Button,
  Card,
  CheckboxField,
  Dialog,
  EmailField,
  Form,
  Row,
  Stack,
  TextAreaField,
  TextField,
  useScreen,
  useTexts,
} from 'shared-ui';
import { AttachmentFile } from './attachment-file.component.tsx';
import { problemText } from './message-form.ts';
import classes from './message-write.module.css';
import { messageWriteTexts } from './message-write.texts.ts';
import { messagePaths } from './paths.ts';
import { useExternalMessage } from './use-external-message.ts';

/** Writes to a person without an account (spec 02 §2, 'Inserimento Messaggio'): by mail, with a PDF or with one to sign. */
export function ExternalMessage() {
  const t = useTexts(messageWriteTexts);
  const { form, upload, asked, ask, closeQuestion, send, place } = useExternalMessage();
  const { register, control, formState, watch } = form;
  const { errors } = formState;
  const [signs, boxes, file] = watch(['signsAttachment', 'boxes', 'upload']);
  useScreen({
    back: { to: messagePaths.inbox },
    actions: [
      {
        id: 'send',
        label: t('external.send'),
        icon: 'send',
        tone: 'primary',
        busy: upload.uploading !== null,
        submits: 'external-message',
      },
    ],
  });
  return (
    <>
      <Form id="external-message" onSubmit={form.handleSubmit(ask)}>
        <Card title={t('external.title')}>
          <Stack>
            <TextField
              {...register('name')}
              label={t('external.name')}
              error={problemText(t, errors.name)}
              autoComplete="off"
            />
            <TextField
              {...register('surname')}
              label={t('external.surname')}
              error={problemText(t, errors.surname)}
              autoComplete="off"
            />
            <EmailField
              {...register('email')}
              label={t('external.mail')}
              error={problemText(t, errors.email)}
              autoComplete="off"
            />
            <TextField
              {...register('title')}
              label={t('field.title')}
              error={problemText(t, errors.title)}
              autoComplete="off"
              maxLength={maxMessageTitle}
            />
            <TextAreaField
              {...register('body')}
              label={t('field.body')}
              error={problemText(t, errors.body)}
              rows={6}
              maxLength={maxMessageBody}
            />
            <CheckboxField
              {...register('signsAttachment')}
              label={t('external.sign')}
              hint={t('external.signHint')}
            />
            <Controller
              control={control}
              name="upload"
              render={({ field: { value }, fieldState }) => (
                <AttachmentFile
                  label={t('attachment.title')}
                  accept=".pdf,application/pdf"
                  value={value}
                  upload={upload}
                  error={problemText(t, fieldState.error)}
                />
              )}
            />
            {signs && file && (
              <Row>
                <Button
                  icon="sign"
                  aria-invalid={errors.boxes ? true : undefined}
                  aria-describedby="external-boxes"
                  onClick={place}
                >
                  {t('attachment.place')}
                </Button>
                <span id="external-boxes" className={errors.boxes ? classes.error : classes.muted}>
                  {errors.boxes
                    ? t('problem.external-boxes-required')
                    : t('attachment.boxes', { count: boxes.length })}
                </span>
              </Row>
            )}
          </Stack>
        </Card>
      </Form>
      {asked && (
        <Dialog
          isOpen
          onClose={closeQuestion}
          title={t('external.question', { name: `${asked.name} ${asked.surname}` })}
          actions={
            <>
              <Button onClick={closeQuestion}>{t('send.cancel')}</Button>
              <Button kind="primary" icon="send" onClick={send}>
                {t('external.send')}
              </Button>
            </>
          }
        >
          <div className={classes.parts}>
            <p>{t('external.text', { mail: asked.email })}</p>
            {asked.upload && (
              <p>
                {t(asked.signsAttachment ? 'external.withSigns' : 'send.withAttachment', {
                  file: asked.upload.fileName,
                })}
              </p>
            )}
            <p className={classes.muted}>{t('send.undo')}</p>
          </div>
        </Dialog>
      )}
    </>
  );
}
