import { useEffect, useRef, useState } from 'react';
import { asApiError, call, failureSentence } from 'shared-api';
import { isAttachmentName, uploadAttachment, type DraftUpload } from 'shared-api/contracts/signing';
import { useTexts } from 'shared-ui';
import { useUploadSizes } from '../send-doc/use-send-doc.ts';
import { messageWriteTexts } from './message-write.texts.ts';

/** An attachment that was just uploaded, with what is good to know of it. */
export type UploadedAttachment = DraftUpload & { readonly notes: readonly string[] };

interface AttachmentUploadOptions {
  readonly isAccepted?: (fileName: string) => boolean;
  /** Which problem a file of another kind is. */
  readonly refusedAs?: 'attachment-format' | 'external-attachment-not-pdf';
  readonly onUploaded: (upload: UploadedAttachment | null) => void;
}

/** The sizes in the units of the specification: Kb and Mb. */
export function sizesInUnits(sizes: { readonly minSize: number; readonly maxSize: number }) {
  const inUnits = (bytes: number, unit: number) => Math.round((bytes / unit) * 100) / 100;
  return { min: inUnits(sizes.minSize, 1000), max: inUnits(sizes.maxSize, 1_000_000) };
}

/** The file of a message: checked by name and size, uploaded with its progress at once, given up when another is chosen. */
export function useAttachmentUpload(options: AttachmentUploadOptions) {
  const { isAccepted = isAttachmentName, refusedAs = 'attachment-format', onUploaded } = options;
  const t = useTexts(messageWriteTexts);
  const sizes = useUploadSizes();
  const [uploading, setUploading] = useState<File | null>(null);
  const [progress, setProgress] = useState(0);
  const [refusal, setRefusal] = useState<string>();
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  const problemOf = (file: File): string | undefined => {
    if (!isAccepted(file.name)) return t(`problem.${refusedAs}`);
    const fits = !sizes || (file.size >= sizes.minSize && file.size <= sizes.maxSize);
    return fits ? undefined : t('attachment.size', sizesInUnits(sizes));
  };
  const choose = async (file: File | null): Promise<void> => {
    leaving.current?.abort();
    setUploading(null);
    setRefusal(undefined);
    onUploaded(null);
    if (!file) return;
    const problem = problemOf(file);
    if (problem !== undefined) return setRefusal(problem);
    const stopping = new AbortController();
    leaving.current = stopping;
    const { signal } = stopping;
    setUploading(file);
    setProgress(0);
    try {
      const onUploadProgress = (share: number) => !signal.aborted && setProgress(share);
      const uploaded = await call(uploadAttachment, {}, { files: { file }, signal, onUploadProgress });
      if (signal.aborted) return;
      // The bytes say what it is, whatever its name.
      if (refusedAs === 'external-attachment-not-pdf' && uploaded.type !== 'application/pdf')
        setRefusal(t(`problem.${refusedAs}`));
      else onUploaded({ ...uploaded, fileName: file.name, fileSize: file.size });
    } catch (error) {
      const isOfOtherKind = asApiError(error)?.fields?.['file'] !== undefined;
      const sentence = isOfOtherKind
        ? t(`problem.${refusedAs}`)
        : failureSentence(error, t('attachment.failed'));
      if (!signal.aborted) setRefusal(sentence);
    }
    if (!signal.aborted) setUploading(null);
  };
  return { uploading, progress, refusal, setRefusal, sizes, choose };
}

export type AttachmentUpload = ReturnType<typeof useAttachmentUpload>;
