import { useRef } from 'react';
import { Button, useTexts, type ButtonLook } from 'shared-ui';
import { qrScanTexts } from './qr-scan.texts.ts';

interface PictureButtonProps {
  /** `primary` where it is the only way. */
  readonly kind: NonNullable<ButtonLook['kind']>;
  readonly onChoose: (file: File) => void;
  readonly isBusy: boolean;
}

/** Chooses a picture of the code in place of the camera. */
export function PictureButton({ kind, onChoose, isBusy }: PictureButtonProps) {
  const t = useTexts(qrScanTexts);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={t('scan.choosePicture')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
          target.value = '';
        }}
      />
      <Button kind={kind} icon="image" isWide isBusy={isBusy} onClick={() => input.current?.click()}>
        {t('scan.choosePicture')}
      </Button>
    </>
  );
}
