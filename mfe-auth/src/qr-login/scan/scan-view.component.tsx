import { useEffect, useRef } from 'react';
import { useBoot } from 'shared-api';
import type { LoginOutcome } from 'shared-api/contracts/auth';
import { FullView, TextButton, useTexts } from 'shared-ui';
import { qrScanTexts } from './qr-scan.texts.ts';
import { CameraView } from './camera-view.component.tsx';
import { PictureButton } from './picture-button.component.tsx';
import classes from './scan.module.css';
import { useCamera } from './use-camera.ts';
import { usePicture } from './use-picture.ts';
import { useQrEntry, type ScanNotice } from './use-qr-entry.ts';
import { useScanLoop } from './use-scan-loop.ts';

interface ScanViewProps {
  readonly onPassed: (outcome: LoginOutcome) => void;
  readonly onClose: () => void;
}

/** The camera view of the sign-in (spec 01 §2): reads the QR code from the camera or from a picture, and signs in by it. */
export function ScanView({ onPassed, onClose }: ScanViewProps) {
  const t = useTexts(qrScanTexts);
  return (
    <FullView isOpen onClose={onClose} title={t('scan.title')}>
      <Scanner onPassed={onPassed} />
    </FullView>
  );
}

function Scanner({ onPassed }: Pick<ScanViewProps, 'onPassed'>) {
  const t = useTexts(qrScanTexts);
  const { product } = useBoot().branding;
  const video = useRef<HTMLVideoElement>(null);
  const { state, stream, retry } = useCamera();
  const { notice, isChecking, enter, showNotice } = useQrEntry(onPassed);
  const picture = usePicture({ onText: enter, onNothing: showNotice });
  useScanLoop({
    video,
    isRunning: state === 'on' && !isChecking,
    onText: enter,
    onUnreadable: () => showNotice({ tone: 'error', text: t('scan.unreadable') }),
  });
  useEffect(() => {
    if (video.current) video.current.srcObject = stream ?? null;
  }, [stream]);
  return (
    <div className={classes.scanner}>
      <p className={classes.lead}>{t('scan.lead', { product })}</p>
      <CameraView video={video} state={state} onRetry={retry} />
      <Notice notice={notice ?? (state === 'on' ? { tone: 'info', text: t('scan.aim') } : undefined)} />
      <PictureButton
        kind={state === 'on' || state === 'asking' ? 'secondary' : 'primary'}
        onChoose={picture.choose}
        isBusy={picture.isReading || isChecking}
      />
    </div>
  );
}

function Notice({ notice }: { readonly notice: ScanNotice | undefined }) {
  const t = useTexts(qrScanTexts);
  return (
    <p className={classes.notice} data-tone={notice?.tone} role="status">
      <span>{notice?.text}</span>{' '}
      {notice?.retry && <TextButton onClick={notice.retry}>{t('scan.retry')}</TextButton>}
    </p>
  );
}
