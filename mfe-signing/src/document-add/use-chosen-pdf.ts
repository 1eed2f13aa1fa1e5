import { useState } from 'react';
import { failureSentence } from 'shared-api';
import { isPdfName, type PageShape } from 'shared-api/contracts/signing';
import { useTexts } from 'shared-ui';
import { documentAddTexts } from './document-add.texts.ts';
import { changeDraft, readDraft, type UploadedPdf } from './draft.ts';
import { useUpload } from './use-upload.ts';

interface ChosenPdfOptions {
  /** Called with the file that counts now; null while there is none. */
  readonly onChange: (upload: UploadedPdf | null) => void;
  /** Why a file is not even uploaded, in a sentence. */
  readonly findProblem?: (file: File) => string | undefined;
}

export type ChosenPdf = ReturnType<typeof useChosenPdf>;

/**
 * The file of the add form. One that is chosen takes the place of the one before, whatever comes of it: what was refused must not go out
 * as what was there. Boxes stay where the new file has the same pages.
 */
export function useChosenPdf(userId: string, { onChange, findProblem }: ChosenPdfOptions) {
  const t = useTexts(documentAddTexts);
  const { upload, progress, cancel } = useUpload();
  const [uploading, setUploading] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<string>();

  /** Uploads and checks a file at once; null takes the file away. */
  const choose = async (file: File | null): Promise<void> => {
    cancel();
    setUploading(null);
    setRefusal(undefined);
    const pages = readDraft(userId).upload?.pages;
    onChange(null);
    if (!file) return changeDraft(userId, { boxes: [] });
    const problem = isPdfName(file.name) ? findProblem?.(file) : t('problem.attachment-not-pdf');
    if (problem) return setRefusal(problem);
    setUploading(file);
    try {
      const uploaded = await upload(file);
      if (!uploaded) return;
      onChange(uploaded);
      if (!haveSameShapes(pages, uploaded.pages)) changeDraft(userId, { boxes: [] });
    } catch (error) {
      setRefusal(failureSentence(error, t('upload.failed')));
    }
    setUploading(null);
  };
  return {
    /** The file that is on its way. */
    uploading,
    progress,
    /** Why the file that was chosen last is not taken, in a sentence. */
    refusal,
    choose,
  };
}

function haveSameShapes(some: readonly PageShape[] | undefined, others: readonly PageShape[]): boolean {
  return JSON.stringify(some) === JSON.stringify(others);
}
