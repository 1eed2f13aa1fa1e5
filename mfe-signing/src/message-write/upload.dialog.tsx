import { useState } from 'react';
import { FormDialog, useTexts, useUnsavedChanges } from 'shared-ui';
import { AttachmentFile } from './attachment-file.component.tsx';
import { messageWriteTexts } from './message-write.texts.ts';
import { useAttachmentUpload, type UploadedAttachment } from './use-attachment-upload.ts';

interface UploadDialogProps {
  readonly onUploaded: (upload: UploadedAttachment) => void;
  readonly onClose: () => void;
}

/** The upload popup of an attachment (spec 02 §2): its properties come next. Closing it gives the upload up. */
export function UploadDialog({ onUploaded, onClose }: UploadDialogProps) {
  const t = useTexts(messageWriteTexts);
  const [value, setValue] = useState<UploadedAttachment | null>(null);
  const upload = useAttachmentUpload({ onUploaded: setValue });
  useUnsavedChanges(value !== null || upload.uploading !== null);
  return (
    <FormDialog
      isOpen
      title={t('attachment.title')}
      submitLabel={t('attachment.next')}
      isBusy={upload.uploading !== null}
      onClose={onClose}
      onSubmit={() => {
        if (value) onUploaded(value);
        else upload.setRefusal(t('problem.attachment-required'));
      }}
    >
      <AttachmentFile
        label={t('attachment.file')}
        accept=".pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg"
        value={value}
        upload={upload}
      />
    </FormDialog>
  );
}
