import { useEffect, useRef, useState } from 'react';
import { call } from 'shared-api';
import { uploadDocument } from 'shared-api/contracts/signing';
import type { UploadedPdf } from './draft.ts';

/** Uploads a PDF for its boxes to be placed, with its progress, and a way to give it up. */
export function useUpload() {
  const [progress, setProgress] = useState<number | null>(null);
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  /** Answers null when it was given up. @throws ApiError */
  const upload = async (file: File): Promise<UploadedPdf | null> => {
    const stopping = new AbortController();
    leaving.current = stopping;
    setProgress(0);
    try {
      const { uploadId, address, pages, notes } = await call(
        uploadDocument,
        {},
        { files: { v_file: file }, signal: stopping.signal, onUploadProgress: setProgress },
      );
      return { uploadId, address, pages, notes, fileName: file.name };
    } catch (error) {
      if (stopping.signal.aborted) return null;
      throw error;
    } finally {
      setProgress(null);
    }
  };
  return { upload, progress, cancel: () => leaving.current?.abort() };
}
