import type { RefObject } from 'react';
import { Button, Icon, useTexts } from 'shared-ui';
import { qrScanTexts } from './qr-scan.texts.ts';
import classes from './scan.module.css';
import type { CameraState } from './use-camera.ts';

interface CameraViewProps {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly state: CameraState;
  readonly onRetry: () => void;
}

/** What the camera sees, in a frame; where it sees nothing, why, and what to do. */
export function CameraView({ video, state, onRetry }: CameraViewProps) {
  const t = useTexts(qrScanTexts);
  const isOn = state === 'on';
  return (
    <div className={classes.stage} data-on={isOn || undefined}>
      <video ref={video} className={classes.video} hidden={!isOn} autoPlay muted playsInline aria-hidden />
      {isOn ? (
        <span className={classes.frame} aria-hidden />
      ) : (
        <div className={classes.words} role="status">
          <Icon name={state === 'asking' ? 'waiting' : 'qr'} size="xl" />
          <h3>{t(`camera.${state}.title`)}</h3>
          <p>{t(`camera.${state}.hint`)}</p>
          {(state === 'denied' || state === 'busy' || state === 'absent') && (
            <Button icon="refresh" onClick={onRetry}>
              {t('camera.retry')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
