import { FileField, useTexts } from 'shared-ui';
import { messageWriteTexts } from './message-write.texts.ts';
import { sizesInUnits, type AttachmentUpload, type UploadedAttachment } from './use-attachment-upload.ts';

interface AttachmentFileProps {
  readonly label: string;
  readonly accept: string;
  readonly value: UploadedAttachment | null;
  readonly upload: AttachmentUpload;
  readonly error?: string | undefined;
}

/** The field of an attachment: dropped or picked, uploaded at once, with its progress and a way to give it up. */
export function AttachmentFile({ label, accept, value, upload, error }: AttachmentFileProps) {
  const t = useTexts(messageWriteTexts);
  const { uploading, progress, refusal, sizes, choose } = upload;
  const pages =
    value && value.pages.length > 0 ? t('attachment.pages', { count: value.pages.length }) : undefined;
  return (
    <FileField
      label={label}
      accept={accept}
      hint={sizes && t('attachment.hint', sizesInUnits(sizes))}
      value={uploading ?? (value && { name: value.fileName, size: value.fileSize })}
      facts={uploading ? (progress === 1 ? t('attachment.checking') : undefined) : pages}
      notes={uploading ? [] : value?.notes}
      progress={uploading ? progress : undefined}
      onChange={(file) => void choose(file)}
      error={refusal ?? error}
    />
  );
}
