import { useEffect, useEffectEvent, type RefObject } from 'react';
import { loadReader, type ReadQr } from './read-qr.ts';

const pause = 120;
const pauseWithoutReader = 2000;

interface ScanLoop {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly isRunning: boolean;
  /** Told what a code says, again and again as long as it is in view. */
  readonly onText: (text: string) => void;
  /** Told that what reads codes did not come; it is asked for again. */
  readonly onUnreadable: () => void;
}

/** Reads codes from a video as long as it runs, with a breath between two looks. */
export function useScanLoop({ video, isRunning, onText, onUnreadable }: ScanLoop): void {
  const tell = useEffectEvent(onText);
  const notifyUnreadable = useEffectEvent(onUnreadable);
  useEffect(() => {
    if (!isRunning) return;
    let timer: ReturnType<typeof setTimeout>;
    let isGone = false;
    const look = async () => {
      const read = await loadReader().catch(() => undefined);
      const text = read && (await lookAt(video.current, read));
      if (isGone) return;
      if (text) tell(text);
      if (!read) notifyUnreadable();
      timer = setTimeout(() => void look(), read ? pause : pauseWithoutReader);
    };
    void look();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [video, isRunning]);
}

async function lookAt(video: HTMLVideoElement | null, read: ReadQr): Promise<string | undefined> {
  // A camera that has only just been opened has no picture yet.
  return video ? read(video).catch(() => undefined) : undefined;
}
