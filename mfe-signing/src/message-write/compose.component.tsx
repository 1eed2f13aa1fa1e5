import { Controller } from 'react-hook-form';
import { maxMessageBody, maxMessageTitle, type MessageDraft } from 'shared-api/contracts/signing';
import { Card, Form, Stack, TextAreaField, TextField, useScreen, useTexts } from 'shared-ui';
import { AttachmentPart } from './attachment-part.component.tsx';
import { DraftStateLine } from './draft-state.component.tsx';
import { problemText } from './message-form.ts';
import { messageWriteTexts } from './message-write.texts.ts';
import { messagePaths } from './paths.ts';
import { RecipientsField } from './recipients-field.component.tsx';
import { SendMessageDialog } from './send.dialog.tsx';
import { useCompose } from './use-compose.ts';

interface ComposeProps {
  readonly draft: MessageDraft | undefined;
  /** Called with the id of a draft that was kept for the first time. */
  readonly onKept: (id: string) => void;
  /** Reads the draft anew. */
  readonly onReload: () => void;
}

/** Writes a message to people with an account (spec 02 §2): whom to, what, with which attachment. It is kept as a draft by itself. */
export function Compose({ draft, onKept, onReload }: ComposeProps) {
  const t = useTexts(messageWriteTexts);
  const compose = useCompose(draft, onKept);
  const { form, state, attachment, sending } = compose;
  const { register, control, formState, watch } = form;
  useScreen({
    back: { to: messagePaths.inbox },
    actions: [
      {
        id: 'send',
        label: t('send.action'),
        icon: 'send',
        tone: 'primary',
        busy: sending.isPending,
        submits: 'message',
      },
    ],
  });
  const [upload, viewsAttachment, signsAttachment, boxes] = watch([
    'upload',
    'viewsAttachment',
    'signsAttachment',
    'boxes',
  ]);
  return (
    <>
      <DraftStateLine
        state={state}
        onRetry={() => compose.saveNow()}
        onTakeTheirs={onReload}
        onKeepMine={compose.keepMine}
      />
      <Form id="message" onSubmit={form.handleSubmit(sending.ask)}>
        <Stack>
          <Controller
            control={control}
            name="recipients"
            render={({ field: { value, onChange }, fieldState }) => (
              <RecipientsField
                value={value}
                names={draft}
                onChange={onChange}
                onChooseMany={() => void compose.goTo(messagePaths.choosePeople)}
                error={problemText(t, fieldState.error)}
              />
            )}
          />
          <Card>
            <Stack>
              <TextField
                {...register('title')}
                label={t('field.title')}
                error={problemText(t, formState.errors.title)}
                autoComplete="off"
                maxLength={maxMessageTitle}
              />
              <TextAreaField
                {...register('body')}
                label={t('field.body')}
                error={problemText(t, formState.errors.body)}
                rows={8}
                maxLength={maxMessageBody}
              />
            </Stack>
          </Card>
          <AttachmentPart
            upload={upload}
            properties={{ viewsAttachment, signsAttachment }}
            boxes={boxes}
            {...attachment}
            onPlace={() => void compose.goTo(messagePaths.boxes)}
          />
        </Stack>
      </Form>
      {sending.asked && (
        <SendMessageDialog
          message={sending.asked}
          isBusy={sending.isPending}
          onSend={sending.confirm}
          onClose={sending.close}
        />
      )}
    </>
  );
}
