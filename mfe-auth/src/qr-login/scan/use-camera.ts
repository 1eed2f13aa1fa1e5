import { useEffect, useState } from 'react';

/** What is the matter with the camera: it is asked for, it runs, or why it does not. */
export type CameraState = 'asking' | 'on' | 'denied' | 'absent' | 'busy' | 'insecure';

const reasons: Readonly<Record<string, CameraState>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'absent',
  OverconstrainedError: 'absent',
};

const wanted: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 1280 } },
};

interface Outcome {
  readonly attempt: number;
  readonly state: CameraState;
  readonly stream?: MediaStream;
}

/** The camera, the one at the back if there are two, as long as the component stands. */
export function useCamera() {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    let isGone = false;
    let stream: MediaStream | undefined;
    const stop = () => stream?.getTracks().forEach((track) => track.stop());
    const start = async () => {
      stream = await openCamera();
      if (isGone) return stop();
      const [track] = stream.getVideoTracks();
      track?.addEventListener('ended', () => setOutcome({ attempt, state: 'busy' }));
      setOutcome({ attempt, state: 'on', stream });
    };
    start().catch((error: unknown) => {
      if (!isGone) setOutcome({ attempt, state: reasonOf(error) });
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [attempt]);
  const { state, stream }: Partial<Outcome> = outcome?.attempt === attempt ? outcome : {};
  return { state: state ?? 'asking', stream, retry: () => setAttempt(attempt + 1) };
}

async function openCamera(): Promise<MediaStream> {
  // Without a secure connection browsers hide the camera as if there were none.
  if (!window.isSecureContext) throw new DOMException('', 'insecure');
  const devices = (navigator as { mediaDevices?: MediaDevices }).mediaDevices;
  if (!devices) throw new DOMException('', 'NotFoundError');
  return devices.getUserMedia(wanted);
}

function reasonOf(error: unknown): CameraState {
  const name = error instanceof Error ? error.name : '';
  return name === 'insecure' ? 'insecure' : (reasons[name] ?? 'busy');
}
