import { useAtom } from 'jotai';
import { useCallback } from 'react';
import { createDeviceState } from 'shared-ui';
import { z } from 'zod';

/** How many lines each card had last, as JSON, so that its room is kept while it loads and nothing jumps. */
const linesState = createDeviceState<string>('sportello.dash-lines', '{}');
const lines = z.record(z.string(), z.number().int().min(0).max(10));

/** How many lines a card had when it was last seen on this device, and how to remember it. */
export function useRememberedLines() {
  const [text, setText] = useAtom(linesState);
  const known = readLines(text);
  const remember = useCallback(
    (card: string, count: number) =>
      setText((before) => JSON.stringify({ ...readLines(before), [card]: Math.min(count, 10) })),
    [setText],
  );
  return { known, remember };
}

function readLines(text: string): Readonly<Record<string, number>> {
  try {
    return lines.parse(JSON.parse(text));
  } catch {
    return {};
  }
}
