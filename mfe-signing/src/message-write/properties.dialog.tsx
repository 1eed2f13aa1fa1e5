import { useState } from 'react';
import { CheckboxField, FormDialog, Stack, useTexts } from 'shared-ui';
import { messageWriteTexts } from './message-write.texts.ts';

/** What who gets a message may do with its attachment (spec 02 §2). */
export interface AttachmentProperties {
  readonly viewsAttachment: boolean;
  readonly signsAttachment: boolean;
}

interface PropertiesDialogProps {
  readonly properties: AttachmentProperties;
  /** Whether the attachment can be signed at all. */
  readonly isPdf: boolean;
  readonly onConfirm: (properties: AttachmentProperties) => void;
  readonly onClose: () => void;
}

/** The attachment's two properties: without being opened it is not signed, and only a PDF is. */
export function PropertiesDialog({ properties, isPdf, onConfirm, onClose }: PropertiesDialogProps) {
  const t = useTexts(messageWriteTexts);
  const [viewsAttachment, setViews] = useState(properties.viewsAttachment);
  const [wantsSignature, setWantsSignature] = useState(properties.signsAttachment);
  const maySign = isPdf && viewsAttachment;
  const signsAttachment = maySign && wantsSignature;
  const signHint = !isPdf ? 'signNeedsPdf' : viewsAttachment ? 'signHint' : 'signNeedsView';
  return (
    <FormDialog
      isOpen
      title={t('attachment.properties')}
      submitLabel={t('attachment.confirm')}
      onClose={onClose}
      onSubmit={() => onConfirm({ viewsAttachment, signsAttachment })}
    >
      <Stack>
        <CheckboxField
          label={t('attachment.view')}
          hint={t('attachment.viewHint')}
          checked={viewsAttachment}
          onChange={({ target }) => {
            setViews(target.checked);
            // What cannot be opened is not signed, when it can be opened again neither.
            if (!target.checked) setWantsSignature(false);
          }}
        />
        <CheckboxField
          label={t('attachment.sign')}
          hint={t(`attachment.${signHint}`)}
          checked={signsAttachment}
          disabled={!maySign}
          onChange={({ target }) => setWantsSignature(target.checked)}
        />
      </Stack>
    </FormDialog>
  );
}
