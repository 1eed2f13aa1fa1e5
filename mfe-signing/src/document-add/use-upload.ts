import { useEffect, useRef, useState } from 'react';
import { call } from 'shared-api';
import { uploadDocument } from 'shared-api/contracts/signing';
import type { UploadedPdf } from './draft.ts';

/** Uploads a PDF for its boxes to be placed, with its progress, and a way to give it up. */
export function useUpload() {
  const [progress, setProgress] = useState<number | null>(null);
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  /** Answers null when it was given up, for another file too. @throws ApiError */
  const upload = async (file: File): Promise<UploadedPdf | null> => {
    const stopping = new AbortController();
    leaving.current = stopping;
    const { signal } = stopping;
    const show = (share: number | null) => !signal.aborted && setProgress(share);
    show(0);
    try {
      const { uploadId, address, pages, notes } = await call(
        uploadDocument,
        {},
        { files: { v_file: file }, signal, onUploadProgress: show },
      );
      return signal.aborted
        ? null
        : { uploadId, address, pages, notes, fileName: file.name, fileSize: file.size };
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    } finally {
      show(null);
    }
  };
  return { upload, progress, cancel: () => leaving.current?.abort() };
}
