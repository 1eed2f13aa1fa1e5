import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { hasRecipients, type MessageDraft } from 'shared-api/contracts/signing';
import { useTexts } from 'shared-ui';
import { showFailure } from '../failure-text.ts';
import { messageForm, valuesOf, type MessageValues } from './message-form.ts';
import { messageWriteTexts } from './message-write.texts.ts';
import { messagePaths } from './paths.ts';
import type { AttachmentProperties } from './properties.dialog.tsx';
import type { UploadedAttachment } from './use-attachment-upload.ts';
import { useDraftSaver } from './use-draft-saver.ts';
import { useMayChoosePeople } from './use-people.ts';
import { useSendMessage } from './use-send-message.ts';

/** The form of a message, kept as a draft while it is written, and where it leads. */
export function useCompose(draft: MessageDraft | undefined, onKept: (id: string) => void) {
  const t = useTexts(messageWriteTexts);
  const navigate = useNavigate();
  const mayChoose = useMayChoosePeople();
  const form = useForm<MessageValues>({
    defaultValues: valuesOf(draft),
    resolver: zodResolver(messageForm),
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  const { subscribe, setValue, getValues, setError, clearErrors } = form;
  const { saver, state } = useDraftSaver(draft, onKept);
  const [asked, setAsked] = useState<MessageValues>();
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => saver.change(structuredClone(values)),
      }),
    [subscribe, saver],
  );
  const sending = useSendMessage({ form, saver, onRefused: () => setAsked(undefined) });
  /** Goes on to a step that works on the kept draft. */
  const goTo = async (path: (draftId: string) => string) => {
    if (state === 'new') saver.change(structuredClone(getValues()));
    try {
      const kept = await saver.flush();
      if (kept) await navigate(path(kept.id));
    } catch (error) {
      if (state !== 'conflict') showFailure(error);
    }
  };
  const setProperties = ({ viewsAttachment, signsAttachment }: AttachmentProperties) => {
    setValue('viewsAttachment', viewsAttachment);
    setValue('signsAttachment', signsAttachment);
    if (!signsAttachment) setValue('boxes', []);
  };
  return {
    form,
    state,
    goTo,
    keepMine: saver.keepMine,
    saveNow: () => void saver.flush().catch(showFailure),
    attachment: {
      /** The popup opens on a message that has its title and text (spec 02 §5). */
      mayAdd: () => {
        clearErrors(['title', 'body']);
        const { title, body } = getValues();
        const missing = title.trim() === '' ? 'title' : body.trim() === '' ? 'body' : undefined;
        if (missing)
          setError(
            missing,
            { type: 'server', message: t(`attachment.${missing}Required`) },
            { shouldFocus: true },
          );
        return missing === undefined;
      },
      onUploaded: ({ notes: _notes, ...upload }: UploadedAttachment) => {
        setValue('upload', upload);
        setProperties({ viewsAttachment: true, signsAttachment: false });
      },
      onProperties: (properties: AttachmentProperties) => {
        setProperties(properties);
        if (properties.signsAttachment) void goTo(messagePaths.boxes);
        else if (mayChoose && !hasRecipients(getValues('recipients'))) void goTo(messagePaths.choosePeople);
      },
      onRemove: () => {
        setValue('upload', null);
        setProperties({ viewsAttachment: true, signsAttachment: false });
      },
    },
    sending: {
      asked,
      isPending: sending.isPending,
      ask: (values: MessageValues) => setAsked(values),
      close: () => setAsked(undefined),
      confirm: () => asked && sending.mutate(asked),
    },
  };
}
