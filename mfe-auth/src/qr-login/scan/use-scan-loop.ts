import { useEffect, useEffectEvent, type RefObject } from 'react';
import { loadReader, type ReadQr } from './read-qr.ts';

const pause = 120;
const pauseWithoutReader = 2000;

interface ScanLoop {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly isRunning: boolean;
  /** The text of a code, again and again as long as it is in view. */
  readonly onText: (text: string) => void;
  /** The reader of codes did not load; it is tried again. */
  readonly onUnreadable: () => void;
}

/** Reads codes from a video as long as it runs, with a pause between two frames. */
export function useScanLoop({ video, isRunning, onText, onUnreadable }: ScanLoop): void {
  const handleText = useEffectEvent(onText);
  const handleUnreadable = useEffectEvent(onUnreadable);
  useEffect(() => {
    if (!isRunning) return;
    let timer: ReturnType<typeof setTimeout>;
    let isGone = false;
    const scan = async () => {
      const read = await loadReader().catch(() => undefined);
      const text = read && (await readFrame(video.current, read));
      if (isGone) return;
      if (text) handleText(text);
      if (!read) handleUnreadable();
      timer = setTimeout(() => void scan(), read ? pause : pauseWithoutReader);
    };
    void scan();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [video, isRunning]);
}

async function readFrame(video: HTMLVideoElement | null, read: ReadQr): Promise<string | undefined> {
  // A camera that has only just been opened has no picture yet.
  return video ? read(video).catch(() => undefined) : undefined;
}
