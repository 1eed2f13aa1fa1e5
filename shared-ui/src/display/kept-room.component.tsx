import { useAtom } from 'jotai';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { z } from 'zod';
import { createDeviceState } from '../hooks/device-state.ts';

interface KeptRoomProps {
  /** What it is the room of, by which its height is known on this device. */
  readonly name: string;
  /** Whether what comes has come: until then it is as high as it was last, and no less afterwards. */
  readonly isSettled: boolean;
  readonly children: ReactNode;
}

interface Height {
  readonly width: number;
  readonly height: number;
}

const roomsState = createDeviceState<string>('sportello.rooms', '{}');
const highest = 2000;
const rooms = z.record(z.string(), z.object({ width: z.number(), height: z.number().max(highest) }));

/**
 * The room of what comes later on a slow line, so that nothing below it moves under a finger: as high as it was when last seen on this
 * device, at least as high as what stood there meanwhile. What turns out to be less leaves the rest of it empty until the screen is left.
 */
export function KeptRoom({ name, isSettled, children }: KeptRoomProps) {
  const [text, setText] = useAtom(roomsState);
  const inner = useRef<HTMLDivElement>(null);
  const [kept, setKept] = useState(() => readRooms(text)[name]);
  useLayoutEffect(() => {
    const block = inner.current;
    if (!block) return undefined;
    const watch = new ResizeObserver(() => {
      const now = { width: block.offsetWidth, height: Math.min(block.offsetHeight, highest) };
      if (now.width === 0) return;
      // Where it is wrapped anew, what was kept for another width is no room of it.
      setKept((before) => {
        const isOfWidth = before?.width === now.width;
        if (isSettled) return isOfWidth ? before : undefined;
        return isOfWidth && before.height >= now.height ? before : now;
      });
      if (isSettled) setText((before) => JSON.stringify({ ...readRooms(before), [name]: now }));
    });
    watch.observe(block);
    return () => watch.disconnect();
  }, [isSettled, name, setText]);
  return (
    <div style={kept && { minBlockSize: kept.height }}>
      <div ref={inner}>{children}</div>
    </div>
  );
}

function readRooms(text: string): Readonly<Record<string, Height>> {
  try {
    return rooms.parse(JSON.parse(text));
  } catch {
    return {};
  }
}
