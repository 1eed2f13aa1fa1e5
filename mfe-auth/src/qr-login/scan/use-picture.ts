import { useMutation } from '@tanstack/react-query';
import { useTexts } from 'shared-ui';
import { qrScanTexts } from './qr-scan.texts.ts';
import { loadReader } from './read-qr.ts';
import type { ScanNotice } from './use-qr-entry.ts';

interface PictureOptions {
  readonly onText: (text: string) => void;
  readonly onNothing: (notice: ScanNotice) => void;
}

/** Reads the QR code of a picture that the person chooses: the file of the profile, or a photograph of it. */
export function usePicture({ onText, onNothing }: PictureOptions) {
  const t = useTexts(qrScanTexts);
  const reading = useMutation({
    mutationFn: async (file: File) => {
      const [read, picture] = await Promise.all([loadReader(), createImageBitmap(file)]);
      return read(picture).finally(() => picture.close());
    },
    onSuccess: (text) => {
      if (text) onText(text);
      else onNothing({ tone: 'error', text: t('scan.nothingInPicture') });
    },
    onError: () => onNothing({ tone: 'error', text: t('scan.notAPicture') }),
  });
  return { choose: (file: File) => reading.mutate(file), isReading: reading.isPending };
}
